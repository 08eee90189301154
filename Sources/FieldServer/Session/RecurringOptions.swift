import FieldEngine
import FieldProtocol
import JSONBytes

/// What was read of the params of `field/create` behind the field's id, by how it is written.
///
/// Who fills a table makes the same fields again and again: behind another id the messages are the same byte for byte.
/// What was read of them is the same then, and the definition that came of it; all that a creation asks of the field
/// itself is still asked (of 22,000 instructions of a creation 15,000 are left).
struct RecurringOptions {
    /// Shared and never changed.
    final class Known {
        /// Without the id.
        let params: FieldCreateParams
        let definition: FieldDefinition
        fileprivate let bytes: [UInt8]
        /// The day on which the definition was found good.
        fileprivate let day: CivilDate
        /// Which types there were.
        fileprivate let types: Int

        fileprivate init(
            _ params: FieldCreateParams, _ definition: FieldDefinition, bytes: [UInt8], day: CivilDate, types: Int
        ) {
            self.params = params
            self.definition = definition
            self.bytes = bytes
            self.day = day
            self.types = types
        }
    }

    /// More than a form has columns; what a client makes up without end must not stay.
    private static let most = 256
    /// Longer than what most fields are made of.
    private static let longest = 512

    private var known: [UInt64: Known] = [:]

    init() {}

    var count: Int { known.count }

    func known(_ rest: JSONDocument.Rest, on day: CivilDate, types: Int) -> Known? {
        guard let known = known[rest.hash], known.day == day, known.types == types, rest.isWritten(as: known.bytes)
        else { return nil }
        return known
    }

    /// - Parameter params: what was read of the whole, in which nothing else is called as the id is.
    mutating func note(
        _ rest: JSONDocument.Rest, _ params: FieldCreateParams, _ definition: FieldDefinition, on day: CivilDate,
        types: Int
    ) {
        let options = params.options
        // What a user has in a field is not kept besides the field, nor anything of one that holds a secret.
        guard rest.count <= Self.longest, options.text == nil, options.value == nil, options.typed == nil,
            !definition.isSecure
        else { return }
        if known.count >= Self.most { known.removeAll() }
        known[rest.hash] = Known(
            FieldCreateParams(replace: params.replace, options: options), definition, bytes: rest.bytes, day: day,
            types: types)
    }
}
