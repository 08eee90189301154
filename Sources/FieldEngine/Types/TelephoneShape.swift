import Automata

/// How the digits of a telephone number are grouped, as they are typed: behind a calling code by its plan, without one by that
/// of the field's region. There are more templates than a field ever shows, so that each is made with its first value.
final class TelephoneShape: @unchecked Sendable {
    /// The most digits of an international number (E.164). A few plans have longer ones.
    static let mostDigits = 15
    /// More digits than a number can have are taken, so that what is wrong shows, but not without end.
    static let capacity = 20
    /// Templates that are kept: fewer are shown while one number is typed.
    private static let most = 256
    /// As the formatters of telephones do: fewer digits are not grouped.
    private static let leastGrouped = 3

    private let numbers: TelephoneNumbers
    private var shapes: [Outline: TemplateShape] = [:]
    private var lastValue: String?
    private var lastShape: TemplateShape

    /// What a template is made of.
    private struct Outline: Hashable {
        var number = Part.none
        /// The characters before the calling code: `+` or a prefix.
        var lead = 0
        var code = 0
        var trunk = 0
        /// The place of the groups in `TelephoneTable.templates`; nil where digits are not grouped.
        var groups: Int?
        /// The first digits of the groups that are not dialled.
        var undialled = 0
        var tokenBehind = 0
        /// The digits of the number itself that there is room for at least.
        var digits = 0
        /// The digits of the extension, with room for one more; nil where there is none.
        var extensionDigits: Int?

        enum Part { case none, national, plus, prefixed }
    }

    init(_ numbers: TelephoneNumbers) {
        self.numbers = numbers
        lastShape = TemplateShape(Template(slots: [Self.first], literals: ["", ""]))
    }

    /// The templates. What is shown of the type is a number that is yet to come.
    var format: TemplateFormat {
        TemplateFormat(
            [shape(for: "").template], choice: .drawn(capacity: Self.capacity) { [self] in shape(for: $0) })
    }

    private func shape(for value: String) -> TemplateShape {
        if let lastValue, lastValue.isIdentical(to: value) { return lastShape }
        lastShape = shape(of: outline(of: value))
        lastValue = value
        return lastShape
    }

    private func shape(of outline: Outline) -> TemplateShape {
        if let known = shapes[outline] { return known }
        let shape = TemplateShape(template(outline))
        if shapes.count >= Self.most { shapes.removeAll(keepingCapacity: true) }
        shapes[outline] = shape
        return shape
    }

    // MARK: From a value to its outline

    private func outline(of value: String) -> Outline {
        let number = numbers.number(value)
        return value.withUTF8Bytes { bytes in
            var outline = Outline()
            outline.lead = number.lead
            outline.code = number.code
            outline.trunk = number.trunk
            outline.undialled = number.added.utf8.count
            outline.tokenBehind = number.token?.before ?? 0
            let isPlus = bytes.first == UInt8(ascii: "+")
            outline.number = isPlus ? .plus : number.isInternational ? .prefixed : .national
            let dialled = max(0, number.end - number.start)
            let count = dialled - (number.token?.count ?? 0)
            if let plan = number.plan, !numbers.demand.isUngrouped {
                outline.groups = groups(of: number, plan, bytes, count + outline.undialled)
            }
            let room = number.plan.map { min($0.most, Self.capacity) } ?? Self.mostDigits
            outline.digits = outline.groups == nil ? max(dialled, room - outline.undialled) : count
            // A field takes no more: there is no slot for them.
            outline.digits = min(outline.digits, Self.capacity - number.code)
            if outline.groups == nil { outline.tokenBehind = 0 }
            if value.isEmpty, number.plan == nil { outline.number = .plus }
            if number.hasExtension {
                let digits = bytes.count - number.end - 1
                outline.extensionDigits = min(max(digits, 1), TelephoneNumbers.mostOfExtension)
            }
            return outline
        }
    }

    private func groups(
        of number: TelephoneNumbers.Number, _ plan: TelephonePlan, _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int
    ) -> Int? {
        let way: TelephonePlan.Way =
            number.token != nil
            ? .callingCode : number.trunk > 0 ? .trunk : number.isInternational ? .callingCode : .nothing
        // No array is made of digits that stand there.
        func template(_ way: TelephonePlan.Way) -> Int? {
            if let digits = number.plainDigits(of: bytes) { return plan.template(digits, way) }
            return plan.template(number.digits(of: bytes), way)
        }
        if count >= Self.leastGrouped, let found = template(way) { return found }
        guard count < Self.leastGrouped else {
            // Without the trunk prefix that all numbers have there.
            return way == .nothing ? template(.callingCode) : nil
        }
        // What is shown as yet to come, where the digits that are there stand as they would by themselves.
        let region = number.isInternational ? 0 : numbers.homeRegion
        guard let usual = plan.regions[region].usual[way.rawValue],
            let first = TelephoneGroups(at: usual).groups.first, first.size >= count,
            first.literal.isEmpty || count == 0
        else { return nil }
        return usual
    }

    // MARK: From an outline to its template

