internal import FieldEngine
internal import FieldTools

/// What opens under a field: choices, proposals, and the names of files.
extension FormFilling {
    private static let windowSize = 10

    func hasList(_ field: Int) -> Bool {
        let state = client.fields[field]
        guard state.takesEdits, state.control != .checkbox else { return false }
        return state.list != nil || state.control == .file
    }

    mutating func openList(of field: Int) {
        guard hasList(field) else { return }
        if client.fields[field].control == .file {
            let directories = client.fields[field].file?["kind"]?.text == "directory"
            client.show(PathCompletion.list(for: client.fields[field].text, directories: directories), of: field)
        }
        use.isListOpen = true
        markWasMoved = false
        let list = client.fields[field].list ?? ShownField.List()
        let first = list.entries.firstIndex { !$0.isDisabled }.map { list.from + $0 }
        use.mark = list.rankOfActive ?? first
    }

    mutating func closeList() {
        use.isListOpen = false
        use.mark = nil
        markWasMoved = false
    }

    /// Whether the key was one for the list.
    mutating func pressList(_ key: Key, in field: Int) throws(Refusal) -> Bool {
        guard hasList(field) else { return false }
        let state = client.fields[field]
        let isTyping = !state.isBetweenItems || state.control != .listbox
        switch key {
        case .step(let step, let count):
            if use.isListOpen {
                try moveMark(step == .up ? -count : count, in: field)
            } else {
                openList(of: field)
                markWasMoved = true
            }
        case .commit where use.isListOpen && use.mark != nil && isTyping:
            guard takesMark(in: state) else { return false }
            try pick(in: field)
        // A blank behind a comma that was typed belongs to that.
        case .text(" ") where use.isListOpen && use.mark != nil && !isTyping && !isBehindSeparator:
            try pick(in: field)
        default: return false
        }
        return true
    }

    /// Whether Return takes the entry that is marked, while something is typed.
    func takesMark(in field: ShownField) -> Bool { markWasMoved || isUnfinished(field) }

    /// Whether what is typed asks for the entry that it found: a path that is to be there, a text that is no entry yet.
    private func isUnfinished(_ field: ShownField) -> Bool {
        guard field.control == .file else { return field.content == "partial" }
        if let asked = field.file {
            let verdict = PathCheck(asked).verdict(on: PathCompletion.expanded(field.text))
            if verdict["outcome"]?.text == "success" { return false }
        }
        let entry = use.mark.flatMap { field.list?.entry(at: $0) }
        return !field.text.isEmpty && field.file?["exists"]?.flag != false && entry?.label != field.text
    }

    mutating func moveMark(_ step: Int, in field: Int) throws(Refusal) {
        guard let found = client.fields[field].list?.found, found > 0 else { return }
        let direction = step < 0 ? -1 : 1
        var rank = min(max(0, (use.mark ?? -1) + step), found - 1)
        // Entries that can't be chosen are gone over.
        for _ in 0..<100 {
            guard let entry = try entry(at: rank, of: field) else { return }
            if !entry.isDisabled {
                use.mark = rank
                markWasMoved = true
                return
            }
            rank += direction
            guard (0..<found).contains(rank) else { return }
        }
    }

    /// The entry of that rank, asked for where it is not shown.
    private mutating func entry(at rank: Int, of field: Int) throws(Refusal) -> ShownField.List.Entry? {
        if let list = client.fields[field].list, let entry = list.entry(at: rank) { return entry }
        try showList(of: field, from: max(0, rank - Self.windowSize / 2))
        return client.fields[field].list?.entry(at: rank)
    }

    private mutating func showList(of field: Int, from: Int?) throws(Refusal) {
        let count = Parameter.integer(Self.windowSize)
        let answer =
            if let from {
                try client.ask("field/choices", of: field, ["from": .integer(from), "count": count], at: now)
            } else {
                try client.ask("field/choices", of: field, ["count": count], at: now)
            }
        client.show(ShownField.List(answer), of: field)
        isListMoved = from != nil
    }

    /// Takes the entry that is marked, or takes it out of several.
    mutating func pick(in field: Int) throws(Refusal) {
        guard let rank = use.mark, let entry = try entry(at: rank, of: field) else { return }
        let control = client.fields[field].control
        if control == .file {
            try edit(field, ["text": .text(entry.label)])
            if entry.label.hasSuffix("/") { openList(of: field) } else { closeList() }
            return
        }
        try edit(field, method: "field/action", ["action": .text("pick"), "index": .integer(entry.index)])
        if control == .listbox {
            // The mark stays with the entry that it was on, in whatever part of the list that is now.
            use.isListOpen = true
            let list = client.fields[field].list
            use.mark = list?.entries.firstIndex { $0.index == entry.index }.map { (list?.from ?? 0) + $0 } ?? use.mark
            return
        }
        closeList()
        if control == .combobox { try commit(field) }
    }

    /// After an edit: what is typed opens the list, and what it finds is marked.
    mutating func listFollows(_ field: Int) throws(Refusal) {
        guard hasList(field), place == .field(field) else { return }
        if isListMoved, client.fields[field].control != .file { try showList(of: field, from: nil) }
        openList(of: field)
    }
}

extension ShownField {
    /// Whether a key is the sign between items.
    func isSeparator(_ key: Key) -> Bool {
        guard case .text(let text) = key else { return false }
        return text == "," || text == separator?.trimmed
    }
}

extension String {
    fileprivate var trimmed: String { filter { !$0.isWhitespace } }
}

extension ShownField.List {
    func entry(at rank: Int) -> Entry? {
        entries.indices.contains(rank - from) ? entries[rank - from] : nil
    }

    var rankOfActive: Int? {
        guard let active else { return nil }
        return entries.firstIndex { $0.index == active }.map { from + $0 }
    }
}
