"""Forms in a terminal, with text fields that field-server looks after."""

from .app import FormApp
from .form import Form
from .input import FieldInput

__version__ = "0.1.0"
__all__ = ["FieldInput", "Form", "FormApp"]
