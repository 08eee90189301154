"""Files, as a field for a path asks about them: the server never looks at one."""

from __future__ import annotations

import mimetypes
import os
import stat

from .protocol import FileKind, FileOptions, ValidatorOutcome, ValidatorVerdict


def judge_file(path: str, asked: FileOptions) -> ValidatorVerdict:
    """Whether a path leads to what is asked for: there, of the right kind, not too large, of an accepted type."""
    code = _problem(os.path.expanduser(path), asked)
    if code is None:
        return ValidatorVerdict(outcome=ValidatorOutcome.SUCCESS)
    return ValidatorVerdict(outcome=ValidatorOutcome.FAILURE, code=code)


def _problem(path: str, asked: FileOptions) -> str | None:
    """The code of what is wrong, for which the server has words."""
    try:
        found = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        if asked.exists or not os.path.isdir(os.path.dirname(path) or "."):
            return "not-found"
        return None if _is_accepted(path, asked) else "wrong-file-type"
    except (OSError, ValueError):
        # A folder on the way that nobody may look into, a name that no file can have.
        return "not-readable"
    is_directory = stat.S_ISDIR(found.st_mode)
    if asked.kind == FileKind.FILE and not stat.S_ISREG(found.st_mode):
        return "not-a-file"
    if asked.kind == FileKind.DIRECTORY and not is_directory:
        return "not-a-directory"
    if not os.access(path, os.R_OK if asked.exists else os.W_OK):
        return "not-readable"
    if is_directory:
        return None
    if not _is_accepted(path, asked):
        return "wrong-file-type"
    if asked.max_size is not None and found.st_size > asked.max_size:
        return "too-large"
    return None


def _is_accepted(path: str, asked: FileOptions) -> bool:
    """Whether the ending of a name, or the media type that it stands for, is one of those that are asked for."""
    if not asked.accept or asked.kind == FileKind.DIRECTORY:
        return True
    name = os.path.basename(path).casefold()
    media_type, _ = mimetypes.guess_type(name)
    for each in asked.accept:
        wanted = each.casefold()
        if wanted.startswith("."):
            if name.endswith(wanted):
                return True
        elif wanted in ("*", "*/*") or media_type == wanted:
            return True
        elif wanted.endswith("/*") and media_type is not None and media_type.startswith(wanted[:-1]):
            return True
    return False


def complete_path(text: str, asked: FileOptions | None = None, limit: int = 1000) -> list[str]:
    """The paths that a text begins, in order of their names: folders with a `/` behind them, and files that are accepted.

    Hidden ones are there once a dot is typed. `~` stands for the home folder and stays as it is typed.
    """
    folder, beginning = os.path.split(text)
    if text.startswith("~") and "/" not in text:
        return ["~/"] if text == "~" else []
    found: list[tuple[str, bool]] = []
    try:
        with os.scandir(os.path.expanduser(folder) or ".") as entries:
            for entry in entries:
                if not _begins(entry.name, beginning) or not entry.name.isprintable():
                    continue
                is_directory = entry.is_dir()
                if is_directory or asked is None or (asked.kind != FileKind.DIRECTORY and _is_accepted(entry.name, asked)):
                    found.append((entry.name, is_directory))
    except (OSError, ValueError):
        return []
    found.sort(key=lambda each: (each[0].casefold(), each[0]))
    return [os.path.join(folder, name) + ("/" if is_directory else "") for name, is_directory in found[:limit]]


def _begins(name: str, beginning: str) -> bool:
    if name.startswith(".") and not beginning.startswith("."):
        return False
    return name.casefold().startswith(beginning.casefold())
