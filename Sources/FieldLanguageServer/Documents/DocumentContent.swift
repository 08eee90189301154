public import FieldEngine
import FieldTools

/// The service of a document, by its kind: what can be asked of a text and a place in it.
///
/// A kind answers what it has an answer for; of everything else there is nothing. All places are offsets of the text's UTF-8.
public enum DocumentContent {
    case formFile(FormFileDocument)
    case filledForm(FilledFormDocument)
    case other

    /// - Parameter memory: what was found out of the form file as it was before.
    init(
        _ kind: DocumentKind, _ text: DocumentText, path: String, workshop: Workshop, knowing memory: FormFileMemory?
    ) {
        switch kind {
        case .formFile: self = .formFile(FormFileDocument(text, workshop: workshop, knowing: memory))
        case .filledForm: self = .filledForm(FilledFormDocument(text, path: path, workshop: workshop))
        case .other: self = .other
        }
    }

    /// What is wrong in the document, or looks so.
    public func findings(at now: Moment, _ wishes: DocumentWishes) -> [DocumentFinding] {
        switch self {
        case .formFile(let form): form.findings(at: now, wishes)
        case .filledForm(let form): form.findings(at: now, wishes)
        case .other: []
        }
    }

    /// What may be typed at a place.
    public func proposals(at offset: Int, at now: Moment, _ wishes: DocumentWishes) -> [Proposal] {
        switch self {
        case .formFile(let form): form.proposals(at: offset, wishes)
        case .filledForm(let form): form.proposals(at: offset, at: now)
        case .other: []
        }
    }

    /// What is said of a place under the pointer; nil where there is nothing to say.
    public func explanation(at offset: Int, at now: Moment) -> Explanation? {
        switch self {
        case .formFile(let form): form.explanation(at: offset, at: now)
        case .filledForm(let form): form.explanation(at: offset, at: now)
        case .other: nil
        }
    }

    /// The parts of the document by their names.
    public func outline(at now: Moment) -> [OutlineEntry] {
        switch self {
        case .formFile(let form): form.outline()
        case .filledForm(let form): form.outline(at: now)
        case .other: []
        }
    }

    /// Ranges of several lines that can be shown as one.
    public func folds() -> [Range<Int>] {
        switch self {
        case .formFile(let form): form.folds()
        case .filledForm, .other: []
        }
    }

    /// The ranges around a place, the innermost first.
    public func selections(at offset: Int) -> [Range<Int>] {
        switch self {
        case .formFile(let form): form.selections(at: offset)
        case .filledForm, .other: []
        }
    }

    /// What may be done in a range besides mending what is wrong.
    public func actions(in range: Range<Int>, at now: Moment) -> [DocumentAction] {
        switch self {
        case .formFile(let form): form.actions(in: range)
        case .filledForm(let form): form.actions(in: range, at: now)
        case .other: []
        }
    }

    /// What lays the document out; nil where it can't be while it is as it is.
    public func formatting(at now: Moment) -> [TextChange]? {
        switch self {
        case .formFile(let form): form.formatting()
        case .filledForm(let form): form.formatting(at: now)
        case .other: nil
        }
    }

    /// All places of the name at a place, the one there among them; nil where there is no name.
    public func mentions(at offset: Int) -> [Mention]? {
        switch self {
        case .formFile(let form): form.mentions(at: offset)
        case .filledForm, .other: nil
        }
    }

    /// The name at a place that another can be given to.
    public func name(at offset: Int) -> (range: Range<Int>, name: String)? {
        switch self {
        case .formFile(let form): form.name(at: offset)
        case .filledForm, .other: nil
        }
    }

    /// What gives another name to what is named at a place.
    public func renaming(at offset: Int, to name: String) throws(DocumentRefusal) -> [TextChange] {
        switch self {
        case .formFile(let form): try form.renaming(at: offset, to: name)
        case .filledForm, .other: throw DocumentRefusal("Nothing here has a name.")
        }
    }

    /// What is shown behind the values of a range.
    public func hints(in range: Range<Int>, at now: Moment) -> [(offset: Int, text: String)] {
        switch self {
        case .filledForm(let form): form.hints(in: range, at: now)
        case .formFile, .other: []
        }
    }

    /// What was found out of the form file that it is.
    var memory: FormFileMemory? {
        guard case .formFile(let form) = self else { return nil }
        return form.memory
    }

    /// The filled form that it is.
    var filledForm: FilledFormDocument? {
        guard case .filledForm(let form) = self else { return nil }
        return form
    }
}
