import FieldEngine
import FieldProtocol

/// What a client shows when it asks for something that is no edit of its own: leaves a field, goes back in its history
/// (specification, section 3.4).
extension Session {
    /// Whether a field holds something else than its client knows: another text, a later version, a caret elsewhere.
    func isNews(_ field: Field, after before: Field, view: String?, version: Int64?) -> Bool {
        field.version != version ?? before.version || field.selection != before.selection || view == nil
            || textPatch(of: field, from: view) != nil
    }

    /// The patch from the client's text to the field's; nil if they agree, or the client's is unknown.
    func textPatch(of field: Field, from view: String?) -> TextPatch? {
        view.flatMap { field.patch(from: $0) }
            .map { TextPatch(range: publisher.wireRange($0.range, in: $0.view), text: $0.text) }
    }

    /// The direction of a caret's move from the position on the server.
    func step(to selection: TextRange, from field: Field) -> CaretStep? {
        let held = publisher.wireRange(field.selection, in: field.text)
        guard held.start == held.end, selection.start == selection.end, selection.start != held.start else {
            return nil
        }
        return selection.start < held.start ? .backward : .forward
    }
}

extension Field {
    /// The text that a client shows that last took this version; nil where that is no longer known.
    func view(ofVersion version: Int64?) throws(ResponseError) -> String? {
        guard let version else { return text }
        guard version <= self.version else {
            throw .invalidParams("version", expected: "a version of the field", found: "the number \(version)")
        }
        var field = self
        return field.viewText(of: .version(version))
    }

    /// Whether answers leave the text out, because a patch suffices: above 8,192 code units (specification, section 3).
    func isLong(in encoding: FieldEngine.PositionEncoding) -> Bool {
        text.utf8.count > 8_192 && text.length(in: encoding) > 8_192
    }
}
