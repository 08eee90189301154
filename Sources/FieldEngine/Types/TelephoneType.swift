import Automata

extension TypeDefinition {
    /// A telephone number of any country.
    static func telephone(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let numbers = TelephoneNumbers(try reader.telephoneDemand())
        let form = try reader.word("format", TelephoneForm.self)
        let typed = try reader.word("value", TelephoneValue.self) ?? .e164
        let type = TypeDefinition(name: "tel")
        type.traits.label = "Phone"
        type.traits.keyboard = .phone
        type.traits.autofill = "tel"
        type.traits.priority = .tenths(12)
        var taken = ScalarSet.digits.union(ScalarSet("+"))
        if numbers.demand.hasExtension { taken = taken.union(ScalarSet("x")) }
        type.filter.takes = CharacterClass(taken)
        type.filter.isExact = true
        type.formatter = .template(TelephoneShape(numbers).format)
        type.language = numbers.language
        type.checks.impossible = { value, from, _ in numbers.finding(value, hopelessFrom: from) }
        // Digits may be one number behind one international prefix, and go on as none behind the one that they are read with.
        type.checks.final = { value, _ in
            value.isEmpty || numbers.canonical(value) != nil ? nil : Finding("unknown-number")
        }
        type.checks.badge = { value in numbers.region(of: value).map { Badge(text: $0, kind: "country") } }
        type.conversion.typed = { value, _ in
            numbers.canonical(value).map { .text(typed == .e164 ? $0 : numbers.uri(value) ?? $0) }
        }
        type.conversion.read = { text, context in
            // Digits alone may be the field's own text and begin with the calling code all the same.
            if context.own != nil, !text.utf8.allSatisfy({ $0.isDigit }) { return .own }
            return numbers.reading(of: text) ?? (context.own == nil ? nil : .own)
        }
        type.conversion.value = { typed, _ in
            guard case .text(let number) = typed else { return nil }
            return numbers.value(of: number)
        }
        switch form {
        case nil: break
        case .international, .e164: type.conversion.finished = { numbers.international($0) }
        case .national: type.conversion.finished = { numbers.national($0) }
        }
        return type
    }
}

/// How a number is shown when editing ends.
private enum TelephoneForm: String, CaseIterable {
    case national, international, e164
}

/// How a number is given to the program.
private enum TelephoneValue: String, CaseIterable {
    case e164, rfc3966
}

extension ParameterReader {
    fileprivate func telephoneDemand() throws(DefinitionError) -> TelephoneNumbers.Demand {
        var demand = TelephoneNumbers.Demand()
        if let country = try text("country") { demand.region = try region(country, "country") }
        if let countries = try texts("countries") {
            guard !countries.isEmpty else {
                throw .wrongParameter(path: "countries", expected: "at least one country", found: "an empty array")
            }
            var regions: [String] = []
            for (index, country) in countries.enumerated() {
                regions.append(try region(country, "countries[\(index)]"))
            }
            demand.regions = regions
            // Of one country all numbers are dialled there.
            if demand.region == nil, regions.count == 1 { demand.region = regions[0] }
        }
        demand.hasExtension = try boolean("extension") ?? false
        demand.isUngrouped = try word("format", TelephoneForm.self) == .e164
        guard let names = try texts("kinds") else { return demand }
        guard !names.isEmpty else {
            throw .wrongParameter(path: "kinds", expected: "at least one kind", found: "an empty array")
        }
        var kinds: [TelephoneKind] = []
        for (index, name) in names.enumerated() {
            guard let kind = TelephoneKind(rawValue: name), TelephoneKind.asked.contains(kind) else {
                throw .wrongParameter(
                    path: "kinds[\(index)]", expected: "one of \(TelephoneKind.asked.map { $0.rawValue }.quoted)",
                    found: "\"\(name.prefix(40))\"")
            }
            kinds.append(kind)
        }
        demand.kinds = kinds
        let numbers = TelephoneNumbers(demand)
        let isGiven = TelephonePlan.allCodes.contains { numbers.plan($0).map { numbers.takesAny(of: $0) } ?? false }
        guard isGiven else {
            throw .invalid(path: "kinds", reason: "no number of the countries is of one of these kinds")
        }
        return demand
    }

    private func region(_ country: String, _ path: String) throws(DefinitionError) -> String {
        let letters = country.uppercased()
        guard TelephonePlan.code(ofRegion: letters) != nil else {
            throw .wrongParameter(
                path: path, expected: "the two letters of a country, such as US", found: "\"\(country.prefix(40))\"")
        }
        return letters
    }
}

extension TelephoneNumbers {
    // MARK: The language

