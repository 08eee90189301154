internal import FieldEngine
internal import FieldTools

/// A person who fills in a form: what each key does, and where they are.
struct FormFilling {
    enum Place: Equatable {
        case field(Int)
        case button(Button)
    }

    enum Button: Equatable {
        case back
        case next
        case submit
        /// The heading of a row of a section.
        case row(section: Int, row: Int)
        /// Adds a row to a section.
        case add(section: Int)
    }

    enum Outcome {
        /// The answer to `form/submit`.
        case submitted(Parameter)
        case left
    }

    struct Note: Equatable {
        var text: String
        var isError = false
    }

    typealias Refusal = FormClient.Refusal

    var client: FormClient
    private(set) var place = Place.button(.submit)
    private(set) var outcome: Outcome?
    var note: Note?
    /// How the field in hand is being used.
    var use = FieldBlock.Use()
    /// Whether the person chose the mark, and not the server.
    var markWasMoved = false
    /// Whether the last key was the sign between two items.
    var isBehindSeparator = false
    /// Whether the list is another part than the server showed last.
    var isListMoved = false
    /// The end of the selection that stays while the other one moves.
    var anchor = 0
    var picture = FormPicture()
    private(set) var now: Moment
    /// One question without a form around it.
    let isSingle: Bool
    /// A row that was removed, and comes back with this.
    var removed: (section: Int, row: Parameter)?
    var isChanged = false
    private var isLeaving = false
    /// What marks of fields say.
    let words: FieldBlock.Words

    /// - Parameter client: has the form open.
    init(_ client: FormClient, isSingle: Bool = false, showsDebugLine: Bool = false, at now: Moment) {
        self.client = client
        self.isSingle = isSingle
        self.now = now
        use.showsDebugLine = showsDebugLine
        words = FieldBlock.Words(client)
        if let first = firstPlace { attempt { form throws(Refusal) in try form.enter(first) } }
    }

    mutating func advance(to now: Moment) {
        self.now = now
        client.advance(to: now)
        attempt { form throws(Refusal) in try form.leaveWhatVanished() }
    }

    /// What the server refuses is said in the note.
    private mutating func attempt(_ action: (inout FormFilling) throws(Refusal) -> Void) {
        do throws(Refusal) {
            try action(&self)
        } catch {
            note = Note(text: error.message, isError: true)
        }
    }

    /// Does what a key asks for.
    mutating func press(_ key: Key, at now: Moment) {
        self.now = now
        note = nil
        use.refusal = nil
        picture.followsFocus = true
        let wasLeaving = isLeaving
        isLeaving = false
        attempt { form throws(Refusal) in
            try form.perform(key, wasLeaving: wasLeaving)
        }
        attempt { form throws(Refusal) in try form.leaveWhatVanished() }
    }

    private mutating func perform(_ key: Key, wasLeaving: Bool) throws(Refusal) {
        switch key {
        case .interrupt: outcome = .left
        case .escape:
            if use.isListOpen { closeList() } else { leave(wasLeaving: wasLeaving) }
        case .deleteOrEnd:
            if case .field(let field) = place, !client.fields[field].text.isEmpty {
                try press(.delete(.forward), in: field)
            } else {
                leave(wasLeaving: wasLeaving)
            }
        case .tab(let isBackward): try move(isBackward ? -1 : 1)
        case .submit: try submit()
        case .page(let isBackward): try turn(isBackward: isBackward)
        case .mouse(let mouse): try perform(mouse)
        case .text, .paste, .move, .delete, .deleteRestOfLine, .step, .commit, .lineBreak, .reveal, .undo, .redo:
            switch place {
            case .field(let field): try press(key, in: field)
            case .button(let button): try press(key, at: button)
            }
        }
    }

    /// Out of the form; who has answered something is asked first.
    private mutating func leave(wasLeaving: Bool) {
        if isSingle || !isChanged || wasLeaving {
            outcome = .left
        } else {
            isLeaving = true
            note = Note(text: "\(client.word("leave"))? Esc")
        }
    }

