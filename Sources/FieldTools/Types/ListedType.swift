import FieldEngine
import FieldProtocol
import JSONBytes

/// A type as `type/list` speaks of it.
package struct ListedType {
    package struct Parameter {
        package var name: String
        package var kind: String
        package var meaning: String
        /// As JSON.
        package var usual: String?
        package var isRequired: Bool
    }

    package var name: String
    package var template: String
    package var description: String
    package var parameters: [Parameter] = []
    /// The countries that it knows, once they were asked for.
    package var countries: [String] = []

    package init(name: String, template: String, description: String) {
        (self.name, self.template, self.description) = (name, template, description)
    }

    package static func all(askedOf partner: some ConversationPartner) -> [ListedType]? {
        SingleQuestion.result(of: "type/list", askedOf: partner)?["types"]?.elements.map { ListedType($0) }
    }

    package mutating func lookUpCountries(askedOf partner: some ConversationPartner) {
        let described = SingleQuestion.result(of: "type/describe", .object(["type": .text(name)]), askedOf: partner)
        countries = described?["countries"]?.elements.compactMap { $0.text } ?? []
    }

    private init(_ type: FieldEngine.Parameter) {
        name = type["name"]?.text ?? ""
        template = type["template"]?.text ?? ""
        description = type["description"]?.text ?? ""
        parameters = (type["params"]?.elements ?? []).map { parameter in
            Parameter(
                name: parameter["name"]?.text ?? "", kind: parameter["kind"]?.text ?? "",
                meaning: parameter["meaning"]?.text ?? "",
                usual: parameter["default"].flatMap { $0 == .null ? nil : Self.json($0) },
                isRequired: parameter["required"]?.flag ?? false)
        }
    }

    private static func json(_ value: FieldEngine.Parameter) -> String {
        var writer = JSONWriter()
        value.encode(to: &writer)
        return String(decoding: Array(writer.bytes), as: UTF8.self)
    }
}
