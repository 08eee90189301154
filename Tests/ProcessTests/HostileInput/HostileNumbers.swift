import FieldEngine
import FieldServer
import Foundation
import Testing

/// A number somewhere in the params of a method, and which of many numbers belong there.
struct HostileNumber: Sendable, CustomTestStringConvertible {
    enum Kind: Sendable {
        case integer(ClosedRange<Int>)
        case number
    }

    var method: String
    var isRequest: Bool
    var path: String
    var kind: Kind
    /// Params with the value in its place.
    var params: @Sendable (String) -> String

    var testDescription: String { "\(method) \(path)" }

    /// What each is tried with, and its integer where it is one of 64 bits.
    static let values: [(text: String, integer: Int?, isFinite: Bool)] =
        integers.map { (String($0), $0, true) } + [
            ("-9223372036854775809", nil, true), ("9223372036854775808", nil, true), ("-0.0", 0, true), ("-0", 0, true),
            ("0.5", nil, true), ("1.5", nil, true), ("9007199254740992.0", 1 << 53, true), ("1e308", nil, true),
            ("-1e308", nil, true), ("1e-308", nil, true), ("1e400", nil, false), ("1e99999999999", nil, false),
            ("1e-2147483648", nil, true), ("1e-9223372036854775808", nil, true), ("1e9223372036854775807", nil, false),
        ]

    /// The bounds of 31, 32, 53 and 63 bits with what stands beside them, and small numbers.
    static let integers: [Int] =
        [Int.min, Int.min + 1, -(1 << 53), 1 - (1 << 53), -(1 << 32), -(1 << 31) - 1, -(1 << 31), -1, 0, 1, 5]
        + [31, 32, 53].flatMap { [(1 << $0) - 2, (1 << $0) - 1, 1 << $0] } + [Int.max - 1, Int.max]

    func isTaken(_ value: (text: String, integer: Int?, isFinite: Bool)) -> Bool {
        switch kind {
        case .integer(let bounds): value.integer.map(bounds.contains) ?? false
        case .number: value.isFinite
        }
    }

    /// Whether what belongs there by its kind may be refused for what it means: a version that does not exist, a length
    /// over that of any text.
    var hasNarrowerMeaning: Bool {
        path == "version" || path.hasPrefix("validation.final.rules")
    }

    var bounds: String {
        switch kind {
        case .number: "a number"
        case .integer(let bounds): "an integer from \(bounds.lowerBound) to \(bounds.upperBound)"
        }
    }

    /// A session with a field `f` is asked with each value, and uses the field in between.
    func stream() -> [UInt8] {
        var text = #"{"jsonrpc":"2.0","id":"i","method":"initialize"}"# + "\n"
        if method == "initialize" { text = "" }
        for (index, value) in Self.values.enumerated() {
            let id = isRequest ? #""id":\#(index),"# : ""
            let uses = [
                #""field/create","params":{"field":"f","replace":true,"text":"abc"}"#,
                #""field/edit","params":{"field":"f","input":"12"}"#,
                #""field/undo","params":{"field":"f"}"#, #""field/blur","params":{"field":"f"}"#,
            ]
            let messages =
                [uses[0], #""\#(method)","params":\#(params(value.text))"#] + uses[1...]
            for (place, message) in messages.enumerated() {
                text += #"{"jsonrpc":"2.0",\#(place == 1 ? id : #""id":"u","#)"method":\#(message)}"# + "\n"
            }
        }
        return Array(text.utf8)
    }
}

extension ProtocolModel {
    /// Every number that a client can send, but those of snapshots.
    var numbers: [HostileNumber] {
        var found: [HostileNumber] = []
        for method in requests + notifications {
            guard let name = method.params, method.name != "session/restore" else { continue }
            collect(name, path: "") {
                $0
            } _: { path, kind, params in
                found.append(
                    HostileNumber(
                        method: method.name, isRequest: method.isRequest, path: path, kind: kind, params: params))
            }
        }
        for rule in rules {
            for (name, kind) in rule.numbers {
                let others = rule.others(than: name)
                let ruleName = rule.name
                found.append(
                    HostileNumber(
                        method: "field/create", isRequest: true, path: "validation.final.rules[0].\(name)", kind: kind
                    ) { value in
                        #"{"field":"f","replace":true,"validation":{"final":{"rules":[{"rule":"\#(ruleName)",\#(others)"\#(name)":\#(value)}]}}}"#
                    })
            }
        }
        return found
    }

    private typealias Found = (String, HostileNumber.Kind, @escaping @Sendable (String) -> String) -> Void

    private func collect(
        _ structure: String, inside outer: [String] = [], path: String,
        wrap: @escaping @Sendable (String) -> String, _ found: Found
    ) {
        // What is made of itself is looked into once.
        if outer.contains(structure) { return }
        let outer = outer + [structure]
        for member in members(of: structure) {
            let others = requiredMembers(of: structure, beside: member.name)
            let name = member.name
            let inside: @Sendable (String) -> String = { wrap("{\(others)\"\(name)\":\($0)}") }
            let memberPath = path.isEmpty ? member.name : "\(path).\(member.name)"
            if let kind = member.numberKind {
                found(memberPath, kind, inside)
            } else if let element = member.elementStructure, hasMembers(element) {
                collect(element, inside: outer, path: "\(memberPath)[0]", wrap: { inside("[\($0)]") }, found)
            } else if let reference = member.structure, hasMembers(reference) {
                collect(reference, inside: outer, path: memberPath, wrap: inside, found)
            }
        }
    }
}
