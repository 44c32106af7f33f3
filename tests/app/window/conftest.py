"""Windows that are closed whatever happens."""

import pytest

from rome_desktop.app import language
from tests.app.window.sitting import Sitting


@pytest.fixture
def sit_down(qtbot, qapp, tmp_path):
    """Opens the program for somebody with these settings; again for whoever comes back."""
    sittings = []

    def opened(settings, root=tmp_path):
        sitting = Sitting(qtbot, root, settings)
        sittings.append(sitting)
        return sitting

    yield opened
    for sitting in sittings:
        sitting.close()
    language.set_language(qapp, "en")
