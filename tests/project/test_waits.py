"""No test waits for a number of seconds: tests/patience.py and tests/app/waiting.py know when to give up."""

import re
from pathlib import Path

FIXED = re.compile(r"\btimeout\s*=\s*\d|\.wait_(?:signal|until)\b|subprocess\.TimeoutExpired")


def test_no_wait_of_a_test_has_a_fixed_end(project_root: Path):
    found = [
        f"{path.relative_to(project_root)}:{number}"
        for path in sorted((project_root / "tests").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if FIXED.search(line) and path.name != Path(__file__).name
    ]
    assert found == []
