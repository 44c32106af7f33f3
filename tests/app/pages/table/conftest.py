"""A corner of the table for every test in this folder."""

import pytest

from tests.app.pages.table.corner import Corner


@pytest.fixture
def corner(qtbot):
    return Corner(qtbot)
