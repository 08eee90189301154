"""The package for Debian and what is made of it."""

import datetime
import email.utils
import gzip
import hashlib
import os
import re
import subprocess

from . import artefacts, editors

MAINTAINER = "The Field Server authors <authors@field-server.example>"


def build(sources, work, output, daemon, pages, version, materials):
    root = work / "debian"
    share = root / "usr/share"
    documents = share / "doc/field-server"
    artefacts.put(root / "usr/bin/field-server", daemon.read_bytes(), is_program=True)
    artefacts.put(share / "man/man1/field-server.1.gz", _small(pages / "field-server.1"))
    artefacts.put(share / "bash-completion/completions/field-server", (pages / "field-server.bash").read_bytes())
    artefacts.put(share / "zsh/vendor-completions/_field-server", (pages / "_field-server").read_bytes())
    artefacts.put(share / "fish/vendor_completions.d/field-server.fish", (pages / "field-server.fish").read_bytes())
    editor = share / "nvim/site/pack/dist-bundle/start/field"
    sources.stage(editor, "editors/neovim", [name for name in editors.NEOVIM if name != "README.md"])
    artefacts.put(editor / "doc/tags", editors.neovim_tags(editor / "doc"))
    emacs = share / f"emacs/site-lisp/elpa/field-form-{version}"
    editors.emacs_tree(sources, emacs, version)
    editors.emacs_autoloads(emacs)
    for name in ("LICENSE", "README.md"):
        (emacs / name).unlink()
    sources.stage(documents / "examples", "protocol/forms")
    sources.stage(work / "documents", "protocol", ["specification.md"])
    artefacts.put(documents / "specification.md.gz", _small(work / "documents/specification.md"))
    artefacts.put(documents / "field-server.cdx.json", materials)
    sources.stage(work / "legal", "", ["LICENSE", ".ci/packages/debian"])
    legal = work / "legal/.ci/packages/debian"
    artefacts.put(documents / "copyright", _copyright(legal / "copyright", work / "legal/LICENSE"))
    artefacts.put(documents / "changelog.gz", gzip.compress(_changelog(version, sources.epoch).encode(), 9, mtime=0))
    artefacts.put(share / "lintian/overrides/field-server", (legal / "lintian-overrides").read_text())

    files = sorted(path for path in root.rglob("*") if path.is_file())
    size = sum((path.stat().st_size + 1023) // 1024 if path.is_file() else 1 for path in root.rglob("*"))
    values = {"VERSION": version, "MAINTAINER": MAINTAINER, "SIZE": str(size)}
    control = re.sub(r"@(\w+)@", lambda match: values[match[1]], (legal / "control").read_text())
    artefacts.put(root / "DEBIAN/control", control)
    sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)
    artefacts.put(root / "DEBIAN/md5sums", sums)
    for folder in [root, *(path for path in root.rglob("*") if path.is_dir())]:
        folder.chmod(0o755)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(output / f"field-server_{version}_amd64.deb")],
                   check=True, stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(sources.epoch)})


def _small(path):
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def _changelog(version, epoch):
    date = email.utils.format_datetime(datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc))
    return f"""field-server ({version}) unstable; urgency=medium

  * The sources' CHANGELOG.md says what is new.

 -- {MAINTAINER}  {date}
"""


def _copyright(form, licence):
    """The licences in Debian's form: the paragraphs of LICENSE, an empty line as a full stop."""
    own, unicode = licence.read_text(encoding="utf-8").split("-" * 80)
    own = own.split("\n\n", 2)[2]
    unicode = unicode[unicode.index("UNICODE, INC. LICENSE") :]
    parts = []
    for name, text in (("Expat", own), ("Unicode-DFS-2016", unicode)):
        lines = [f" {line}" if line.strip() else " ." for line in text.strip().splitlines()]
        parts.append(f"License: {name}\n" + "\n".join(lines))
    return form.read_text(encoding="utf-8").replace("@LICENCES@", "\n\n".join(parts))
