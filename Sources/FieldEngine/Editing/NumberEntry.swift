/// A number while characters are put into it one by one: what stands before and behind the caret.
struct NumberEntry {
    let format: NumberFormat
    private(set) var before: [UInt8]
    private(set) var behind: ArraySlice<UInt8>
    private(set) var literals: NumberEditing.Literals
    /// How many characters of literals lie between the last cell before the caret and the caret.
    private(set) var passed: Int
    /// How many characters of the prefix were typed although all of it shows.
    private(set) var retyped: Int
    /// The sign at the end whose meaning is open.
    private(set) var open: OpenSign?

    /// Whether what was typed last is a letter, of the prefix or refused: the point behind it is that of an abbreviation.
    private(set) var isBehindLetter: Bool

    /// Whether the decimal sign stands before the caret, and how many digits follow it there.
    private var pointBefore = false
    private var fractionBefore = 0

    init(
        format: NumberFormat, before: [UInt8], behind: ArraySlice<UInt8>, literals: NumberEditing.Literals, passed: Int,
        retyped: Int = 0, open: OpenSign?, isBehindLetter: Bool = false
    ) {
        self.format = format
        self.before = before
        self.behind = behind
        self.literals = literals
        self.passed = passed
        self.retyped = retyped
        self.open = open
        self.isBehindLetter = isBehindLetter
        if let open, !behind.isEmpty || open.place > before.count || open.place < 1 { self.open = nil }
        findPoint()
    }

    private mutating func findPoint() {
        let point = before.firstIndex(of: .decimalPoint)
        pointBefore = point != nil
        fractionBefore = point.map { before.count - $0 - 1 } ?? 0
    }

    var count: Int { before.count + behind.count }
    /// Takes away what stands behind the caret where nobody typed it: places of zeros, which are there of themselves. They
    /// are passed with what is typed of the suffix.
    mutating func settlePlaces() {
        if format.isZeroPlaces(behind) { behind = [] }
        guard passed > 0, behind.isEmpty, open == nil, before.contains(where: { $0.isDigit }) else { return }
        before = format.placed(before)
        findPoint()
    }

    /// Whether a digit would stand behind the decimal sign.
    var isInFraction: Bool { pointBefore }

    private var digitsBefore: Int { before.count - (before.first == .minusSign ? 1 : 0) }

    /// Takes a character: into the number, or as a literal that is passed. Why it is refused where it is.
    mutating func take(_ character: Character, noMoreCells: Bool) -> Refusal? {
        let isInSign = isBehindLetter && digitsBefore == 0
        isBehindLetter = false
        if digitsBefore == 0, let count = Self.passing(character, in: format.prefix, after: passed) {
            passMinus()
            passed = count
            // With the focus that the key gives all of it shows.
            retyped = count
            literals.prefix = max(literals.prefix, count)
            isBehindLetter = character.endsAbbreviation
            return nil
        }
        // Who types a prefix that shows already means no number with its point.
        if digitsBefore == 0, behind.isEmpty, format.affixes != .filled,
            let count = Self.passing(character, in: format.prefix, after: retyped)
        {
            retyped = count
            isBehindLetter = character.endsAbbreviation
            return nil
        }
        // Accountants' parentheses say a minus, whatever the field shows for one.
        if character == "(" || character == "（", format.allowsNegative { return insertMinus(isFull: noMoreCells) }
        if character == ")" || character == "）", behind.isEmpty, digitsBefore > 0, before.first == .minusSign {
            if format.usesParentheses { passed = format.suffix.count + 1 }
            return nil
        }
        // The hyphen of Japanese keyboards is a long vowel in a word.
        if isInSign, character == "." || character == "," || character.isLongVowelSign { return .digitExpected }
        if NumberReading.digit(character) != nil, takeSuffix(character) { return nil }
        switch format.role(of: character) {
        case .digit(let digit): return insert(digit, isFull: noMoreCells)
        case .decimalSign: return insertPoint(isFull: noMoreCells)
        case .otherSign: return takeOther(isFull: noMoreCells)
        case .minus: return insertMinus(isFull: noMoreCells)
        case .groupSign where format.groups: return takeGroupSign(isBlank: character.isWhitespace)
        case .groupSign, nil: break
        }
        if takeSuffix(character) { return nil }
        // `Rs.`, `S/.`
        isBehindLetter = character.isLetter || isInSign && character == "/"
        return .digitExpected
    }

