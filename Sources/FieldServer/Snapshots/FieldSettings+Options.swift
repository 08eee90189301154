import Automata
import FieldEngine
import FieldProtocol

// From what is kept of a field and a type back to what a client says of them: the inverse of FieldOptions+Settings. So
// nothing needs to be kept beside the settings themselves.

extension FieldSettings {
    /// The members of `field/create` for these settings. Defaults are absent.
    var options: FieldOptions {
        FieldOptions(
            form: form.isEmpty ? nil : form, group: group, type: typeReference, label: label,
            placeholder: placeholder, helper: helper,
            badge: badge.map { BadgeOptions(text: $0.text, kind: $0.kind, level: $0.level) },
            required: conditions.required.map { FieldProtocol.Condition($0) } ?? (decision.required ? true : nil),
            enabled: conditions.enabled.map { FieldProtocol.Condition($0) } ?? (decision.enabled ? nil : false),
            shown: conditions.shown.map { FieldProtocol.Condition($0) } ?? (decision.shown ? nil : false),
            readOnly: readOnly ? true : nil, total: total.map { .value($0.wire) } ?? .absent,
            secure: secure, minLength: minLength, maxLength: maxLength,
            lengthUnit: lengthUnit == .character ? nil : LengthUnit(rawValue: lengthUnit.rawValue),
            overflow: overflow == .reject ? nil : Overflow(rawValue: overflow.rawValue),
            blanks: keepsBlanks.map { $0 ? .keep : .trim },
            helperPolicy: helperPolicy.flatMap { FieldProtocol.HelperPolicy(rawValue: $0.rawValue) },
            counter: counter, activeOnEditing: activeOnEditing ? true : nil,
            horizontalPadding: horizontalPadding ? nil : false,
            style: style == .outlined ? nil : FieldStyle(rawValue: style.rawValue),
            icon: leadingIcon == nil && trailingIcon == nil
                ? nil : IconOptions(leading: leadingIcon, trailing: trailingIcon),
            clearButton: clearButton.flatMap { ClearButtonMode(rawValue: $0.rawValue) },
            choices: choices?.wire, tag: tag, priority: priority.map { NumberText($0.text) }, keyboard: keyboard,
            autofill: autofill?.text,
            appearance: appearance == .native ? nil : FieldProtocol.Appearance(rawValue: appearance.rawValue),
            validation: validation.map {
                Validation($0, defaults: appearance.defaultValidation, delayIsGiven: liveDelayIsGiven)
            },
            messages: OrderedMap(sorted: messages), locale: locale, debug: debug)
    }

    private var typeReference: TypeReference? {
        let isDefault = type.name == "phrase" && type.parameters == .table([])
        if isDefault { return nil }
        // The locale is the connection's: in another it would be another.
        guard let locale = type.impliedLocale, case .table(let members) = type.parameters else {
            return TypeReference(name: type.name, parameters: type.parameters)
        }
        let named = members.filter { $0.name != "locale" } + [Parameter.Member(name: "locale", value: .text(locale))]
        return TypeReference(name: type.name, parameters: .table(named))
    }
}

extension Validation {
    /// - Parameter defaults: what an absent member stands for.
    fileprivate init(_ policy: ValidationPolicy, defaults: ValidationPolicy, delayIsGiven: Bool) {
        let moments: [(ValidationPolicy.Triggers, ValidationMoment)] = [
            (.focus, .focus), (.change, .change), (.blur, .blur), (.commit, .commit),
        ]
        let live = LiveValidation(
            rules: policy.liveRules.isEmpty ? nil : policy.liveRules.map(FieldProtocol.Rule.init),
            delay: delayIsGiven ? Int64(policy.liveDelay) : nil, client: policy.asksClientLive ? true : nil)
        let final = FinalValidation(
            rules: policy.finalRules.isEmpty ? nil : policy.finalRules.map(FieldProtocol.Rule.init),
            client: policy.asksClientFinal ? true : nil)
        self.init(
            on: moments.filter { policy.on.contains($0.0) }.map { $0.1 },
            afterError: policy.afterError == defaults.afterError
                ? nil : AfterError(rawValue: policy.afterError.rawValue),
            live: live.unlessEmpty, final: final.unlessEmpty,
            clientTimeout: Int64(policy.clientTimeout))
    }
}

