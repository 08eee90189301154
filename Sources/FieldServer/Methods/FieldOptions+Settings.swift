import FieldEngine
import FieldProtocol

/// From options on the wire to settings.
extension Session {
    /// Applies given options. Absent ones change nothing.
    func apply(_ options: FieldOptions, to settings: inout FieldSettings) throws(ResponseError) {
        if let form = options.form { settings.form = form }
        if let group = options.group { settings.group = group }
        if let label = options.label { settings.label = label }
        if let placeholder = options.placeholder { settings.placeholder = placeholder }
        if let helper = options.helper { settings.helper = helper }
        if let badge = options.badge {
            settings.badge = FieldEngine.Badge(text: badge.text, kind: badge.kind ?? "custom", level: badge.level)
        }
        if let shown = options.shown {
            try apply(shown, "shown", to: &settings.conditions.shown, &settings.decision.shown)
        }
        if let enabled = options.enabled {
            try apply(enabled, "enabled", to: &settings.conditions.enabled, &settings.decision.enabled)
        }
        if let required = options.required {
            try apply(required, "required", to: &settings.conditions.required, &settings.decision.required)
        }
        if let readOnly = options.readOnly { settings.readOnly = readOnly }
        switch options.total {
        case .absent: break
        case .null: settings.total = nil
        case .value(let total): settings.total = try FieldEngine.Total(total, path: "total")
        }
        if let secure = options.secure { settings.secure = secure }
        if let minLength = options.minLength { settings.minLength = minLength }
        if let maxLength = options.maxLength { settings.maxLength = maxLength }
        if let unit = options.lengthUnit { settings.lengthUnit = .init(rawValue: unit.rawValue) ?? .character }
        if let overflow = options.overflow { settings.overflow = .init(rawValue: overflow.rawValue) ?? .reject }
        if let blanks = options.blanks { settings.keepsBlanks = blanks == .keep }
        if let policy = options.helperPolicy { settings.helperPolicy = .init(rawValue: policy.rawValue) }
        if let counter = options.counter { settings.counter = counter }
        if let active = options.activeOnEditing { settings.activeOnEditing = active }
        if let padding = options.horizontalPadding { settings.horizontalPadding = padding }
        if let style = options.style { settings.style = .init(rawValue: style.rawValue) ?? .outlined }
        if let leading = options.icon?.leading { settings.leadingIcon = leading }
        if let trailing = options.icon?.trailing { settings.trailingIcon = trailing }
        if let clear = options.clearButton { settings.clearButton = .init(rawValue: clear.rawValue) }
        if let choices = options.choices { settings.choices = try list(choices) }
        if let tag = options.tag { settings.tag = tag }
        if let priority = options.priority { settings.priority = priority.decimal }
        if let keyboard = options.keyboard { settings.keyboard = keyboard }
        if let autofill = options.autofill { settings.autofill = try tokens(of: autofill) }
        if let appearance = options.appearance {
            settings.appearance = .init(rawValue: appearance.rawValue) ?? .native
        }
        if let locale = options.locale { settings.locale = locale.isEmpty ? nil : locale }
        if let messages = options.messages { settings.messages = Optional(messages).dictionary }
        if let debug = options.debug { settings.debug = debug }
        if let validation = options.validation { try apply(validation, to: &settings) }
    }

    /// HTML's autocomplete tokens; nil for those of the type.
    private func tokens(of autofill: String) throws(ResponseError) -> AutofillTokens? {
        if autofill.isEmpty { return nil }
        guard let tokens = AutofillTokens(autofill) else {
            throw .invalidParams(
                "autofill", expected: "HTML's autocomplete tokens, such as \"cc-name\" or \"shipping\"",
                found: "another string")
        }
        return tokens
    }

    /// What is given is a condition, or what holds from now on.
    private func apply(
        _ given: FieldProtocol.Condition, _ path: String, to condition: inout FieldEngine.Condition?,
        _ holds: inout Bool
    ) throws(ResponseError) {
        switch try self.condition(given, path: path) {
        case .always(let always): (condition, holds) = (nil, always)
        case let other: condition = other
        }
    }

    func condition(
        _ condition: FieldProtocol.Condition, path: String
    ) throws(ResponseError) -> FieldEngine.Condition {
        do throws(DefinitionError) {
            return try FieldEngine.Condition(condition.written, stateLimit: types.registry.stateLimit)
        } catch {
            throw ResponseError(error.inside(path), known: { types.names })
        }
    }

    private func apply(_ validation: Validation, to settings: inout FieldSettings) throws(ResponseError) {
        let canValidate = client.canValidate
        var policy = settings.appearance.defaultValidation
        if let moments = validation.on {
            policy.on = ValidationPolicy.Triggers(
                moments.map { moment in
                    switch moment {
                    case .focus: .focus
                    case .change: .change
                    case .blur: .blur
                    case .commit: .commit
                    }
                })
        }
        if let after = validation.afterError { policy.afterError = .init(rawValue: after.rawValue) ?? .recheck }
        settings.liveDelayIsGiven = validation.live?.delay != nil
        if let delay = validation.live?.delay { policy.liveDelay = Int(min(delay, 86_400_000)) }
        policy.asksClientLive = validation.live?.client ?? false
        policy.asksClientFinal = validation.final?.client ?? false
        if let timeout = validation.clientTimeout { policy.clientTimeout = Int(min(timeout, 86_400_000)) }
        if policy.asksClientLive || policy.asksClientFinal, !canValidate {
            throw .requestFailed("no-validator")
        }
        policy.liveRules = try rules(validation.live?.rules ?? [], path: "validation.live.rules")
        policy.finalRules = try rules(validation.final?.rules ?? [], path: "validation.final.rules")
        settings.validation = policy
    }

    func rules(_ rules: [FieldProtocol.Rule], path: String) throws(ResponseError) -> [FieldEngine.Rule] {
        let types = types
        var result: [FieldEngine.Rule] = []
        for (index, rule) in rules.enumerated() {
            let severity: FieldEngine.Severity =
                switch rule.severity {
                case .error, nil: .error
                case .warning: .warning
                case .info: .information
                }
            let path = "\(path)[\(index)]"
            var when: FieldEngine.Condition?
            if let given = rule.when { when = try condition(given, path: "\(path).when") }
            do throws(DefinitionError) {
                result.append(
                    try FieldEngine.Rule(
                        name: rule.rule, parameters: rule.parameters, severity: severity, message: rule.message,
                        code: rule.code, when: when, stateLimit: types.registry.stateLimit))
            } catch {
                throw ResponseError(error.inside(path), known: { types.names })
            }
        }
        return result
    }
}

extension FieldOptions {
    /// The locale of a field: its own, where "" is the connection's, else the inherited one.
    func ownLocale(else inherited: String?) throws(ResponseError) -> String? {
        guard let locale else { return inherited }
        guard locale.isEmpty || locale.isLanguageTag else {
            throw .invalidParams("locale", expected: "a BCP 47 tag such as de-CH", found: "another string")
        }
        return locale.isEmpty ? nil : locale
    }
}
