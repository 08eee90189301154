import Automata

extension TypeDefinition {
    /// One of a list of texts.
    static func choice(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let list = try reader.required("choices", reader.choices("choices"), expected: "an array of choices")
        var listing = ChoiceListing(list: list)
        listing.takesOthers = try reader.boolean("custom") ?? false
        let type = TypeDefinition(name: "choice")
        type.traits.label = "Choice"
        type.traits.control = .combobox
        type.takeListing(listing)
        return type
    }

    /// Takes up a list: its entries are the values of the type.
    ///
    /// - Parameter spelled: other words that may be typed.
    func takeListing(_ listing: ChoiceListing) {
        self.listing = listing
        traits.minimumWidth = listing.list.labels.greatestCount(upTo: 40)
        if listing.takesOthers { return }
        let typed = (listing.list.labels + listing.spellings.words).typedScalars
        filter.takes = CharacterClass(typed.caseClosure)
    }
}

extension [String] {
    /// What may be typed to find one of them: its letters, and with them those that are as good in a search.
    var typedScalars: ScalarSet {
        // Long lists have few different letters.
        var known: [UInt64] = []
        var scalars = String.UnicodeScalarView()
        for label in self {
            for scalar in label.unicodeScalars {
                let (word, bit) = (Int(scalar.value / 64), UInt64(1) << UInt64(scalar.value % 64))
                while known.count <= word { known.append(0) }
                if known[word] & bit != 0 { continue }
                known[word] |= bit
                scalars.append(scalar)
            }
        }
        let folded = LetterFolding.folded(String(scalars))
        scalars.append(contentsOf: LetterFolding.variants(of: folded))
        scalars.append(contentsOf: String(decoding: folded, as: UTF8.self).unicodeScalars)
        return ScalarSet(scalars)
    }
}

extension [String] {
    /// How many characters the longest has, as far as that is told.
    fileprivate func greatestCount(upTo most: Int) -> Int {
        var greatest = 0
        // No text has more characters than bytes.
        for text in self where text.utf8.count > greatest {
            greatest = Swift.max(greatest, text.count)
            if greatest >= most { return most }
        }
        return greatest
    }
}

extension ParameterReader {
    /// A list of choices, each a text or a table with its label.
    func choices(_ name: String) throws(DefinitionError) -> ChoiceList? {
        guard let given = parameter(name) else { return nil }
        guard case .list(let elements) = given else {
            throw .wrongParameter(path: name, expected: "an array of choices", found: given.kind)
        }
        guard !elements.isEmpty else {
            throw .wrongParameter(path: name, expected: "at least one choice", found: "an empty array")
        }
        var labels: [String] = []
        var details: [ChoiceList.Detail] = []
        labels.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            let path = "\(name)[\(index)]"
            switch element {
            case .text(let label):
                labels.append(label)
                if !details.isEmpty { details.append(.none) }
            case .table:
                do throws(DefinitionError) {
                    let reader = ParameterReader(parameters: element)
                    labels.append(try reader.required("label", reader.text("label"), expected: "a string"))
                    if details.isEmpty { details = [ChoiceList.Detail](repeating: .none, count: index) }
                    details.append(
                        ChoiceList.Detail(
                            value: reader.parameter("value"), description: try reader.text("description"),
                            group: try reader.text("group"), isDisabled: try reader.boolean("disabled") ?? false,
                            shown: try reader.condition("shown", stateLimit: Pattern.defaultStateLimit)))
                } catch {
                    throw error.inside(path)
                }
            case .null, .boolean, .number, .list:
                throw .wrongParameter(path: path, expected: "a string or an object", found: element.kind)
            }
        }
        return try ChoiceList.checked(labels, details, path: name)
    }
}

extension ChoiceList {
    /// Longer lists are made ready with the message that brings them.
    private static let mostIndexedByAKey = 1_000

    /// A list of entries that can be told apart.
    public static func checked(
        _ labels: [String], _ details: [Detail], path: String
    ) throws(DefinitionError) -> ChoiceList {
        if let index = labels.firstIndex(of: "") {
            let place = details.isEmpty ? "\(path)[\(index)]" : "\(path)[\(index)].label"
            throw .wrongParameter(path: place, expected: "a string with something in it", found: "\"\"")
        }
        let list = ChoiceList(labels, details: details)
        if labels.count > Self.mostIndexedByAKey { list.prepareSearch() }
        guard list.hasDetails else { return list }
        var values: [String: Parameter] = [:]
        for place in labels.indices {
            let value = list.value(place)
            switch value {
            case .text, .number, .boolean: break
            case .null, .list, .table:
                throw .wrongParameter(
                    path: "\(path)[\(place)].value", expected: "a string, a number or a boolean", found: value.kind)
            }
            if let other = values.updateValue(value, forKey: labels[place]), other != value {
                throw .invalid(
                    path: "\(path)[\(place)].label", reason: "another choice of another value has this label")
            }
        }
        return list
    }
}

extension String {
    /// The same for texts that differ in nothing but case. Both ways, because some letters have several of one case
    /// (k and the Kelvin sign).
    var caseFolded: String { uppercased().lowercased() }
}
