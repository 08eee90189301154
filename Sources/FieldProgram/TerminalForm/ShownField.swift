internal import FieldEngine
internal import FieldTools

/// What the client knows of a field: what it took from the server, and nothing it made up.
///
/// Offsets are of UTF-8, the encoding that the form asks for: a Swift string counts in it without copying.
struct ShownField {
    let id: String
    var type = ""
    var group: String?
    /// The section that repeats of which it is in a row.
    var section: Int?
    var label = ""
    var isRequired = false
    var text = ""
    var value = ""
    var typed: Parameter?
    /// The two ends are equal for a caret.
    var selection = 0..<0
    var version = 0
    /// The newest version that the server has spoken of; behind `version`, never ahead, once all is read.
    var announcedVersion = 0
    var focus = ""
    var content = ""
    var validity = ""
    var isEnabled = true
    var isHidden = false
    var isReadOnly = false
    var isMultiline = false
    /// Its text is hidden now.
    var isSecure = false
    /// Its text was hidden once, and is a secret whatever shows of it.
    var isSecret = false
    var control: Control?
    var isChecked = false
    var scale: Scale?
    var file: Parameter?
    var list: List?
    var helper: Helper?
    var counter: Counter?
    var badge: String?
    var placeholder: String?
    var template: Template?
    /// Month, day, year and the like; items of several.
    var segments: [Segment] = []
    /// Whether there can be a value above or below the one that is there.
    var steps = false
    /// What is shown in place of secure text, a character for a character.
    var masked: String?

    init(id: String) { self.id = id }

    /// The raw values are the protocol's words.
    enum Control: String, Sendable {
        case checkbox, combobox, listbox, rating, slider, file, tags
    }

    struct Helper: Equatable, Sendable {
        var text: String
        var kind: String
    }

    struct Counter: Equatable, Sendable {
        var text: String
        var overflow: Bool
    }

    struct Template: Equatable, Sendable {
        var text: String
        var filled: Int
    }

    struct Scale: Equatable, Sendable {
        var min: String
        var max: String
        var step: String
    }

    struct Segment: Equatable, Sendable {
        var range: Range<Int>
        var isEmpty = false
        var isComplete = false
        var isWrong = false
        /// Where its placeholders begin, where the server says so.
        var gap: Int?
        /// The caret is in it.
        var isActive = false

        /// Where its placeholder begins: behind what was typed `_` shows, or letters behind digits.
        func gapStart(in text: String) -> Int {
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
    struct List: Equatable, Sendable {
        var count = 0
        var found = 0
        var from = 0
        var entries: [Entry] = []
        var active: Int?

        struct Entry: Equatable, Sendable {
            var index: Int
            var label: String
            var description: String?
            var group: String?
            var isDisabled = false
            var isSelected = false
        }
    }

    /// Whether it can have the focus now.
    var canBeEntered: Bool { isEnabled && !isHidden }
    var takesEdits: Bool { isEnabled && !isReadOnly }

    /// Whether nothing was typed yet of the item that the caret is in.
    var isBetweenItems: Bool {
        !segments.contains { $0.isActive && !$0.isComplete } && selection.isEmpty
    }
}

// MARK: Messages

extension ShownField {
    /// Takes what an answer says of the field. The answers of all methods name the same things in the same way.
    mutating func take(result: Parameter) {
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

    mutating func take(status: Parameter) {
        if let version = status["version"]?.count { announcedVersion = max(announcedVersion, version) }
        if let state = status["state"] {
            focus = state["focus"]?.text ?? ""
            content = state["content"]?.text ?? ""
            validity = state["validity"]?.text ?? ""
            isEnabled = state["enabled"]?.flag ?? true
            isHidden = state["hidden"]?.flag ?? false
        }
        helper = status["helper"].flatMap { helper in
            helper["text"]?.text.map { Helper(text: $0, kind: helper["kind"]?.text ?? "helper") }
        }
        counter = status["counter"].flatMap { counter in
            counter["text"]?.text.map { Counter(text: $0, overflow: counter["overflow"]?.flag ?? false) }
        }
        for member in status["presentation"]?.members ?? [] { take(member.name, member.value) }
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
        case "multiline": isMultiline = value.flag ?? false
        case "readOnly": isReadOnly = value.flag ?? false
        case "control": control = value.text.flatMap { Control(rawValue: $0) }
        case "checked": isChecked = value.flag ?? false
        case "scale":
            scale = value["min"]?.text.map {
                Scale(min: $0, max: value["max"]?.text ?? $0, step: value["step"]?.text ?? "1")
            }
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
        isEmpty = state == "empty"
        isComplete = state == "complete"
        isWrong = state == "wrong"
        gap = value["gap"]?.count
        isActive = value["active"]?.flag ?? false
    }
}

extension ShownField.List {
    /// Nil where there is none.
    init?(_ value: Parameter) {
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
    func characterIndex(atOffset offset: Int) -> String.Index {
        guard let index = utf8.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex), index < endIndex
        else { return endIndex }
        return indices.last { $0 <= index } ?? endIndex
    }

    func offset(of index: String.Index) -> Int { utf8.distance(from: startIndex, to: index) }

    func suffix(fromOffset offset: Int) -> Substring { self[characterIndex(atOffset: offset)...] }
}
