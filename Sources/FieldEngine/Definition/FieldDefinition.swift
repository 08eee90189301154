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
    public var required = false
    public var enabled = true
    public var readOnly = false
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
    public var choices: [String] = []
    public var tag: Int64?
    public var priority: Double?
    public var keyboard: String?
    public var appearance = Appearance.native
    public var validation: ValidationPolicy?
    public var liveDelayIsGiven = false
    public var messages: [String: String] = [:]
    /// Whether it shows a debug line; nil: as its form has it.
    public var debug: Bool?

    public init(type: FieldType) { self.type = type }

    public enum HelperPolicy: String, Sendable { case replace, append }
    public enum Style: String, Sendable { case outlined, filled }
    public enum ClearButton: String, Sendable { case never, whileEditing, whenFilled, whileEditingOrFilled }
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
    /// What was shown last of a text that is made of parts.
    let shown: ShownParts
    /// The day on which some text was found to satisfy it; nil where nobody looked.
    let foundGoodOn: CivilDate?
    /// The fields that its own rules compare with, each once.
    public let namedFields: [String]

    /// - Parameter mayBeEmpty: takes a field that no text can satisfy: one that could be satisfied when it was made.
    /// - Throws: `DefinitionError.invalid` where no text can satisfy the field.
    public init(
        _ settings: FieldSettings, stateLimit: Int, workLimit: Int = .max, today: CivilDate, mayBeEmpty: Bool = false
    ) throws(DefinitionError) {
        self.settings = settings
        foundGoodOn = mayBeEmpty ? nil : today
        type = settings.type
        label = settings.label ?? type.traits.label
        isSecure = settings.secure ?? type.traits.isSecure
        var validation = settings.validation ?? settings.appearance.defaultValidation
        if !settings.liveDelayIsGiven {
            validation.liveDelay = validation.asksClientLive ? 500 : settings.appearance.defaultValidation.liveDelay
        }
        self.validation = validation
        maxLength = [settings.maxLength, type.maxLength].compactMap { $0 }.min()
        limits = ContentLimits(maximum: maxLength, unit: settings.lengthUnit, overflow: settings.overflow)
        // Nothing is kept of a text that may be a secret.
        shown = ShownParts(keepsTexts: !isSecure)
        trimsBlanks = type.formatter.isPlain && !(settings.keepsBlanks ?? type.filter.keepsBlanks)
        liveRules = type.liveRules + validation.liveRules
        finalRules = type.finalRules + validation.finalRules
        allRules = liveRules + finalRules
        language = try FieldLanguage(
            type: type, liveRules: validation.liveRules, finalRules: validation.finalRules,
            minLength: settings.minLength, maxLength: settings.maxLength, unit: settings.lengthUnit,
            stateLimit: stateLimit, workLimit: workLimit, keepsTexts: !isSecure, today: today, mayBeEmpty: mayBeEmpty)
        var seen: Set<String> = []
        namedFields = (liveRules + finalRules).flatMap { $0.namedFields }.filter { seen.insert($0).inserted }
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
        guard let typed = type.conversion.typed, !value.isEmpty,
            language.typeVerdict(value, caret: nil, today: now.today) == .complete,
            type.pattern.map({ language.isMet($0, by: value, today: now.today) }) ?? true
        else { return nil }
        return typed(value, now.today)
    }

    // Read with every keystroke: one by one, so that nobody copies all settings for one of them.
    public var form: String { settings.form }
    public var group: String? { settings.group }
    public var isEnabled: Bool { settings.enabled }
    public var isRequired: Bool { settings.required }
    public var debug: Bool? { settings.debug }

    /// Whether the client's validator has a say.
    var asksClient: Bool { validation.asksClientLive || validation.asksClientFinal }

    var messages: [String: String] { settings.messages }
    var appearance: Appearance { settings.appearance }
    var helperPolicy: FieldSettings.HelperPolicy { settings.helperPolicy ?? appearance.helperPolicy }
    var clearButton: FieldSettings.ClearButton { settings.clearButton ?? appearance.clearButton }
    public var showsCounter: Bool { settings.counter ?? (settings.maxLength != nil) }
    public var choices: [String] { settings.choices.isEmpty ? type.traits.choices : settings.choices }

    /// Whether an edit may change the field (specification, section 3).
    public var isEditable: Bool { settings.enabled && !settings.readOnly }
}
