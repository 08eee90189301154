/// The definitions that were made last of each type: fields that are set up alike share one, so that a form of a hundred
/// thousand rows holds what its columns need.
public struct SharedDefinitions {
    /// More than a form has columns; what a client makes up without end must not stay.
    private static let most = 256
    /// What their languages and rules may take, in bytes, as it is when another comes.
    private static let mostBytes = 16 << 20
    /// More than it has of one type.
    private static let mostOfType = 8

    /// By type, those that were made first in front.
    private var latest: [ObjectIdentifier: [FieldDefinition]] = [:]
    private var count = 0

    public init() {}

    private var byteCount: Int {
        latest.values.reduce(0) { $1.reduce($0) { $0 + $1.language.byteCount } }
    }

    /// - Throws: `DefinitionError.invalid` where no text can satisfy the field.
    public mutating func definition(
        _ settings: FieldSettings, stateLimit: Int, workLimit: Int = .max, today: CivilDate, mayBeEmpty: Bool = false
    ) throws(DefinitionError) -> FieldDefinition {
        // The definitions that are kept hold their type, so that no other can have come into its place.
        let key = ObjectIdentifier(settings.type)
        for known in latest[key] ?? [] where mayBeEmpty || known.foundGoodOn == today {
            if known.isMade(of: settings) { return known }
        }
        let definition = try FieldDefinition(
            settings, stateLimit: stateLimit, workLimit: workLimit, today: today, mayBeEmpty: mayBeEmpty)
        keep(definition, key)
        return definition
    }

    /// One of which the conditions stand otherwise.
    public mutating func definition(
        like known: FieldDefinition, deciding decision: FieldDecision, today: CivilDate
    ) -> FieldDefinition {
        var settings = known.settings
        if settings.decision == decision { return known }
        settings.decision = decision
        let key = ObjectIdentifier(settings.type)
        for other in latest[key] ?? [] where other.isMade(of: settings) { return other }
        let definition = known.deciding(decision, today: today)
        keep(definition, key)
        return definition
    }

    private mutating func keep(_ definition: FieldDefinition, _ key: ObjectIdentifier) {
        if count >= Self.most || byteCount > Self.mostBytes {
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
