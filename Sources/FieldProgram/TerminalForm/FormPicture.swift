internal import FieldTools

/// A form as the screen shows it: its lines, cut to the height of the screen, with the note and the keys below.
struct FormPicture {
    /// What a press of the mouse is about.
    enum Target: Equatable {
        case field(Int, FieldBlock.Target)
        case button(FormFilling.Button)
        case row(section: Int, row: Int, RowAction)
    }

    enum RowAction {
        case up
        case down
        case remove
    }

    /// How many rows of the form are above the screen.
    private(set) var scroll = 0
    /// False while the person looks around with the wheel.
    var followsFocus = true
    private(set) var textWidth = 80
    private var hits: [(row: Int, columns: Range<Int>, target: Target)] = []
    private var height = 0
    /// Fields that are not in hand, as they were drawn.
    private var blocks: [Int: (revision: Int, width: Int, block: FieldBlock)] = [:]

    private static let widest = 78

    /// What lies at a place of the screen.
    func target(row: Int, column: Int) -> Target? {
        guard row < height else { return nil }
        return hits.first { $0.row == row + scroll && $0.columns.contains(column) }?.target
    }

    mutating func scroll(by rows: Int) {
        scroll = max(0, scroll + rows)
        followsFocus = false
    }

    private struct Content {
        var lines: [StyledLine] = []
        var caret: (row: Int, column: Int)?
        /// The rows of what has the focus, with the heading above it.
        var focus = 0..<0
    }

    /// - Returns: All rows of the screen.
    mutating func frame(of form: FormFilling, rows: Int, columns: Int) -> Frame {
        // The last column stays free: a terminal may wrap when it is written to.
        let width = max(12, min(columns - 1, Self.widest))
        textWidth = width - FieldBlock.margin
        let content = draw(form, width: width)
        var footer = Self.footer(of: form, width: width, room: rows / 3)
        height = max(1, rows - footer.count)
        let bottom = max(0, content.lines.count - height)
        if followsFocus {
            if content.focus.upperBound > scroll + height { scroll = content.focus.upperBound - height }
            scroll = min(scroll, content.focus.lowerBound)
            if let caret = content.caret {
                scroll = min(max(scroll, caret.row - height + 1), caret.row)
            }
        }
        scroll = min(scroll, bottom)
        var frame = Frame(lines: Array(content.lines.dropFirst(scroll).prefix(height)))
        while frame.lines.count < height { frame.lines.append(StyledLine()) }
        // Behind the note, where there is room.
        let more = scroll < bottom ? "↓ more" : scroll > 0 ? "↑ more" : ""
        if !footer.isEmpty, footer[0].width + more.count < width { footer[0].add(more, .dim, rightAlignedIn: width) }
        frame.lines += footer
        // What has a width of its own, such as marks and buttons, may be wider than a very narrow screen.
        frame.lines = frame.lines.map { $0.clipped(to: columns - 1) }
        if let caret = content.caret, (scroll..<scroll + height).contains(caret.row) {
            frame.caret = (caret.row - scroll, min(caret.column, columns - 1))
        }
        return frame
    }

    private mutating func draw(_ form: FormFilling, width: Int) -> Content {
        var content = Content()
        hits = []
        if !form.isSingle { Self.addTitle(of: form, width: width, to: &content) }
        var group: String?
        var start = 0
        for item in form.client.items {
            var isInHand = false
            switch item {
            case .field(let field):
                if form.client.fields[field].section == nil {
                    Self.begin(form.client.fields[field].group, after: &group, of: form, width: width, to: &content)
                }
                isInHand = form.place == .field(field)
                add(block(of: field, form, isInHand: isInHand, width: width), of: field, to: &content)
            case .row(let section, let row):
                Self.begin(section, after: &group, of: form, width: width, to: &content)
                isInHand = form.place == .button(.row(section: section, row: row))
                addHeading(ofRow: row, of: section, form, isInHand: isInHand, width: width, to: &content)
            case .adder(let section):
                Self.begin(section, after: &group, of: form, width: width, to: &content)
                isInHand = form.place == .button(.add(section: section))
                addAdder(of: section, form, isInHand: isInHand, to: &content)
            }
            if isInHand { content.focus = start..<content.lines.count }
            content.lines.append(StyledLine())
            start = content.lines.count
        }
        if !form.isSingle { addButtons(of: form, to: &content) }
        return content
    }

