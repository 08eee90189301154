import Automata

/// The numbers that a field takes, and what a text of digits says in it.
///
/// It keeps what was read of the table. A type and its fields are of one thread, so that nothing here is asked from two at once.
final class TelephoneNumbers: @unchecked Sendable {
    /// What is asked for.
    struct Demand: Sendable {
        /// The region of numbers without calling code; nil where there are none.
        var region: String?
        /// The regions that numbers may be of; nil: any.
        var regions: [String]?
        /// Nil: any.
        var kinds: [TelephoneKind]?
        var hasExtension = false
        /// Whether digits are shown without spaces.
        var isUngrouped = false
    }

    let demand: Demand
    /// The plan of numbers without calling code.
    let home: TelephonePlan?
    /// The place of the field's region in it.
    let homeRegion: Int
    /// Of those that were asked for.
    private var plans: [TelephonePlan] = []
    private var codes: [Int] = []
    /// Which regions may still come of the beginning of a number, where several share a calling code.
    private var reach: [(start: Int, bits: [Int: Int32])] = []
    private var lastValue: String?
    private var lastNumber = Number()

    /// What separates a number from its extension in a value.
    static let extensionMark = UInt8(ascii: "x")
    /// The most digits of an extension.
    static let mostOfExtension = 7

    init(_ demand: Demand) {
        self.demand = demand
        home = demand.region.flatMap { TelephonePlan.code(ofRegion: $0) }.flatMap { TelephonePlan(code: $0) }
        homeRegion = home.flatMap { plan in demand.region.map { plan.region($0) } } ?? 0
    }

    func plan(_ code: Int) -> TelephonePlan? {
        if let known = codes.firstIndex(of: code) { return plans[known] }
        guard let plan = TelephonePlan(code: code) else { return nil }
        codes.append(code)
        plans.append(plan)
        return plan
    }

    /// Whether a number with that label may be given.
    func takes(_ label: Int, of plan: TelephonePlan) -> Bool { region(ofLabel: label, of: plan) != nil }

    /// The region as whose a number with that label may be given: the one that it is counted to, else another that has it too.
    private func region(ofLabel label: Int, of plan: TelephonePlan) -> Int? {
        plan.labels[label].first { use in
            takesRegion(plan.regions[use.region].letters) && (demand.kinds.map { use.kind.isOne(of: $0) } ?? true)
        }?.region
    }

    func takesRegion(_ letters: String) -> Bool { demand.regions?.contains(letters) ?? true }

    /// Whether any number behind a calling code may be given.
    func takesAny(of plan: TelephonePlan) -> Bool { plan.labels.indices.contains { takes($0, of: plan) } }

    // MARK: What a value says

    /// A value taken apart.
    struct Number {
        /// What stands before the number: `+`, an international prefix, or nothing.
        var isInternational = false
        /// The characters of that.
        var lead = 0
        /// Nil where no calling code is known, and none is the field's.
        var plan: TelephonePlan?
        /// The digits of the calling code that stand there.
        var code = 0
        /// The digits of the trunk prefix behind that.
        var trunk = 0
        /// What belongs to the number and is not dialled. No text, since numbers are handed on several times with each key.
        var addition = Addition.nothing
        /// Digits that are dialled inside the number and do not belong to it: how many stand before them, and behind.
        var token: (before: Int, count: Int)?
        /// Where the number ends, and the extension begins with its mark.
        var end = 0
        var hasExtension = false
        var run = DigitAutomaton.Run()

        enum Addition: Equatable {
            case nothing
            /// The area code of the region of that place in the plan.
            case area(Int)
            /// What stands before the area code of a mobile.
            case mobileLead
        }

        /// Where the digits of the number itself begin.
        var start: Int { lead + code + trunk }

        var added: String {
            switch addition {
            case .nothing: ""
            case .area(let region): plan?.regions[region].area ?? ""
            case .mobileLead: TelephonePlan.mobileLead
            }
        }

        /// The digits of the number itself that stand there: all of them, where nothing is to be added or left out.
        func plainDigits(of value: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>? {
            addition == .nothing && token == nil ? value[min(start, end)..<end] : nil
        }

        /// The digits of the number itself.
        func digits(of value: UnsafeBufferPointer<UInt8>) -> [UInt8] {
            var digits = Array(added.utf8)
            for (offset, digit) in value[min(start, end)..<end].enumerated() {
                if let token, token.before..<token.before + token.count ~= offset { continue }
                digits.append(digit)
            }
            return digits
        }
    }

