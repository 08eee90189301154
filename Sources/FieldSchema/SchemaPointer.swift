import JSONBytes

/// JSON pointers (RFC 6901) to places of a document.
enum SchemaPointer {
    /// A member's name as a step of a pointer.
    static func token(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
        var token = ""
        for character in name.unicodeScalars {
            switch character {
            case "~": token += "~0"
            case "/": token += "~1"
            default: token.unicodeScalars.append(character)
            }
        }
        return token
    }

    /// The place inside a part that a fragment names; nil where it names none.
    static func part(at fragment: Substring.UTF8View, of root: SchemaPart, in document: JSONDocument) -> SchemaPart? {
        guard let fragment = decoded(fragment), fragment.first.map({ $0 == slash }) ?? true else { return nil }
        var part = root
        for step in fragment.split(separator: slash, omittingEmptySubsequences: false).dropFirst() {
            guard let name = name(of: step), let node = child(name, of: part.node, in: document) else { return nil }
            part = SchemaPart(node: node, pointer: "\(part.pointer)/\(token(name))")
        }
        return part
    }

    private static let slash = UInt8(ascii: "/")

    private static func child(_ name: String, of node: JSONNode, in document: JSONDocument) -> JSONNode? {
        if document.kind(node) == .array {
            guard let index = Int(name), String(index) == name else { return nil }
            for (place, element) in document.elements(node).enumerated() where place == index { return element }
            return nil
        }
        var found: JSONNode?
        for member in document.members(node) where document.string(member.name) == name { found = member.value }
        return found
    }

    /// The bytes of a fragment, of which `%` and two digits stand for one.
    private static func decoded(_ fragment: Substring.UTF8View) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = fragment
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return bytes
    }

    /// The name that a step of a pointer stands for.
    private static func name(of step: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = step
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): bytes.append(slash)
            default: return nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
