internal import FieldTools

/// A form as the screen shows it: its lines, cut to the height of the screen, with the note and the keys below.
struct FormPicture {
    /// What a press of the mouse is about.
    enum Target: Equatable {
        case field(Int, FieldBlock.Target)
        case button(FormFilling.Button)
        case row(section: Int, row: Int, RowAction)
        case page(String)
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
    /// Each field by its number, as it was drawn last while it was not in hand.
    private var blocks: [Drawn] = []

    private struct Drawn {
        var block: FieldBlock?
        var revision = 0
        var rows = 0
    }

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

    /// Something that is drawn as a whole, and only where the screen shows some of it.
    private enum Part {
        case title
        /// Of a group, in lines; one without a title is a rule.
        case heading([StyledLine])
        case item(FormItem)
        case buttons
    }

    /// Which rows each part takes. Between parts there are free ones.
    private struct Plan {
        var parts: [(start: Int, part: Part)] = []
        var rows = 0
        /// The field in hand.
        var block: FieldBlock?
        var caret: (row: Int, column: Int)?
        /// The rows of what has the focus, with the heading above it.
        var focus = 0..<0

        mutating func add(_ part: Part, rows: Int) {
            parts.append((self.rows, part))
            self.rows += rows
        }
    }

    /// - Returns: All rows of the screen.
    mutating func frame(of form: FormFilling, rows: Int, columns: Int) -> Frame {
        // The last column stays free: a terminal may wrap when it is written to.
        let width = max(12, min(columns - 1, Self.widest))
        if textWidth != width - FieldBlock.margin { blocks = [] }
        textWidth = width - FieldBlock.margin
        let plan = plan(form, width: width)
        var footer = Self.footer(of: form, width: width, room: rows / 3)
        height = max(1, rows - footer.count)
        let bottom = max(0, plan.rows - height)
        if followsFocus {
            if plan.focus.upperBound > scroll + height { scroll = plan.focus.upperBound - height }
            scroll = min(scroll, plan.focus.lowerBound)
            if let caret = plan.caret {
                scroll = min(max(scroll, caret.row - height + 1), caret.row)
            }
        }
        scroll = min(scroll, bottom)
        var frame = Frame(lines: draw(plan, form, width: width))
        // Behind the note, where there is room.
        let more = scroll < bottom ? "↓ …" : scroll > 0 ? "↑ …" : ""
        if !footer.isEmpty, footer[0].width + more.count < width { footer[0].add(more, .dim, rightAlignedIn: width) }
        frame.lines += footer
        // What has a width of its own, such as marks and buttons, may be wider than a very narrow screen.
        frame.lines = frame.lines.map { $0.clipped(to: columns - 1) }
        if let caret = plan.caret, (scroll..<scroll + height).contains(caret.row) {
            frame.caret = (caret.row - scroll, min(caret.column, columns - 1))
        }
        return frame
    }

    private mutating func plan(_ form: FormFilling, width: Int) -> Plan {
        var plan = Plan()
        if !form.isSingle {
            let title = Self.title(of: form, width: width).lines.count
            if title > 0 { plan.add(.title, rows: title + 1) }
        }
        var group: String?
        var start = 0
        for item in form.client.items {
            var isInHand = false
            var rows = 1
            switch item {
            case .field(let field):
                if form.client.fields[field].section == nil {
                    Self.begin(form.client.fields[field].group, after: &group, of: form, in: &plan, width: width)
                }
                isInHand = form.place == .field(field)
                if isInHand {
                    let block = FieldBlock(form.client.fields[field], width: width, use: form.use, form.words)
                    if let caret = block.caret { plan.caret = (plan.rows + caret.row, caret.column) }
                    rows = block.lines.count
                    plan.block = block
                } else {
                    rows = self.rows(of: field, form, width: width)
                }
            case .row(let section, let row):
                Self.begin(section, after: &group, of: form, in: &plan, width: width)
                isInHand = form.place == .button(.row(section: section, row: row))
            case .adder(let section):
                Self.begin(section, after: &group, of: form, in: &plan, width: width)
                isInHand = form.place == .button(.add(section: section))
            }
            plan.add(.item(item), rows: rows)
            if isInHand { plan.focus = start..<plan.rows }
            plan.rows += 1
            start = plan.rows
        }
        if !form.isSingle {
            if case .button(let button) = form.place, form.buttons.contains(button) {
                plan.focus = plan.rows..<plan.rows + 1
            }
            plan.add(.buttons, rows: 1)
        }
        return plan
    }

