"""A filled form in a real Kate, set up by the files of `kate`: keys through X, and what the server and the file say of them."""

import json
import os
import pathlib
import subprocess

import pytest
import screen
from conftest import FOLDER, until

SECONDS = 60
FORM = {"title": "Trip", "fields": [
    {"field": "day", "type": "date", "label": "Day"}, {"field": "name", "type": "name", "label": "Name", "required": True},
    {"field": "meal", "label": "Meal", "type": {"name": "choice", "choices": ["Breakfast", "Lunch", "Dinner"]}}]}
# What a person answers once: that the server may be started.
SETTINGS = "[Kate Plugins]\nlspclientplugin=true\n\n[lspclient]\nAllowedServerCommandLines={server} lsp\n\n[General]\nShow welcome view for new window=false\n"


class Kate:
    def __init__(self, home):
        self.home, self.document, self.log = home, home / "my.form", home / "said"
        for folder in (".config/kate/lspclient", ".local/share/org.kde.syntax-highlighting/syntax", "bin", "run"):
            (home / folder).mkdir(parents=True)
        (home / "run").chmod(0o700)
        # Between Kate and the server stands one who notes what the server says.
        server = home / "bin" / "field-server"
        server.write_text(f'#!/bin/sh\n"$FIELD_SERVER" "$@" | tee -a {self.log}\n')
        server.chmod(0o755)
        (home / ".config/katerc").write_text(SETTINGS.format(server=server))
        (home / ".config/kate/lspclient/settings.json").write_text((FOLDER / "kate/settings.json").read_text())
        (home / ".local/share/org.kde.syntax-highlighting/syntax/form.xml").write_text((FOLDER / "kate/form.xml").read_text())
        (home / "trip.json").write_text(json.dumps(FORM))
        self.document.write_text("form: trip.json\nDay: 12/25/2026\nName: \nhello\n")
        self.environment = dict(os.environ, HOME=str(home), XDG_RUNTIME_DIR=str(home / "run"), LANG="C.UTF-8",
                                PATH=f"{home / 'bin'}:{os.environ['PATH']}")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WAYLAND_DISPLAY"):
            self.environment.pop(name, None)
        self.screen, self.environment["DISPLAY"] = screen.start("700x480")
        self.program = subprocess.Popen(["dbus-run-session", "kate", "-n", "-b", str(self.document)], env=self.environment,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: "publishDiagnostics" in self.said(), self.said)
        self.x("search", "--sync", "--onlyvisible", "--name", "my.form", "windowfocus", "--sync", "windowsize", "700", "480")

    def said(self):
        return self.log.read_text() if self.log.exists() else ""

    def x(self, *words):
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=SECONDS)

    def picture(self, *options, form="ppm"):
        return subprocess.run(["import", "-window", "root", *options, f"{form}:-"], env=self.environment, check=True, capture_output=True).stdout

    def close(self):
        self.program.terminate()
        self.program.wait(SECONDS)
        self.screen.terminate()
        self.screen.wait(SECONDS)


@pytest.fixture
def kate(tmp_path):
    kate = Kate(tmp_path)
    yield kate
    kate.close()


def differing(one, other):
    return sum(a != b for a, b in zip(one, other, strict=True))


def test_a_filled_form(kate):
    assert "This belongs to no field" in kate.said()
    kate.x("key", "ctrl+Home", "Down", "Down", "End")
    kate.x("type", "Ada99")
    until(lambda: "“99” was left out" in kate.said(), kate.said)
    kate.x("key", "ctrl+End")
    kate.x("type", "Meal: Lu")
    before = kate.picture()
    kate.x("key", "ctrl+space")
    until(lambda: '"newText":"Lunch"' in kate.said(), kate.said)
    # The list opens; a caret that blinks is smaller.
    until(lambda: differing(before, kate.picture()) > 5000, "no list")
    if "FIELD_PICTURE" in os.environ:
        pathlib.Path(os.environ["FIELD_PICTURE"]).write_bytes(kate.picture("-crop", "595x112+40+110", "+repage", form="png"))
    kate.x("key", "Return")
    kate.x("key", "ctrl+s")
    until(lambda: kate.document.read_text() == "form: trip.json\nDay: 12/25/2026\nName: Ada99\nhello\nMeal: Lunch\n", kate.document.read_text)
