"""Where the files that come with the program lie, in a checkout and in a packaged build alike."""

import sys
from pathlib import Path

ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parent.parent))
RESOURCES = ROOT / "resources"
TRANSLATIONS = ROOT / "translations"
SEEDS = ROOT / "seeds"
