/// The parts of a text as it was shown last, for all who ask for those of the same text: with each key some of what shows of
/// them is asked for several times.
final class ShownParts {
    private var value = ""
    private var tail = Tail.none
    private var shown: PartsFormat.Shown?
    /// Whether texts may be kept: not where they are secrets.
    private let keepsTexts: Bool

    init(keepsTexts: Bool) { self.keepsTexts = keepsTexts }

    /// The parts of a content; nil where its value is none of the format.
    func parts(of content: Content, in format: PartsFormat) -> PartsFormat.Shown? {
        if let shown, tail == content.tail, value.isIdentical(to: content.value) { return shown }
        guard let texts = format.texts(of: content.value) else { return nil }
        let shown = format.shown(texts, tail: content.tail)
        keep(shown, of: content.value, content.tail)
        return shown
    }

    /// Keeps how a value shows, which has been found out already.
    func keep(_ shown: PartsFormat.Shown, of value: String, _ tail: Tail) {
        guard keepsTexts else { return }
        self.value = value
        self.tail = tail
        self.shown = shown
    }
}
