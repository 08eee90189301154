"""Fields and forms in windows of Qt, looked after by field-server."""

from .appearance import style_sheet
from .box import FieldBox
from .form import FieldDialog, FieldForm
from .loop import QtLoop, when
from .server import FieldServer
from .widgets import FieldCheckBox, FieldComboBox, FieldLineEdit, FieldPlainTextEdit

__all__ = [
    "FieldBox",
    "FieldCheckBox",
    "FieldComboBox",
    "FieldDialog",
    "FieldForm",
    "FieldLineEdit",
    "FieldPlainTextEdit",
    "FieldServer",
    "QtLoop",
    "style_sheet",
    "when",
]