    /// The same value is asked about several times with each key.
    func number(_ value: String) -> Number {
        if let lastValue, lastValue.isIdentical(to: value) { return lastNumber }
        let number = value.withUTF8Bytes { read($0) }
        lastValue = value
        lastNumber = number
        return number
    }

    private func read(_ value: UnsafeBufferPointer<UInt8>) -> Number {
        let mark = demand.hasExtension ? value.firstIndex { $0 | 0x20 == Self.extensionMark } : nil
        let end = mark ?? value.count
        var number = Number()
        if value.first == UInt8(ascii: "+") {
            number = international(value[..<end], behind: 1)
        } else if home != nil {
            number = national(value[..<end])
        }
        number.end = end
        number.hasExtension = end < value.count
        return number
    }

    private func international(_ value: Slice<UnsafeBufferPointer<UInt8>>, behind lead: Int) -> Number {
        var number = Number(isInternational: true, lead: lead)
        let rest = value.dropFirst(lead)
        guard let code = TelephonePlan.code(of: rest), let plan = plan(code) else { return number }
        number.plan = plan
        number.code = plan.code.utf8.count
        let digits = rest.dropFirst(number.code)
        // A trunk prefix behind the calling code is a mistake that everybody understands: +44 (0)20.
        return dialled(digits, like: number, in: 0, trunks: plan.regions[0].triedBehindCode).number
    }

