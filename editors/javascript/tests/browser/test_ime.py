"""Input methods, by the browser's own door for them."""

import pytest
from selenium.webdriver.common.keys import Keys

NAME = '<field-input type="phrase" max-length="20"><label>Name</label><input name="a"></field-input>'


def compose(page, *texts):
    for text in texts:
        page.driver.execute_cdp_cmd("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        page.settle()


@pytest.mark.parametrize("language, steps, end", [
    ("Japanese", ["に", "にh", "にほ", "にほn", "にほん", "日本"], "日本"),
    ("Chinese", ["n", "ni", "ni h", "ni hao", "你好"], "你好"),
    ("Korean", ["ㅎ", "하", "한"], "한"),
    ("a dead key", ["´"], "é"),
])
def test_what_is_composed_is_left_alone_until_it_ends(page, language, steps, end):
    page.show(NAME)
    page.focus()
    for step in steps:
        compose(page, step)
        assert page.text() == step
        assert page.run("return document.querySelector('field-input').field.text") == step
    page.cdp("Input.insertText", text=end)
    assert page.shown() == f"{end}|"
    assert page.run("return document.querySelector('field-input').field.value") == end


def test_korean_syllables_follow_each_other(page):
    page.show(NAME)
    page.focus()
    for syllable, steps in [("한", ["ㅎ", "하", "한"]), ("글", ["ㄱ", "그", "글"])]:
        compose(page, *steps)
        page.cdp("Input.insertText", text=syllable)
    assert page.shown() == "한글|"
    page.keys(Keys.BACKSPACE)
    assert page.shown() == "한|"
    page.chord(Keys.CONTROL, "z")
    assert page.text() == "한글"


def test_in_a_field_of_digits_the_end_is_judged(page):
    page.show('<field-input type="zip"><label>ZIP</label><input name="a"></field-input>')
    page.focus()
    compose(page, "１", "１２", "１２か")
    assert page.text() == "１２か"
    page.cdp("Input.insertText", text="１２か")
    assert page.shown() == "12|"


def test_in_the_middle_of_a_text(page):
    page.show('<field-input type="phrase"><label>N</label><input name="a" value="ab"></field-input>')
    page.focus()
    page.run("document.querySelector('[name=a]').setSelectionRange(1, 1)")
    compose(page, "か", "かn", "かん")
    assert page.text() == "aかんb"
    page.cdp("Input.insertText", text="缶")
    assert page.shown() == "a缶|b"
    page.chord(Keys.CONTROL, "z")
    assert page.text() == "ab"


def test_leaving_the_field_ends_it(page):
    page.show(NAME)
    page.focus()
    compose(page, "に")
    page.run("document.activeElement.blur()")
    page.settle()
    assert page.run("return document.querySelector('field-input').field.state.focus") != "focused"
    assert page.text() == page.run("return document.querySelector('field-input').field.text")


def test_the_counter_may_be_exceeded_while_it_lasts(page):
    page.show('<field-input type="phrase" max-length="3" counter><label>N</label><input name="a"></field-input>')
    page.focus()
    page.keys("ab")
    compose(page, "か", "かk", "かき", "かきk")
    assert page.text() == "abかきk"
    page.cdp("Input.insertText", text="柿")
    assert page.shown() == "ab柿|"


def test_swipe_and_dictation_insert_words(page):
    page.show('<field-input type="phrase"><label>N</label><input name="a"></field-input>')
    page.focus()
    page.cdp("Input.insertText", text="hello")
    page.cdp("Input.insertText", text=" world")
    assert page.shown() == "hello world|"
    page.chord(Keys.CONTROL, "z")
    assert page.text() in ("", "hello")
