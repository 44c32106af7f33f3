"""Where a player's files lie."""

from pathlib import Path

from rome_desktop.session.folders import HOME_VARIABLE, NAME, Folders, folders


def test_they_lie_where_the_system_wants_them(monkeypatch, tmp_path):
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    for name in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))

    found = folders()

    assert found == Folders(
        saves=tmp_path / "DATA" / NAME / "saves",
        content=tmp_path / "DATA" / NAME / "content",
        settings=tmp_path / "CONFIG" / NAME,
        results=tmp_path / "DATA" / NAME / "results",
        logs=tmp_path / "STATE" / NAME / "log",
    )


def test_one_variable_puts_all_under_one_root(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))

    assert folders() == Folders(
        *(tmp_path / name for name in ("saves", "content", "settings", "results", "logs"))
    )


def test_the_saves_can_lie_elsewhere(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))

    found = folders(Path("/elsewhere"))

    assert found.saves == Path("/elsewhere")
    assert found.results == tmp_path / "results"


def test_what_is_missing_is_made_and_nothing_left_in_it(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "new"))
    found = folders()

    assert found.make() == []
    assert found.make() == []

    assert all(folder.is_dir() and not list(folder.iterdir()) for folder in (found.saves, found.logs))


def test_a_folder_that_cannot_be_made_or_written_is_told_with_the_reason(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    real = Path.write_bytes

    def write(path, *a):  # whoever runs the tests may be allowed to write everywhere
        if path.parent == tmp_path / "results":
            raise PermissionError(13, "Permission denied")
        return real(path, *a)

    monkeypatch.setattr(Path, "write_bytes", write)
    found = folders(tmp_path / "file" / "saves")

    failed = found.make()

    assert [folder for folder, _ in failed] == [found.saves, found.results]
    assert [type(error) for _, error in failed] == [NotADirectoryError, PermissionError]
    assert found.logs.is_dir()