    // MARK: Places

    /// Where the focus can be now, in the order of the drawing.
    var places: [Place] {
        let places = client.items.compactMap { item -> Place? in
            switch item {
            case .field(let field): client.fields[field].canBeEntered ? .field(field) : nil
            case .row(let section, let row): .button(.row(section: section, row: row))
            case .adder(let section): .button(.add(section: section))
            }
        }
        return isSingle ? places : places + buttons.map { .button($0) }
    }

    /// Where one begins: at a field that can be edited, else at any, where there is one.
    private var firstPlace: Place? {
        let places = places
        func first(_ isFit: (ShownField) -> Bool) -> Place? {
            places.first { place in
                if case .field(let field) = place { isFit(client.fields[field]) } else { false }
            }
        }
        return first { $0.takesEdits } ?? first { _ in true } ?? places.first
    }

    /// Those below the form.
    var buttons: [Button] {
        if isSingle { return [] }
        let pages = client.pages.shown
        guard let place = pages.firstIndex(where: { $0.name == client.pages.current }) else { return [.submit] }
        return [place + 1 < pages.count ? .next : .submit] + (place > 0 ? [.back] : [])
    }

    mutating func enter(_ new: Place) throws(Refusal) {
        closeList()
        if case .field(let old) = place, new != place, client.fields[old].focus == "focused" { try leave(old) }
        place = new
        guard case .field(let field) = new else { return }
        try client.ask("field/focus", of: field, at: now)
        anchor = client.fields[field].selection.upperBound
        if client.fields[field].control == .listbox { openList(of: field) }
        let state = client.fields[field]
        if state.control == .combobox, state.takesEdits, state.list?.entries.contains(where: { $0.isSelected }) == true
        {
            // What is typed there is another choice, and is not put behind the one that stands there.
            try select(0, in: field)
            try select(state.text.utf8.count, extends: true, in: field)
        }
    }

    private mutating func leave(_ field: Int) throws(Refusal) {
        let state = client.fields[field]
        if state.control == .file, state.takesEdits {
            let path = PathCompletion.expanded(state.text)
            if path != state.text { try client.ask("field/edit", of: field, ["text": .text(path)], at: now) }
        }
        try client.ask("field/blur", of: field, at: now)
    }

    private mutating func move(_ step: Int) throws(Refusal) {
        // What the field becomes when it is left may show another one behind it.
        try leavePlace()
        let places = places
        guard !places.isEmpty else { return }
        let here = places.firstIndex(of: place) ?? (step > 0 ? -1 : 0)
        try enter(places[(here + step + places.count) % places.count])
    }

    /// A condition may take away the field that is in hand.
    mutating func leaveWhatVanished() throws(Refusal) {
        switch place {
        case .field(let field):
            guard !client.fields[field].canBeEntered || !client.isOnPage(field) else { return }
            let behind = client.shownFields.drop { $0 != field }.first { client.fields[$0].canBeEntered }
            if let next = behind.map({ Place.field($0) }) ?? firstPlace { try enter(next) }
        case .button(let button):
            if !places.contains(.button(button)), let last = places.last { place = last }
        }
    }

    // MARK: Buttons

    private mutating func press(_ key: Key, at button: Button) throws(Refusal) {
        if case .row(let section, let row) = button, try press(key, atRow: row, of: section) { return }
        switch key {
        case .commit, .lineBreak, .text(" "): try press(button)
        case .move(.left, _), .step(.up, _): try move(-1)
        case .move(.right, _), .step(.down, _): try move(1)
        case .undo: try bringBack()
        case .text, .paste, .move, .delete, .deleteRestOfLine, .deleteOrEnd, .reveal, .redo, .tab, .submit, .page,
            .escape, .interrupt, .mouse:
            break
        }
    }

    mutating func press(_ button: Button) throws(Refusal) {
        switch button {
        case .back: try turn(isBackward: true)
        case .next: try turn(isBackward: false)
        case .submit: try submit()
        case .row(let section, let row):
            if let first = client.sections[section].fields[row]?.first { try enter(.field(first)) }
        case .add(let section): try addRow(to: section)
        }
    }

