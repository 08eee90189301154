"""How a module of WebAssembly is written: numbers in sevens of bits, and sections."""


def number(data, at, is_signed=False):
    """A number in sevens of bits, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value - (1 << shift) if is_signed and byte & 64 else value, at


def written(value, is_signed=False):
    """The same of a number that is not below zero."""
    out = bytearray()
    while value > (63 if is_signed else 127):
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])


def sections(module):
    at = 8
    while at < len(module):
        kind = module[at]
        length, start = number(module, at + 1)
        yield kind, module[start:start + length]
        at = start + length


def with_sections(module, parts):
    """The module with these sections in place of its own."""
    return module[:8] + b"".join(bytes([kind]) + written(len(body)) + body for kind, body in parts)
