/// What a text from elsewhere says to a field of an interval: two texts with something between that each say one end
/// (specification, section 9.6).
struct IntervalReading: Sendable {
    let shape: IntervalShape
    /// Of one end.
    let conversion: TypeConversion

    func reading(_ text: String, _ context: ReadingContext) -> Reading? {
        if context.own != nil { return .own }
        let text = text.inOneLine
        guard let whole = conversion.read?(text, ReadingContext(today: context.today, own: nil)) else {
            return ends(text, context.today)
        }
        if let ends = ends(text, context.today) { return ends }
        switch whole {
        // The first end, or the beginning of it.
        case .value(let value, let remark): return .value(value, remark)
        case .verbatim, .own: return whole
        }
    }

    /// The ends that a text says; nil where none or several can be meant.
    private func ends(_ text: String, _ today: CivilDate) -> Reading? {
        guard text.utf8.count <= DatePiece.longestKept else { return nil }
        var visible: Reading?
        var whole: Reading?
        for (first, second) in IntervalReading.divisions(of: text) {
            guard let (start, isStart) = end(String(first), today), let (finish, isFinish) = end(String(second), today),
                let value = shape.value(from: start.value, to: finish.value)
            else { continue }
            // Where one end shows that another order is meant, the other one could be meant so too.
            guard (start.remark?.kind == .readAs) == (finish.remark?.kind == .readAs) else { continue }
            let reading = Reading.value(value, remark(start.remark, finish.remark))
            if isStart && isFinish {
                if let whole, whole != reading { return nil }
                whole = reading
            } else if visible == nil {
                visible = reading
            }
        }
        return whole ?? visible
    }

    /// One end that a text says, and whether that is a whole one that exists.
    private func end(_ text: String, _ today: CivilDate) -> (said: (value: String, remark: Remark?), isWhole: Bool)? {
        guard case .value(let value, let remark)? = conversion.read?(text, ReadingContext(today: today, own: nil)),
            remark?.weight != .changesMeaning, shape.end.texts(of: value) != nil
        else { return nil }
        return ((value, remark), conversion.typed?(value, today) != nil)
    }

    private func remark(_ first: Remark?, _ second: Remark?) -> Remark? {
        guard let first, let second, first.kind == second.kind else { return first ?? second }
        let text = first.text + (first.kind == .readAs ? "/" : " ") + second.text
        return first.kind == .readAs ? .readAs(text) : .leftOut(text, first.weight)
    }

    /// The ways to divide a text at what may stand between two ends.
    private static func divisions(of text: String) -> [(Substring, Substring)] {
        var divisions: [(Substring, Substring)] = []
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            let rest = text[index...]
            let isBehindBlank = index > text.startIndex && text[text.index(before: index)].isBlank
            if let length = lengthOfJoint(rest, behindBlank: isBehindBlank) {
                let behind = text.index(index, offsetBy: length)
                divisions.append((withoutLead(text[..<index]), text[behind...].trimmed { $0.isBlank }))
            }
            index = next
        }
        return divisions
    }

    /// How many characters at the start of a text stand between two ends; nil where none do.
    private static func lengthOfJoint(_ text: Substring, behindBlank: Bool) -> Int? {
        guard let first = text.first else { return nil }
        if first.isMinusSign { return 1 }
        switch first {
        case "/", "…", "~", "～", "〜", "→", "|": return 1
        case ".": return text.hasPrefix("...") ? 3 : text.hasPrefix("..") ? 2 : nil
        default: break
        }
        guard behindBlank, first.isLetter else { return nil }
        let word = text.prefix { !$0.isBlank }
        return joints.contains(word.lowercased()) ? word.count : nil
    }

    private static let joints: Set<String> = [
        "to", "until", "till", "through", "thru", "and", "bis", "und", "à", "au", "jusqu'au", "et", "a", "al", "hasta",
        "y", "e",
        "até", "ao", "fino", "tot", "t/m", "en", "til", "do", "до", "по",
    ]

    /// Without a word that says that an interval begins.
    private static func withoutLead(_ text: Substring) -> Substring {
        let text = text.trimmed { $0.isBlank }
        let word = text.prefix { !$0.isBlank }
        guard word.count < text.count, leads.contains(word.lowercased()) else { return text }
        return text.dropFirst(word.count).trimmed { $0.isBlank }
    }

    private static let leads: Set<String> = [
        "from", "between", "von", "vom", "zwischen", "de", "du", "del", "desde", "entre", "da", "dal", "van", "od", "с",
        "от",
    ]
}
