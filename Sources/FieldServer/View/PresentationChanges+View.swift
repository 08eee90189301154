import FieldEngine
import FieldProtocol

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
            horizontalPadding: settings.horizontalPadding, priority: settings.priority ?? traits.priority,
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
    /// What is to be told of a field whose definition stayed, to a client that was told `old` last. It is what the
    /// comparison of both presentations finds: in debug builds, in which all tests run, that is asserted.
    init(
        from old: borrowing WidgetView, to new: borrowing WidgetView, of definition: FieldDefinition,
        helpers: (old: HelperLine?, new: HelperLine?)
    ) {
        self.init()
        if old.labelFloats != new.labelFloats { label = .value(LabelPresentation(definition, new)) }
        if old.showsPlaceholder != new.showsPlaceholder {
            placeholder = Explicit(from: old.placeholder(of: definition), to: new.placeholder(of: definition))
        }
        if old.template != new.template {
            template = new.template.map { .value(TemplatePresentation($0, in: new.encoding)) } ?? .null
        }
        clearButton = Explicit(from: old.showsClearButton, to: new.showsClearButton)
        trailingIcon = Explicit(from: old.trailingIcon, to: new.trailingIcon)
        if old.maskedCount != new.maskedCount {
            secure = Explicit(from: old.maskedCount != nil, to: new.maskedCount != nil)
            masked = new.masked.map { .value($0) } ?? .null
        }
        if old.badge != new.badge { badge = new.badge.map { .value($0.wire) } ?? .null }
        if old.leadsOn != new.leadsOn { returnKey = .value(new.returnKey) }
        minimumWidth = Explicit(from: Int64(old.minimumWidth), to: Int64(new.minimumWidth))
        lines = Explicit(from: Int64(old.lines), to: Int64(new.lines))
        checked = Explicit(from: old.isChecked, to: new.isChecked)
        if old.choices != new.choices { list = new.choices.map { .value(ListWindow($0)) } ?? .null }
        allowed = Explicit(from: old.allowed, to: new.allowed)
        if old.segments != new.segments || old.items != new.items {
            segments = new.wireSegments.map { .value($0) } ?? .null
        }
        if old.stepping != new.stepping {
            stepping = new.stepping.map { .value(SteppingPresentation($0)) } ?? .null
        }
        if helpers.old?.text != helpers.new?.text {
            accessibility = Explicit(
                from: AccessibilityPresentation(definition, helpers.old),
                to: AccessibilityPresentation(definition, helpers.new))
        }
        assert(
            self
                == PresentationChanges(
                    from: Presentation(definition, old, helper: helpers.old),
                    to: Presentation(definition, new, helper: helpers.new)))
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
}

extension TextSegment {
    fileprivate init(_ segment: WidgetView.Segment) {
        self.init(
            range: TextRange(start: Int64(segment.range.lowerBound), end: Int64(segment.range.upperBound)),
            kind: segment.kind.rawValue, state: segment.state.wire, gap: segment.gap.map { Int64($0) },
            active: segment.isActive ? true : nil)
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
