"""A client of field-server, the language server for text fields."""

from .blocking import BlockingClient, BlockingField, BlockingForm
from .client import Client
from .field import Field
from .form import Form, read_form
from .notifications import Stream
from .protocol import PROTOCOL_VERSION, ClientValidateParams, ValidatorVerdict
from .transport import FramingError, ServerEnded, ServerNotFound, find_server
from .validators import LATER
from .wire import ABSENT, ServerError

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
    "Field",
    "Form",
    "FramingError",
    "ServerEnded",
    "ServerError",
    "ServerNotFound",
    "Stream",
    "ValidatorVerdict",
    "find_server",
    "read_form",
]
