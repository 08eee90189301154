import FieldEngine
import FieldProtocol

/// The types of a connection, and the definitions that fields of the same settings share.
struct TypeCatalogue {
    var registry: TypeRegistry
    /// The client's own types as it declared them.
    var declared: [String: TypeDefinition] = [:]
    private var definitions = SharedDefinitions()
    /// Whether much was forgotten, so that its memory should be given back.
    private var hasFreedMuch = false

    init(_ limits: Limits) {
        registry = TypeRegistry(stateLimit: limits.maxPatternStates, workLimit: limits.maxTurnWork)
    }

    var names: [String] { registry.names }

    /// - Parameter locale: of the type's numbers where it names none; nil for that of the connection.
    mutating func type(of reference: TypeReference?, locale: String? = nil) throws(ResponseError) -> FieldType {
        do throws(DefinitionError) {
            return try registry.type(
                named: reference?.name ?? "phrase", parameters: reference?.parameters ?? .table([]), locale: locale)
        } catch {
            throw ResponseError(error, known: { registry.names })
        }
    }

    /// The definition that fields of these settings share. `mayBeEmpty`: it was found good on another day.
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

    /// Forgets what is kept for fields to come: what those that are there need is theirs.
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
