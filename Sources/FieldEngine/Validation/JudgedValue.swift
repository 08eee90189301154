import Automata

/// A value as it is judged: without the white space at its ends, which goes when editing ends (specification, section
/// 4.1). A phrase of three blanks is empty.
struct JudgedValue {
    var text: String
    /// How many bytes of white space stand before it.
    var start = 0

    /// A finding about the judged text as one about the value.
    func moved(_ findings: [Finding]) -> [Finding] {
        guard start > 0 else { return findings }
        return findings.map { finding in
            guard let range = finding.range else { return finding }
            var result = finding
            let upper = range.upperBound.addingReportingOverflow(start)
            result.range = range.lowerBound + start..<(upper.overflow ? .max : upper.partialValue)
            return result
        }
    }
}

extension FieldDefinition {
    /// The value as it is judged when editing ends.
    func judged(_ value: String) -> JudgedValue {
        guard trimsBlanks, value.mayHaveBlanksAtEnds else { return JudgedValue(text: value) }
        if let kept = value.bytesBetweenPlainBlanks {
            return JudgedValue(text: String(value.slice(kept)), start: kept.lowerBound)
        }
        let trimmed = value.trimmed { $0.isWhiteSpaceAlone }
        return JudgedValue(text: String(trimmed), start: value.utf8Offset(of: trimmed.startIndex))
    }

    /// The value as it is judged while it is typed: behind white space at its end more may follow, unless nothing can any
    /// more and it is whole without it.
    func judgedLive(_ value: String, caret: Int?, at now: Moment) -> (value: JudgedValue, caret: Int?) {
        guard trimsBlanks, value.mayHaveBlanksAtEnds else { return (JudgedValue(text: value), caret) }
        let whole = judged(value)
        if whole.text.isEmpty { return (whole, nil) }
        let rest = JudgedValue(text: String(value.slice(whole.start..<value.utf8.count)), start: whole.start)
        let caretInRest = caret.map { max(0, $0 - whole.start) }
        if rest.text.utf8.count == whole.text.utf8.count { return (rest, caretInRest) }
        if language.verdict(whole.text, caret: nil, today: now.today) == .complete { return (whole, nil) }
        return (rest, caretInRest)
    }
}

extension UInt8 {
    fileprivate var isPlainBlank: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}

extension Character {
    /// White space without a mark on it: one that carries a mark is seen, and means it.
    fileprivate var isWhiteSpaceAlone: Bool { isWhitespace && (unicodeScalars.count == 1 || isNewline) }
}

extension String {
    /// Whether the first or the last byte may be of white space: most texts have none there, and are not looked at further.
    fileprivate var mayHaveBlanksAtEnds: Bool {
        withUTF8Bytes { bytes in
            guard bytes.count > 0 else { return false }
            let (first, last) = (bytes[0], bytes[bytes.count - 1])
            return first <= 0x20 || first >= 0x80 || last <= 0x20 || last >= 0x80
        }
    }

    /// What is left without the white space of ASCII at both ends; nil where a character there may have more to it than a byte.
    fileprivate var bytesBetweenPlainBlanks: Range<Int>? {
        withUTF8Bytes { bytes in
            var (start, end) = (0, bytes.count)
            while start < end, bytes[start].isPlainBlank { start += 1 }
            while end > start, bytes[end - 1].isPlainBlank { end -= 1 }
            guard start == end || bytes[start] < 0x80 && bytes[end - 1] < 0x80 else { return nil }
            return start..<end
        }
    }
}
