"""`python -m rome_desktop` is the same program as `rome-desktop`."""

import sys

from rome_desktop.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
