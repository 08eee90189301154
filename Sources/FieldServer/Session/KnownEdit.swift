import FieldEngine
import FieldProtocol
import JSONBytes

/// What was read from an edit, for those that are like it: of most keys only the character and the version differ from the
/// key before, and a tenth of an edit was to read again what is known.
struct KnownEdit {
    /// The field's id.
    private(set) var identifier: String
    private let cause: FieldEdit.Cause
    private let way: Way
    private let field: JSONNode
    private let version: JSONNode?

    private enum Way {
        /// What was typed is not kept: it may be a secret.
        case input(JSONNode)
        case delete(FieldEdit.Deletion, count: Int)
    }

    /// Nil for edits of which more may differ. What is kept as it is is fixed in the document.
    init?(_ params: FieldEditParams, _ edit: FieldEdit, _ node: JSONNode?, in document: inout JSONDocument) {
        guard params.selection == nil, params.dryRun == nil, params.composing == nil, let node,
            let field = document.member(node, "field")
        else { return nil }
        switch edit.way {
        case .text, .range: return nil
        case .input:
            guard let input = document.member(node, "input") else { return nil }
            way = .input(input)
        case .delete(let deletion, let count): way = .delete(deletion, count: count)
        }
        identifier = params.field
        cause = edit.cause
        self.field = field
        version = params.version == nil ? nil : document.member(node, "version")
        document.fix("delete", of: node)
        document.fix("count", of: node)
        document.fix("cause", of: node)
    }

    /// An edit that is like it. Nil where something is not as it was, against all expectation.
    mutating func read(in document: JSONDocument) -> FieldEdit? {
        if !document.holds(field, identifier) {
            guard let other = document.string(field) else { return nil }
            identifier = other
        }
        var basis = FieldEdit.Basis.current
        if let version {
            guard let number = document.integer(version), (0...WireInteger.greatest).contains(number) else {
                return nil
            }
            basis = .version(number)
        }
        switch way {
        case .input(let node):
            guard let text = document.string(node) else { return nil }
            return FieldEdit(.input(text), basis: basis, cause: cause)
        case .delete(let deletion, let count):
            return FieldEdit(.delete(deletion, count: count), basis: basis, cause: cause)
        }
    }
}
