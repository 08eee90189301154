#!/usr/bin/env python3
"""Installs and uses what is in a folder of packages: .ci/packages/examine.py FOLDER

What each tool of its own says of a package is asked for; of the rest it is seen that it runs where nobody built anything.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import bare_root

FOLDER = pathlib.Path(sys.argv[1]).resolve()
TOP = pathlib.Path(__file__).resolve().parents[2]
VERSION = (TOP / ".ci/version").read_text().strip()


def one(pattern):
    found = sorted(FOLDER.glob(pattern))
    assert len(found) == 1, f"{pattern}: {found}"
    return found[0]


def run(*command, **more):
    done = subprocess.run([str(part) for part in command], text=True, capture_output=True, timeout=300, **more)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def wheels(work):
    for wheel in FOLDER.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            entries = {entry.filename: entry for entry in archive.infolist()}
            legal = [name for name in entries if ".dist-info/" in name and re.search(r"/(LICENSE|NOTICE)$", name)]
            assert len(legal) == 2, f"{wheel.name}: {legal}"
            for name, entry in entries.items():
                # Else pip forgets that a program can be run.
                if name.endswith("/scripts/field-server"):
                    assert entry.external_attr >> 16 == 0o100755, oct(entry.external_attr >> 16)
    native, pure = one("field_server-*manylinux*.whl"), list(FOLDER.glob("field_server-*-any.whl"))
    described = [run("unzip", "-p", wheel, "field_server-*.dist-info/METADATA") for wheel in (native, *pure)]
    assert len(set(described)) == 1, "the wheels of the server describe themselves differently"

    # Nothing of this machine's: no toolchain in PATH, a home that can't be written, another user.
    home = work / "home"
    home.mkdir(mode=0o555)
    work.chmod(0o755)
    wanted = work / "wheels"
    run(sys.executable, "-m", "pip", "download", "--only-binary=:all:", "--find-links", FOLDER, "--dest", wanted, "field-textual")
    (work / "form.json").write_text(json.dumps(bare_root.FORM))
    user = work / "user"
    user.mkdir()
    os.chown(user, 65534, 65534)
    environment = {"PATH": f"{user}/app/bin:/usr/bin:/bin", "HOME": str(home), "TERM": "xterm", "LANG": "C.UTF-8"}
    person = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []

    def as_user(*command):
        return run(*person, *command, env=environment, cwd=user)

    python = "/usr/bin/python3" if shutil.which("python3", path="/usr/bin") else sys.executable
    as_user(python, "-m", "venv", "app")
    as_user("app/bin/pip", "install", "--no-index", "--find-links", wanted, "field-textual")
    assert as_user("field-server", "--version").startswith("field-server ")
    # Where the environment is not activated, nothing is in PATH.
    environment["PATH"] = "/usr/bin:/bin"
    assert "(555) 223-4567" in as_user("app/bin/python", "-c", bare_root.CLIENT)
    text, code = bare_root.at_terminal(
        ["env", "-i", *(f"{name}={value}" for name, value in environment.items()), *person, str(user / "app/bin/field-textual"),
         str(work / "form.json")], [(b"Telephone", b"5552234567\r12252024\r")])
    assert code == 0 and json.loads(text) == bare_root.FILLED, text
    as_user("app/bin/pip", "uninstall", "--yes", "field-textual", "field-client", "field-server")
    left = [path for path in (user / "app").rglob("*") if re.match(r"field[-_](server|client|textual)", path.name)]
    assert not left, f"pip left {left}"
    print("the wheels install, run and go")
    for platform in ("manylinux_2_17_x86_64", "manylinux2014_x86_64", "musllinux_1_1_x86_64"):
        taken(work, platform, native)
    if pure:
        for platform in ("macosx_13_0_arm64", "macosx_13_0_x86_64", "win_amd64", "manylinux_2_31_aarch64", "musllinux_1_2_aarch64"):
            taken(work, platform, pure[0])
        everywhere(work, pure[0])
    print("each platform takes its own")


def taken(work, platform, expected):
    """That pip takes a wheel of the server for a platform."""
    folder = work / platform
    run(sys.executable, "-m", "pip", "download", "--no-index", "--no-deps", "--find-links", FOLDER, "--only-binary=:all:", "--platform",
        platform, "--dest", folder, "field-server")
    assert [path.name for path in folder.iterdir()] == [expected.name], platform


def everywhere(work, pure):
    """The wheel with WebAssembly."""
    run(sys.executable, "-m", "venv", work / "wasm")
    run(work / "wasm/bin/pip", "install", f"field-server[wasm] @ {pure.as_uri()}")
    server = work / "wasm/bin/field-server"
    commit = run("git", "-C", TOP, "rev-parse", "--short=12", "HEAD").strip()
    assert f"(commit {commit}, WebAssembly by " in run(server, "--version")
    said = run(server, "--framing=line", "--now=2026-03-01", input=bare_root.SESSION)
    native_said = run(daemon(work), "--framing=line", "--now=2026-03-01", input=bare_root.SESSION)
    assert said == native_said, said
    found = json.loads(run(server, "doctor", "--json"))
    assert found["commit"] == commit
    assert found["initialize"] == json.loads(run(daemon(work), "doctor", "--json"))["initialize"]
    print("the wheel with WebAssembly says what the daemon says")


def daemon(work):
    path = work / "deb/usr/bin/field-server"
    if not path.exists():
        run("dpkg-deb", "--extract", one("*.deb"), work / "deb")
    return path


def debian(work):
    run("lintian", "--fail-on", "error,warning", *(["--allow-root"] if os.getuid() == 0 else []), one("*.deb"))
    share = daemon(work).parents[1] / "share"
    page = work / "field-server.1"
    page.write_bytes(subprocess.check_output(["zcat", share / "man/man1/field-server.1.gz"]))
    run("mandoc", "-T", "lint", "-W", "warning", page)
    completions(share)
    print("lintian has nothing to say, nor mandoc of the man page")


def completions(share):
    path = share / "bash-completion/completions/field-server"
    script = """source "$0"; complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _field_server; echo "${COMPREPLY[*]}"; }
