"""Files are judged by the client, and paths completed."""

import os

import pytest

from field_client import complete_path, judge_file
from field_client.protocol import FileKind, FileOptions


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "letter.pdf").write_bytes(b"x" * 10)
    (tmp_path / "Lake.PNG").write_bytes(b"x")
    (tmp_path / "large.pdf").write_bytes(b"x" * 101)
    (tmp_path / "notes").mkdir()
    (tmp_path / ".hidden").write_bytes(b"")
    return tmp_path


def code(path, **options):
    return judge_file(str(path), FileOptions(**{"kind": FileKind.FILE, "exists": True, **options})).code


def test_what_is_wrong_with_a_file(folder):
    assert code(folder / "letter.pdf", accept=[".pdf"], max_size=100) is None
    assert code(folder / "none.pdf") == "not-found"
    assert code(folder / "letter.pdf" / "none") == "not-found"
    assert code(folder / "notes") == "not-a-file"
    assert code("/dev/null") == "not-a-file"
    assert code(folder / "letter.pdf", kind=FileKind.DIRECTORY) == "not-a-directory"
    assert code(folder / "notes", kind=FileKind.DIRECTORY, accept=[".pdf"]) is None
    assert code(folder / "notes", kind=FileKind.ANY) is None
    assert code(folder / "large.pdf", max_size=100) == "too-large"
    assert code(folder / "Lake.PNG", accept=[".pdf", "image/*"]) is None
    assert code(folder / "Lake.PNG", accept=["image/png"]) is None
    assert code(folder / "letter.pdf", accept=["image/*", ".odt"]) == "wrong-file-type"
    assert code("a\0b") == "not-readable"
    assert code("x" * 5000) == "not-readable"


def test_a_file_to_be_written(folder):
    assert code(folder / "new.pdf", exists=False, accept=[".pdf"]) is None
    assert code(folder / "new.txt", exists=False, accept=[".pdf"]) == "wrong-file-type"
    assert code(folder / "nowhere" / "new.pdf", exists=False) == "not-found"
    assert code(folder / "notes", exists=False) == "not-a-file"


def test_paths_that_a_text_begins(folder, monkeypatch):
    base = str(folder) + "/"
    assert complete_path(base) == [base + name for name in ("Lake.PNG", "large.pdf", "letter.pdf", "notes/")]
    pdf = FileOptions(kind=FileKind.FILE, exists=True, accept=[".pdf"])
    assert complete_path(base + "L", pdf) == [base + "large.pdf", base + "letter.pdf"]
    assert complete_path(base, FileOptions(kind=FileKind.DIRECTORY, exists=True)) == [base + "notes/"]
    assert complete_path(base + ".h") == [base + ".hidden"]
    assert complete_path(base + "nothing/") == complete_path(base + "a\0") == []
    monkeypatch.setenv("HOME", str(folder))
    assert (complete_path("~"), complete_path("~/no")) == (["~/"], ["~/notes/"])
    assert code("~/letter.pdf") is None
    monkeypatch.chdir(folder)
    assert complete_path("no") == ["notes/"]
    assert complete_path(base, limit=1) == [base + "Lake.PNG"]


async def test_the_server_asks_about_a_file(client, folder):
    field = await client.field("letter", type={"name": "file", "accept": [".pdf"], "maxSize": 100})
    field.set_text(str(folder / "large.pdf"))
    with field.changes() as changes:
        assert (await field.blur()).pending
        await changes.until(lambda field: field.error)
        assert field.error == "Choose a smaller file."
        os.truncate(folder / "large.pdf", 50)
        field.set_text(str(folder / "letter.pdf"))
        field.blur()
        await changes.until(lambda field: field.state.validity == "valid")


async def test_a_validator_of_ones_own_is_asked_about_files_that_are_right(client, folder):
    asked = []

    @client.validator("letter")
    def mine(question):
        asked.append(question.value)
        return "Not this one."

    field = await client.field("letter", type="file")
    with field.changes() as changes:
        field.set_text(str(folder / "none"))
        field.blur()
        await changes.until(lambda field: field.error)
        assert asked == []
        field.set_text(str(folder / "letter.pdf"))
        field.blur()
        await changes.until(lambda field: field.error == "Not this one.")
    assert asked == [str(folder / "letter.pdf")]
