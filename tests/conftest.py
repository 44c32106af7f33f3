"""What every test relies on: no screen, no session bus, one language, and nobody's own files."""

import gc
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")
os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"
for name in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(name, None)

# A busy machine is no reason to fail, and the same commit must give the same answer twice. For a search with
# fresh luck: pytest --hypothesis-profile=search
settings.register_profile(
    "same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("same")

_home = tempfile.TemporaryDirectory(prefix="quinque-ludi-tests-")


def pytest_configure() -> None:
    """Give saves, settings and user content of this run a home of their own."""
    for name, folder in {
        "HOME": "",
        "XDG_CONFIG_HOME": ".config",
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_CACHE_HOME": ".cache",
        "XDG_RUNTIME_DIR": ".run",
    }.items():
        path = Path(_home.name, folder)
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.environ[name] = str(path)


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    _home.cleanup()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough", action="store_true", help="look at every moment and play every match: make test-all"
    )


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether a law looks everywhere, and not only here and there."""
    return bool(pytestconfig.getoption("--thorough"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a thorough run plays, and have the longest tests start first on every worker."""
    if not config.getoption("--thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
    items[:] = longest_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_collection_finish() -> None:
    """Garbage is looked for more rarely than usual; who wants to know what is left calls `gc.collect`."""
    gc.set_threshold(10_000, 10, 10)


def longest_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The same tests in the portions that xdist hands out, each with its share of the long ones in front."""
    long = [item for item in items if item.get_closest_marker("slow")]
    short = [item for item in items if not item.get_closest_marker("slow")]
    found: list[pytest.Item] = []
    for number in range(workers):
        mine = long[number::workers]
        room = max(0, (len(items) - len(found)) // (workers - number) - len(mine))
        found += mine + short[:room]
        del short[:room]
    return found


@pytest.fixture(scope="session")
def project_root() -> Path:
    """The folder that holds pyproject.toml."""
    return Path(__file__).resolve().parent.parent