compopt() { :; }
complete_line field-server --fra; complete_line field-server --framing l; complete_line field-server ask te
complete_line field-server do; complete_line field-server form --val"""
    assert run("bash", "-c", script, path).split("\n")[:5] == ["--framing", "line", "tel", "doctor", "--values"]
    path = share / "fish/vendor_completions.d/field-server.fish"
    for line, expected in (("field-server --fra", "--framing"), ("field-server --framing ", "line"), ("field-server ask te", "tel"),
                           ("field-server do", "doctor"), ("field-server form --val", "--values")):
        found = run("fish", "--no-config", "-c", f"source {path}; complete -C '{line}'", env=os.environ | {"HOME": "/nonexistent"})
        assert expected in [entry.split("\t")[0] for entry in found.splitlines()], found
    # Keys typed into a zsh of its own, each line when its prompt is there: what comes before is no key to it.
    folder = share / "zsh/vendor-completions"
    lines = {"field-server --fram": "--framing=", "field-server ask te": "ask tel ", "field-server do": "doctor ",
             "field-server form --val": "--values="}
    script = rf"""
zmodload zsh/zpty
zpty shell 'zsh -f -i'
zpty -w shell 'PS1="<""prompt>"; stty rows 40 cols 200; fpath=({folder} $fpath); autoload -Uz compinit; compinit -D -u'
zpty -r -m shell seen '*<prompt>*'
for line in {" ".join(f"'{line}'" for line in lines)}; do
    zpty -w -n shell "$line"$'\t'$'\x15'"print -r -- en""ded"$'\n'
    zpty -r -m shell seen '*ended*<prompt>*'
    print -r -- $seen
