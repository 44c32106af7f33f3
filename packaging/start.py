"""Where a packaged build starts: the same program as `rome-desktop`, window, commands and `--bot` alike."""

import sys

from rome_desktop.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
