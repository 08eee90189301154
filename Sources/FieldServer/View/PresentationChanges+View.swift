import FieldEngine
import FieldProtocol
import JSONBytes

/// How a field's view is told to widgets (specification, section 5).
extension Presentation {
    init(_ definition: FieldDefinition, _ widget: borrowing WidgetView, helper: HelperLine?) {
        let settings = definition.settings
        let traits = definition.type.traits
        self.init(
            label: LabelPresentation(definition, widget), placeholder: widget.placeholder(of: definition),
            template: widget.template.map { TemplatePresentation($0, in: widget.encoding) },
            clearButton: widget.showsClearButton, leadingIcon: definition.leadingIcon,
            trailingIcon: widget.trailingIcon, secure: widget.maskedCount != nil, masked: widget.masked,
            badge: widget.badge?.wire, returnKey: widget.returnKey,
            keyboard: settings.keyboard ?? traits.keyboard.rawValue, style: settings.style.rawValue,
            horizontalPadding: settings.horizontalPadding,
            priority: NumberText((settings.priority ?? traits.priority).text),
            minimumWidth: Int64(widget.minimumWidth), lines: Int64(widget.lines),
            multiline: traits.isMultiline ? true : nil,
            readOnly: definition.isReadOnly ? true : nil, control: traits.control?.wire, checked: widget.isChecked,
            scale: definition.type.scale.map { ScalePresentation($0) },
            file: definition.type.file.map { FileOptions($0) }, separator: definition.type.separator.map { String($0) },
            choices: definition.listedChoices,
            list: widget.choices.map { ListWindow($0) },
            allowed: widget.allowed, autofill: definition.autofill, autocorrect: definition.autocorrects,
            capitalize: definition.capitalization, segments: widget.wireSegments,
            stepping: widget.stepping.map { SteppingPresentation($0) }, firstDay: traits.firstDay.map { Int64($0) },
            accessibility: AccessibilityPresentation(definition, helper))
    }
}

extension PresentationChanges {
    /// Writes what is to be told of a field whose definition stayed, to a client that was told `old` last: member by member,
    /// since a value of all members, most of them absent, would be made, copied and taken apart with each key. It is what the
    /// comparison of both presentations finds: where assertions hold, as in all tests, that is asserted.
    static func write(
        from old: borrowing WidgetView, to new: borrowing WidgetView, of definition: FieldDefinition,
        helpers: (old: HelperLine?, new: HelperLine?), to writer: inout JSONWriter
    ) {
        let start = writer.bytes.count
        writer.beginObject()
        if old.labelFloats != new.labelFloats { writer.change("label", LabelPresentation(definition, new)) }
        if old.showsPlaceholder != new.showsPlaceholder, definition.placeholder != nil {
            writer.change("placeholder", new.placeholder(of: definition))
        }
        if old.template != new.template {
            writer.change("template", new.template.map { TemplatePresentation($0, in: new.encoding) })
        }
        if old.showsClearButton != new.showsClearButton { writer.change("clearButton", new.showsClearButton) }
        if old.trailingIcon != new.trailingIcon { writer.change("trailingIcon", new.trailingIcon) }
        if old.maskedCount != new.maskedCount {
            let isSecure = new.maskedCount != nil
            if isSecure != (old.maskedCount != nil) { writer.change("secure", isSecure) }
            writer.change("masked", new.masked)
        }
        if old.badge != new.badge { writer.change("badge", new.badge.map { $0.wire }) }
        if old.leadsOn != new.leadsOn { writer.change("returnKey", new.returnKey) }
        if old.minimumWidth != new.minimumWidth { writer.change("minimumWidth", Int64(new.minimumWidth)) }
        if old.lines != new.lines { writer.change("lines", Int64(new.lines)) }
        if old.isChecked != new.isChecked { writer.change("checked", new.isChecked) }
        if old.choices != new.choices { writer.change("list", new.choices.map { ListWindow($0) }) }
        if old.allowed != new.allowed { writer.change("allowed", new.allowed) }
        if old.segments != new.segments || old.items != new.items { new.writeSegments(to: &writer) }
        if old.stepping != new.stepping { writer.change("stepping", new.stepping.map { SteppingPresentation($0) }) }
        if helpers.old?.text != helpers.new?.text {
            let spoken = AccessibilityPresentation(definition, helpers.new)
            if spoken != AccessibilityPresentation(definition, helpers.old) { writer.change("accessibility", spoken) }
        }
        writer.endObject()
        assert(
            writer.bytes[start..<writer.bytes.count].elementsEqual(
                PresentationChanges(
                    from: Presentation(definition, old, helper: helpers.old),
                    to: Presentation(definition, new, helper: helpers.new)
                ).bytes))
    }

