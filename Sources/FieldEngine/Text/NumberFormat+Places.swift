import Automata

/// Numbers whose places behind the decimal sign all stand there as soon as there is a digit.
extension NumberFormat {
    /// A value with all its places, where they stand there while it is typed.
    func standing(_ value: String) -> String {
        if entry == .insert && !writesLeadingZero || Self.isVerbatim(value) { return value }
        let cells = Array(value.utf8)
        return String(decoding: withLeadingZero(entry == .insert ? cells : placed(cells)).cells, as: UTF8.self)
    }

    /// The cells with a zero before a decimal sign that stands first, where one is written there, and how many that adds.
    func withLeadingZero(_ cells: [UInt8]) -> (cells: [UInt8], added: Int) {
        let sign = cells.first == .minusSign ? 1 : 0
        guard writesLeadingZero, cells.count > sign, cells[sign] == .decimalPoint else { return (cells, 0) }
        var result = cells
        result.insert(.zeroDigit, at: sign)
        return (result, 1)
    }

    /// Whether a cell is the zero before the decimal sign that is written there while no other digit is.
    func isWrittenZero(_ range: Range<Int>, of cells: [UInt8]) -> Bool {
        guard writesLeadingZero, range.count == 1, range.upperBound < cells.count else { return false }
        return cells[range.lowerBound] == .zeroDigit && cells[range.upperBound] == .decimalPoint
            && cells[..<range.lowerBound].allSatisfy { $0 == .minusSign }
    }

    /// The cells with zeros in the places that are not written.
    func placed(_ cells: [UInt8]) -> [UInt8] {
        guard let decimals, decimals > 0, cells.contains(where: { $0 != .minusSign }) else { return cells }
        guard let point = cells.firstIndex(of: .decimalPoint) else {
            return cells + [.decimalPoint] + [UInt8](repeating: .zeroDigit, count: decimals)
        }
        return cells + [UInt8](repeating: .zeroDigit, count: max(0, decimals - (cells.count - point - 1)))
    }

    /// Whether nothing was typed of what stands there: places of zeros, with the decimal sign or behind it.
    func isZeroPlaces(_ cells: ArraySlice<UInt8>) -> Bool {
        cells.count <= (decimals ?? 0) + 1
            && (cells.first == .decimalPoint ? cells.dropFirst() : cells).allSatisfy { $0 == .zeroDigit }
            && (cells.first == .decimalPoint || cells.count <= decimals ?? 0)
    }

    /// The cells without some of them: digits go, places become zeros, and the decimal sign stays with them.
    func without(_ removed: Range<Int>, of cells: [UInt8]) -> [UInt8] {
        guard let point = cells.firstIndex(of: .decimalPoint) else {
            return Array(cells[..<removed.lowerBound] + cells[removed.upperBound...])
        }
        var result = Array(cells[..<min(removed.lowerBound, point)])
        if removed.upperBound < point { result += cells[removed.upperBound..<point] }
        for (index, cell) in cells.enumerated() where index >= point {
            result.append(index > point && removed.contains(index) ? .zeroDigit : cell)
        }
        return result
    }

    /// Whether no digit is left but zeros in the places.
    func saysNothing(_ cells: [UInt8]) -> Bool {
        let digits = cells.drop { $0 == .minusSign }
        return digits.isEmpty || digits.first == .decimalPoint && digits.allSatisfy { !$0.isDigit || $0 == .zeroDigit }
    }

    // MARK: Digits that push the others

    /// The fewest digits that stand there: one before the decimal sign, and all places.
    var fewestPlaces: Int { (decimals ?? 0) + 1 }

    /// Digits, perhaps behind a minus sign, as the number whose last places they are.
    func pushed(_ digits: [UInt8]) -> [UInt8] {
        let sign = digits.first == .minusSign ? 1 : 0
        var significant = Array(digits[sign...].drop { $0 == .zeroDigit })
        let missing = fewestPlaces - significant.count
        if missing > 0 { significant.insert(contentsOf: repeatElement(.zeroDigit, count: missing), at: 0) }
        significant.insert(.decimalPoint, at: significant.count - (decimals ?? 0))
        return Array(digits[..<sign]) + significant
    }

    /// How many of so many cells stand before the last digits of that number: none where zeros among them are dropped.
    func cells(before digits: Int, of count: Int) -> Int { max(count - digits - (digits > decimals ?? 0 ? 1 : 0), 0) }

    // MARK: What may still become of a value

    /// The verdict of a value whose places may still be typed: those behind the caret are replaced, or all are pushed on.
    ///
    /// - Parameter judge: says what may become of a beginning, or of a text into which more is put at the caret.
    func verdict(
        of value: String, caret: Int?, _ judge: (_ value: String, _ caret: Int?) -> Language.Verdict
    ) -> Language.Verdict {
        let whole = judge(value, nil)
        if whole == .complete { return whole }
        guard let place = value.utf8.firstIndex(of: .decimalPoint) else { return judge(value, caret) }
        let point = value.utf8Offset(of: place)
        switch entry {
        case .insert: return judge(value, caret)
        case .overtype:
            let end = max(point, min(caret ?? point, value.utf8.count))
            let beginning = judge(String(value.slice(0..<end)), nil)
            if !beginning.isHopeless { return .partial }
            guard let caret, caret < point, !judge(value, caret).isHopeless else { return beginning }
            return .partial
        case .centsFirst:
            if mayBePushed(value, caret, judge) { return .partial }
            return .impossible(from: firstHopelessDigit(of: value, judge))
        }
    }

