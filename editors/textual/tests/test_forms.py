"""The forms of protocol/forms, filled in by keys as people do."""

import pytest
from conftest import FORMS

from field_textual.input import FieldInput

DOWN = "\x1b[B"
NEXT_PAGE = "\x1b[6;5~"


def application(folder):
    """What is typed into the job application, all at once, and what it comes to."""
    (folder / "letter.pdf").write_bytes(b"x")
    keys = (
        "ada lovelace\r18151210\rada@example.com\r+442079460000\r\r"
        f"driv\r25\r {DOWN}{DOWN} \r20991231\r25\r \r"
        "Analytical Engines\rProgrammer\r183001\r183512\r\r"
        f"English\rFrench\r\r4\rI like bread.\rA lot.{NEXT_PAGE}"
        f"{folder}/letter.pdf\r\rA friend\r\r \r"
    )
    return keys, {
        "born": "1815-12-10", "phone": "+442079460000",
        "position": "driver", "hours": "25", "days": ["mon", "wed"], "start": "2099-12-31", "pay": "25.00", "license": True,
        "jobs[1].from": "1830-01", "jobs[1].to": "1835-12", "languages": ["English", "French"], "baking": "4",
        "keep": False, "true": True, "heard": "A friend"}


async def submitted(screen):
    await screen.until(lambda: screen.app.return_value is not None)
    return screen.app.return_value


async def test_a_job_application(opened, tmp_path):
    keys, typed = application(tmp_path)
    async with opened(FORMS / "job-application.json") as screen:
        assert screen.lines()[1].startswith("  1 About you › 2 The position")
        await screen.burst(keys)
        result = await submitted(screen)
    assert {name: value for name, value in result.typed.items() if name in typed} == typed
    assert result.values["about"] == "I like bread.\nA lot." and result.values["letter"] == f"{tmp_path}/letter.pdf"
    assert result.sections == {"jobs": [1], "education": []}


async def test_what_is_wrong_in_a_job_application(opened, tmp_path):
    async with opened(FORMS / "job-application.json") as screen:
        await screen.burst("ada\r18151210\rada@example.com\r\r\rdriv\r\r \r20991231\r\r \r")
        await screen.until(lambda: screen.form.page == "experience")
        await screen.burst("Engines\rProgrammer\r183512\r183001\t")
        await screen.until(lambda: screen.field("jobs[1].to").error == "You can't have left before you began.")
        # In as many lines as it takes beside the other fields of the row.
        assert " ".join(line.strip() for line in screen.lines("jobs[1].to")[2:]).startswith("✗ You can't have left before")
        await screen.press("ctrl+pagedown")
        assert screen.form.page == "experience" and screen.focused.startswith("jobs[1].")
        await screen.go("jobs[1].to")
        await screen.press("ctrl+a", *"183601", "ctrl+n", *"Royal Society", "tab", *"Fellow", "tab", *"184001")
        await screen.press("ctrl+pagedown")
        await screen.until(lambda: screen.form.page == "skills")
        await screen.burst("English\r\r")
        await screen.press("ctrl+pagedown")
        await screen.until(lambda: screen.form.page == "send")
        await screen.go("true")
        await screen.press("space", "ctrl+s")
        await screen.until(lambda: "Send us a letter or a curriculum vitae." in "\n".join(screen.lines()))
        await screen.go("record")
        await screen.press(*"no-such.pdf", "tab")
        await screen.until(lambda: screen.field("record").error == "Choose a file that exists.")


async def test_settings(opened, tmp_path):
    async with opened(FORMS / "settings.json") as screen:
        for field, keys in {
            "theme": ["down", "down", "down", "enter"],
            "scale": ["right", "right", "pageup", "left"],
            "motion": ["space"],
            "language": ["ctrl+a", *"turk", "enter"],
            "font": ["ctrl+a", *"Fira Code", "enter"],
            "tab": ["up", "up"],
            "rulers": ["backspace", *"100", "enter"],
            "volume": ["end", "pagedown"],
            "mail": ["down", "down", "space", "up", "up", "space"],
            "address": [*"ada@example.com"],
            "downloads": [*str(tmp_path), "tab"],
            "happy": ["4"],
        }.items():
            await screen.go(field)
            await screen.press(*keys)
        await screen.press("ctrl+s")
        result = await submitted(screen)
    expected = {
        "theme": "snow", "scale": "190", "motion": True, "language": "tr", "font": "Fira Code", "tab": "6",
        "rulers": ["80", "100"], "save": True, "sound": True, "volume": "50", "mail": ["mentions", "versions"],
        "proxy": "none", "happy": "4", "usage": False}
    assert {name: result.typed.get(name) for name in expected} == expected
    assert result.values["downloads"] == str(tmp_path)


async def test_a_tax_return(opened):
    async with opened(FORMS / "tax.json") as screen:
        await screen.burst("ada king\r12345678901\r10121815\r10117\r")
        await screen.until(lambda: screen.focused == "from")
        await screen.burst("\r\r60000\r12345.6\r20\r")
        await screen.go("expenses[1].kind")
        await screen.burst("trav\rto Turin\r01032025\r04032025\r120.5")
        await screen.press("ctrl+n")
        await screen.until(lambda: screen.focused == "expenses[2].kind")
        await screen.burst("too\rpens\t01022025\t\t8")
        await screen.press("alt+up")
        await screen.pilot.click(screen.app.view._sections[0].query("Button").first())
        await screen.until(lambda: screen.focused == "children[1].name")
        await screen.burst("anne king\r22092010\r12345678901\t")
        await screen.until(lambda: screen.lines("children[1].taxNumber")[2].startswith("✗"))
        await screen.go("children[1].taxNumber")
        await screen.press("backspace", "2")
        # What is summed up stands below the rows.
        shown = [each.field.id for each in screen.app.view.query(FieldInput)]
        assert shown[shown.index("expenses.total") - 1] == "expenses[1].amount"
        await screen.press("ctrl+s")
        result = await submitted(screen)
    assert result.sections == {"children": [1], "expenses": [2, 1]}
    assert {name: result.typed[name] for name in ("born", "wages", "expenses[1].kind", "expenses[2].amount")} == {
        "born": "1815-12-10", "wages": "60000.00", "expenses[1].kind": "travel", "expenses[2].amount": "8.00"}


@pytest.mark.parametrize("name", ["checkout", "sign-up", "settings", "job-application", "tax"])
async def test_every_form_is_drawn_down_to_forty_columns(opened, name):
    async with opened(FORMS / f"{name}.json", size=(40, 24)) as screen:
        assert all(len(line) <= 40 for line in screen.lines())
        for input in screen.app.view.inputs.values():
            if input.display:
                assert input.size.width >= 12 and screen.lines(input.field.id)
