import Automata

/// How the digits of a telephone number are grouped: behind a `+` by the country that the calling code names, without
/// one by the country of the field.
struct TelephoneShape: Sendable {
    /// The most digits of an international number (E.164).
    static let mostDigits = 15
    /// More digits than a number can have are taken, so that what is wrong shows, but not without end.
    static let capacity = 20
    private var capacity: Int { Self.capacity }

    /// The country of numbers without `+`.
    let plan: CallingPlan?

    /// The template that a value has, told from others: whether it begins with `+`, and the sizes of its groups.
    /// Five bits for each, the first highest, behind a one and the bit of the `+`: no number has more than six groups,
    /// and none of them more than 20 digits.
    private struct Grouping: Hashable {
        private var bits: UInt64

        init(isInternational: Bool) { bits = isInternational ? 3 : 2 }

        mutating func append(_ size: Int) { bits = bits << 5 | UInt64(truncatingIfNeeded: size) & 31 }

        /// Groups of digits, the last one long enough for `capacity` of them in all.
        mutating func append(_ groups: [Int], capacity: Int) {
            var rest = capacity
            for size in groups.dropLast() {
                append(size)
                rest -= size
            }
            append(max(groups.last ?? 0, rest))
        }

        /// Slots for digits with a space between groups. The first slot takes a `+` whatever it shows.
        var template: Template {
            var sizes: [Int] = []
            var rest = bits
            while rest > 3 {
                sizes.append(Int(rest & 31))
                rest >>= 5
            }
            let isInternational = rest == 3
            let count = sizes.reduce(isInternational ? 1 : 0, +)
            var slots = [Template.Slot](repeating: TelephoneShape.digit, count: count)
            slots[0] = isInternational ? TelephoneShape.plus : TelephoneShape.first
            var literals = [String](repeating: "", count: count + 1)
            var place = isInternational ? 1 : 0
            for size in sizes.reversed().dropLast() {
                place += size
                literals[place] = " "
            }
            return Template(slots: slots, literals: literals)
        }
    }

    private static let digit = Template.Slot(placeholder: "0", takes: .digits)
    private static let digitsAndPlus = CharacterClass(.digits.union(ScalarSet("+")))
    private static let first = Template.Slot(placeholder: "0", takes: digitsAndPlus)
    private static let plus = Template.Slot(placeholder: "+", takes: digitsAndPlus)

    var format: TemplateFormat {
        var indices: [Grouping: Int] = [:]
        var templates: [Template] = []
        func add(_ grouping: Grouping) {
            guard indices[grouping] == nil else { return }
            indices[grouping] = templates.count
            templates.append(grouping.template)
        }
        for plan in CallingPlan.all {
            for groups in plan.groupings.map({ $0.groups }) + [[]] {
                for size in Size.allCases { add(Self.international(plan, groups, size)) }
            }
        }
        if let plan {
            for groups in plan.groupings.map({ $0.groups }) + [[]] {
                for size in Size.allCases {
                    add(Self.national("", groups, size, in: plan))
                    add(Self.national(plan.trunk, groups, size, in: plan))
                }
            }
        }
        add(Self.ungrouped(capacity))
        // The last stands for the type where one template is shown.
        add(Self.ungrouped(Self.mostDigits))
        let shape = self
        let known = indices
        let last = templates.count - 1
        return TemplateFormat(templates, choice: .by({ known[shape.grouping(of: $0)] ?? last }))
    }

    /// Which template a value has.
    private func grouping(of value: String) -> Grouping {
        if value.hasPrefix("+") {
            let digits = value.dropFirst()
            guard let plan = CallingPlan.plan(of: digits) else {
                return Self.ungrouped(digits.utf8.count > Self.mostDigits ? capacity : Self.mostDigits)
            }
            let number = digits.dropFirst(plan.code.utf8.count)
            let groups = plan.groups(of: number)
            let usual = groups.isEmpty ? Self.mostDigits - plan.code.utf8.count : groups.reduce(0, +)
            return Self.international(plan, groups, Size(of: number, usual: usual, in: plan))
        }
        guard let plan else { return Self.ungrouped(value.utf8.count > Self.mostDigits ? capacity : Self.mostDigits) }
        // A number that is yet to come is shown as it is dialled.
        let trunk = value.isEmpty && plan.trunk == "0" ? "0" : plan.trunk(of: value)
        let number = value.dropFirst(trunk.utf8.count)
        let groups = plan.groups(of: number)
        let usual = groups.isEmpty ? Self.unknownLength : groups.reduce(0, +)
        return Self.national(trunk, groups, Size(of: number, usual: usual, in: plan), in: plan)
    }

    private static func ungrouped(_ digits: Int) -> Grouping {
        var grouping = Grouping(isInternational: true)
        grouping.append(digits)
        return grouping
    }

    /// How many digits a number has, with which the shape has room for more.
    private enum Size: CaseIterable {
        /// No more than its country's have.
        case usual
        /// No more than any number may have.
        case long
        /// More than that.
        case tooLong

        /// Of the digits behind the calling code.
        init(of number: Substring, usual: Int, in plan: CallingPlan) {
            let count = number.utf8.count
            self =
                count <= usual ? .usual : count + plan.code.utf8.count <= TelephoneShape.mostDigits ? .long : .tooLong
        }

        /// The digits that there is room for, those of the calling code among them.
        var digits: Int {
            switch self {
            case .usual, .long: TelephoneShape.mostDigits
            case .tooLong: TelephoneShape.capacity
            }
        }
    }

    private static func international(_ plan: CallingPlan, _ groups: [Int], _ size: Size) -> Grouping {
        let code = plan.code.utf8.count
        let room = size.digits - code
        var grouping = Grouping(isInternational: true)
        grouping.append(code)
        grouping.append(groups.isEmpty ? [room] : groups, capacity: size == .usual ? 0 : room)
        return grouping
    }

    /// A trunk prefix of 0 is written together with the first group, another by itself.
    private static func national(_ trunk: String, _ groups: [Int], _ size: Size, in plan: CallingPlan) -> Grouping {
        var groups = groups.isEmpty ? [unknownLength] : groups
        let room: Int
        switch size {
        case .usual: room = 0
        case .long: room = mostDigits - plan.code.utf8.count
        case .tooLong: room = capacity
        }
        let isJoined = trunk == "0"
        if isJoined { groups[0] += 1 }
        var grouping = Grouping(isInternational: false)
        if !isJoined, !trunk.isEmpty { grouping.append(trunk.utf8.count) }
        grouping.append(groups, capacity: size != .usual && isJoined ? room + 1 : room)
        return grouping
    }

    /// How many digits are shown as yet to come of a number inside a country of which nothing is known.
    private static let unknownLength = 8
}