    private static let digit = Template.Slot(placeholder: "0", takes: .digits)
    private static let digitsAndPlus = CharacterClass(.digits.union(ScalarSet("+")))
    private static let first = Template.Slot(placeholder: "0", takes: digitsAndPlus)
    private static let plus = Template.Slot(placeholder: "+", takes: digitsAndPlus)
    private static let mark = Template.Slot(placeholder: "x", takes: CharacterClass(ScalarSet("x")), letters: .lower)

    private func template(_ outline: Outline) -> Template {
        var drawing = Drawing()
        let space = numbers.demand.isUngrouped ? "" : " "
        switch outline.number {
        case .none, .national: break
        case .plus:
            drawing.add(1, behind: "", slot: Self.plus)
            drawing.add(outline.code, behind: "")
        case .prefixed:
            drawing.add(outline.lead, behind: "")
            if outline.code > 0 { drawing.add(outline.code, behind: space) }
        }
        let groups = outline.groups.map { TelephoneGroups(at: $0) }
        var literal = outline.code > 0 ? space : ""
        if outline.number == .prefixed, outline.code == 0 { literal = space }
        if outline.trunk > 0 {
            drawing.add(outline.trunk, behind: literal)
            literal = groups?.isSpacedBehindTrunk == true ? " " : ""
        }
        add(outline, groups, behind: literal, to: &drawing)
        if let digits = outline.extensionDigits {
            drawing.add(1, behind: space, slot: Self.mark)
            drawing.add(digits, behind: "")
        }
        if outline.number != .plus, let first = drawing.slots.first, first == Self.digit {
            drawing.slots[0] = Self.first
        }
        drawing.literals.append("")
        return Template(slots: drawing.slots, literals: drawing.literals)
    }

    private func add(_ outline: Outline, _ groups: TelephoneGroups?, behind literal: String, to drawing: inout Drawing)
    {
        guard var groups = groups?.groups else { return drawing.add(outline.digits, behind: literal) }
        if outline.tokenBehind > 0 {
            // The area, the token, and the groups behind it.
            drawing.add(outline.tokenBehind, behind: literal)
            drawing.add(2, behind: " ")
            groups = TelephoneGroups.dropping(outline.undialled + outline.tokenBehind, of: groups)
            if !groups.isEmpty { groups[0].literal = " " }
        } else if outline.undialled > 0 {
            groups = TelephoneGroups.dropping(outline.undialled, of: groups)
            if !groups.isEmpty { groups[0].literal = literal }
        } else if !groups.isEmpty {
            groups[0].literal = literal + groups[0].literal
        }
        let size = groups.reduce(0) { $0 + $1.size } + outline.tokenBehind
        // An extension stands behind the digits that are there, any other end behind those that may come.
        var left = outline.extensionDigits == nil ? size : min(size, outline.digits)
        left -= outline.tokenBehind
        for (place, group) in groups.enumerated() where left > 0 || place == 0 {
            let extra = place == groups.count - 1 ? max(0, outline.digits - size) : 0
            drawing.add(min(group.size, max(left, 0)) + extra, behind: group.literal)
            left -= group.size
        }
    }

    private struct Drawing {
        var slots: [Template.Slot] = []
        var literals: [String] = []
        /// What is to stand before the next slot, of parts that have none.
        private var pending = ""

        mutating func add(_ count: Int, behind literal: String, slot: Template.Slot = TelephoneShape.digit) {
            pending += literal
            guard count > 0, slots.count < TelephoneShape.mostSlots else { return }
            literals.append(pending)
            pending = ""
            slots.append(slot)
            for _ in 1..<min(count, TelephoneShape.mostSlots) {
                slots.append(slot)
                literals.append("")
            }
        }
    }

    /// More than any part of a template has.
    private static let mostSlots = 40
}

/// The groups of a format as `TelephoneTable` has them: a letter for each size, `a` for none, behind what stands before it.
struct TelephoneGroups {
    struct Group {
        var literal: String
        var size: Int
    }

    /// What stands before a whole number in its country that is grouped so behind the trunk prefix.
    enum Written {
        case trunk, trunkAndZero, nothing
    }

    private(set) var groups: [Group] = []
    /// Whether a space stands behind the trunk prefix.
    private(set) var isSpacedBehindTrunk = false
    private(set) var written = Written.trunk

    private static let text = TableText(TelephoneTable.templates)

    init(at place: Int) {
        var place = place
        var literal = ""
        while true {
            let byte = Self.text.byte(at: place)
            place += 1
            switch byte {
            case UInt8(ascii: ";"): return
            case UInt8(ascii: "_"): isSpacedBehindTrunk = true
            case UInt8(ascii: "^"): written = .nothing
            case UInt8(ascii: "~"): written = .trunkAndZero
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                groups.append(Group(literal: literal, size: Int(byte - UInt8(ascii: "a"))))
                literal = ""
            default: literal.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
    }

    /// The groups behind so many digits.
    static func dropping(_ count: Int, of groups: [Group]) -> [Group] {
        var (rest, left) = (groups, count)
        while left > 0, let first = rest.first {
            if first.size > left {
                rest[0].size -= left
                return rest
            }
            left -= first.size
            rest.removeFirst()
        }
        return rest
    }
}
