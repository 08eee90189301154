import Automata

/// Everything about a field that its user does not change by typing: what `field/create` and `field/update` set.
public struct FieldSettings: Equatable {
    public var form = ""
    public var group: String?
    public var type: FieldType
    public var label: String?
    public var placeholder: String?
    public var helper: String?
    public var badge: Badge?
    public var readOnly = false
    /// What it is computed of, where nobody types it.
    public var total: Total?
    /// What decides whether the field shows, is enabled, and is required; and how that stands.
    public var conditions = FieldConditions()
    public var decision = FieldDecision()
    public var secure: Bool?
    public var minLength: Int?
    public var maxLength: Int?
    public var lengthUnit = LengthUnit.character
    public var overflow = OverflowPolicy.reject
    /// Whether white space at the ends counts; nil: as the type says.
    public var keepsBlanks: Bool?
    public var helperPolicy: HelperPolicy?
    public var counter: Bool?
    public var activeOnEditing = false
    public var horizontalPadding = true
    public var style = Style.outlined
    public var leadingIcon: String?
    public var trailingIcon: String?
    public var clearButton: ClearButton?
    public var choices: ChoiceList?
    public var tag: Int64?
    public var priority: DecimalNumber?
    public var keyboard: String?
    /// Nil: the type's own.
    public var autofill: AutofillTokens?
    public var appearance = Appearance.native
    public var validation: ValidationPolicy?
    public var liveDelayIsGiven = false
    public var messages: [String: String] = [:]
    /// Of its words and numbers; nil: the connection's.
    public var locale: String? {
        didSet {
            language = locale.map { MessageLanguage(locale: $0) }
            digits = locale.flatMap { NumberingSystem(ofTag: $0) }
        }
    }
    /// Of its messages.
    private(set) var language: MessageLanguage?
    /// Where it names none: the connection's.
    public var usualLanguage = MessageLanguage.en
    private(set) var digits: NumberingSystem?
    /// Whether it shows a debug line; nil: as its form has it.
    public var debug: Bool?

    public init(type: FieldType) { self.type = type }

    /// How the message of an error or a warning goes with the helper text (specification, section 3.3).
    public enum HelperPolicy: String, Sendable {
        /// The message alone.
        case replace
        /// The helper text, then the message: `helper - error`.
        case append
    }
    /// The frame that a widget draws: a line around the text, or a filled ground (specification, section 3.3).
    public enum Style: String, Sendable { case outlined, filled }
    /// When a clear button shows, where there is text that may be edited (specification, section 5.2).
    public enum ClearButton: String, Sendable {
        case never
        /// With the focus.
        case whileEditing
        /// Without the focus.
        case whenFilled
        /// With the focus or without it.
        case whileEditingOrFilled
    }
}

/// A field's settings with the defaults of its type and appearance filled in. Shared and never changed, except that what was
/// said of a text last is kept.
public final class FieldDefinition {
    public let settings: FieldSettings
    public let type: FieldType
    public let label: String
    public let isSecure: Bool
    public let validation: ValidationPolicy
    let limits: ContentLimits
    /// Whether white space at the ends of a text goes when editing ends, and is not judged.
    let trimsBlanks: Bool
    /// The most characters, as the field or its type has it: the smaller where both do.
    let maxLength: Int?
    /// The rules of type and field, in the order of the chain.
    let liveRules: [Rule]
    let finalRules: [Rule]
    /// Both, in the order in which they are judged when editing ends.
    let allRules: [Rule]
    let language: FieldLanguage
    /// What judges the items of a list, where they are texts of a type.
    let item: FieldDefinition?
    /// What was found out of the content that was shown last.
    let shown: ShownContent
    /// The day on which some text was found to satisfy it; nil where nobody looked.
    let foundGoodOn: CivilDate?
    /// The fields that its own rules compare with, each once.
    public let namedFields: [String]
    /// The fields that its conditions and its total ask, each once.
    public let askedFields: [String]
    /// The field's own list, without the entries that do not show.
    private let ownChoices: ChoiceList?