    /// Takes the next character of the suffix; false where it is none.
    private mutating func takeSuffix(_ character: Character) -> Bool {
        guard behind.isEmpty, digitsBefore > 0,
            let count = Self.passing(character, inSuffix: format.suffix, after: passed)
        else { return false }
        passed = count
        literals.suffix = max(literals.suffix, count)
        literals.isFinished = false
        return true
    }

    private mutating func insert(_ digit: UInt8, isFull: Bool) -> Refusal? {
        passMinus()
        if open != nil {
            if isFull || count >= NumberFormat.capacity { return .full }
            append(digit)
            arrange()
            return nil
        }
        if format.entry == .overtype, pointBefore, !behind.isEmpty {
            behind.removeFirst()
            append(digit)
            fractionBefore += 1
            return nil
        }
        if pointBefore, let decimals = format.decimals, fractionBefore + behind.count >= decimals { return .full }
        takeOverLeadingZero()
        if isFull || count >= NumberFormat.capacity { return .full }
        append(digit)
        if pointBefore { fractionBefore += 1 }
        return nil
    }

    /// A zero that stands alone before the decimal sign was written there: the first digit takes its place.
    private mutating func takeOverLeadingZero() {
        guard format.writesLeadingZero, !pointBefore else { return }
        if digitsBefore == 1, before.last == .zeroDigit, behind.isEmpty || behind.first == .decimalPoint {
            before.removeLast()
        } else if digitsBefore == 0, behind.first == .zeroDigit, behind.dropFirst().first == .decimalPoint {
            behind.removeFirst()
        }
    }

    private mutating func insertPoint(isFull: Bool) -> Refusal? {
        if behind.first == .decimalPoint {
            // The one that comes next: typed over.
            behind.removeFirst()
            append(.decimalPoint)
            pointBefore = true
            return nil
        }
        if open != nil, digitsBehindOpen != 0, digitsBehindOpen != 3 { return .notAllowedHere }
        guard format.decimals != 0, !pointBefore, !behind.contains(.decimalPoint) else {
            // The digits that are typed behind it all the same are decimals to whoever types them.
            if format.decimals == 0, behind.isEmpty, digitsBefore > 0, open == nil {
                open = OpenSign(place: before.count, mayBeDecimal: false, kind: .ownSign)
            }
            return .notAllowedHere
        }
        passMinus()
        if let decimals = format.decimals, behind.count > decimals { return .full }
        if isFull || count >= NumberFormat.capacity { return .full }
        // What stands before a decimal sign is settled by it.
        open = nil
        append(.decimalPoint)
        pointBefore = true
        return nil
    }

    private mutating func insertMinus(isFull: Bool) -> Refusal? {
        guard format.allowsNegative, before.isEmpty else { return .notAllowedHere }
        if behind.first == .minusSign {
            passMinus()
            return nil
        }
        if isFull || count >= NumberFormat.capacity { return .full }
        append(.minusSign)
        return nil
    }

    /// Nothing stands before the sign: a caret there is taken for one behind it.
    private mutating func passMinus() {
        guard before.isEmpty, behind.first == .minusSign else { return }
        behind.removeFirst()
        append(.minusSign)
    }

    private mutating func append(_ cell: UInt8) {
        before.append(cell)
        passed = 0
    }

    // MARK: Signs whose meaning is open

    /// The one of point and comma that is not the decimal sign.
    private mutating func takeOther(isFull: Bool) -> Refusal? {
        guard behind.isEmpty else {
            if behind.first == .decimalPoint { return insertPoint(isFull: isFull) }
            if pointBefore { return .notAllowedHere }
            return standsBetweenGroups(isShown: format.groups) ? nil : insertPoint(isFull: isFull)
        }
        if let open {
            switch open.kind {
            case .otherSign: return insertPoint(isFull: isFull)
            case .ofThree where digitsBehindOpen == 3:
                self.open = OpenSign(place: before.count, mayBeDecimal: false)
            case .ofThree, .ofPairs:
                guard mayBeOfPairs(open) else { return .notAllowedHere }
                self.open = OpenSign(
                    place: before.count - (pointBefore ? 1 : 0), mayBeDecimal: false, kind: .ofPairs)
                arrange()
            case .ownSign: return .notAllowedHere
            }
            return nil
        }
        if pointBefore { return .notAllowedHere }
        let start = before.count - digitsBefore
        // Whoever writes groups has written them from the beginning, and none begins with a zero.
        guard (1...3).contains(digitsBefore), before[start] != .zeroDigit else { return insertPoint(isFull: isFull) }
        if format.decimals != 0, isFull || count >= NumberFormat.capacity { return .full }
        open = OpenSign(place: before.count, mayBeDecimal: format.decimals != 0)
        passed = 0
        arrange()
        return nil
    }

