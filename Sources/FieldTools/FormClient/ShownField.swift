package import FieldEngine

/// What the client knows of a field: what it took from the server, and nothing it made up.
///
/// Offsets are of UTF-8, the encoding that the form asks for: a Swift string counts in it without copying.
package struct ShownField {
    package let id: String
    package var type = ""
    package var group: String?
    /// The section that repeats of which it is in a row.
    package var section: Int?
    package var label = ""
    package var isRequired = false
    package var text = ""
    package var value = ""
    package var typed: Parameter?
    /// The two ends are equal for a caret.
    package var selection = 0..<0
    package var version = 0
    /// The newest version that the server has spoken of; behind `version`, never ahead, once all is read.
    package var announcedVersion = 0
    package var focus = ""
    package var content = ""
    package var validity = ""
    package var isEnabled = true
    package var isHidden = false
    package var isReadOnly = false
    package var isMultiline = false
    /// Whether the Return key leads to another field.
    package var leadsOn = false
    /// Its text is hidden now.
    package var isSecure = false
    /// Its text was hidden once, and is a secret whatever shows of it.
    package var isSecret = false
    package var control: Control?
    package var isChecked = false
    package var scale: Scale?
    package var file: Parameter?
    package var list: List?
    /// The sign between the items of a text that lists several.
    package var separator: String?
    /// What was found of the text, and has reached the state.
    package var diagnostics: [Finding] = []
    package var helper: Helper?
    package var counter: Counter?
    package var badge: String?
    package var placeholder: String?
    package var template: Template?
    /// Month, day, year and the like; items of several.
    package var segments: [Segment] = []
    /// Whether there can be a value above or below the one that is there.
    package var steps = false
    /// What is shown in place of secure text, a character for a character.
    package var masked: String?

    package init(id: String) { self.id = id }

    /// The raw values are the protocol's words.
    package enum Control: String, Sendable {
        case checkbox, combobox, listbox, rating, slider, file, tags
    }

    /// Something that was found of the text, with the range in it.
    package struct Finding: Equatable, Sendable {
        /// 1 for an error to 4 for a hint.
        package var severity: Int
        package var code: String
        package var message: String
        /// Who found it, such as `type`.
        package var source: String
        package var range: Range<Int>
    }

    package struct Helper: Equatable, Sendable {
        package var text: String
        package var kind: String
    }

    package struct Counter: Equatable, Sendable {
        package var text: String
        package var overflow: Bool
    }

    package struct Template: Equatable, Sendable {
        package var text: String
        package var filled: Int
    }

    package struct Scale: Equatable, Sendable {
        package var min: String
        package var max: String
        package var step: String
    }

    package struct Segment: Equatable, Sendable {
        package var range: Range<Int>
        /// What it is, such as `month`.
        package var kind = ""
        package var isEmpty = false
        package var isComplete = false
        package var isWrong = false
        /// Where its placeholders begin, where the server says so.
        package var gap: Int?
        /// The caret is in it.
        package var isActive = false

        /// Where its placeholder begins: behind what was typed `_` shows, or letters behind digits.
        package func gapStart(in text: String) -> Int {
            if isEmpty { return range.lowerBound }
            if let gap { return gap }
            if isComplete || isWrong { return range.upperBound }
            let start = text.characterIndex(atOffset: range.lowerBound)
            var typed = text[start..<max(start, text.characterIndex(atOffset: range.upperBound))]
            while typed.last == "_" { typed.removeLast() }
            if typed.first?.isNumber == true {
                while typed.last?.isNumber == false { typed.removeLast() }
            }
            return text.offset(of: typed.endIndex)
        }
    }

    /// A part of what is chosen from.
    package struct List: Equatable, Sendable {
        package var count = 0
        package var found = 0
        package var from = 0
        package var entries: [Entry] = []
        package var active: Int?

        package init(count: Int = 0, found: Int = 0, from: Int = 0, entries: [Entry] = [], active: Int? = nil) {
            self.count = count
            self.found = found
            self.from = from
            self.entries = entries
            self.active = active
        }

        package struct Entry: Equatable, Sendable {
            package var index: Int
            package var label: String
            package var description: String?
            package var group: String?
            package var isDisabled = false
            package var isSelected = false

            package init(
                index: Int, label: String, description: String? = nil, group: String? = nil, isDisabled: Bool = false,
                isSelected: Bool = false
            ) {
                self.index = index
                self.label = label
                self.description = description
                self.group = group
                self.isDisabled = isDisabled
                self.isSelected = isSelected
            }
        }
    }

    /// Whether it can have the focus now.
    package var canBeEntered: Bool { isEnabled && !isHidden }
    package var takesEdits: Bool { isEnabled && !isReadOnly }

    /// Whether nothing was typed yet of the item that the caret is in.
    package var isBetweenItems: Bool {
        !segments.contains { $0.isActive && !$0.isComplete } && selection.isEmpty
    }
}

// MARK: Messages

