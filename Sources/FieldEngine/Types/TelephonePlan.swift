/// What is known of the numbers behind a calling code, as `TelephoneTable` has it: the regions that share it, the prefixes that
/// are dialled there, all numbers with region and kind, and how they are grouped.
final class TelephonePlan: Sendable {
    /// The digits behind the `+`.
    let code: String
    /// What is dialled there before the calling code of another country, the usual one first.
    let prefixes: [String]
    /// The main region first.
    let regions: [Region]
    /// What the labels of `numbers` mean: the region that a number is counted to, and behind it others that have it too, as those of
    /// North America have toll-free numbers.
    let labels: [[Use]]
    /// All numbers, without calling code and trunk prefix.
    let numbers: DigitAutomaton
    /// The most digits of any of them.
    let most: Int
    private let groupings: [Grouping]

    struct Use: Sendable {
        let region: Int
        let kind: TelephoneKind
    }

    struct Region: Sendable {
        /// ISO 3166; `00` of numbers that belong to no country.
        let letters: String
        /// What is dialled before a number inside the region, the usual one first.
        let trunks: [String]
        /// These and none, as they are tried of a number that is dialled there, and of one behind a calling code.
        let triedInside: [String]
        let triedBehindCode: [String]
        /// What is put before a number that is dialled without its area; empty where that is not done.
        let area: String
        /// The templates of its most usual numbers, by `Way`; nil where none is known.
        let usual: [Int?]

        fileprivate init(letters: String, trunks: [String], area: String, usual: [Int?]) {
            self.letters = letters
            self.trunks = trunks
            self.area = area
            self.usual = usual
            triedInside = trunks + [""]
            triedBehindCode = [""] + trunks
        }

        var trunk: String { trunks.first ?? "" }
    }

    /// What a number stands behind.
    enum Way: Int, Sendable {
        case callingCode, trunk, nothing
    }

    /// How the beginnings of numbers are grouped.
    private struct Grouping {
        /// Nil where numbers are never grouped.
        let automaton: DigitAutomaton?
        /// What its labels mean: places in `TelephoneTable.templates`.
        let templates: [Int]
    }

    private static let text = TableText(TelephoneTable.body)
    private static let codes = TableText(TelephoneTable.codes)
    private static let regionCodes = TableText(TelephoneTable.countries)

    /// The calling code that digits begin with. None begins another, and none begins with a zero.
    static func code(of digits: some Collection<UInt8>) -> Int? {
        var code = 0
        for digit in digits.prefix(3) {
            guard digit.isDigit, code > 0 || digit > .zeroDigit else { return nil }
            code = 10 * code + Int(digit - .zeroDigit)
            if code > 0, place(of: code) != nil { return code }
        }
        return nil
    }

    /// The calling code of a region; nil for letters that name none.
    static func code(ofRegion letters: String) -> Int? {
        guard letters.utf8.count == 2, var place = regionCodes.place(behind: letters.utf8, width: 5) else {
            return nil
        }
        return Int(regionCodes.word(of: 3, at: &place))
    }

    /// All calling codes, in the order of their numbers.
    static var allCodes: [Int] {
        (0..<codes.count / 6).compactMap { entry in
            var place = 6 * entry
            return Int(codes.word(of: 3, at: &place))
        }
    }

    /// The letters of all regions, in their order.
    static var allRegions: [String] {
        (0..<regionCodes.count / 5).map { entry in
            var place = 5 * entry
            return regionCodes.word(of: 2, at: &place)
        }
    }

    private static func place(of code: Int) -> Int? {
        let digits = [code / 100, code / 10 % 10, code % 10].map { UInt8(0x30 + $0) }
        return codes.place(behind: digits, width: 6).map { codes.place(at: $0) }
    }

    init?(code: Int) {
        guard (1...999).contains(code), var place = Self.place(of: code) else { return nil }
        let text = Self.text
        func list<Element>(_ element: (inout Int) -> Element) -> [Element] {
            let count = text.number(at: &place)
            return (0..<count).map { _ in element(&place) }
        }
        self.code = String(code)
        _ = text.number(at: &place)
        most = text.number(at: &place)
        prefixes = list { text.word(at: &$0) }
        var usual: [[Int]] = []
        var regions: [(letters: String, trunks: [String], area: String)] = []
        for _ in 0..<text.number(at: &place) {
            let letters = text.word(of: 2, at: &place)
            let trunks = list { text.word(at: &$0) }
            let area = text.word(at: &place)
            regions.append((letters, trunks, area))
            usual.append((0..<3).map { _ in text.number(at: &place) })
        }
        labels = list { place in
            (0..<text.number(at: &place)).map { _ in
                Use(region: text.number(at: &place), kind: TelephoneKind.allCases[text.number(at: &place)])
            }
        }
        let templates = (0..<3).map { _ in list { text.number(at: &$0) } }
        let starts = (0..<3).map { _ in text.number(at: &place) }
        _ = text.number(at: &place)
        numbers = DigitAutomaton(start: place)
        groupings = (0..<3).map { way in
            Grouping(
                automaton: templates[way].isEmpty ? nil : DigitAutomaton(start: place + starts[way]),
                templates: templates[way])
        }
        self.regions = regions.indices.map { number in
            Region(
                letters: regions[number].letters, trunks: regions[number].trunks, area: regions[number].area,
                usual: usual[number].map { $0 == 0 ? nil : $0 - 1 })
        }
    }

    /// Whether the digits are a number of the plan as it is dialled in its main region.
    func isNumber(_ digits: String) -> Bool {
        ([""] + regions[0].trunks).contains { trunk in
            guard digits.hasPrefix(trunk), let state = numbers.run(digits.utf8.dropFirst(trunk.utf8.count)).state else {
                return false
            }
            return numbers.label(of: state) != nil
        }
    }

    /// The region of those letters, or the main one.
    func region(_ letters: String) -> Int { regions.firstIndex { $0.letters == letters } ?? 0 }

    /// The template of the beginning of a number, as a place in `TelephoneTable.templates`; nil where it is not grouped.
    func template(_ digits: some Sequence<UInt8>, _ way: Way) -> Int? {
        let grouping = groupings[way.rawValue]
        return grouping.automaton?.run(digits).label.map { grouping.templates[$0] }
    }

    /// What the digits of a whole number are written behind in a region.
    func trunk(of digits: some Sequence<UInt8>, in region: Int) -> String {
        let grouping = groupings[Way.trunk.rawValue]
        // Where the digits lead nowhere, the label is that of the first of them.
        guard let run = grouping.automaton?.run(digits), run.state != nil, let label = run.label else { return "" }
        return switch TelephoneGroups(at: grouping.templates[label]).written {
        case .trunk: regions[region].trunk
        case .trunkAndZero: regions[region].trunk + "0"
        case .nothing: ""
        }
    }
}

/// What numbers are for, as national plans tell them apart.
enum TelephoneKind: String, CaseIterable, Sendable {
    case fixed, mobile, fixedOrMobile, tollFree, premium, sharedCost, voip, personal, pager, uan, voicemail

    /// Those that a client asks for: a number that can't be told from one of another kind is of both.
    static let asked = allCases.filter { $0 != .fixedOrMobile }

    func isOne(of asked: [TelephoneKind]) -> Bool {
        switch self {
        case .fixedOrMobile: asked.contains(.fixed) || asked.contains(.mobile)
        default: asked.contains(self)
        }
    }
}