    /// All numbers at once are more than is compiled for one field: a text is judged by the plan of its calling code, and where
    /// there is none yet by which calling codes there are.
    var language: TypeLanguage {
        .branched(
            TypeLanguage.Branches(
                branch: { [self] value in
                    let number = number(value)
                    guard number.isInternational, let plan = number.plan, let code = Int(plan.code) else { return 0 }
                    return value.utf8.first == UInt8(ascii: "+") ? code : code + Self.dialled
                },
                language: { [self] in expression($0) }))
    }

    /// What is added to the calling code of a number behind a prefix.
    private static let dialled = 1_000

    private func expression(_ branch: Int) -> Expression {
        let known = branch % Self.dialled
        var others: [String] = []
        var international: [Expression] = []
        for code in TelephonePlan.allCodes {
            guard let plan = plan(code), takesAny(of: plan) else { continue }
            if code == known {
                international.append(Expression.text(plan.code) + dialledAbroad(plan))
            } else {
                others.append(plan.code)
            }
        }
        // No number has fewer digits behind its calling code, and none more.
        if !others.isEmpty { international.append(.words(others) + .digit.repeated(4...17)) }
        let numbers = Expression.any(of: international)
        var all = ["+" + numbers]
        if let home, branch < 1 || branch > Self.dialled {
            all.append(dialledAtHome(home))
            if !home.prefixes.isEmpty { all.append(Expression.words(home.prefixes) + numbers) }
        }
        let language = Expression.any(of: all)
        guard demand.hasExtension else { return language }
        return language + ("x" + Expression.digit.repeated(1...Self.mostOfExtension)).optional
    }

    /// The numbers behind a calling code, with the trunk prefix that many write there.
    private func dialledAbroad(_ plan: TelephonePlan) -> Expression {
        let numbers = plan.numbers.expression { takes($0, of: plan) }
        return dialled(numbers, plan, plan.regions[0], trunks: plan.regions[0].trunks)
    }

    private func dialledAtHome(_ plan: TelephonePlan) -> Expression {
        let region = plan.regions[homeRegion]
        let numbers = plan.numbers.expression { takes($0, of: plan) }
        return dialled(numbers, plan, region, trunks: region.trunks)
    }

    private func dialled(
        _ numbers: Expression, _ plan: TelephonePlan, _ region: TelephonePlan.Region, trunks: [String]
    ) -> Expression {
        var all = [Expression.words(trunks + [""]) + numbers]
        if !region.area.isEmpty, let state = plan.numbers.run(region.area.utf8).state {
            all.append(plan.numbers.expression(from: state) { takes($0, of: plan) })
        }
        if let token = plan.withMobileToken({ takes($0, of: plan) }) {
            all.append(Expression.text(region.trunk).optional + token)
        }
        return .any(of: all)
    }

    // MARK: Findings

    /// What is wrong with a value that can't be continued to a number.
    fileprivate func finding(_ value: String, hopelessFrom from: Int) -> Finding {
        let range = from..<Int.max
        let head = String(value.slice(0..<min(from + 1, value.utf8.count)))
        let number = number(head)
        guard let plan = number.plan else {
            // Without a country of its own a field takes no number as it is dialled at home.
            guard number.isInternational else {
                return Finding("unknown-country", range: range).saying("unknown-country-plus")
            }
            // Digits that some calling code begins with are those of a country that may not be.
            let digits = Array(head.utf8.dropFirst(number.lead))
            let isKnown = TelephonePlan.allCodes.contains { String($0).utf8.starts(with: digits) }
            return Finding(isKnown ? "country-not-allowed" : "unknown-country", range: range)
        }
        if !takesAny(of: plan), !plan.regions.contains(where: { takesRegion($0.letters) }) {
            return Finding("country-not-allowed", range: range)
        }
        // What has gone well with any country and kind is refused for those.
        if let state = number.run.state {
            let labels = plan.numbers.states(from: state).compactMap { plan.numbers.label(of: $0) }
            let isForeign = !labels.contains { label in
                plan.labels[label].contains { takesRegion(plan.regions[$0.region].letters) }
            }
            return Finding(isForeign ? "country-not-allowed" : "wrong-kind", range: range)
        }
        let before = self.number(String(value.slice(0..<from)))
        if label(of: before) != nil {
            let most = from - before.lead
            return Finding(
                "too-long", range: range,
                data: [
                    Parameter.Member(name: "max", value: .integer(most)),
                    Parameter.Member(name: "count", value: .integer(value.utf8.count - before.lead)),
                ])
        }
        return Finding("unknown-number", range: range)
    }

    // MARK: Texts from elsewhere

