/// The definition that was made last for each type: fields that are set up alike share one, so that a form of a hundred
/// thousand rows holds what its columns need.
public struct SharedDefinitions {
    /// More types than a form has; what a client makes up without end must not stay.
    private static let most = 256

    private var latest: [ObjectIdentifier: FieldDefinition] = [:]

    public init() {}

    /// - Throws: `DefinitionError.invalid` where no text can satisfy the field.
    public mutating func definition(
        _ settings: FieldSettings, stateLimit: Int, today: CivilDate, mayBeEmpty: Bool = false
    ) throws(DefinitionError) -> FieldDefinition {
        // The definition that is kept holds its type, so that no other can have come into its place.
        let key = ObjectIdentifier(settings.type)
        if let known = latest[key], known.settings == settings, mayBeEmpty || known.foundGoodOn == today {
            return known
        }
        let definition = try FieldDefinition(
            settings, stateLimit: stateLimit, today: today, mayBeEmpty: mayBeEmpty)
        if latest.count >= Self.most { latest.removeAll() }
        latest[key] = definition
        return definition
    }
}
