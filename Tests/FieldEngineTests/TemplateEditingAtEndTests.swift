import TestSupport
import Testing

@testable import FieldEngine

/// What is done quickly at the end of a text is what is done anywhere (`TemplateEditing+End`).
@Suite struct TemplateEditingAtEndTests {
    static let types: [(name: String, parameters: Parameter)] = [
        ("card", .table([])), ("credit", .table([])), ("phone", .table([])), ("zip", .table([])), ("date", .table([])),
        ("expDate", .table([])), ("time", .table([])), ("ssn", .table([])), ("iban", .table([])), ("tel", .table([])),
        ("postalCode", .table([.init(name: "country", value: .text("GB"))])),
        ("date", .table([.init(name: "format", value: .text("YYYY-MM-DD"))])),
    ]

    @Test(arguments: types.indices) func sameAsAnywhere(index: Int) throws {
        let (name, parameters) = Self.types[index]
        var registry = TypeRegistry(stateLimit: 10_000)
        let type = try registry.type(named: name, parameters: parameters)
        guard case .template(let format) = type.formatter else {
            Issue.record("\(name) has no template")
            return
        }
        let keys = Array("0123456789/- AGB4+é")
        var taken = 0
        for seed in UInt64(1)...200 {
            var random = SeededGenerator(seed: seed)
            let maximum = Bool.random(using: &random) ? nil : Int.random(in: 1...12, using: &random)
            let editing = TemplateEditing(
                format: format, capitalisation: type.filter.capitalisation, limits: ContentLimits(maximum: maximum))
            var content = Content()
            for _ in 0..<30 {
                let end = content.text.utf8.count
                let isDeletion = end > 0 && Int.random(in: 0..<4, using: &random) == 0
                let change =
                    isDeletion
                    ? TextChange(
                        range: content.text.clusterStart(before: end)..<end, inserted: "", direction: .backward)
                    : TextChange(range: end..<end, inserted: String(keys.randomElement(using: &random) ?? "0"))
                let anywhere = editing.appliedAnywhere(change, to: content)
                if let atEnd = editing.appliedAtEnd(change, to: content) {
                    taken += 1
                    #expect(atEnd == anywhere, "\(name), seed \(seed): \(change) in \(content)")
                }
                content = anywhere.content
            }
        }
        // Most keys are such.
        #expect(taken > 200 || type.filter.capitalisation != .none)
    }
}
