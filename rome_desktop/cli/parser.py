"""How the words of a command are read: wrong ones are answered with a sentence."""

import argparse
from typing import Any, NoReturn

from rome_desktop.cli.output import Failure


class Parser(argparse.ArgumentParser):
    """Answers wrong usage with one sentence instead of a summary of every option."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:]
        sentence = sentence.replace("The following arguments are required", "Missing")
        sentence = sentence.replace("Unrecognized arguments", "Not understood")
        raise Failure(f"{sentence.rstrip('.')}. For help: {self.prog} --help")


def whole_number(at_least: int) -> Any:
    """A reader of whole numbers for argparse."""

    def read(word: str) -> int:
        if not word.lstrip("-").isdecimal() or int(word) < at_least:
            raise argparse.ArgumentTypeError(f"“{word}” should be a whole number, at least {at_least}")
        return int(word)

    return read
