import Automata

extension FieldLanguage {
    /// A demand with the language that it was last found to be, and what that said last.
    final class Demanded {
        let demands: Demands
        /// With what has a length in it counted in scalars, and without it; as they are on a day.
        var whole: Known? { didSet { lastEnd = nil } }
        var withoutMixed: Known? { didSet { lastEnd = nil } }
        // The same text is judged several times with each key: for what is true, what shows, and what would be at the end.
        // One by one, so that what is looked at is not copied.
        private(set) var lastValue = ""
        private(set) var lastDay: CivilDate?
        /// What was said of the text as it stands, and of more that is typed at a place in it.
        private var lastVerdict: Automata.Language.Verdict?
        private var lastAtCaret: (caret: Int, verdict: Automata.Language.Verdict)?
        /// Where a long text ended in the language, and whether that was `whole`: it is run over once. A run over a short one
        /// costs less than to note it.
        private var lastEnd: (place: Automata.Language.Place, ofWhole: Bool)?

        struct Known {
            var today: CivilDate
            var branch: Int
            var language: Automata.Language
        }

        let isEmpty: Bool

        init(_ demands: Demands) {
            self.demands = demands
            isEmpty = demands.lengths.isEmpty && demands.languages.isEmpty && demands.mixed.isEmpty
        }

        /// What was said of the text last, where it was judged.
        @inline(__always)
        func known(_ value: String, _ caret: Int?, _ today: CivilDate) -> Automata.Language.Verdict? {
            guard lastDay == today, lastValue.isIdentical(to: value) else { return nil }
            guard let caret else { return lastVerdict }
            return lastAtCaret.flatMap { $0.caret == caret ? $0.verdict : nil }
        }

        /// Whether the text that was judged last is that one and belongs to the language.
        func isKnownToHold(_ value: String, _ today: CivilDate) -> Bool { known(value, nil, today) == .complete }

        /// Where the text that was judged last ended in that language.
        func end(of value: String, inWhole: Bool, _ today: CivilDate) -> Automata.Language.Place? {
            guard let lastEnd, lastEnd.ofWhole == inWhole, lastDay == today, lastValue.isIdentical(to: value) else {
                return nil
            }
            return lastEnd.place
        }

        /// Keeps what was said of a text, and forgets what was said of others.
        func keep(
            _ verdict: Automata.Language.Verdict, of value: String, _ caret: Int?, _ today: CivilDate,
            end: (place: Automata.Language.Place, ofWhole: Bool)? = nil
        ) {
            if lastDay != today || !lastValue.isIdentical(to: value) {
                lastValue = value
                lastDay = today
                lastVerdict = nil
                lastAtCaret = nil
                lastEnd = nil
            }
            if let caret {
                lastAtCaret = (caret, verdict)
            } else {
                lastVerdict = verdict
                lastEnd = end
            }
        }

        func forget() {
            lastValue = ""
            lastDay = nil
        }

        /// This one, or a new one where more is demanded.
        func adding(_ demands: Demands) -> Demanded {
            let isSame =
                demands.lengths == self.demands.lengths && demands.languages.count == self.demands.languages.count
                && demands.mixed.count == self.demands.mixed.count
            return isSame ? self : Demanded(demands)
        }
    }
}