extension FieldProtocol.Condition {
    init(_ condition: FieldEngine.Condition) { self.init(written: condition.written) }
}

extension FieldProtocol.Rule {
    fileprivate init(_ rule: FieldEngine.Rule) {
        let severity: RuleSeverity? =
            switch rule.writtenSeverity {
            case .error, .hint: nil
            case .warning: .warning
            case .information: .info
            }
        self.init(
            rule: rule.writtenName, severity: severity, message: rule.writtenMessage, code: rule.writtenCode,
            when: rule.when.map { FieldProtocol.Condition($0) },
            parameters: rule.writtenParameters)
    }
}

extension DefinedType {
    /// Those of the type that it starts from; nil where there are none.
    fileprivate var wireParameters: OrderedMap<Parameter>? {
        guard case .table(let members) = baseParameters, !members.isEmpty else { return nil }
        return OrderedMap(members.map { OrderedMap.Entry(name: $0.name, value: $0.value) })
    }
}

extension TypeDefinition {
    /// A client's own type as it was declared. Members are in the order of the model.
    convenience init(_ declared: DefinedType) {
        let format = TypeFormat(
            fixedDecimals: declared.format.fixedDecimals.map { Int64($0) }, prefix: declared.format.prefix,
            suffix: declared.format.suffix, locale: declared.format.locale,
            affixes: declared.format.affixes.map { FieldProtocol.AffixDisplay($0) })
        self.init(
            name: declared.name, description: declared.description,
            extends: declared.base, parameters: declared.wireParameters,
            template: declared.templates,
            slots: declared.slots.isEmpty
                ? nil
                : OrderedMap(declared.slots.map { OrderedMap.Entry(name: $0.name, value: $0.characters) }),
            parts: declared.parts.isEmpty
                ? nil : OrderedMap(declared.parts.map { OrderedMap.Entry(name: $0.name, value: TypePart($0)) }),
            groups: declared.groups, align: declared.align.map { $0 == .right ? .right : .left },
            cases: declared.cases.isEmpty
                ? nil
                : OrderedMap(
                    declared.cases.compactMap { slot in
                        TextTransform(rawValue: slot.transform.rawValue)
                            .map { OrderedMap.Entry(name: slot.name, value: $0) }
                    }),
            allow: declared.allow, blanks: declared.keepsBlanks.map { $0 ? .keep : .trim },
            transform: declared.transform.flatMap { TextTransform(rawValue: $0.rawValue) },
            overwrite: declared.overwrite, eager: declared.eager, maxLength: declared.maxLength,
            pattern: declared.pattern, live: declared.liveRules.map { $0.map(FieldProtocol.Rule.init) },
            final: declared.finalRules.map { $0.map(FieldProtocol.Rule.init) },
            format: format.unlessEmpty,
            convert: declared.map.map { map in
                TypeConversion(map: OrderedMap(map.map { OrderedMap.Entry(name: $0.value, value: $0.typed) }))
            },
            priority: declared.priority.map { NumberText($0.text) }, keyboard: declared.keyboard,
            secure: declared.secure,
            messages: OrderedMap(sorted: declared.messages))
    }
}

extension TypePart {
    fileprivate init(_ part: DefinedType.Part) {
        self.init(
            kind: part.kind, minimum: part.minimum.map { Int64($0) }, maximum: part.maximum.map { Int64($0) },
            zeros: part.zeros.flatMap { PartZeros(rawValue: $0.rawValue) }, words: part.words,
            varies: part.varies ? true : nil)
    }
}

extension OrderedMap<String> {
    /// Nil where there is nothing.
    fileprivate init?(sorted dictionary: [String: String]) {
        guard !dictionary.isEmpty else { return nil }
        self.init(Array(dictionary.keys).ascending.map { Entry(name: $0, value: dictionary[$0] ?? "") })
    }
}
