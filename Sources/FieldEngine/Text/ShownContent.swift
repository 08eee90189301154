/// What was found out of the content that was shown last, for all who ask of the same: with each key its parts, its template
/// or where its characters stand are asked for several times, by the edit, the verdicts and the view.
final class ShownContent {
    private var value = ""
    private var tail = Tail.none
    // Of that value and tail; nil until somebody asks.
    private var parts: PartsFormat.Shown?
    private var layout: Layout?
    /// Of that value, whatever its tail.
    private var shape: TemplateShape?
    /// Whether texts may be kept: not where they are secrets.
    private let keepsTexts: Bool

    init(keepsTexts: Bool) { self.keepsTexts = keepsTexts }

    /// The parts of a content; nil where its value is none of the format.
    func parts(of content: Content, in format: PartsFormat) -> PartsFormat.Shown? {
        if let parts, isKept(content.value, content.tail) { return parts }
        guard let texts = format.texts(of: content.value) else { return nil }
        let parts = format.shown(texts, tail: content.tail)
        keep(parts, of: content.value, content.tail)
        return parts
    }

    /// Where the characters of the value of a content stand.
    func layout(of content: Content, in formatter: Formatter) -> Layout {
        switch formatter {
        case .plain: formatter.layout(content.value, tail: content.tail)
        case .template(let format):
            kept(of: content) {
                format.layout(content.value, tail: content.tail, of: shape(for: content.value, in: format))
            }
        case .parts(let format): kept(of: content) { format.layout(content.value, tail: content.tail) }
        case .number(let format): layout(of: content, in: format)
        }
    }

    func layout(of content: Content, in format: NumberFormat) -> Layout {
        kept(of: content) { format.layout(content.value, tail: content.tail) }
    }

    @inline(__always)
    private func kept(of content: Content, _ make: () -> Layout) -> Layout {
        if let layout, isKept(content.value, content.tail) { return layout }
        let layout = make()
        keep(layout, of: content.value, content.tail)
        return layout
    }

    /// The template for a value.
    func shape(for value: String, in format: TemplateFormat) -> TemplateShape {
        // Of one nothing need be found out.
        if format.shapes.count == 1, !format.isGrowing, !format.isDrawn { return format.shapes[0] }
        if let shape, self.value.isIdentical(to: value) { return shape }
        let shape = format.shape(for: value)
        keep(shape, of: value)
        return shape
    }

    // MARK: What has been found out already

    func keep(_ parts: PartsFormat.Shown, of value: String, _ tail: Tail) {
        guard begins(value, tail) else { return }
        self.parts = parts
    }

    func keep(_ layout: Layout, of value: String, _ tail: Tail) {
        guard begins(value, tail) else { return }
        self.layout = layout
    }

    func keep(_ shape: TemplateShape, of value: String) {
        guard begins(value, tail) else { return }
        self.shape = shape
    }

    private func isKept(_ value: String, _ tail: Tail) -> Bool {
        self.tail == tail && self.value.isIdentical(to: value)
    }

    /// Forgets what is known of another value or tail; false where nothing may be kept.
    private func begins(_ value: String, _ tail: Tail) -> Bool {
        guard keepsTexts else { return false }
        let isSameValue = self.value.isIdentical(to: value)
        if !isSameValue {
            self.value = value
            shape = nil
        }
        if !isSameValue || self.tail != tail {
            self.tail = tail
            parts = nil
            layout = nil
        }
        return true
    }
}