    /// Whether a second sign makes groups of two digits of what stands before it: `1,00,`, but not `1,000,00,`.
    private func mayBeOfPairs(_ open: OpenSign) -> Bool {
        let isFirst = OpenSign.mayBeginPairs(at: open.place, of: before)
        return digitsBehindOpen == 2 && (isFirst || open.kind == .ofPairs)
    }

    /// What can only stand between groups.
    private mutating func takeGroupSign(isBlank: Bool) -> Refusal? {
        guard behind.isEmpty else {
            if digitsBefore == 0, isBlank { return nil }
            return !pointBefore && standsBetweenGroups(isShown: true) ? nil : .notAllowedHere
        }
        if digitsBefore == 0 { return isBlank ? nil : .notAllowedHere }
        if let open, digitsBehindOpen != 3 || open.kind == .ownSign { return .notAllowedHere }
        if pointBefore { return .notAllowedHere }
        open = OpenSign(place: before.count, mayBeDecimal: false, kind: .otherSign)
        return nil
    }

    /// Whether the digits behind the caret are groups, so that a sign here stands between those and what is before it.
    private func standsBetweenGroups(isShown: Bool) -> Bool {
        let digits = behind.prefix { $0 != .decimalPoint }.count
        if isShown { return format.isGrouped(digitsBefore: digitsBefore, digitsBehind: digits) || digits == 3 }
        return digits == 3 && (1...3).contains(digitsBefore)
    }

    /// Whether the sign that is not the decimal sign is the one that the field shows between groups.
    private var isShownBetweenGroups: Bool {
        format.groups && (format.groupSign == .comma || format.groupSign == .point)
    }

    private var digitsBehindOpen: Int {
        guard let open else { return 0 }
        return before.count - open.place - (pointBefore ? 1 : 0)
    }

    /// Whether the digits behind the sign whose meaning is open are shown as decimals.
    private var isOpenDecimal: Bool {
        guard let open, open.mayBeDecimal, digitsBehindOpen != 3 else { return false }
        return format.decimals.map { digitsBehindOpen <= $0 } ?? true
    }

    /// Puts the decimal sign where the sign whose meaning is open is one, and takes it away where it is none.
    mutating func arrange() {
        guard let open else { return }
        let isDecimal = isOpenDecimal
        if isDecimal, !pointBefore, open.place <= before.count { before.insert(.decimalPoint, at: open.place) }
        if !isDecimal, pointBefore, let point = before.firstIndex(of: .decimalPoint) { before.remove(at: point) }
        if open.place > before.count || open.kind == .ownSign && digitsBehindOpen == 0 { self.open = nil }
        findPoint()
    }

    /// What is to be said of digits behind such a sign that are neither decimals nor a whole group; and of a group that could
    /// have been decimals, where the text does not show that it is one.
    var remark: Remark? {
        if let open, open.mayBeDecimal, digitsBehindOpen == 3, !isShownBetweenGroups,
            format.decimals.map({ $0 >= 3 }) ?? true
        {
            return .readAs(format.shown(String(decoding: before, as: UTF8.self)))
        }
        guard let open, !isOpenDecimal, digitsBehindOpen != 0 || open.kind == .ofPairs else { return nil }
        if open.kind == .ownSign { return .leftOut(format.decimalSign.rawValue, .changesMeaning) }
        guard digitsBehindOpen != 3 else { return nil }
        let other = format.decimalSign == .point ? "," : "."
        let sign =
            if open.mayBeDecimal { other } else if !isShownBetweenGroups { format.groupSign.rawValue } else {
                open.kind == .otherSign ? " " : other
            }
        return Remark.leftOut(sign, .changesMeaning)
    }

    /// The same of a suffix behind digits, of which a digit is one only behind what else was typed of it: `m2`.
    static func passing(_ character: Character, inSuffix suffix: String, after passed: Int) -> Int? {
        if NumberReading.digit(character) != nil, suffix.prefix(passed).allSatisfy({ $0.isWhitespace }) { return nil }
        return passing(character, in: suffix, after: passed)
    }

    /// How many characters of a literal are passed once the character is typed, where it is the next of it; spaces
    /// need not be typed.
    static func passing(_ character: Character, in literal: String, after passed: Int) -> Int? {
        for (index, expected) in literal.enumerated().dropFirst(passed) {
            if expected == character || expected.lowercased() == character.lowercased() { return index + 1 }
            if !expected.isWhitespace { return nil }
        }
        return nil
    }
}