    /// The heading of a group, where another one begins.
    private static func begin(
        _ name: String?, after group: inout String?, of form: FormFilling, width: Int, to content: inout Content
    ) {
        guard name != group else { return }
        group = name
        guard !content.lines.isEmpty else { return }
        content.lines.append(heading(name.map { form.client.title(ofGroup: $0) } ?? "", width: width))
        content.lines.append(StyledLine())
    }

    /// The group of a section, unless it says no more than the section itself.
    private static func begin(
        _ section: Int, after group: inout String?, of form: FormFilling, width: Int, to content: inout Content
    ) {
        let shown = form.client.sections[section]
        guard let name = shown.group, form.client.title(ofGroup: name) != shown.title || shown.rows.isEmpty else {
            group = shown.group
            return
        }
        begin(name, after: &group, of: form, width: width, to: &content)
    }

    private mutating func addHeading(
        ofRow row: Int, of section: Int, _ form: FormFilling, isInHand: Bool, width: Int, to content: inout Content
    ) {
        let button = FormFilling.Button.row(section: section, row: row)
        let number = content.lines.count
        var line = StyledLine(isInHand ? "┃ " : "  ", .strong)
        line.add(
            form.client.sections[section].heading(ofRow: row), isInHand ? .selected : .strong, clippedTo: width - 12)
        hits.append((number, 0..<line.width, .button(button)))
        line.add(" ")
        line.add(String(repeating: "─", count: max(0, width - line.width - 6)), .dim)
        for (sign, action) in [("↑", RowAction.up), ("↓", .down), ("✗", .remove)] {
            line.add(" ")
            hits.append((number, line.width..<line.width + 2, .row(section: section, row: row, action)))
            line.add(sign)
        }
        content.lines.append(line)
    }

    private mutating func addAdder(
        of section: Int, _ form: FormFilling, isInHand: Bool, to content: inout Content
    ) {
        var line = StyledLine(isInHand ? "┃ " : "  ", .strong)
        let button = FormFilling.Button.add(section: section)
        line.add("[ + \(form.client.sections[section].title) ]", isInHand ? .selected : .strong)
        hits.append((content.lines.count, 0..<line.width, .button(button)))
        content.lines.append(line)
    }

    private mutating func block(of field: Int, _ form: FormFilling, isInHand: Bool, width: Int) -> FieldBlock {
        let state = form.client.fields[field]
        if isInHand { return FieldBlock(state, width: width, use: form.use) }
        let revision = form.client.revisions[field]
        if let drawn = blocks[field], drawn.revision == revision, drawn.width == width { return drawn.block }
        let block = FieldBlock(state, width: width, use: nil)
        blocks[field] = (revision, width, block)
        return block
    }

    private mutating func add(_ block: FieldBlock, of field: Int, to content: inout Content) {
        let top = content.lines.count
        if let caret = block.caret { content.caret = (top + caret.row, caret.column) }
        hits += block.hits.map { (top + $0.row, $0.columns, .field(field, $0.target)) }
        content.lines += block.lines
    }

    private static func addTitle(of form: FormFilling, width: Int, to content: inout Content) {
        for part in StyledLine.wrapped(form.client.title, to: width - 2) {
            var line = StyledLine("  ")
            line.add(part, .strong)
            content.lines.append(line)
        }
        let pages = form.client.pages.shown
        if pages.count > 1, let place = pages.firstIndex(where: { $0.name == form.client.pages.current }) {
            var line = StyledLine("  ")
            line.add("Page \(place + 1) of \(pages.count) · \(pages[place].title)", .dim, clippedTo: width - 2)
            content.lines.append(line)
        }
        if !content.lines.isEmpty { content.lines.append(StyledLine()) }
    }

    private static func heading(_ title: String, width: Int) -> StyledLine {
        var line = StyledLine("  ")
        if !title.isEmpty {
            line.add(title, .strong, clippedTo: width - 8)
            line.add(" ")
        }
        line.add(String(repeating: "─", count: max(0, width - line.width)), .dim)
        return line
    }

    private mutating func addButtons(of form: FormFilling, to content: inout Content) {
        var line = StyledLine("  ")
        let row = content.lines.count
        for button in form.buttons {
            let isInHand = form.place == .button(button)
            let start = line.width
            line.add("[ \(button.title) ]", isInHand ? .selected : .strong)
            hits.append((row, start..<line.width, .button(button)))
            line.add("  ")
            if isInHand { content.focus = row..<row + 1 }
        }
        let left = form.client.pages.invalid
        if left > 0 { line.add(left == 1 ? "1 field left" : "\(left) fields left", .dim) }
        content.lines.append(line)
    }