    /// The rows of the form that the screen shows.
    private mutating func draw(_ plan: Plan, _ form: FormFilling, width: Int) -> [StyledLine] {
        hits = []
        let shown = scroll..<scroll + height
        var lines = Array(repeating: StyledLine(), count: height)
        let first = plan.parts.lastIndex { $0.start <= scroll } ?? 0
        for (start, part) in plan.parts[first...] {
            guard start < shown.upperBound else { break }
            for (row, line) in draw(part, at: start, plan, form, width: width).enumerated()
            where shown.contains(start + row) {
                lines[start + row - scroll] = line
            }
        }
        return lines
    }

    private mutating func draw(
        _ part: Part, at row: Int, _ plan: Plan, _ form: FormFilling, width: Int
    ) -> [StyledLine] {
        switch part {
        case .title:
            let title = Self.title(of: form, width: width)
            hits += title.hits.map { (row + $0.row, $0.columns, $0.target) }
            return title.lines
        case .heading(let lines): return lines
        case .item(.field(let field)):
            let isInHand = form.place == .field(field)
            guard let block = isInHand ? plan.block : blocks[field].block else { return [] }
            hits += block.hits.map { (row + $0.row, $0.columns, .field(field, $0.target)) }
            return block.lines
        case .item(.row(let section, let number)):
            return [heading(ofRow: number, of: section, at: row, form, width: width)]
        case .item(.adder(let section)): return [adder(of: section, at: row, form)]
        case .buttons: return [buttons(of: form, at: row)]
        }
    }

    /// The heading of a group, where another one begins.
    private static func begin(
        _ name: String?, after group: inout String?, of form: FormFilling, in plan: inout Plan, width: Int
    ) {
        guard name != group else { return }
        group = name
        guard plan.rows > 0 else { return }
        let lines = heading(name.map { form.client.title(ofGroup: $0) } ?? "", width: width)
        plan.add(.heading(lines), rows: lines.count + 1)
    }

    /// The group of a section, unless it says no more than the section itself.
    private static func begin(
        _ section: Int, after group: inout String?, of form: FormFilling, in plan: inout Plan, width: Int
    ) {
        let shown = form.client.sections[section]
        guard let name = shown.group, form.client.title(ofGroup: name) != shown.title || shown.rows.isEmpty else {
            group = shown.group
            return
        }
        begin(name, after: &group, of: form, in: &plan, width: width)
    }

    /// How many rows a field takes that is not in hand.
    private mutating func rows(of field: Int, _ form: FormFilling, width: Int) -> Int {
        if field >= blocks.count {
            blocks += Array(repeating: Drawn(), count: form.client.fields.count - blocks.count)
        }
        let revision = form.client.revisions[field]
        if blocks[field].rows == 0 || blocks[field].revision != revision {
            let block = FieldBlock(form.client.fields[field], width: width, use: nil, form.words)
            blocks[field] = Drawn(block: block, revision: revision, rows: block.lines.count)
        }
        return blocks[field].rows
    }

    private mutating func heading(
        ofRow row: Int, of section: Int, at number: Int, _ form: FormFilling, width: Int
    ) -> StyledLine {
        let button = FormFilling.Button.row(section: section, row: row)
        let isInHand = form.place == .button(button)
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
        return line
    }

    private mutating func adder(of section: Int, at row: Int, _ form: FormFilling) -> StyledLine {
        let button = FormFilling.Button.add(section: section)
        let isInHand = form.place == .button(button)
        var line = StyledLine(isInHand ? "┃ " : "  ", .strong)
        line.add("[ + \(form.client.sections[section].title) ]", isInHand ? .selected : .strong)
        hits.append((row, 0..<line.width, .button(button)))
        return line
    }

