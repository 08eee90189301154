// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// How a widget looks.
public struct Presentation: WireEncodableObject, Equatable {
    /// The label.
    public var label: LabelPresentation
    /// The placeholder, when it shows.
    public var placeholder: String?
    /// The template, of types that have one.
    public var template: TemplatePresentation?
    /// The clear button shows.
    public var clearButton: Bool
    /// The icon before the text.
    public var leadingIcon: String?
    /// The icon behind the text.
    public var trailingIcon: String?
    /// The text is hidden; false also while the user has a secret shown.
    public var secure: Bool
    /// What shows in place of a hidden text.
    public var masked: String?
    /// A badge, such as a card's network or a password's strength.
    public var badge: Badge?
    /// What the Return key does.
    public var returnKey: ReturnKey
    /// Kind of keyboard.
    public var keyboard: String
    /// The widget's frame.
    public var style: String
    /// The widget has padding at its sides.
    public var horizontalPadding: Bool
    /// Layout priority.
    public var priority: NumberText
    /// Width of the longest usual text, in characters.
    public var minimumWidth: Int64
    /// Lines of text.
    public var lines: Int64
    /// True: the text may have line breaks.
    public var multiline: Bool?
    /// True: the text can be read and selected, not changed.
    public var readOnly: Bool?
    /// What to draw; absent: a line or lines of text.
    public var control: ControlKind?
    /// Of a checkbox: whether it is.
    public var checked: Bool?
    /// Of a rating or slider.
    public var scale: ScalePresentation?
    /// Of a path: what is asked of the file.
    public var file: FileOptions?
    /// Of a text that lists several: the sign between them.
    public var separator: String?
    /// The labels of a list of at most 100 entries: the field's own, else its type's.
    public var choices: [String]?
    /// Ten entries of what is chosen from: those that the text finds, or those around the chosen one. Not of secrets
    /// and checkboxes.
    public var list: ListWindow?
    /// The characters that may come next at the caret, as a bracket expression of at most 256 bytes; `[]` when none
    /// may, absent when any may. In snapshots, and in notifications where asked for.
    public var allowed: String?
    /// HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`.
    public var autofill: String?
    /// A keyboard may correct what is typed.
    public var autocorrect: Bool
    /// What a keyboard capitalises.
    public var capitalize: String
    /// Month, day, year and the like, for widgets with spin parts; each `item` of several.
    public var segments: [TextSegment]?
    /// What `step` would do; absent where nothing can be stepped.
    public var stepping: SteppingPresentation?
    /// Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for Sunday.
    public var firstDay: Int64?
    /// What a screen reader says.
    public var accessibility: AccessibilityPresentation