    /// A number as it is dialled in the field's region, where it may be.
    private func national(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Number {
        guard let home else { return Number() }
        let (number, isViable) = dialled(
            value, like: Number(plan: home), in: homeRegion, trunks: home.regions[homeRegion].triedInside)
        if isViable { return number }
        // Of several prefixes, `00` and `0010`, the one behind which there is a number, or may be one.
        var viable: Number?
        var hopeless: Number?
        for prefix in home.prefixes where value.begins(withBytesOf: prefix) {
            let foreign = international(value, behind: prefix.utf8.count)
            guard foreign.plan != nil || TelephonePlan.mayBeCode(value.dropFirst(prefix.utf8.count)) else { continue }
            if let plan = foreign.plan, let state = foreign.run.state {
                if plan.numbers.label(of: state) != nil { return foreign }
                viable = viable ?? foreign
            } else {
                hopeless = hopeless ?? foreign
            }
        }
        return viable ?? hopeless ?? number
    }

    /// What digits say that are dialled in a region: whole numbers before those that are not, and those behind the first trunk
    /// prefix before others. Of what says none, the first prefix is taken off.
    ///
    /// - Parameter region: its place in the plan.
    private func dialled(
        _ value: Slice<UnsafeBufferPointer<UInt8>>, like blank: Number, in region: Int, trunks: [String]
    ) -> (number: Number, isViable: Bool) {
        guard let plan = blank.plan else { return (blank, false) }
        var viable: Number?
        func isWhole(_ number: Number) -> Bool {
            guard let state = number.run.state else { return false }
            if viable == nil { viable = number }
            return plan.numbers.label(of: state) != nil
        }
        var hopeless: Number?
        for trunk in trunks where value.begins(withBytesOf: trunk) {
            var number = blank
            number.trunk = trunk.utf8.count
            number.run = plan.numbers.run(value.dropFirst(number.trunk))
            if isWhole(number) { return (number, true) }
            if hopeless == nil { hopeless = number }
        }
        if !plan.regions[region].area.isEmpty {
            var number = blank
            number.addition = .area(region)
            number.run = plan.numbers.run(value, from: plan.numbers.run(plan.regions[region].area.utf8))
            if isWhole(number) { return (number, true) }
        }
        for before in plan.mobileTokens {
            var number = blank
            let trunk = plan.regions[region].trunk
            number.trunk = value.begins(withBytesOf: trunk) ? trunk.utf8.count : 0
            let digits = value.dropFirst(number.trunk)
            guard digits.dropFirst(before).begins(withBytesOf: TelephonePlan.mobileToken) else { continue }
            number.addition = .mobileLead
            number.token = (before, TelephonePlan.mobileToken.utf8.count)
            let area = plan.numbers.run(digits.prefix(before), from: plan.numbers.run(TelephonePlan.mobileLead.utf8))
            number.run = plan.numbers.run(digits.dropFirst(before + TelephonePlan.mobileToken.utf8.count), from: area)
            if isWhole(number) { return (number, true) }
        }
        return (viable ?? hopeless ?? blank, viable != nil)
    }

    /// The label of a whole number that may be given.
    func label(of number: Number) -> Int? {
        guard let plan = number.plan, let state = number.run.state, let label = plan.numbers.label(of: state),
            takes(label, of: plan)
        else { return nil }
        return label
    }

    /// The region that a value is of, or that its beginning lets expect: the field's own while it may be that, else the main
    /// one of the calling code.
    func region(of value: String) -> String? {
        let number = number(value)
        guard let plan = number.plan, number.isInternational || number.end > 0 else { return nil }
        var region = 0
        if let label = label(of: number) {
            region = self.region(ofLabel: label, of: plan) ?? 0
        } else if let state = number.run.state, plan.regions.count > 1 {
            let bits = bits(of: plan)[state] ?? 0
            let own = plan.code == home?.code ? homeRegion : 0
            region = [own, 0].first { bits & (1 << Int32($0)) != 0 } ?? bits.trailingZeroBitCount
            if region >= plan.regions.count { region = 0 }
        }
        let letters = plan.regions[region].letters
        return letters == "00" ? nil : letters
    }

    private func bits(of plan: TelephonePlan) -> [Int: Int32] {
        let start = plan.numbers.start
        if let known = reach.first(where: { $0.start == start }) { return known.bits }
        let found = plan.numbers.reach { label in
            region(ofLabel: label, of: plan).map { 1 << Int32($0) } ?? 0
        }
        reach.append((start, found))
        return found
    }

    // MARK: Other forms of a number

    /// E.164, with the extension behind it as RFC 3966 writes one.
    func canonical(_ value: String) -> String? {
        let number = number(value)
        guard label(of: number) != nil, let plan = number.plan else { return nil }
        return value.withUTF8Bytes { bytes in
            "+" + plan.code + String(decoding: number.digits(of: bytes), as: UTF8.self)
                + Self.parameter(number, bytes)
        }
    }

    private static func parameter(_ number: Number, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let digits = bytes[min(number.end + 1, bytes.count)...]
        return digits.isEmpty ? "" : ";ext=" + String(decoding: digits, as: UTF8.self)
    }

    /// The value with a calling code.
    func international(_ value: String) -> String {
        let number = number(value)
        guard label(of: number) != nil, let plan = number.plan else { return value }
        return value.withUTF8Bytes { bytes in
            "+" + plan.code + String(decoding: number.digits(of: bytes) + bytes[number.end...], as: UTF8.self)
        }
    }

    /// The value as it is dialled in the field's region, where it is a number of it.
    func national(_ value: String) -> String {
        let number = number(value)
        guard label(of: number) != nil, let plan = number.plan, let home, plan.code == home.code else { return value }
        return value.withUTF8Bytes { bytes in
            let digits = number.digits(of: bytes)
            let behind = String(decoding: bytes[number.end...], as: UTF8.self)
            if let mobile = home.mobileInside(digits) { return home.regions[homeRegion].trunk + mobile + behind }
            return home.trunk(of: digits, in: homeRegion) + String(decoding: digits, as: UTF8.self) + behind
        }
    }
}

extension TelephonePlan {
    /// In Argentina a mobile has a 9 before its area code where it is called from abroad, and inside the country a 15 behind it.
    static let mobileToken = "15"
    static let mobileLead = "9"

    /// How many digits area codes have behind which the token stands.
    var mobileTokens: Range<Int> { code == "54" ? 2..<5 : 0..<0 }

    /// The digits of a mobile with the token behind its area code, and without what stands before that; nil of any other number.
    func mobileInside(_ digits: [UInt8]) -> String? {
        guard !mobileTokens.isEmpty, digits.begins(withBytesOf: Self.mobileLead) else { return nil }
        let groups = template(digits, .callingCode).map { TelephoneGroups(at: $0).groups } ?? []
        guard groups.count > 2 else { return nil }
        let rest = digits.dropFirst(groups[0].size)
        let area = groups[1].size
        return String(decoding: rest.prefix(area), as: UTF8.self) + Self.mobileToken
            + String(decoding: rest.dropFirst(area), as: UTF8.self)
    }

    /// Whether a calling code may begin with the digits, or is one of them.
    fileprivate static func mayBeCode(_ digits: some Collection<UInt8>) -> Bool {
        if digits.isEmpty || code(of: digits) != nil { return true }
        return digits.count < 3 && digits.first != .zeroDigit
    }
}