    /// The form's title and its pages, with what a press of the mouse there is about.
    private static func title(
        of form: FormFilling, width: Int
    ) -> (lines: [StyledLine], hits: [(row: Int, columns: Range<Int>, target: Target)]) {
        var lines: [StyledLine] = []
        var hits: [(row: Int, columns: Range<Int>, target: Target)] = []
        for part in StyledLine.wrapped(form.client.title, to: width - 2) {
            var line = StyledLine("  ")
            line.add(part, .strong)
            lines.append(line)
        }
        let pages = form.client.pages.shown
        if pages.count > 1, let place = pages.firstIndex(where: { $0.name == form.client.pages.current }) {
            var line = StyledLine("  ")
            // A mark for each page stands at the right, where there is room.
            let marks = pages.count * 2 + 10 < width / 2 ? pages.count * 2 : 0
            line.add("\(form.client.pageWords(place)) · \(pages[place].title)", .dim, clippedTo: width - 3 - marks)
            if marks > 0 { line.pad(to: width - marks) }
            for (number, page) in pages.enumerated() where marks > 0 {
                hits.append((lines.count, line.width..<line.width + 2, .page(page.name)))
                line.add(" ")
                let style: StyledLine.Style = page.isValid ? .good : .plain
                line.add(page.isValid ? "✓" : "○", number == place ? .selected : style)
            }
            lines.append(line)
        }
        return (lines, hits)
    }

    private static func heading(_ title: String, width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        for part in StyledLine.wrapped(title, to: width - 8) {
            var line = StyledLine("  ")
            line.add("\(part) ", .strong)
            lines.append(line)
        }
        var last = lines.popLast() ?? StyledLine("  ")
        last.add(String(repeating: "─", count: max(0, width - last.width)), .dim)
        return lines + [last]
    }

    private mutating func buttons(of form: FormFilling, at row: Int) -> StyledLine {
        var line = StyledLine("  ")
        for button in form.buttons {
            let start = line.width
            line.add("[ \(form.client.word(button.word)) ]", form.place == .button(button) ? .selected : .strong)
            hits.append((row, start..<line.width, .button(button)))
            line.add("  ")
        }
        let left = form.client.pages.invalid
        if left > 0 { line.add(form.client.word("left", ["count": String(left)]), .dim) }
        return line
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
    /// The name of what it says.
    fileprivate var word: String {
        switch self {
        case .back: "back"
        case .next: "next"
        case .submit, .row, .add: "submit"
        }
    }
}

extension FormFilling {
    /// The keys that do something where the person is, with what they do.
    var keys: [String] {
        var keys: [(key: String, word: String)] = []
        switch place {
        case .button(.row): keys = [("Del", "remove"), ("←→", "move"), ("Tab", "next")]
        case .button: keys = [("Enter", "press"), ("Tab", "next")]
        case .field(let field):
            let state = client.fields[field]
            if use.isListOpen {
                keys = [("↑↓", "choose")]
                if state.control != .listbox {
                    keys.append(("Enter", "take"))
                } else if state.isBetweenItems {
                    keys.append(("Space", "mark"))
                } else if takesMark(in: state) {
                    keys.append(("Enter", "mark"))
                }
                keys.append(("Esc", "close"))
            } else {
                if state.control == .checkbox { keys.append(("Space", "mark")) }
                if hasList(field) { keys.append(("↓", "choose")) }
                if state.control == .rating || state.control == .slider {
                    keys.append(("←→", "choose"))
                } else if state.control == nil, !hasList(field), state.steps, state.takesEdits {
                    keys.append(("↑↓", "choose"))
                }
            }
            if state.isSecret { keys.append(("^R", state.isSecure ? "show" : "hide")) }
            if state.isMultiline {
                keys.append(("Enter", "line"))
            } else if !use.isListOpen || state.control == .listbox && (state.isBetweenItems || !takesMark(in: state)) {
                let submits = isSingle || !state.leadsOn && buttons.contains(.submit)
                keys.append(("Enter", submits ? "submit" : "next"))
            }
            if !isSingle { keys.append(("Tab", "next")) }
        }
        keys.append(("^S", "submit"))
        if buttons.contains(.back) { keys.append(("^P", "back")) }
        if !use.isListOpen { keys.append(("Esc", "leave")) }
        return keys.map { "\($0.key) \(client.word($0.word))" }
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
            case .page(let name)?: try turn(to: name)
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
