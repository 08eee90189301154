import FieldProtocol
import JSONBytes

/// What was read from an edit, for those that are like it: of most keys only the character and the version differ from the
/// key before, and a tenth of an edit was to read again what is known (issue 7).
struct KnownEdit {
    /// Without what was typed, which may be a secret.
    private var params: FieldEditParams
    private let field: JSONNode
    private let version: JSONNode?
    private let input: JSONNode?

    /// Nil for edits of which more may differ. What is kept as it is is fixed in the document.
    init?(_ params: FieldEditParams, _ node: JSONNode?, in document: inout JSONDocument) {
        guard params.text == nil, params.range == nil, params.selection == nil, params.dryRun == nil,
            params.composing == nil, let node, let field = document.member(node, "field")
        else { return nil }
        self.params = params
        if params.input != nil { self.params.input = "" }
        self.field = field
        version = document.member(node, "version")
        input = document.member(node, "input")
        document.fix("delete", of: node)
        document.fix("count", of: node)
        document.fix("cause", of: node)
    }

    /// The params of an edit that is like it. Nil where something is not as it was, against all expectation.
    mutating func read(in document: JSONDocument) -> FieldEditParams? {
        if !document.holds(field, params.field) {
            guard let identifier = document.string(field) else { return nil }
            params.field = identifier
        }
        if params.version != nil {
            guard let number = version.flatMap({ document.integer($0) }), number >= 0 else { return nil }
            params.version = Int(number)
        }
        guard params.input != nil else { return params }
        guard let text = input.flatMap({ document.string($0) }) else { return nil }
        var typed = params
        typed.input = text
        return typed
    }
}