done"""
    found = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x07", "", run("zsh", "-f", "-c", script))
    for word in lines.values():
        assert word in found, found
    print("bash, fish and zsh complete what is typed")


def archives(work):
    """Each editor's package in the editor, where its tests have installed it."""
    vim = next((path for path in (str(TOP / "editors/neovim/.venv/bin/nvim"), shutil.which("nvim")) if path and os.path.exists(path)), None)
    if vim:
        site = work / "data/nvim/site/pack/field/start"
        site.mkdir(parents=True)
        run("tar", "xzf", one("field.nvim-*.tar.gz"), "-C", site)
        environment = os.environ | {"XDG_DATA_HOME": str(work / "data"), "XDG_CONFIG_HOME": str(work / "config"), "XDG_STATE_HOME": str(work / "state")}
        say = ["-c", "lua io.write(vim.fn.exists(':FieldForm'), vim.bo.filetype)", "-c", "qa!"]
        found = run(vim, "--headless", "-c", "helptags ALL", "-c", "help field", *say, env=environment)
        assert "2help" in found, found
        environment |= {"XDG_DATA_HOME": str(work / "none"), "XDG_DATA_DIRS": str(daemon(work).parents[1] / "share")}
        found = run(vim, "--headless", "-c", "help field", *say, env=environment)
        assert "2help" in found, found
        tags = daemon(work).parents[1] / "share/nvim/site/pack/dist-bundle/start/field/doc/tags"
        assert tags.read_text() == (site / f"field.nvim-{VERSION}/doc/tags").read_text()
        print("Neovim takes its tree, from the archive and from Debian's place")
    if shutil.which("emacs"):
        home = work / "emacs"
        home.mkdir()
        code = f"""(progn (require 'package) (setq package-user-dir "{home}/elpa") (package-initialize)
            (package-install-file "{one('field-form-*.tar')}") (princ (list (commandp 'field-form) (fboundp 'field-read-string))))"""
        assert "(t t)" in run("emacs", "-Q", "--batch", "--eval", code, env=os.environ | {"HOME": str(home)})
        place = daemon(work).parents[1] / "share/emacs/site-lisp/elpa"
        code = f"""(progn (require 'package) (setq package-directory-list '("{place}") package-user-dir "{home}/none") (package-initialize)
            (princ (list (commandp 'field-form) (package-installed-p 'field-form '({VERSION.replace('.', ' ')})))))"""
        assert "(t t)" in run("emacs", "-Q", "--batch", "--eval", code, env=os.environ | {"HOME": str(home)})
        print("Emacs takes its package, from the tar and from Debian's place")
    run("tar", "xzf", one("field-server-*-x86_64-linux.tar.gz"), "-C", work)
    assert run(next(work.glob("field-server-*-x86_64-linux")) / "bin/field-server", "--version")


def javascript(work):
    """The packages of npm side by side, as npm puts them, with the daemon and with WebAssembly."""
    modules = work / "npm/node_modules"
    for name in ("field-client", "field-server-linux-x64"):
        (modules / name).mkdir(parents=True)
        run("tar", "xzf", one(f"{name}-[0-9]*.tgz"), "-C", modules / name, "--strip-components=1")
    script = work / "npm/phone.mjs"
    script.write_text("""
import { readFileSync, existsSync } from "node:fs";
import { Client, findServer, start, wasm } from "field-client/node";
console.log(findServer()[0]);
const module = new URL("./node_modules/field-client/dist/field-server.wasm", import.meta.url);
const clients = [() => start()];
const table = async (name) => new Uint8Array(readFileSync(new URL(name, module)));
if (existsSync(module)) clients.push(async () => Client.start(wasm({ source: await WebAssembly.compile(readFileSync(module)), table })));
for (const client of clients) {
  const open = await client();
  const phone = await open.field({ field: "phone", type: "phone" });
  console.log((await phone.insert("5552234567")).text);
  await open.close();
}
""")
    own = {name: value for name, value in os.environ.items() if name != "FIELD_SERVER"}
    said = run("node", script, cwd=script.parent, env=own).split("\n")
    assert said[0] == str(modules / "field-server-linux-x64/bin/field-server"), said
    has_engine = (modules / "field-client/dist/field-server.wasm").exists()
    assert said[1:-1] == ["(555) 223-4567"] * (1 + has_engine), said
    print("the package of npm starts the server beside it" + (", and the one in it" if has_engine else ""))


def formulas():
    folder = FOLDER / "formulas"
    run("ruby", "-c", folder / "field-server.rb")
    run("nix-instantiate", "--parse", folder / "default.nix", env=os.environ | {"NIX_STATE_DIR": "/nonexistent", "NIX_STORE_DIR": "/nonexistent"})
    run("ruby", "-ryaml", "-e", "m = YAML.load_file(ARGV[0]); exit m['bin'] && m['source']['id'].start_with?('pkg:') ? 0 : 1", folder / "mason.yaml")
    assert not [path for path in folder.iterdir() if re.search(r"@[A-Z]+", path.read_text().replace("field-server@", ""))]
    print("the formulas can be read")


def materials():
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    text = one("*.cdx.json").read_text()
    problem = JsonStrictValidator(SchemaVersion.V1_5).validate_str(text)
    assert problem is None, problem
    print("the bill of materials is CycloneDX 1.5")


def main():
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        materials()
        formulas()
        debian(work)
        archives(work)
        javascript(work)
        wheels(work)


main()