    // MARK: Below the form

    private static func footer(of form: FormFilling, width: Int, room: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        var note = StyledLine("  ")
        if let said = form.note { note.add(said.text, said.isError ? .bad : .careful, clippedTo: width - 2) }
        lines.append(note)
        var help = StyledLine("  ")
        for key in form.keys {
            let text = TerminalText((help.width > 2 ? " · " : "") + key).text
            if help.width + ColumnWidth.of(text) > width {
                lines.append(help)
                help = StyledLine("  ")
                help.add(key, .dim)
            } else {
                help.add(text, .dim)
            }
        }
        lines.append(help)
        return Array(lines.prefix(room))
    }
}

extension FormFilling.Button {
    fileprivate var title: String {
        switch self {
        case .back: "Back"
        case .next: "Next"
        case .submit, .row, .add: "Submit"
        }
    }
}

extension FormFilling {
    /// The keys that do something where the person is, with what they do.
    var keys: [String] {
        var keys: [String] = []
        switch place {
        case .button(.row): keys = ["Del remove", "←→ move", "Tab next"]
        case .button: keys = ["Enter press", "Tab next"]
        case .field(let field):
            let state = client.fields[field]
            if use.isListOpen {
                keys = ["↑↓ choose", state.control == .listbox ? "Space mark" : "Enter take", "Esc close"]
            } else {
                if state.control == .checkbox { keys.append("Space mark") }
                if hasList(field) { keys.append(state.control == .file ? "↓ files" : "↓ list") }
                if state.control == .rating || state.control == .slider {
                    keys.append("←→ change")
                } else if state.control == nil, !hasList(field), state.steps, state.takesEdits {
                    keys.append("↑↓ change")
                }
            }
            if state.isSecret { keys.append(state.isSecure ? "^R show" : "^R hide") }
            if state.isMultiline {
                keys.append("Enter line break")
            } else if !use.isListOpen || state.control == .listbox {
                keys.append(isSingle ? "Enter send" : "Enter next")
            }
            if !isSingle { keys.append("Tab next") }
        }
        keys.append("^S send")
        if buttons.contains(.back) { keys.append("^P back") }
        if !use.isListOpen { keys.append("Esc leave") }
        return keys
    }

    mutating func frame(rows: Int, columns: Int) -> Frame {
        use.listRows = max(3, min(8, rows - 8))
        // Taken out, so that what it keeps of other fields is not copied.
        var drawn = FormPicture()
        swap(&drawn, &picture)
        defer { picture = drawn }
        return drawn.frame(of: self, rows: rows, columns: columns)
    }

    // MARK: The mouse

    mutating func perform(_ mouse: Key.Mouse) throws(Refusal) {
        let target = picture.target(row: mouse.row, column: mouse.column)
        switch mouse.action {
        case .wheelUp, .wheelDown:
            let step = mouse.action == .wheelUp ? -1 : 1
            if case .field(let field, .entry)? = target, use.isListOpen {
                try moveMark(step, in: field)
            } else {
                picture.scroll(by: 3 * step)
            }
        case .press:
            switch target {
            case .field(let field, let part)?:
                guard client.fields[field].canBeEntered else { return }
                let wasOpen = use.isListOpen && place == .field(field)
                if place != .field(field) { try enter(.field(field)) }
                try press(part, in: field, wasOpen: wasOpen)
            case .button(let button)?:
                try enter(.button(button))
                try press(button)
            case .row(let section, let row, let action)?:
                try enter(.button(.row(section: section, row: row)))
                switch action {
                case .up: try moveRow(row, of: section, by: -1)
                case .down: try moveRow(row, of: section, by: 1)
                case .remove: try removeRow(row, of: section)
                }
            case nil: break
            }
        }
    }

    private mutating func press(_ part: FieldBlock.Target, in field: Int, wasOpen: Bool) throws(Refusal) {
        switch part {
        case .field: break
        case .caret(let offset):
            try select(offset, in: field)
            if client.fields[field].control == .combobox { openList(of: field) }
        case .list:
            if wasOpen { closeList() } else { openList(of: field) }
        case .entry(let rank):
            guard use.isListOpen else { return }
            use.mark = rank
            try pick(in: field)
        case .checkbox: try toggle(field)
        case .number(let number): try set(field, to: number)
        }
    }
}
