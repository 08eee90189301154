import FieldEngine
import FieldProtocol

/// The types of a connection, and the definitions that fields of the same settings share.
struct TypeCatalogue {
    private(set) var registry: TypeRegistry
    private var definitions = SharedDefinitions()
    /// Whether dropped caches were large, so that their memory is worth returning.
    private var hasFreedMuch = false

    init(_ limits: Limits) {
        registry = TypeRegistry(stateLimit: limits.maxPatternStates, workLimit: limits.maxTurnWork)
    }

    var names: [String] { registry.names }

    /// Says whether the client judges.
    mutating func setValidator(_ isThere: Bool) { registry.hasValidator = isThere }

    /// Sets the locale of the connection.
    mutating func setLocale(_ locale: String) { registry.locale = locale }

    /// Defines one of the client's own types.
    mutating func define(_ type: DefinedType, at now: Moment) throws(ResponseError) {
        do throws(DefinitionError) {
            try registry.define(type, today: now.today)
        } catch {
            throw ResponseError(error, known: { registry.names })
        }
    }

    /// Takes over a type of a snapshot.
    mutating func take(_ type: FieldType) { registry.take(type) }

    /// An example of a type, with the smallest parameters that it can be made with.
    mutating func example(named name: String) throws(ResponseError) -> FieldType {
        do throws(DefinitionError) {
            return try registry.type(named: name, parameters: .sample(of: registry.parameters(of: name)))
        } catch {
            throw ResponseError(error, known: { registry.names })
        }
    }

    /// - Parameter locale: of the type's numbers where it names none; nil for that of the connection.
    mutating func type(of reference: TypeReference?, locale: String? = nil) throws(ResponseError) -> FieldType {
        do throws(DefinitionError) {
            return try registry.type(
                named: reference?.name ?? "phrase", parameters: reference?.parameters ?? .table([]), locale: locale)
        } catch {
            throw ResponseError(error, known: { registry.names })
        }
    }

    /// The shared definition for these settings. `mayBeEmpty`: it was checked on another day.
    mutating func definition(
        of settings: FieldSettings, at now: Moment, mayBeEmpty: Bool = false
    ) throws(ResponseError) -> FieldDefinition {
        do throws(DefinitionError) {
            return try definitions.definition(
                settings, stateLimit: registry.stateLimit, workLimit: registry.workLimit, today: now.today,
                mayBeEmpty: mayBeEmpty)
        } catch {
            throw ResponseError(error, known: { registry.names })
        }
    }

    /// The shared definition of a field whose conditions stand so.
    mutating func definition(
        like known: FieldDefinition, deciding decision: FieldDecision, at now: Moment
    ) -> FieldDefinition {
        definitions.definition(like: known, deciding: decision, today: now.today)
    }

    /// Drops the caches for new fields. Existing fields hold references of their own.
    mutating func forget() {
        if registry.kept.bytes > 1 << 20 { hasFreedMuch = true }
        definitions = SharedDefinitions()
        registry.forgetMade()
    }

    mutating func takeFreedMuch() -> Bool {
        defer { hasFreedMuch = false }
        return hasFreedMuch
    }
}

extension Parameter {
    /// Parameters with which a type can be shown that can't be made without: the smallest of each kind.
    static func sample(of parameters: [TypeParameterDescription]) -> Parameter {
        .table(
            parameters.filter { $0.defaultValue != $0.sample }.map { Parameter.Member(name: $0.name, value: $0.sample) }
        )
    }
}
