"""A client of field-server, the language server for text fields."""

from .blocking import BlockingClient, BlockingField, BlockingForm, check
from .client import Client
from .field import Field
from .files import complete_path, judge_file
from .form import Form, read_form
from .notifications import Stream
from .protocol import PROTOCOL_VERSION, ClientValidateParams, ControlKind, ListEntry, ListWindow, ValidatorVerdict
from .rows import RowCheck, RowFinding
from .section import Section, SectionRow
from .transport import FramingError, ServerEnded, ServerNotFound, find_server
from .validators import LATER
from .wire import ABSENT, ServerError
from .words import answers

__version__ = "0.1.0"

__all__ = [
    "ABSENT",
    "LATER",
    "PROTOCOL_VERSION",
    "BlockingClient",
    "BlockingField",
    "BlockingForm",
    "Client",
    "ClientValidateParams",
    "ControlKind",
    "Field",
    "Form",
    "FramingError",
    "ListEntry",
    "ListWindow",
    "RowCheck",
    "RowFinding",
    "Section",
    "SectionRow",
    "ServerEnded",
    "ServerError",
    "ServerNotFound",
    "Stream",
    "ValidatorVerdict",
    "answers",
    "check",
    "complete_path",
    "find_server",
    "judge_file",
    "read_form",
]