    /// What the last field of a page or form leads to.
    private mutating func advance() throws(Refusal) {
        if buttons.contains(.next) { try turn(isBackward: false) } else { try submit() }
    }

    private mutating func turn(isBackward: Bool) throws(Refusal) {
        guard buttons.contains(isBackward ? .back : .next) else { return }
        try leavePlace()
        try arrive(by: try client.turn(isBackward: isBackward, at: now))
    }

    mutating func turn(to page: String) throws(Refusal) {
        try leavePlace()
        try arrive(by: try client.turn(to: page, at: now))
    }

    /// - Parameter result: of turning a page: where something is wrong, that comes first.
    private mutating func arrive(by result: Parameter) throws(Refusal) {
        if result["first"] != nil {
            try enterFirst(of: result, invalid: result["invalid"])
        } else if let first = firstPlace {
            try enter(first)
        }
    }

    private mutating func leavePlace() throws(Refusal) {
        closeList()
        if case .field(let field) = place, client.fields[field].focus == "focused" { try leave(field) }
    }

    private mutating func submit() throws(Refusal) {
        try leavePlace()
        let result = try client.submit(withSecrets: true, at: now)
        if result["valid"]?.flag == true {
            outcome = .submitted(result)
        } else {
            try enterFirst(of: result, invalid: result["invalid"])
        }
    }

    /// Where something is to be mended.
    private mutating func enterFirst(of result: Parameter, invalid: Parameter?) throws(Refusal) {
        let wrong = invalid?.texts ?? []
        let name = result["first"]?.text ?? wrong.first ?? result["pending"]?.texts.first
        if let field = name.flatMap({ client.places[$0] }), client.fields[field].canBeEntered {
            if !client.isOnPage(field) { try client.turn(to: field, at: now) }
            // A page before its own may be one that can't be left yet.
            if client.isOnPage(field) { try enter(.field(field)) } else if let first = firstPlace { try enter(first) }
        } else if places.contains(place) {
            // What can't be mended leaves one where one was.
            try enter(place)
        }
        guard !isSingle else { return }
        note = Note(text: client.wordsToFix(max(1, wrong.count)), isError: true)
    }

    // MARK: Keys in a field

    private mutating func press(_ key: Key, in field: Int) throws(Refusal) {
        let state = client.fields[field]
        defer { isBehindSeparator = state.isSeparator(key) }
        if try pressList(key, in: field) { return }
        switch state.control {
        case .checkbox:
            if try pressCheckbox(key, in: field) { return }
        case .rating, .slider:
            if try pressScale(key, in: field) { return }
        case .combobox, .listbox, .file, .tags, nil: break
        }
        switch key {
        case .text(let text): try type(text, in: field)
        case .paste(let text): try paste(text, into: field)
        case .delete(let deletion): try edit(field, ["delete": .text(deletion.rawValue)])
        case .deleteRestOfLine: try deleteRestOfLine(in: field)
        case .commit, .lineBreak:
            if state.isMultiline { try type("\n", in: field) } else { try commit(field) }
        case .step(let step, let count): try self.step(step, count, in: field)
        case .move(let movement, let extends): try moveCaret(movement, extends: extends, in: field)
        case .undo: try edit(field, method: "field/undo")
        case .redo: try edit(field, method: "field/redo")
        case .reveal:
            try client.ask("field/action", of: field, ["action": .text("toggleSecure")], at: now)
        case .deleteOrEnd, .tab, .submit, .page, .escape, .interrupt, .mouse: break
        }
    }

    private mutating func type(_ text: String, in field: Int) throws(Refusal) {
        let state = client.fields[field]
        // Behind an item that is whole another one begins.
        if state.control == .listbox, state.takesEdits, !state.isSeparator(.text(text)),
            state.selection == state.text.utf8.count..<state.text.utf8.count,
            let last = state.segments.last, last.isActive, last.isComplete
        {
            try client.ask("field/edit", of: field, ["input": .text(",")], at: now)
        }
        try edit(field, ["input": .text(text)])
    }

