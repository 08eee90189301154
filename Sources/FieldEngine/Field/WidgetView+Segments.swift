extension WidgetView {
    /// The parts of a text that shows at least one. They are made as they are asked for, so that a view costs no memory for them.
    public struct Segments: Equatable {
        let format: PartsFormat
        let shown: PartsFormat.Shown
        /// With which the text shows; nil for those of ASCII.
        let digits: NumberingSystem?
        /// The part that the caret is in.
        let active: Int?
        /// Of the offsets.
        let encoding: PositionEncoding

        public var count: Int { shown.extents.count }

        public subscript(index: Int) -> Segment {
            let extent = shown.extents[index]
            let text = shown.texts[index]
            let part = format.parts[index]
            var segment = Segment(
                range: offset(extent.lowerBound)..<offset(extent.upperBound), kind: part.kind,
                state: part.state(of: text), isActive: index == active)
            if segment.isActive { segment.choices = part.choices }
            if index < count - 1, format.missing(in: text, at: index) > 0 {
                segment.gap = offset(extent.lowerBound + text.utf8.count)
            }
            return segment
        }

        /// Whether a part has the same text at the same place, as most have that are not typed into.
        private func hasSame(_ index: Int, as other: Segments) -> Bool {
            digits == nil && other.digits == nil && format === other.format && encoding == other.encoding
                && (active == index) == (other.active == index)
                && shown.extents[index] == other.shown.extents[index]
                && shown.texts[index].isIdentical(to: other.shown.texts[index])
        }

        private func offset(_ utf8: Int) -> Int {
            guard let digits else { return shown.text.offset(ofUTF8: utf8, in: encoding) }
            return digits.shown(String(shown.text.slice(0..<utf8))).length(in: encoding)
        }

        public static func == (left: Segments, right: Segments) -> Bool {
            guard left.count == right.count else { return false }
            return (0..<left.count).allSatisfy { left.hasSame($0, as: right) || left[$0] == right[$0] }
        }
    }
}