    @inlinable
    @inline(__always)
    public init(
        label: LabelPresentation,
        placeholder: String? = nil,
        template: TemplatePresentation? = nil,
        clearButton: Bool,
        leadingIcon: String? = nil,
        trailingIcon: String? = nil,
        secure: Bool,
        masked: String? = nil,
        badge: Badge? = nil,
        returnKey: ReturnKey,
        keyboard: String,
        style: String,
        horizontalPadding: Bool,
        priority: NumberText,
        minimumWidth: Int64,
        lines: Int64,
        multiline: Bool? = nil,
        readOnly: Bool? = nil,
        control: ControlKind? = nil,
        checked: Bool? = nil,
        scale: ScalePresentation? = nil,
        file: FileOptions? = nil,
        separator: String? = nil,
        choices: [String]? = nil,
        list: ListWindow? = nil,
        allowed: String? = nil,
        autofill: String? = nil,
        autocorrect: Bool,
        capitalize: String,
        segments: [TextSegment]? = nil,
        stepping: SteppingPresentation? = nil,
        firstDay: Int64? = nil,
        accessibility: AccessibilityPresentation
    ) {
        self.label = label
        self.placeholder = placeholder
        self.template = template
        self.clearButton = clearButton
        self.leadingIcon = leadingIcon
        self.trailingIcon = trailingIcon
        self.secure = secure
        self.masked = masked
        self.badge = badge
        self.returnKey = returnKey
        self.keyboard = keyboard
        self.style = style
        self.horizontalPadding = horizontalPadding
        self.priority = priority
        self.minimumWidth = minimumWidth
        self.lines = lines
        self.multiline = multiline
        self.readOnly = readOnly
        self.control = control
        self.checked = checked
        self.scale = scale
        self.file = file
        self.separator = separator
        self.choices = choices
        self.list = list
        self.allowed = allowed
        self.autofill = autofill
        self.autocorrect = autocorrect
        self.capitalize = capitalize
        self.segments = segments
        self.stepping = stepping
        self.firstDay = firstDay
        self.accessibility = accessibility
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("label", label)
        writer.member(spelled: #","placeholder":"#, placeholder)
        writer.member(spelled: #","template":"#, template)
        writer.member(spelled: #","clearButton":"#, clearButton)
        writer.member(spelled: #","leadingIcon":"#, leadingIcon)
        writer.member(spelled: #","trailingIcon":"#, trailingIcon)
        writer.member(spelled: #","secure":"#, secure)
        writer.member(spelled: #","masked":"#, masked)
        writer.member(spelled: #","badge":"#, badge)
        writer.member(spelled: #","returnKey":"#, returnKey)
        writer.member(spelled: #","keyboard":"#, keyboard)
        writer.member(spelled: #","style":"#, style)
        writer.member(spelled: #","horizontalPadding":"#, horizontalPadding)
        writer.member(spelled: #","priority":"#, priority)
        writer.member(spelled: #","minimumWidth":"#, minimumWidth)
        writer.member(spelled: #","lines":"#, lines)
        writer.member(spelled: #","multiline":"#, multiline)
        writer.member(spelled: #","readOnly":"#, readOnly)
        writer.member(spelled: #","control":"#, control)
        writer.member(spelled: #","checked":"#, checked)
        writer.member(spelled: #","scale":"#, scale)
        writer.member(spelled: #","file":"#, file)
        writer.member(spelled: #","separator":"#, separator)
        writer.member(spelled: #","choices":"#, choices)
        writer.member(spelled: #","list":"#, list)
        writer.member(spelled: #","allowed":"#, allowed)
        writer.member(spelled: #","autofill":"#, autofill)
        writer.member(spelled: #","autocorrect":"#, autocorrect)
        writer.member(spelled: #","capitalize":"#, capitalize)
        writer.member(spelled: #","segments":"#, segments)
        writer.member(spelled: #","stepping":"#, stepping)
        writer.member(spelled: #","firstDay":"#, firstDay)
        writer.member(spelled: #","accessibility":"#, accessibility)
    }
}

/// The members of a presentation that changed since the last report; null: gone.
public struct PresentationChanges: WireEncodableObject {
    /// The label.
    public var label: Explicit<LabelPresentation>
    /// The placeholder, when it shows.
    public var placeholder: Explicit<String>
    /// The template, of types that have one.
    public var template: Explicit<TemplatePresentation>
    /// The clear button shows.
    public var clearButton: Explicit<Bool>
    /// The icon before the text.
    public var leadingIcon: Explicit<String>
    /// The icon behind the text.
    public var trailingIcon: Explicit<String>
    /// The text is hidden; false also while the user has a secret shown.
    public var secure: Explicit<Bool>
    /// What shows in place of a hidden text.
    public var masked: Explicit<String>
    /// A badge, such as a card's network or a password's strength.
    public var badge: Explicit<Badge>
    /// What the Return key does.
    public var returnKey: Explicit<ReturnKey>
    /// Kind of keyboard.
    public var keyboard: Explicit<String>
    /// The widget's frame.
    public var style: Explicit<String>
    /// The widget has padding at its sides.
    public var horizontalPadding: Explicit<Bool>
    /// Layout priority.
    public var priority: Explicit<NumberText>
    /// Width of the longest usual text, in characters.
    public var minimumWidth: Explicit<Int64>
    /// Lines of text.
    public var lines: Explicit<Int64>
    /// True: the text may have line breaks.
    public var multiline: Explicit<Bool>
    /// True: the text can be read and selected, not changed.
    public var readOnly: Explicit<Bool>
    /// What to draw; absent: a line or lines of text.
    public var control: Explicit<ControlKind>
    /// Of a checkbox: whether it is.
    public var checked: Explicit<Bool>
    /// Of a rating or slider.
    public var scale: Explicit<ScalePresentation>
    /// Of a path: what is asked of the file.
    public var file: Explicit<FileOptions>
    /// Of a text that lists several: the sign between them.
    public var separator: Explicit<String>
    /// The labels of a list of at most 100 entries: the field's own, else its type's.
    public var choices: Explicit<[String]>
    /// Ten entries of what is chosen from: those that the text finds, or those around the chosen one. Not of secrets
    /// and checkboxes.
    public var list: Explicit<ListWindow>
    /// The characters that may come next at the caret, as a bracket expression of at most 256 bytes; `[]` when none
    /// may, absent when any may. In snapshots, and in notifications where asked for.
    public var allowed: Explicit<String>
    /// HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`.
    public var autofill: Explicit<String>
    /// A keyboard may correct what is typed.
    public var autocorrect: Explicit<Bool>
    /// What a keyboard capitalises.
    public var capitalize: Explicit<String>
    /// Month, day, year and the like, for widgets with spin parts; each `item` of several.
    public var segments: Explicit<[TextSegment]>
    /// What `step` would do; absent where nothing can be stepped.
    public var stepping: Explicit<SteppingPresentation>
    /// Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for Sunday.
    public var firstDay: Explicit<Int64>
    /// What a screen reader says.
    public var accessibility: Explicit<AccessibilityPresentation>

    @inlinable
    @inline(__always)
    public init(
        label: Explicit<LabelPresentation> = .absent,
        placeholder: Explicit<String> = .absent,
        template: Explicit<TemplatePresentation> = .absent,
        clearButton: Explicit<Bool> = .absent,
        leadingIcon: Explicit<String> = .absent,
        trailingIcon: Explicit<String> = .absent,
        secure: Explicit<Bool> = .absent,
        masked: Explicit<String> = .absent,
        badge: Explicit<Badge> = .absent,
        returnKey: Explicit<ReturnKey> = .absent,
        keyboard: Explicit<String> = .absent,
        style: Explicit<String> = .absent,
        horizontalPadding: Explicit<Bool> = .absent,
        priority: Explicit<NumberText> = .absent,
        minimumWidth: Explicit<Int64> = .absent,
        lines: Explicit<Int64> = .absent,
        multiline: Explicit<Bool> = .absent,
        readOnly: Explicit<Bool> = .absent,
        control: Explicit<ControlKind> = .absent,
        checked: Explicit<Bool> = .absent,
        scale: Explicit<ScalePresentation> = .absent,
        file: Explicit<FileOptions> = .absent,
        separator: Explicit<String> = .absent,
        choices: Explicit<[String]> = .absent,
        list: Explicit<ListWindow> = .absent,
        allowed: Explicit<String> = .absent,
        autofill: Explicit<String> = .absent,
        autocorrect: Explicit<Bool> = .absent,
        capitalize: Explicit<String> = .absent,
        segments: Explicit<[TextSegment]> = .absent,
        stepping: Explicit<SteppingPresentation> = .absent,
        firstDay: Explicit<Int64> = .absent,
        accessibility: Explicit<AccessibilityPresentation> = .absent
    ) {
        self.label = label
        self.placeholder = placeholder
        self.template = template
        self.clearButton = clearButton
        self.leadingIcon = leadingIcon
        self.trailingIcon = trailingIcon
        self.secure = secure
        self.masked = masked
        self.badge = badge
        self.returnKey = returnKey
        self.keyboard = keyboard
        self.style = style
        self.horizontalPadding = horizontalPadding
        self.priority = priority
        self.minimumWidth = minimumWidth
        self.lines = lines
        self.multiline = multiline
        self.readOnly = readOnly
        self.control = control
        self.checked = checked
        self.scale = scale
        self.file = file
        self.separator = separator
        self.choices = choices
        self.list = list
        self.allowed = allowed
        self.autofill = autofill
        self.autocorrect = autocorrect
        self.capitalize = capitalize
        self.segments = segments
        self.stepping = stepping
        self.firstDay = firstDay
        self.accessibility = accessibility
    }

    /// What is to be told to a client that was told `old` last.
    public init(from old: Presentation, to new: Presentation) {
        label = Explicit(from: old.label, to: new.label)
        placeholder = Explicit(from: old.placeholder, to: new.placeholder)
        template = Explicit(from: old.template, to: new.template)
        clearButton = Explicit(from: old.clearButton, to: new.clearButton)
        leadingIcon = Explicit(from: old.leadingIcon, to: new.leadingIcon)
        trailingIcon = Explicit(from: old.trailingIcon, to: new.trailingIcon)
        secure = Explicit(from: old.secure, to: new.secure)
        masked = Explicit(from: old.masked, to: new.masked)
        badge = Explicit(from: old.badge, to: new.badge)
        returnKey = Explicit(from: old.returnKey, to: new.returnKey)
        keyboard = Explicit(from: old.keyboard, to: new.keyboard)
        style = Explicit(from: old.style, to: new.style)
        horizontalPadding = Explicit(from: old.horizontalPadding, to: new.horizontalPadding)
        priority = Explicit(from: old.priority, to: new.priority)
        minimumWidth = Explicit(from: old.minimumWidth, to: new.minimumWidth)
        lines = Explicit(from: old.lines, to: new.lines)
        multiline = Explicit(from: old.multiline, to: new.multiline)
        readOnly = Explicit(from: old.readOnly, to: new.readOnly)
        control = Explicit(from: old.control, to: new.control)
        checked = Explicit(from: old.checked, to: new.checked)
        scale = Explicit(from: old.scale, to: new.scale)
        file = Explicit(from: old.file, to: new.file)
        separator = Explicit(from: old.separator, to: new.separator)
        choices = Explicit(from: old.choices, to: new.choices)
        list = Explicit(from: old.list, to: new.list)
        allowed = Explicit(from: old.allowed, to: new.allowed)
        autofill = Explicit(from: old.autofill, to: new.autofill)
        autocorrect = Explicit(from: old.autocorrect, to: new.autocorrect)
        capitalize = Explicit(from: old.capitalize, to: new.capitalize)
        segments = Explicit(from: old.segments, to: new.segments)
        stepping = Explicit(from: old.stepping, to: new.stepping)
        firstDay = Explicit(from: old.firstDay, to: new.firstDay)
        accessibility = Explicit(from: old.accessibility, to: new.accessibility)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("label", label)
        writer.member("placeholder", placeholder)
        writer.member("template", template)
        writer.member("clearButton", clearButton)
        writer.member("leadingIcon", leadingIcon)
        writer.member("trailingIcon", trailingIcon)
        writer.member("secure", secure)
        writer.member("masked", masked)
        writer.member("badge", badge)
        writer.member("returnKey", returnKey)
        writer.member("keyboard", keyboard)
        writer.member("style", style)
        writer.member("horizontalPadding", horizontalPadding)
        writer.member("priority", priority)
        writer.member("minimumWidth", minimumWidth)
        writer.member("lines", lines)
        writer.member("multiline", multiline)
        writer.member("readOnly", readOnly)
        writer.member("control", control)
        writer.member("checked", checked)
        writer.member("scale", scale)
        writer.member("file", file)
        writer.member("separator", separator)
        writer.member("choices", choices)
        writer.member("list", list)
        writer.member("allowed", allowed)
        writer.member("autofill", autofill)
        writer.member("autocorrect", autocorrect)
        writer.member("capitalize", capitalize)
        writer.member("segments", segments)
        writer.member("stepping", stepping)
        writer.member("firstDay", firstDay)
        writer.member("accessibility", accessibility)
    }
}

/// A part of a list as it shows when it is open: what is found, best first.
public struct ListWindow: WireEncodableObject, Equatable {
    /// Entries of the whole list.
    public var count: Int64
    /// Entries that are found; all where nothing is looked for.
    public var found: Int64
    /// How many of those are before the first that is here.
    public var from: Int64
    /// The entries from there on.
    public var entries: [ListEntry]
    /// The `index` of the entry to mark: the chosen one, else the first of those found that can be chosen.
    public var active: Int64?

    @inlinable
    @inline(__always)
    public init(count: Int64, found: Int64, from: Int64, entries: [ListEntry], active: Int64? = nil) {
        self.count = count
        self.found = found
        self.from = from
        self.entries = entries
        self.active = active
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("count", count)
        writer.member(spelled: #","found":"#, found)
        writer.member(spelled: #","from":"#, from)
        writer.member(spelled: #","entries":"#, entries)
        writer.member(spelled: #","active":"#, active)
    }
}

/// An entry of a list.
public struct ListEntry: WireEncodableObject, Equatable {
    /// Its place in the whole list, from 0: the `index` of `pick`.
    public var index: Int64
    /// What shows.
    public var label: String
    /// What is chosen, where that is not the label.
    public var value: Parameter?
    /// A line below the label.
    public var description: String?
    /// The heading that it stands under.
    public var group: String?
    /// True: it can't be chosen.
    public var disabled: Bool?
    /// True: the field holds it.
    public var selected: Bool?

    @inlinable
    @inline(__always)
    public init(
        index: Int64,
        label: String,
        value: Parameter? = nil,
        description: String? = nil,
        group: String? = nil,
        disabled: Bool? = nil,
        selected: Bool? = nil
    ) {
        self.index = index
        self.label = label
        self.value = value
        self.description = description
        self.group = group
        self.disabled = disabled
        self.selected = selected
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("index", index)
        writer.member(spelled: #","label":"#, label)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","description":"#, description)
        writer.member(spelled: #","group":"#, group)
        writer.member(spelled: #","disabled":"#, disabled)
        writer.member(spelled: #","selected":"#, selected)
    }
}

/// The ends of a rating or slider, as decimal numbers.
public struct ScalePresentation: WireEncodableObject, Equatable {
    /// The least number.
    public var min: String
    /// The greatest number.
    public var max: String
    /// How far numbers are apart.
    public var step: String

    @inlinable
    @inline(__always)
    public init(min: String, max: String, step: String) {
        self.min = min
        self.max = max
        self.step = step
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("min", min)
        writer.member(spelled: #","max":"#, max)
        writer.member(spelled: #","step":"#, step)
    }
}

/// What is asked of a file.
public struct FileOptions: WireEncodableObject, Equatable {
    /// What the path is to lead to.
    public var kind: FileKind
    /// Endings of names such as `.pdf` and media types such as `image/*`, of which one is to fit; absent: any.
    public var accept: [String]?
    /// The most bytes.
    public var maxSize: Int64?
    /// It must be there.
    public var exists: Bool

    @inlinable
    @inline(__always)
    public init(kind: FileKind, accept: [String]? = nil, maxSize: Int64? = nil, exists: Bool) {
        self.kind = kind
        self.accept = accept
        self.maxSize = maxSize
        self.exists = exists
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("kind", kind)
        writer.member(spelled: #","accept":"#, accept)
        writer.member(spelled: #","maxSize":"#, maxSize)
        writer.member(spelled: #","exists":"#, exists)
    }
}

/// Which arrow keys and spin buttons do something.
public struct SteppingPresentation: WireEncodableObject, Equatable {
    /// There is a greater number, or a next choice.
    public var increment: Bool
    /// There is a smaller number, or a choice before.
    public var decrement: Bool

    @inlinable
    @inline(__always)
    public init(increment: Bool, decrement: Bool) {
        self.increment = increment
        self.decrement = decrement
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("increment", increment)
        writer.member(spelled: #","decrement":"#, decrement)
    }
}

/// How the label shows.
public struct LabelPresentation: WireEncodableObject, Equatable {
    /// What it says.
    public var text: String
    /// It is above the text, not in its place.
    public var floating: Bool
    /// It carries a mark that the field is required.
    public var required: Bool

    @inlinable
    @inline(__always)
    public init(text: String, floating: Bool, required: Bool) {
        self.text = text
        self.floating = floating
        self.required = required
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member(spelled: #","floating":"#, floating)
        writer.member(spelled: #","required":"#, required)
    }
}

/// A template with what is filled of it.
public struct TemplatePresentation: WireEncodableObject, Equatable {
    /// The whole template, the text first.
    public var text: String
    /// Offset behind which all is still to be filled in.
    public var filled: Int64

    @inlinable
    @inline(__always)
    public init(text: String, filled: Int64) {
        self.text = text
        self.filled = filled
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member(spelled: #","filled":"#, filled)
    }
}

/// A badge beside the text.
public struct Badge: WireEncodableObject, Equatable {
    /// What it says.
    public var text: String
    /// What it is about, such as `network` or `strength`.
    public var kind: String
    /// A rank, where the kind has one: strength is 0 to 4.
    public var level: Int64?

    @inlinable
    @inline(__always)
    public init(text: String, kind: String, level: Int64? = nil) {
        self.text = text
        self.kind = kind
        self.level = level
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member(spelled: #","kind":"#, kind)
        writer.member(spelled: #","level":"#, level)
    }
}

/// A part of the text: what it means, and how much of it is there.
public struct TextSegment: WireEncodableObject, Equatable {
    /// Where in `text`.
    public var range: TextRange
    /// What it is, such as `month`.
    public var kind: String
    /// How much of it is there.
    public var state: PartState
    /// Where the placeholders begin for what is missing of it; absent where nothing of it is missing before a part that
    /// is there.
    public var gap: Int64?
    /// True: the caret, or all of the selection, is in it.
    public var active: Bool?
    /// Where it is active and says one of at most 50 words: these, as they show in place of `range`.
    public var choices: [String]?

    @inlinable
    @inline(__always)
    public init(
        range: TextRange,
        kind: String,
        state: PartState,
        gap: Int64? = nil,
        active: Bool? = nil,
        choices: [String]? = nil
    ) {
        self.range = range
        self.kind = kind
        self.state = state
        self.gap = gap
        self.active = active
        self.choices = choices
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("range", range)
        writer.member(spelled: #","kind":"#, kind)
        writer.member(spelled: #","state":"#, state)
        writer.member(spelled: #","gap":"#, gap)
        writer.member(spelled: #","active":"#, active)
        writer.member(spelled: #","choices":"#, choices)
    }
}

/// What a screen reader says.
public struct AccessibilityPresentation: WireEncodableObject, Equatable {
    /// The field's name.
    public var label: String
    /// What there is to do or to mend.
    public var hint: String?
    /// The field can be used.
    public var enabled: Bool

    @inlinable
    @inline(__always)
    public init(label: String, hint: String? = nil, enabled: Bool) {
        self.label = label
        self.hint = hint
        self.enabled = enabled
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("label", label)
        writer.member(spelled: #","hint":"#, hint)
        writer.member(spelled: #","enabled":"#, enabled)
    }
}