    /// What is pasted into a choice and is the beginning of nothing in its list is taken back.
    private mutating func paste(_ text: String, into field: Int) throws(Refusal) {
        try edit(field, ["input": .text(text), "cause": .text("paste")])
        guard client.fields[field].control == .combobox, client.fields[field].content == "impossible" else { return }
        try edit(field, method: "field/undo")
        use.refusal = client.word("unlisted")
    }

    /// An edit, and what it means for the list.
    mutating func edit(
        _ field: Int, method: String = "field/edit", _ more: KeyValuePairs<String, Parameter> = [:]
    ) throws(Refusal) {
        guard client.fields[field].takesEdits else {
            use.refusal = client.word("readOnly")
            return
        }
        let result = try client.ask(method, of: field, more, at: now)
        isChanged = true
        anchor = client.fields[field].selection.upperBound
        if let refusal = result["refusal"]?.text { use.refusal = refusal }
        try listFollows(field)
    }

    mutating func commit(_ field: Int) throws(Refusal) {
        let result = try client.ask("field/commit", of: field, at: now)
        anchor = client.fields[field].selection.upperBound
        let state = client.fields[field]
        let isPending = result["pending"]?.flag == true
        guard result["valid"]?.flag == true || isPending && state.validity != "invalid" else {
            if state.helper?.kind != "error" { note = Note(text: client.wordsToFix(1), isError: true) }
            return
        }
        if let next = result["next"]?.text.flatMap({ client.places[$0] }) {
            try enter(.field(next))
        } else if result["submit"]?.flag == true || result["page"] != nil {
            try advance()
        }
    }

    private mutating func pressCheckbox(_ key: Key, in field: Int) throws(Refusal) -> Bool {
        let isChecked = client.fields[field].isChecked
        switch key {
        case .text(" "), .text("x"): try toggle(field)
        case .text(let letter) where client.answer(letter) == !isChecked: try toggle(field)
        case .text, .paste, .delete, .deleteRestOfLine, .move: break
        case .step(let step, _): try move(step == .up ? -1 : 1)
        case .deleteOrEnd, .commit, .lineBreak, .reveal, .undo, .redo, .tab, .submit, .page, .escape, .interrupt,
            .mouse:
            return false
        }
        return true
    }

    mutating func toggle(_ field: Int) throws(Refusal) {
        try edit(field, method: "field/action", ["action": .text("toggle")])
    }

    private mutating func pressScale(_ key: Key, in field: Int) throws(Refusal) -> Bool {
        let state = client.fields[field]
        switch key {
        case .move(.left, _), .step(.down, _):
            try edit(field, ["step": .text("decrement"), "count": Self.count(of: key)])
        case .move(.right, _), .step(.up, _):
            try edit(field, ["step": .text("increment"), "count": Self.count(of: key)])
        case .move(.home, _): try edit(field, ["step": .text("minimum")])
        case .move(.end, _): try edit(field, ["step": .text("maximum")])
        case .text(let text) where state.control == .rating && (state.scale?.max.utf8.count ?? 2) == 1:
            // No star is no answer: there is one at least.
            try set(field, to: text == "0" ? "" : text)
        default: return false
        }
        return true
    }

    private static func count(of key: Key) -> Parameter {
        guard case .step(_, let count) = key else { return .integer(1) }
        return .integer(count)
    }

    mutating func set(_ field: Int, to text: String) throws(Refusal) {
        try edit(field, ["text": .text(text), "cause": .text("program")])
    }

    private mutating func step(_ step: Key.Step, _ count: Int, in field: Int) throws(Refusal) {
        let state = client.fields[field]
        if state.steps, state.takesEdits {
            let target = step == .up ? "increment" : "decrement"
            try edit(field, ["step": .text(target), "count": .integer(count)])
        } else if state.isMultiline, try moveCaretByRows(step == .up ? -count : count, in: field) {
            return
        } else {
            try move(step == .up ? -1 : 1)
        }
    }
}
