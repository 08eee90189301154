import Automata

/// How the digits of a telephone number are grouped: behind a `+` by the country that the calling code names, without
/// one by the country of the field.
struct TelephoneShape: Sendable {
    /// The most digits of an international number (E.164).
    static let mostDigits = 15
    /// More digits than a number can have are taken, so that what is wrong shows, but not without end.
    private static let capacity = 20
    private var capacity: Int { Self.capacity }

    /// The country of numbers without `+`.
    let plan: CallingPlan?

    var format: TemplateFormat {
        var indices: [String: Int] = [:]
        var templates: [Template] = []
        func add(_ source: String) {
            guard indices[source] == nil, let template = Self.template(source) else { return }
            indices[source] = templates.count
            templates.append(template)
        }
        for plan in CallingPlan.all {
            for groups in plan.groupings.map(\.groups) + [[]] {
                for isLong in [false, true] { add(Self.international(plan, groups, isLong: isLong)) }
            }
        }
        if let plan {
            for groups in plan.groupings.map(\.groups) + [[]] {
                for isLong in [false, true] {
                    add(Self.national("", groups, isLong: isLong))
                    add(Self.national(plan.trunk, groups, isLong: isLong))
                }
            }
        }
        add(Self.ungrouped(capacity))
        // The last stands for the type where one template is shown.
        add(Self.ungrouped(Self.mostDigits))
        let shape = self
        let known = indices
        let last = templates.count - 1
        return TemplateFormat(templates, choice: .by { known[shape.source(for: $0)] ?? last })
    }

    /// A template of its source, in which 0 is a digit, and anything but that and a leading `+` a literal. The first
    /// slot takes a `+` whatever it shows.
    private static func template(_ source: String) -> Template? {
        guard var template = Template(source, slots: ["+": .digits, "0": .digits]) else { return nil }
        template.slots[0].takes = CharacterClass(.digits.union(ScalarSet("+")))
        return template
    }

    /// Which template a value has.
    private func source(for value: String) -> String {
        if value.hasPrefix("+") {
            let digits = value.dropFirst()
            guard let plan = CallingPlan.plan(of: digits) else {
                return Self.ungrouped(digits.utf8.count > Self.mostDigits ? capacity : Self.mostDigits)
            }
            let number = digits.dropFirst(plan.code.utf8.count)
            let groups = plan.groups(of: number)
            let usual = groups.isEmpty ? Self.mostDigits - plan.code.utf8.count : groups.reduce(0, +)
            return Self.international(plan, groups, isLong: number.utf8.count > usual)
        }
        guard let plan else { return Self.ungrouped(value.utf8.count > Self.mostDigits ? capacity : Self.mostDigits) }
        // A number that is yet to come is shown as it is dialled.
        let trunk = value.isEmpty && plan.trunk == "0" ? "0" : plan.trunk(of: value)
        let number = value.dropFirst(trunk.utf8.count)
        let groups = plan.groups(of: number)
        let usual = groups.isEmpty ? Self.unknownLength : groups.reduce(0, +)
        return Self.national(trunk, groups, isLong: number.utf8.count > usual)
    }

    private static func ungrouped(_ digits: Int) -> String { "+" + zeros(digits) }

    private static func international(_ plan: CallingPlan, _ groups: [Int], isLong: Bool) -> String {
        let room = (isLong ? capacity : mostDigits) - plan.code.utf8.count
        return "+" + zeros(plan.code.utf8.count) + " " + grouped(groups.isEmpty ? [room] : groups, isLong ? room : 0)
    }

    /// A trunk prefix of 0 is written together with the first group, another by itself.
    private static func national(_ trunk: String, _ groups: [Int], isLong: Bool) -> String {
        zeros(trunk.utf8.count) + (trunk.isEmpty || trunk == "0" ? "" : " ")
            + grouped(groups.isEmpty ? [unknownLength] : groups, isLong ? capacity : 0)
    }

    /// Groups of digits, the last one long enough for `capacity` of them in all.
    private static func grouped(_ groups: [Int], _ capacity: Int) -> String {
        let last = max(groups.last ?? 0, capacity - groups.dropLast().reduce(0, +))
        return (groups.dropLast() + [last]).map { zeros($0) }.joined(separator: " ")
    }

    private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

    /// How many digits are shown as yet to come of a number inside a country of which nothing is known.
    private static let unknownLength = 8
}
