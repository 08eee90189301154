"""A conversation: steps, the messages that they are, and what the model answers."""

from field import Field, Open, Refused
from steps import Client, options
from text import smallest_change, units
from view import Ambiguous


class Conversation:
    """Steps about one field; where the model can't say what comes of a step, the conversation ends before it."""

    def __init__(self, encoding, made):
        self.encoding = encoding
        self.made = made
        self.field = Field.create(made, encoding)
        self.taken = 1
        self.steps = []
        self.messages = [("field/create", made)]
        self.expected = [self.field.on_get({})]

    @classmethod
    def random(cls, random, encoding, length):
        conversation = cls(encoding, options(random))
        client = Client(random, conversation.field)
        while len(conversation.messages) < length:
            if not conversation.add(client.step(conversation.is_behind)):
                break
        return conversation

    @property
    def is_behind(self):
        return self.taken != self.field.version

    def add(self, step):
        """False where the conversation can't go on."""
        self.steps.append(step)
        if "take" in step:
            self.taken = self.field.version
            return True
        params = dict(step["params"])
        if step.get("version"):
            params["version"] = self.taken
        elif step["method"] == "field/edit":
            # Whoever names no version shows the server's text.
            self.taken = self.field.version
        try:
            expected = self.field.answer(step["method"], params)
        except Refused as refused:
            expected = {"error": refused.args[0]}
            self.taken = self.field.version
        except (Open, Ambiguous):
            self.steps.pop()
            return False
        if not step.get("version"):
            self.taken = self.field.version
        self.messages.append((step["method"], params))
        self.expected.append(expected)
        return True

    def replayed(self, steps):
        """The same with other steps; those that the model can't answer are left out."""
        other = Conversation(self.encoding, self.made)
        for step in steps:
            if not other.add(step):
                break
        return other

    def difference(self, number, answer):
        """What is wrong with an answer; None where nothing is."""
        expected = self.expected[number]
        if "error" in answer:
            if expected.get("error") == answer["error"]["code"]:
                return None
            return f"an error: {answer['error']}; expected {expected}"
        if "error" in expected:
            return f"expected the error {expected['error']}"
        result = answer["result"]
        text = expected.get("text", expected.get("of"))
        for name, value in expected.items():
            if name == "selection":
                value = {"start": units(text[:value[0]], self.encoding), "end": units(text[:value[1]], self.encoding)}
            elif name == "of":
                continue
            elif name == "patched":
                wrong = self.patch_difference(value, text, result)
                if wrong:
                    return wrong
                continue
            elif name in ("dirty", "touched", "focus"):
                if result["state"][name] != value:
                    return f"state.{name} is {result['state'][name]!r}, expected {value!r}"
                continue
            elif name == "dropped":
                # What is told of a line break, and of what nobody sees, may be what it would have become.
                if self.field.shown(result.get(name, ""), True) == self.field.shown(value, True):
                    continue
            if result.get(name) != value:
                return f"{name} is {result.get(name)!r}, expected {value!r}"
        for name in "dropped", "reason":
            if name in result and name not in expected:
                return f"{name} is {result[name]!r}, expected none"
        return None

    def patch_difference(self, shown, text, result):
        change = smallest_change(shown, text)
        patch = result.get("patch")
        if patch is None:
            return None if change is None else f"no patch from {shown!r}"
        if change is None:
            return f"a patch that changes nothing: {patch}"
        first, last, gone, come = change
        for start in range(first, last + 1):
            came = text[start:start + come]
            if patch == {"range": {"start": units(shown[:start], self.encoding),
                                   "end": units(shown[:start + gone], self.encoding)}, "text": came}:
                return None
        return f"the patch {patch} is not the smallest change of {shown!r}"