    /// As JSON.
    var bytes: ByteBuffer {
        var writer = JSONWriter()
        encode(to: &writer)
        return writer.bytes
    }
}

extension JSONWriter {
    /// A member that changed; null where it went.
    @inline(__always)
    fileprivate mutating func change(_ name: StaticString, _ value: (some WireEncodable)?) {
        self.name(name)
        if let value { value.encode(to: &self) } else { null() }
    }
}

extension WidgetView {
    fileprivate func placeholder(of definition: FieldDefinition) -> String? {
        showsPlaceholder ? definition.placeholder : nil
    }

    fileprivate var masked: String? { maskedCount.map { Field.mask(of: $0) } }

    fileprivate var returnKey: ReturnKey { leadsOn ? .next : .go }

    fileprivate var wireSegments: [TextSegment]? {
        if !items.isEmpty { return items.map { TextSegment($0) } }
        guard let segments else { return nil }
        return (0..<segments.count).map { TextSegment(segments[$0]) }
    }

    /// The segments one by one.
    fileprivate func writeSegments(to writer: inout JSONWriter) {
        writer.name("segments")
        if items.isEmpty, segments == nil { return writer.null() }
        writer.beginArray()
        for item in items { TextSegment(item).encode(to: &writer) }
        if items.isEmpty, let segments {
            for index in 0..<segments.count { TextSegment(segments[index]).encode(to: &writer) }
        }
        writer.endArray()
    }
}

extension TextSegment {
    fileprivate init(_ segment: WidgetView.Segment) {
        self.init(
            range: TextRange(start: Int64(segment.range.lowerBound), end: Int64(segment.range.upperBound)),
            kind: segment.kind.rawValue, state: segment.state.wire, gap: segment.gap.map { Int64($0) },
            active: segment.isActive ? true : nil, choices: segment.choices.isEmpty ? nil : segment.choices)
    }
}

extension SteppingPresentation {
    fileprivate init(_ stepping: WidgetView.Stepping) {
        self.init(increment: stepping.increment, decrement: stepping.decrement)
    }
}

extension LabelPresentation {
    fileprivate init(_ definition: FieldDefinition, _ widget: borrowing WidgetView) {
        self.init(text: definition.label, floating: widget.labelFloats, required: definition.isRequired)
    }
}

extension TemplatePresentation {
    fileprivate init(_ template: TemplateView, in encoding: FieldEngine.PositionEncoding) {
        let shown = template.shown
        self.init(text: template.text, filled: Int64(shown.offset(ofUTF8: shown.utf8.count, in: encoding)))
    }
}

extension FieldEngine.Badge {
    fileprivate var wire: FieldProtocol.Badge { FieldProtocol.Badge(text: text, kind: kind, level: level) }
}

extension AccessibilityPresentation {
    fileprivate init(_ definition: FieldDefinition, _ helper: HelperLine?) {
        self.init(label: definition.label, hint: helper?.text ?? definition.hint, enabled: definition.isEnabled)
    }
}

extension FieldState {
    init(_ view: borrowing FieldView) {
        self.init(
            focus: view.focus.wire, content: view.contentState.wire, validity: view.validity.wire,
            enabled: view.definition.isEnabled, touched: view.touched, dirty: view.isDirty, appearance: view.word,
            hidden: view.definition.isShown ? nil : true)
    }
}