    /// - Parameter mayBeEmpty: takes a field that no text can satisfy: one that could be satisfied when it was made.
    /// - Throws: `DefinitionError.invalid` where no text can satisfy the field.
    public convenience init(
        _ settings: FieldSettings, stateLimit: Int, workLimit: Int = .max, today: CivilDate, mayBeEmpty: Bool = false
    ) throws(DefinitionError) {
        try self.init(
            settings, like: nil, stateLimit: stateLimit, workLimit: workLimit, today: today, mayBeEmpty: mayBeEmpty)
    }

    /// The same where conditions stand otherwise. What was looked at when the field was made is not looked at again.
    public func deciding(_ decision: FieldDecision, today: CivilDate) -> FieldDefinition {
        var settings = settings
        settings.decision = decision
        let other = try? FieldDefinition(
            settings, like: self, stateLimit: language.stateLimit, workLimit: language.workLimit, today: today,
            mayBeEmpty: true)
        return other ?? self
    }

    /// - Parameter known: one of the same settings but for the decision, of which what is the same is shared.
    private init(
        _ settings: FieldSettings, like known: FieldDefinition?, stateLimit: Int, workLimit: Int, today: CivilDate,
        mayBeEmpty: Bool
    ) throws(DefinitionError) {
        self.settings = settings
        // Rules that hold at different times may contradict each other.
        let mayBeEmpty = mayBeEmpty || settings.hasConditionalRules
        foundGoodOn = mayBeEmpty ? nil : today
        let hidden = settings.decision.hiddenChoices
        let answers = settings.decision.answers
        let isSameType =
            known.map { $0.settings.decision.hiddenChoices == hidden && $0.settings.decision.answers == answers }
            ?? false
        if isSameType, let known {
            (type, ownChoices) = (known.type, known.ownChoices)
        } else {
            let hasOwn = settings.choices != nil
            let answered = settings.type.answered(answers)
            type = hasOwn ? answered : answered.without(choices: hidden)
            ownChoices = hidden.isEmpty ? settings.choices : settings.choices?.without(hidden)
        }
        label = settings.label ?? type.traits.label.text(in: settings.language ?? settings.usualLanguage)
        isSecure = settings.secure ?? type.traits.isSecure
        var validation = settings.validation ?? settings.appearance.defaultValidation
        if !settings.liveDelayIsGiven {
            validation.liveDelay = validation.asksClientLive ? 500 : settings.appearance.defaultValidation.liveDelay
        }
        if type.traits.asksClient { validation.asksClientFinal = true }
        self.validation = validation
        maxLength = [settings.maxLength, type.maxLength].compactMap { $0 }.min()
        limits = ContentLimits(maximum: maxLength, unit: settings.lengthUnit, overflow: settings.overflow)
        // Nothing is kept of a text that may be a secret.
        shown = isSameType ? known?.shown ?? ShownContent(keepsTexts: !isSecure) : ShownContent(keepsTexts: !isSecure)
        trimsBlanks = type.formatter.isPlain && !(settings.keepsBlanks ?? type.filter.keepsBlanks)
        let ownLive = settings.holding(validation.liveRules, from: 0)
        let ownFinal = settings.holding(validation.finalRules, from: validation.liveRules.count)
        liveRules = type.liveRules + ownLive
        finalRules = type.finalRules + ownFinal
        allRules = liveRules + finalRules
        var seen: Set<String> = []
        askedFields =
            known?.askedFields
            ?? (settings.allConditions.flatMap { $0.condition.namedFields } + (settings.total?.namedFields ?? [])
            + settings.type.asked.map { $0.field })
            .filter { seen.insert($0).inserted }
        seen = []
        // Those of rules that do not hold just now too: what closes a cycle must not depend on what is typed.
        let rules = type.liveRules + validation.liveRules + type.finalRules + validation.finalRules
        namedFields = rules.flatMap { $0.namedFields }.filter { seen.insert($0).inserted }
        if let known, isSameType, known.settings.decision.idleRules == settings.decision.idleRules {
            (item, language) = (known.item, known.language)
            return
        }
        if let known {
            item = known.item
        } else {
            item = try type.items?.type.map { (type) throws(DefinitionError) in
                try FieldDefinition(
                    FieldSettings(type: type), stateLimit: stateLimit, workLimit: workLimit, today: today,
                    mayBeEmpty: mayBeEmpty)
            }
        }
        language = try FieldLanguage(
            type: type, items: item?.language, liveRules: ownLive, finalRules: ownFinal,
            minLength: settings.minLength, maxLength: settings.maxLength, unit: settings.lengthUnit,
            stateLimit: stateLimit, workLimit: workLimit, keepsTexts: !isSecure, today: today, mayBeEmpty: mayBeEmpty,
            isKnown: known != nil)
        if !mayBeEmpty { try refuseListOfNone(live: ownLive, final: ownFinal, today: today) }
    }

