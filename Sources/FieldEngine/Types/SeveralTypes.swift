import Automata

extension TypeDefinition {
    /// Several of a list of texts.
    static func choices(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let list = try reader.required("choices", reader.choices("choices"), expected: "an array of choices")
        var items = try reader.itemList(unique: true)
        let takesOthers = try reader.boolean("custom") ?? false
        items.listing = ChoiceListing(list: list, takesOthers: takesOthers)
        items.isSorted = try reader.word("order", ItemOrder.self) != .chosen
        if let given = try reader.separator() {
            items.separator = given
        } else {
            let known = ItemList.separators.first { sign in !list.labels.contains { $0.contains(sign) } }
            guard let known else {
                throw .invalid(path: "separator", reason: "each usual separator is in a label: name another one")
            }
            items.separator = known
        }
        if let index = list.labels.firstIndex(where: { $0.contains(items.separator) }) {
            throw .invalid(path: "choices[\(index)]", reason: "the separator is in this label")
        }
        if items.minimum > list.count, !takesOthers {
            throw .invalid(path: "min", reason: "the list has only \(list.count) choices")
        }
        let type = TypeDefinition(name: "choices")
        type.traits.label = "Choices"
        type.traits.control = .listbox
        if !takesOthers {
            type.filter.takes = CharacterClass((list.labels + [String(items.separator), " "]).typedScalars.caseClosure)
        }
        type.items = items
        return type
    }

    private enum ItemOrder: String, CaseIterable {
        case listed, chosen
    }

    /// Texts of one type.
    static func tags(_ reader: ParameterReader, of item: FieldType?) throws(DefinitionError) -> TypeDefinition {
        let itemType = item ?? FieldType(phrase(), parameters: .table([]))
        guard itemType.items == nil, !itemType.traits.isMultiline else {
            throw .invalid(path: "of", reason: "the items of a list are of one line and no lists themselves")
        }
        if let asked = itemType.asked.first {
            throw .invalid(path: "of.\(asked.question.rawValue)", reason: "the items of a list go by no other field")
        }
        var items = try reader.itemList(unique: try reader.boolean("unique") ?? true)
        let given = try reader.separator()
        if let given, itemType.writes(given) {
            throw .invalid(path: "separator", reason: "the items have \"\(given)\" themselves: name another sign")
        }
        items.separator = given ?? itemType.usualSeparator
        items.type = itemType
        items.isOfMail = itemType.name == "email"
        let type = TypeDefinition(name: "tags")
        type.traits = itemType.traits
        type.traits.asksClient = false
        type.traits.label = "Tags"
        type.traits.control = .tags
        type.traits.minimumWidth = nil
        type.traits.autofill = nil
        type.items = items
        return type
    }
}

extension FieldType {
    /// What stands between items of the type where nothing else is said: a comma, unless they have commas themselves.
    fileprivate var usualSeparator: Character {
        ItemList.separators.first { !writes($0) } ?? ItemList().separator
    }

    /// Whether the items have a sign themselves.
    fileprivate func writes(_ sign: Character) -> Bool {
        if let listing { return listing.list.labels.contains { $0.contains(sign) } }
        switch formatter {
        case .plain: return false
        case .template(let format): return format.templates.contains { $0.literals.contains { $0.contains(sign) } }
        case .parts(let format): return format.literals.contains { $0.contains(sign) }
        case .number(let format): return format.writes(sign)
        }
    }
}

extension NumberFormat {
    fileprivate func writes(_ sign: Character) -> Bool {
        if prefix.contains(sign) || suffix.contains(sign) { return true }
        if allowsNegative, usesParentheses ? sign == "(" || sign == ")" : sign == "-" { return true }
        if decimals != 0, decimalSign.rawValue == String(sign) { return true }
        return groups && groupSign.rawValue == String(sign)
    }
}

extension ParameterReader {
    fileprivate func itemList(unique: Bool) throws(DefinitionError) -> ItemList {
        var items = ItemList()
        items.isUnique = unique
        items.minimum = try integer("min", in: 0...100_000) ?? 0
        items.maximum = try integer("max", in: 1...100_000)
        if let maximum = items.maximum, maximum < items.minimum {
            throw .invalid(path: "max", reason: "the maximum \(maximum) is below the minimum \(items.minimum)")
        }
        return items
    }

    /// A sign that stands between items.
    fileprivate func separator() throws(DefinitionError) -> Character? {
        guard let text = try text("separator") else { return nil }
        guard let sign = text.first, text.count == 1, !sign.isLetter, !sign.isNumber, !sign.isBlank,
            text.unicodeScalars.count == 1
        else {
            throw .wrongParameter(
                path: "separator", expected: "one sign that is no letter, digit or blank", found: "another string")
        }
        return sign
    }
}
