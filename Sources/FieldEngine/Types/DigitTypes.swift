import Automata

extension TemplateFormat {
    /// A template of a built-in type: `0` and what else is named are slots.
    convenience init(_ template: String, slots: [Character: CharacterClass]) {
        let parsed = Template(template, slots: slots)
        self.init([parsed ?? Template(slots: [], literals: [template])])
    }

    /// Templates of digits, short to long.
    static func digits(_ templates: String...) -> TemplateFormat {
        TemplateFormat(templates.compactMap { Template($0, slots: ["0": .digits]) })
    }
}

extension TypeDefinition {
    /// A type whose value is digits in a template. One digit more or a sign between them makes them another number.
    static func digits(_ name: String, _ format: TemplateFormat, language: Expression) -> TypeDefinition {
        let type = TypeDefinition(name: name)
        type.traits.keyboard = .numeric
        type.filter.takes = .digits
        type.filter.isExact = true
        type.formatter = .template(format)
        type.language = .fixed(language)
        return type
    }
}