    /// The characters that may be typed at a caret, or deleted nothing for.
    ///
    /// - Parameter allowed: those that may stand at a place of a text into which more is put there.
    func allowed(
        in value: String, at caret: Int, _ allowed: (_ value: String, _ offset: Int) -> ScalarSet,
        _ judge: (_ value: String, _ caret: Int?) -> Language.Verdict
    ) -> ScalarSet {
        guard let place = value.utf8.firstIndex(of: .decimalPoint) else {
            guard entry == .centsFirst else { return allowed(value, caret) }
            return allowed(value, caret).intersection(ScalarSet("-"..."-"))
                .union(pushable(into: value, at: caret, judge))
        }
        let point = value.utf8Offset(of: place)
        switch entry {
        case .insert: return allowed(value, caret)
        case .overtype:
            if caret >= point { return allowed(String(value.slice(0..<caret)), caret) }
            return allowed(String(value.slice(0..<point)), caret).union(allowed(value, caret))
        case .centsFirst: return pushable(into: value, at: caret, judge)
        }
    }

    /// The digits that may be pushed in at a caret.
    func pushable(
        into value: String, at caret: Int, _ judge: (_ value: String, _ caret: Int?) -> Language.Verdict
    ) -> ScalarSet {
        var digits = ScalarSet()
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") where mayPush(digit, into: value, at: caret, judge) {
            let scalar = Unicode.Scalar(digit)
            digits = digits.union(ScalarSet(scalar...scalar))
        }
        return digits
    }

    /// Whether any digit may still be pushed in at the end.
    func mayGrow(_ value: String, _ judge: (_ value: String, _ caret: Int?) -> Language.Verdict) -> Bool {
        // Mostly a zero may: it makes the least of them.
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains { mayPush($0, into: value, at: value.utf8.count, judge) }
    }

    private func mayPush(
        _ digit: UInt8, into value: String, at caret: Int, _ judge: (_ value: String, _ caret: Int?) -> Language.Verdict
    ) -> Bool {
        let cells = Array(value.utf8)
        let behind = cells[min(caret, cells.count)...].filter { $0 != .decimalPoint }
        let digits = cells[..<min(caret, cells.count)].filter { $0 != .decimalPoint } + [digit] + behind
        let next = String(decoding: pushed(digits), as: UTF8.self)
        let place = self.cells(before: behind.count, of: next.utf8.count)
        return !verdict(of: next, caret: place, judge).isHopeless
    }

    /// Whether digits that are pushed in at the end, or at the caret, can mend a value.
    private func mayBePushed(
        _ value: String, _ caret: Int?, _ judge: (_ value: String, _ caret: Int?) -> Language.Verdict
    ) -> Bool {
        let cells = Array(value.utf8)
        let sign = cells.first == .minusSign ? 1 : 0
        let digits = cells[sign...].filter { $0 != .decimalPoint }.drop { $0 == .zeroDigit }
        let decimals = decimals ?? 0
        // Behind each of so many more digits the point stands one place further on; then the digits are all before it.
        for more in 1...max(decimals, 1) where !judge(beginning(cells[..<sign] + digits, more: more), nil).isHopeless {
            return true
        }
        guard let caret, caret < cells.count else { return false }
        let before = cells[..<caret].filter { $0 != .decimalPoint }
        let behind = cells[caret...].filter { $0 != .decimalPoint }
        if behind.count >= decimals { return !judge(value, caret).isHopeless }
        for places in 0...decimals - behind.count where places <= before.count {
            var text = before
            if places > 0 { text.insert(.decimalPoint, at: text.count - places) }
            let place = text.count
            if !judge(String(decoding: text + behind, as: UTF8.self), place).isHopeless { return true }
        }
        return false
    }

    /// What digits begin, so many more of which will follow.
    private func beginning(_ digits: some Collection<UInt8>, more: Int) -> String {
        let written = max((decimals ?? 0) - more, 0)
        let sign = digits.first == .minusSign ? 1 : 0
        var bytes = Array(digits)
        let missing = written > 0 ? written + 1 - (bytes.count - sign) : 0
        if missing > 0 { bytes.insert(contentsOf: repeatElement(.zeroDigit, count: missing), at: sign) }
        if written > 0 { bytes.insert(.decimalPoint, at: bytes.count - written) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where the first digit stands behind which no other could have mended the value.
    private func firstHopelessDigit(
        of value: String, _ judge: (_ value: String, _ caret: Int?) -> Language.Verdict
    ) -> Int {
        let cells = Array(value.utf8)
        let places = cells.indices.filter { cells[$0].isDigit }.drop { cells[$0] == .zeroDigit }
        for (count, place) in places.enumerated() {
            let digits = cells[..<(cells.first == .minusSign ? 1 : 0)] + places.prefix(count + 1).map { cells[$0] }
            let begun = String(decoding: pushed(Array(digits)), as: UTF8.self)
            if judge(begun, nil) == .complete || mayBePushed(begun, nil, judge) { continue }
            return place
        }
        return 0
    }
}

extension Language.Verdict {
    fileprivate var isHopeless: Bool {
        switch self {
        case .impossible: true
        case .complete, .partial: false
        }
    }
}
