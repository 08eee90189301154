import Foundation

/// A value of an answer. What is absent is a value too, so that a test can ask for a member of a member.
public struct JSON: CustomStringConvertible {
    public let value: Any?

    public init(_ value: Any?) { self.value = value }

    public init(parsing bytes: some Sequence<UInt8>) {
        value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    }

    /// A value a line.
    public static func lines(_ bytes: [UInt8]) -> [JSON] {
        bytes.split(separator: UInt8(ascii: "\n")).map { JSON(parsing: $0) }
    }

    public subscript(_ name: String) -> JSON { JSON((value as? [String: Any])?[name]) }
    public subscript(_ index: Int) -> JSON {
        guard let list = value as? [Any], list.indices.contains(index) else { return JSON(nil) }
        return JSON(list[index])
    }

    public var isAbsent: Bool { value == nil }
    public var isNull: Bool { value is NSNull }
    public var string: String? { value as? String }
    public var integer: Int? { (value as? NSNumber)?.intValue }
    public var flag: Bool? { (value as? NSNumber)?.boolValue }
    public var list: [JSON] { (value as? [Any])?.map { JSON($0) } ?? [] }

    public var description: String {
        guard let value else { return "nothing" }
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "?"
    }

    // What most tests ask of a field.
    public var content: String? { self["state"]["content"].string }
    public var validity: String? { self["state"]["validity"].string }
    public var allowed: String? { self["presentation"]["allowed"].string }
    /// The diagnostics in few words: severity, code, range, source.
    public var findings: [String] {
        self["diagnostics"].list.map { diagnostic in
            let range = diagnostic["range"]
            return "\(diagnostic["severity"]) \(diagnostic["code"].string ?? "?")"
                + " \(range["start"])-\(range["end"]) \(diagnostic["source"].string ?? "?")"
        }
    }
    public var messages: [String] { self["diagnostics"].list.compactMap { $0["message"].string } }
}

extension String {
    /// As a JSON string.
    public var quoted: String {
        let data = try? JSONSerialization.data(
            withJSONObject: self, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
