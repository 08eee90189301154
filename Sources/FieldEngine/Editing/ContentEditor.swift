/// Edits of a content by the rules of a type.
struct ContentEditor {
    let type: FieldType
    let limits: ContentLimits
    /// What was found out of the content that was shown last.
    let shown: ShownContent
    private var keepsCase = false

    private var capitalisation: Capitalisation { keepsCase ? .none : type.filter.capitalisation }

    init(type: FieldType, limits: ContentLimits, shown: ShownContent) {
        self.type = type
        self.limits = limits
        self.shown = shown
    }

    /// Lets the letters of names stay as they come, where whoever typed them, or wrote the text that they are from, meant them so.
    mutating func keepCase(if isMeant: @autoclosure () -> Bool) {
        if type.filter.capitalisation == .firsts, !keepsCase { keepsCase = isMeant() }
    }

    /// Edits of a text that says no value.
    private var verbatimEditing: PlainEditing {
        PlainEditing(filter: .everything, capitalisation: .none, limits: limits)
    }

    /// Applies what a user does: a key, a deletion, text that goes through the slots or the filter.
    func apply(_ change: TextChange, to content: Content) -> ChangeOutcome {
        let outcome: ChangeOutcome
        switch type.formatter {
        case .plain:
            let editing = PlainEditing(filter: type.filter, capitalisation: capitalisation, limits: limits)
            let inserting = editing.apply(change, to: content)
            outcome = begunAnew(change, of: content, inserting, by: editing) ?? inserting
        case .template(let format):
            outcome = TemplateEditing(
                format: format, capitalisation: capitalisation, limits: limits, memory: shown
            )
            .apply(format.isGrowing ? withoutLineBreaks(change) : change, to: content)
        case .parts(let format):
            guard let shown = shown.parts(of: content, in: format) else { return mended(change, of: content) }
            outcome = PartsEditing(
                format: format, limits: limits, capitalisation: capitalisation, memory: self.shown
            )
            .apply(change, to: content, shownAs: shown)
        case .number(let format):
            if NumberFormat.isVerbatim(content.value) { return mended(change, of: content, as: format) }
            outcome = NumberEditing(format: format, limits: limits, memory: shown).apply(change, to: content)
        }
        guard outcome.taken == 0, !change.inserted.isEmpty, !change.range.isEmpty else { return outcome }
        // A selection is not lost to what is refused.
        var kept = content
        if type.formatter.isPlain { kept.select(change.range) }
        if type.formatter.isNumber {
            kept.zeros = kept.zeros & ~OpenSign.letterMask | outcome.content.zeros & OpenSign.letterMask
        }
        return ChangeOutcome(content: kept, dropped: outcome.dropped, refusal: outcome.refusal)
    }

    /// Who types into one of the two words of a flag what goes on with no word, and begins one, answers anew: nobody has typed the no
    /// that stands there.
    private func begunAnew(
        _ change: TextChange, of content: Content, _ inserting: ChangeOutcome, by editing: PlainEditing
    ) -> ChangeOutcome? {
        guard let listing = type.listing, listing.isFlag, change.range.isEmpty, inserting.taken > 0,
            listing.place(of: content.text) != nil, !listing.hasProspect(inserting.content.value)
        else { return nil }
        let all = 0..<content.text.utf8.count
        let instead = editing.apply(TextChange(range: all, inserted: change.inserted), to: content)
        // One at a time, the first of several keys would decide.
        guard let first = instead.content.value.first, listing.hasProspect(String(first)) else { return nil }
        return instead
    }

    /// A text that says no value of the type is edited as it is, until nothing is left in it that the type doesn't take.
    private func mended(_ change: TextChange, of content: Content) -> ChangeOutcome {
        var outcome = verbatimEditing.apply(change, to: content)
        let value = outcome.content.value
        guard !type.formatter.isVerbatim(value) else { return outcome }
        let before = value.slice(0..<value.scalarBoundary(atOrBefore: outcome.content.selection.lowerBound)).count
        let layout = type.formatter.layout(value, tail: .none)
        outcome.content.show(layout.text, selecting: .caret(layout.caret(behindCells: before)))
        return outcome
    }

    /// A text that says no number is edited as it is, until it says one. What is left of it is read like any text from
    /// elsewhere: its signs are those of who wrote it.
    private func mended(_ change: TextChange, of content: Content, as format: NumberFormat) -> ChangeOutcome {
        var outcome = verbatimEditing.apply(change, to: content)
        let text = outcome.content.text
        var value = type.formatter.content(shownAs: text)?.value
        var remark: Remark?
        if value == nil, case .value(let said, let saidOf)? = NumberReading(format: format).reading(of: text),
            saidOf == nil || !NumberFormat.isVerbatim(text)
        {
            (value, remark) = (said, saidOf)
        }
        if text.isEmpty {
            // Nothing is left of it: what always shows stands there again.
            outcome.content.tail = format.affixes == .focused ? .typed(format.prefix.count, padded: false) : .none
            let layout = format.layout("", tail: outcome.content.tail)
            outcome.content.show(layout.text, selecting: .caret(format.start(of: "", in: layout)))
            return outcome
        }
        guard let value = value.map(format.standing), !value.isEmpty else { return outcome }
        let before = text.slice(0..<text.scalarBoundary(atOrBefore: outcome.content.selection.lowerBound))
            .count { NumberReading.digit($0) != nil }
        let layout = format.layout(value, tail: .none)
        var digits = 0
        let cells = Array(value.utf8).prefix { cell in
            if cell.isDigit { digits += 1 }
            return digits < before || digits == before && cell.isDigit
        }
        outcome.content.value = value
        outcome.content.remark = remark
        let caret = before == 0 ? format.start(of: value, in: layout) : layout.caret(behindCells: cells.count)
        outcome.content.show(layout.text, selecting: .caret(caret))
        return outcome
    }

    /// In a template of any text a slot would take line breaks too.
    private func withoutLineBreaks(_ change: TextChange) -> TextChange {
        var result = change
        result.inserted = String(change.inserted.map(type.filter.broken))
        return result
    }

    // MARK: Values

    /// Whether a text is a value as the type has it, so that nothing need be read.
    func holds(_ value: String) -> Bool {
        switch type.formatter {
        case .plain: return false
        case .template(let format):
            if format.isGrowing { return false }
            return format.shape(for: value).template.holds(value)
        case .parts(let format): return format.texts(of: value) != nil
        case .number(let format): return format.holds(value)
        }
    }

    /// A content of that value, where the limits let it in.
    func outcome(ofValue value: String, instead old: Content, remark: Remark? = nil, tail: Tail = .none)
        -> ChangeOutcome
    {
        if limits.overflow != .allow, limits.refuses(value, from: old.value) {
            return ChangeOutcome(content: old, dropped: value, refusal: .full)
        }
        var value = value
        let layout: Layout
        let caret: Int
        switch type.formatter {
        case .plain:
            layout = type.formatter.layout(value, tail: tail)
            caret = layout.text.utf8.count
        case .template, .parts:
            layout = type.formatter.layout(value, tail: tail)
            caret = layout.caret(nearest: layout.text.utf8.count, tail: tail)
        case .number(let format):
            value = format.standing(value)
            layout = format.layout(value, tail: tail)
            caret = format.caret(nearest: layout.text.utf8.count, of: value, in: layout, tail: tail)
        }
        return ChangeOutcome(
            content: Content(value: value, text: layout.text, selection: .caret(caret), tail: tail, remark: remark),
            taken: max(value.count, 1))
    }
}
