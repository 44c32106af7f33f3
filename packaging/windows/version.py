"""Writes the version resource of the Windows program, in the form PyInstaller reads: version.py FILE."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
        StringStruct('CompanyName', 'The Quinque Ludi authors'),
        StringStruct('FileDescription', 'Quinque Ludi'),
        StringStruct('FileVersion', '{version}'),
        StringStruct('InternalName', 'quinque-ludi'),
        StringStruct('LegalCopyright', 'MIT licence, The Quinque Ludi authors'),
        StringStruct('OriginalFilename', 'quinque-ludi.exe'),
        StringStruct('ProductName', 'Quinque Ludi'),
        StringStruct('ProductVersion', '{version}')]),
      StringTable('040C04B0', [
        StringStruct('CompanyName', 'Les auteurs de Quinque Ludi'),
        StringStruct('FileDescription', 'Quinque Ludi'),
        StringStruct('FileVersion', '{version}'),
        StringStruct('InternalName', 'quinque-ludi'),
        StringStruct('LegalCopyright', 'Licence MIT, les auteurs de Quinque Ludi'),
        StringStruct('OriginalFilename', 'quinque-ludi.exe'),
        StringStruct('ProductName', 'Quinque Ludi'),
        StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200, 1036, 1200])])
  ]
)
"""


def program_version(source: str) -> str:
    """The version that the package's source names."""
    found = re.search(r'^__version__ = "([^"]+)"', source, re.MULTILINE)
    assert found is not None
    return found[1]


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """The version as Windows counts: four numbers, what follows a letter is dropped."""
    numbers = [int(part) for part in re.findall(r"\d+", re.split(r"[a-z+-]", version)[0])]
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def resource(version: str) -> str:
    """The resource's text."""
    return RESOURCE.format(version=version, numbers=four_numbers(version))


if __name__ == "__main__":
    named = program_version((ROOT / "rome_desktop" / "__init__.py").read_text(encoding="utf-8"))
    Path(sys.argv[1]).write_text(resource(named), encoding="utf-8")
