/// The definitions that were made last of each type: fields that are set up alike share one, so that a form of a hundred
/// thousand rows holds what its columns need.
public struct SharedDefinitions {
    /// More than a form has columns; what a client makes up without end must not stay.
    private static let most = 256
    /// More than it has of one type.
    private static let mostOfType = 8

    /// By type, those that were made first in front.
    private var latest: [ObjectIdentifier: [FieldDefinition]] = [:]
    private var count = 0

    public init() {}

    /// - Throws: `DefinitionError.invalid` where no text can satisfy the field.
    public mutating func definition(
        _ settings: FieldSettings, stateLimit: Int, today: CivilDate, mayBeEmpty: Bool = false
    ) throws(DefinitionError) -> FieldDefinition {
        // The definitions that are kept hold their type, so that no other can have come into its place.
        let key = ObjectIdentifier(settings.type)
        for known in latest[key] ?? [] where mayBeEmpty || known.foundGoodOn == today {
            if known.isMade(of: settings) { return known }
        }
        let definition = try FieldDefinition(
            settings, stateLimit: stateLimit, today: today, mayBeEmpty: mayBeEmpty)
        keep(definition, key)
        return definition
    }

    private mutating func keep(_ definition: FieldDefinition, _ key: ObjectIdentifier) {
        if count >= Self.most {
            latest.removeAll()
            count = 0
        }
        if let known = latest[key], known.count >= Self.mostOfType {
            latest[key]?.removeFirst()
            count -= 1
        }
        latest[key, default: []].append(definition)
        count += 1
    }
}
