"""Files and archives whose bytes hang on nothing but what is in them."""

import gzip
import hashlib
import io
import os
import pathlib
import subprocess
import tarfile


class Sources:
    """The files of a commit: nothing that lies about in the working tree gets into a package."""

    def __init__(self, root):
        self.root = root
        self.commit = self._git("rev-parse", "HEAD")
        self.epoch = int(self._git("log", "-1", "--format=%ct"))
        self.is_changed = bool(self._git("status", "--porcelain", "--untracked-files=no"))

    def _git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.root, capture_output=True, text=True, check=True).stdout.strip()

    def paths(self, *below):
        return self._git("ls-tree", "-r", "--name-only", "HEAD", "--", *below).splitlines()

    def stage(self, folder, below, names=None):
        """Copies what is below a path into a folder: all of it, or the names (files, folders) that are given."""
        wanted = [f"{below}/{name}" if below else name for name in names] if names else [below] if below else ["."]
        archive = subprocess.run(["git", "archive", "HEAD", "--", *wanted], cwd=self.root, capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            for member in files.getmembers():
                if member.isdir():
                    continue
                name = os.path.relpath(member.name, below) if below else member.name
                put(folder / name, files.extractfile(member).read(), member.mode & 0o100)


def put(path, content, is_program=False):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    path.chmod(0o755 if is_program else 0o644)


def tar(folder, top, epoch):
    """A tar of a folder, below a folder `top`, in the order of names, of nobody, of one moment."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(folder.rglob("*")):
            member = tarfile.TarInfo(str(pathlib.PurePosixPath(top, path.relative_to(folder))))
            member.mtime = epoch
            member.mode = 0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644
            if path.is_dir():
                member.type = tarfile.DIRTYPE
                archive.addfile(member)
            else:
                member.size = path.stat().st_size
                archive.addfile(member, io.BytesIO(path.read_bytes()))
    return buffer.getvalue()


def zipped(content):
    return gzip.compress(content, 9, mtime=0)


def checksum(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()