extension ShownField {
    /// Takes what an answer says of the field. The answers of all methods name the same things in the same way.
    package mutating func take(result: Parameter) {
        let text = result["text"]?.text
        if let version = result["version"]?.count {
            announcedVersion = max(announcedVersion, version)
            if text != nil { self.version = version }
        }
        if let text {
            self.text = text
        }
        if let value = result["value"]?.text {
            self.value = value
            typed = result["typed"]
        }
        if let selection = result["selection"]?.range { self.selection = selection }
        if let type = result["type"]?.text { self.type = type }
        if let group = result["group"]?.text { self.group = group }
        if result["state"] != nil { take(status: result) }
    }

    package mutating func take(status: Parameter) {
        if let version = status["version"]?.count { announcedVersion = max(announcedVersion, version) }
        if let state = status["state"] {
            focus = state["focus"]?.text ?? ""
            content = state["content"]?.text ?? ""
            validity = state["validity"]?.text ?? ""
            isEnabled = state["enabled"]?.flag ?? true
            isHidden = state["hidden"]?.flag ?? false
        }
        if let found = status["diagnostics"] {
            diagnostics = found.elements.map { finding in
                Finding(
                    severity: finding["severity"]?.count ?? 1, code: finding["code"]?.text ?? "",
                    message: Self.plain(finding["message"]?.text ?? ""), source: finding["source"]?.text ?? "",
                    range: finding["range"]?.range ?? 0..<0)
            }
        }
        helper = status["helper"].flatMap { helper in
            helper["text"]?.text.map { Helper(text: Self.plain($0), kind: helper["kind"]?.text ?? "helper") }
        }
        counter = status["counter"].flatMap { counter in
            counter["text"]?.text.map { Counter(text: $0, overflow: counter["overflow"]?.flag ?? false) }
        }
        for member in status["presentation"]?.members ?? [] { take(member.name, member.value) }
    }

    /// The words of a message without the marks around what is filled in where it is read from right to left: terminals would
    /// spell them out.
    private static func plain(_ message: String) -> String {
        String(String.UnicodeScalarView(message.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
    }

    /// Only the members that changed come; null says that one is gone.
    private mutating func take(_ name: String, _ value: Parameter) {
        switch name {
        case "label":
            label = value["text"]?.text ?? ""
            isRequired = value["required"]?.flag ?? false
        case "placeholder": placeholder = value.text
        case "masked": masked = value.text
        case "secure":
            isSecure = value.flag ?? false
            isSecret = isSecret || isSecure
        case "badge":
            let level = value["level"]?.count.map { " \($0)/4" } ?? ""
            badge = value["text"]?.text.map { $0 + level }
        case "template":
            template = value["text"]?.text.map { Template(text: $0, filled: value["filled"]?.count ?? 0) }
        case "returnKey": leadsOn = value.text == "next"
        case "multiline": isMultiline = value.flag ?? false
        case "readOnly": isReadOnly = value.flag ?? false
        case "control": control = value.text.flatMap { Control(rawValue: $0) }
        case "checked": isChecked = value.flag ?? false
        case "scale":
            scale = value["min"]?.text.map {
                Scale(min: $0, max: value["max"]?.text ?? $0, step: value["step"]?.text ?? "1")
            }
        case "separator": separator = value.text
        case "file": file = value == .null ? nil : value
        case "list": list = List(value)
        case "stepping": steps = value["increment"] != nil
        case "segments": segments = value.elements.compactMap { Segment($0) }
        default: break
        }
    }
}

extension ShownField.Segment {
    fileprivate init?(_ value: Parameter) {
        guard let range = value["range"]?.range, let state = value["state"]?.text else { return nil }
        self.range = range
        kind = value["kind"]?.text ?? ""
        isEmpty = state == "empty"
        isComplete = state == "complete"
        isWrong = state == "wrong"
        gap = value["gap"]?.count
        isActive = value["active"]?.flag ?? false
    }
}

extension ShownField.List {
    /// Nil where there is none.
    package init?(_ value: Parameter) {
        guard let count = value["count"]?.count else { return nil }
        self.count = count
        found = value["found"]?.count ?? 0
        from = value["from"]?.count ?? 0
        active = value["active"]?.count
        entries = (value["entries"]?.elements ?? []).map { entry in
            Entry(
                index: entry["index"]?.count ?? 0, label: entry["label"]?.text ?? "",
                description: entry["description"]?.text, group: entry["group"]?.text,
                isDisabled: entry["disabled"]?.flag ?? false, isSelected: entry["selected"]?.flag ?? false)
        }
    }
}

extension String {
    /// The boundary between characters at, or nearest before, an offset in UTF-8.
    package func characterIndex(atOffset offset: Int) -> String.Index {
        guard let index = utf8.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex), index < endIndex
        else { return endIndex }
        return indices.last { $0 <= index } ?? endIndex
    }

    package func offset(of index: String.Index) -> Int { utf8.distance(from: startIndex, to: index) }

    package func suffix(fromOffset offset: Int) -> Substring { self[characterIndex(atOffset: offset)...] }
}
