import Automata

extension TypeDefinition {
    /// One word: white space of any kind is dropped.
    static func data() -> TypeDefinition {
        let type = TypeDefinition(name: "data")
        type.traits.label = "Data"
        type.filter.takes = .notWhiteSpace
        type.filter.dropsSeparators = true
        return type
    }
}

extension CharacterClass {
    static let notWhiteSpace = CharacterClass(ScalarSet.whiteSpace.complement)
}

extension ScalarSet {
    /// Unicode's White_Space, and with it every tab and line break.
    static let whiteSpace = ScalarSet(known: "[\\p{White_Space}]")
}