    /// The number that a text says: an international one behind its `+`, any other as it is dialled in the region.
    fileprivate func reading(of text: String) -> Reading? {
        guard var said = TelephoneReading(text, in: home) else { return nil }
        var remark = Remark.leftOut(said.suffix, .losesDetail)
        var suffix = ""
        if demand.hasExtension, !said.suffix.isEmpty {
            suffix = "x" + String(said.suffix.compactMap { CharacterClass.digits.taken($0) })
            remark = nil
        }
        if !said.isInternational, isWithCallingCode(said.digits) { said.isInternational = true }
        guard said.digits.utf8.count <= TelephoneShape.capacity else { return nil }
        guard said.isInternational else {
            // Without a region there are no such numbers: the slots show what is there.
            return home == nil ? nil : .value(said.digits + suffix, remark)
        }
        let value = "+" + said.digits
        let number = number(value)
        guard number.trunk > 0, let plan = number.plan else { return .value(value + suffix, remark) }
        // No number begins with what is dialled before it inside its country.
        let digits = "+" + plan.code + said.digits.dropFirst(number.code + number.trunk)
        return .value(digits + suffix, remark ?? .readAs(digits))
    }

    /// Whether the digits are a number with the calling code of the region, of which the `+` was lost, and none that is dialled
    /// there.
    private func isWithCallingCode(_ digits: String) -> Bool {
        guard let home, digits.hasPrefix(home.code), label(of: number(digits)) == nil else { return false }
        return label(of: number("+" + digits)) != nil
    }

    /// The value of a canonical form: E.164 or RFC 3966.
    fileprivate func value(of canonical: String) -> String? {
        var rest = canonical[...]
        if rest.prefix(4).lowercased() == "tel:" { rest = rest.dropFirst(4) }
        let parts = rest.split(separator: ";", maxSplits: 1)
        guard let first = parts.first, first.first == "+" else { return nil }
        let digits = first.dropFirst().filter { $0 != "-" }
        guard (7...TelephoneShape.capacity).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0.isDigit }),
            let plan = TelephonePlan.code(of: digits.utf8).flatMap({ plan($0) }),
            digits.utf8.count <= max(TelephoneShape.mostDigits, plan.code.utf8.count + plan.most)
        else { return nil }
        guard parts.count > 1 else { return "+" + digits }
        let suffix = parts[1]
        guard demand.hasExtension, suffix.hasPrefix("ext="), suffix.utf8.dropFirst(4).allSatisfy({ $0.isDigit }),
            (1...Self.mostOfExtension).contains(suffix.utf8.count - 4)
        else { return nil }
        return "+" + digits + "x" + suffix.dropFirst(4)
    }

    /// RFC 3966: the groups of the international form with hyphens between them.
    fileprivate func uri(_ value: String) -> String? {
        let whole = international(value)
        guard let canonical = canonical(whole) else { return nil }
        let number = number(whole)
        guard let plan = number.plan else { return nil }
        let digits = Array(whole.utf8)[number.start..<number.end]
        var text = "tel:+" + plan.code
        var place = digits.startIndex
        for group in plan.template(digits, .callingCode).map({ TelephoneGroups(at: $0).groups }) ?? [] {
            let end = min(place + group.size, digits.endIndex)
            if place < end { text += "-" + String(decoding: digits[place..<end], as: UTF8.self) }
            place = end
        }
        if place < digits.endIndex {
            text += (place == digits.startIndex ? "-" : "") + String(decoding: digits[place...], as: UTF8.self)
        }
        return text + canonical.dropFirst(1 + plan.code.utf8.count + digits.count)
    }
}

extension TelephonePlan {
    /// The numbers of mobiles as they are dialled in Argentina, from the area code on: `11 15 2345 6789`; nil elsewhere.
    fileprivate func withMobileToken(_ accepting: (_ label: Int) -> Bool) -> Expression? {
        let (token, lead) = (Array(Self.mobileToken.utf8), Self.mobileLead.utf8)
        guard !mobileTokens.isEmpty, let start = numbers.run(lead).state else { return nil }
        var graph = Expression.Graph()
        var reached: [Int: Int32] = [start: 0]
        var behind: [Int: Int32] = [:]
        for count in 1..<mobileTokens.upperBound {
            var next: [Int: Int32] = [:]
            for state in Array(reached.keys).ascending {
                guard let number = reached[state] else { continue }
                for digit in 0..<10 {
                    guard let end = numbers.next(state, digit) else { continue }
                    let target = next[end] ?? graph.addState()
                    next[end] = target
                    graph.addStep(number, 1 << digit, target)
                }
            }
            reached = next
            guard mobileTokens.contains(count) else { continue }
            for state in Array(reached.keys).ascending {
                guard let number = reached[state] else { continue }
                let middle = graph.addState()
                let end = behind[state] ?? graph.addState()
                if behind[state] == nil {
                    behind[state] = end
                    numbers.add(to: &graph, from: state, at: end, accepting: accepting)
                }
                graph.addStep(number, 1 << Int(token[0] - .zeroDigit), middle)
                graph.addStep(middle, 1 << Int(token[1] - .zeroDigit), end)
            }
        }
        return .graph(graph)
    }
}