    /// Whether it was made of the same settings.
    func isMade(of settings: FieldSettings) -> Bool { self.settings == settings }

    /// Why a value is too long to be judged within the bounds; nil where it is not.
    public func excess(of value: String, at now: Moment) -> WorkExcess? {
        let bytes = value.utf8.count
        if bytes <= WorkExcess.alwaysTaken || language.excess(of: bytes, today: now.today) == nil { return nil }
        return language.excess(of: value.unicodeScalars.count, today: now.today)
    }

    /// The canonical form of a value that is one of its type, of types that have one.
    func typed(of value: String, at now: Moment) -> Parameter? {
        guard type.hasTypedForm, !value.isEmpty,
            isTyped(value, at: now),
            type.pattern.map({ language.isMet($0, by: value, today: now.today) }) ?? true
        else { return nil }
        return type.typed(of: value, today: now.today)
    }

    /// What is compared of a value where rules ask whether it is the same as that of another field: its canonical form, a number as
    /// a decimal (9.5 is 9.50), and the value itself where it has none, or one of several.
    func compared(_ value: String, at now: Moment) -> String {
        guard type.hasTypedForm, let typed = typed(of: value, at: now) else { return value }
        switch typed {
        case .text(let text): return type.formatter.isNumber ? DecimalNumber(text)?.text ?? text : text
        case .number(let number): return DecimalNumber(number)?.text ?? number
        case .boolean(let isTrue): return isTrue ? "true" : "false"
        case .null, .list, .table: return value
        }
    }

    /// Whether a value is a whole one of its type. How many items are listed is no matter of that.
    private func isTyped(_ value: String, at now: Moment) -> Bool {
        guard let list = type.items else {
            return language.typeVerdict(value, caret: nil, today: now.today) == .complete
        }
        return list.items(of: value).allSatisfy {
            language.verdict(ofItem: $0, in: list, caret: nil, today: now.today) == .complete
        }
    }

    // Read with every keystroke: one by one, so that nobody copies all settings for one of them.
    public var form: String { settings.form }
    public var group: String? { settings.group }
    public var isShown: Bool { settings.decision.shown && settings.decision.pageShows && type.traits.isThere }
    public var isEnabled: Bool { settings.decision.enabled }
    public var isRequired: Bool { settings.decision.required && type.traits.isNeeded }
    /// Whether the field counts: what does not show does not, nor what is disabled.
    public var participates: Bool { isShown && settings.decision.enabled }
    /// Whether the field is judged or decided with others.
    public var namesOthers: Bool { !namedFields.isEmpty || !askedFields.isEmpty }
    /// Whether conditions decide anything of the field, or others its content.
    public var hasConditions: Bool { !askedFields.isEmpty }
    /// Whether how a value shows hangs on the country that another field has.
    public var isPlaced: Bool { settings.type.isPlaced }
    public var debug: Bool? { settings.debug }

    /// Whether the client's validator has a say.
    var asksClient: Bool { validation.asksClientLive || validation.asksClientFinal }

    var messages: [String: String] { settings.messages }
    var appearance: Appearance { settings.appearance }
    var helperPolicy: FieldSettings.HelperPolicy { settings.helperPolicy ?? appearance.helperPolicy }
    var clearButton: FieldSettings.ClearButton { settings.clearButton ?? appearance.clearButton }
    public var showsCounter: Bool { settings.counter ?? (settings.maxLength != nil) }
    /// What is chosen from: the field's own list, else its type's.
    public var choices: ChoiceList? { ownChoices ?? type.listing?.list ?? type.items?.listing?.list }

    /// Whether an edit may change the field (specification, section 3).
    public var isEditable: Bool { participates && !isReadOnly }
    /// Whether a user may look, but not type.
    public var isReadOnly: Bool { settings.readOnly || settings.total != nil }
}
