// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// A new field.
public struct FieldCreateParams: WireDecodableObject {
    /// The id, unique in the connection; else the server's own "f1", "f2"…
    public var field: String?
    /// A field of that id is replaced, so that a client may simply replay. Default: `false`.
    public var replace: Bool?
    /// Members of the same object. What a field is made of. In `field/create` what is absent takes its default, in
    /// `field/update` it stays as it is.
    public var options: FieldOptions

    @inlinable
    @inline(__always)
    public init(field: String? = nil, replace: Bool? = nil, options: FieldOptions = FieldOptions()) {
        self.field = field
        self.replace = replace
        self.options = options
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String? = try document.optional("field", of: node, noted)
        let replace: Bool? = try document.optional("replace", of: node, noted)
        let options: FieldOptions = try .read(membersOf: node, in: document)
        return Self(field: field, replace: replace, options: options)
    }
}

/// What a field is made of. In `field/create` what is absent takes its default, in `field/update` it stays as it is.
public final class FieldOptions: WireObject {
    /// The validation context. Default: `""`.
    public let form: String?
    /// The group within the form; a field has at most one.
    public let group: String?
    /// The type by name, or with parameters. Default: `"phrase"`.
    public let type: TypeReference?
    /// The label; else the type's, in the language of its messages where that has a word for it.
    public let label: String?
    /// What an empty field shows.
    public let placeholder: String?
    /// The line below the field while there is no error.
    public let helper: String?
    /// The content as the widget shows it.
    public let text: String?
    /// The content without the template's literals.
    public let value: String?
    /// The content in the type's canonical form.
    public let typed: Parameter?
    /// The client's own badge; a type's gives way to it.
    public let badge: BadgeOptions?
    /// Empty is an error of final validation. Default: `false`.
    public let required: Condition?
    /// False: takes no focus and no edit, and is left out of every count, order and submit. Default: `true`.
    public let enabled: Condition?
    /// False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and submit; it
    /// keeps its content. Default: `true`.
    public let shown: Condition?
    /// True: takes focus but no edit. Default: `false`.
    public let readOnly: Bool?
    /// What it is computed of. It is read-only then, and no content is given. With null it is a field like any other
    /// again.
    public let total: Explicit<Total>
    /// The text is a secret; else as the type says. Default: `false`.
    public let secure: Bool?
    /// Fewest characters, in `lengthUnit`.
    public let minLength: Int?
    /// Most characters, in `lengthUnit`.
    public let maxLength: Int?
    /// What lengths count. Default: `"character"`.
    public let lengthUnit: LengthUnit?
    /// What becomes of an edit over `maxLength`. Default: `"reject"`.
    public let overflow: Overflow?
    /// What becomes of white space at the ends of the text when editing ends; else as the type says.
    public let blanks: Blanks?
    /// How an error's message goes with the helper. Default: `"replace"`.
    public let helperPolicy: HelperPolicy?
    /// Shows a counter; the default is whether `maxLength` is given.
    public let counter: Bool?
    /// An appearance's active look goes with the focus.
    public let activeOnEditing: Bool?
    /// The widget has padding at its sides.
    public let horizontalPadding: Bool?
    /// The widget's frame.
    public let style: FieldStyle?
    /// Icons beside the text.
    public let icon: IconOptions?
    /// When a clear button shows.
    public let clearButton: ClearButtonMode?
    /// What is chosen from; else the list of its type.
    public let choices: [Choice]?
    /// The client's own number, repeated in events and questions.
    public let tag: Int64?
    /// Layout priority; else the type's.
    public let priority: NumberText?
    /// Kind of keyboard; else the type's.
    public let keyboard: String?
    /// HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone (`shipping`)
    /// stand before the type's own; "": the type's own.
    public let autofill: String?
    /// Whose words and defaults the field uses. Default: `"native"`.
    public let appearance: Appearance?
    /// The state in the appearance's own words, until the next verdict.
    public let state: String?
    /// When and by which rules the content is judged.
    public let validation: Validation?
    /// The field's message catalogue: a text by diagnostic code.
    public let messages: OrderedMap<String>?
    /// BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names none; else
    /// the form's. "": the connection's.
    public let locale: String?
    /// The status carries a debug line, and state changes are kept; else as the form says.
    public let debug: Bool?

    @inlinable
    @inline(__always)
    public init(
        form: String? = nil,
        group: String? = nil,
        type: TypeReference? = nil,
        label: String? = nil,
        placeholder: String? = nil,
        helper: String? = nil,
        text: String? = nil,
        value: String? = nil,
        typed: Parameter? = nil,
        badge: BadgeOptions? = nil,
        required: Condition? = nil,
        enabled: Condition? = nil,
        shown: Condition? = nil,
        readOnly: Bool? = nil,
        total: Explicit<Total> = .absent,
        secure: Bool? = nil,
        minLength: Int? = nil,
        maxLength: Int? = nil,
        lengthUnit: LengthUnit? = nil,
        overflow: Overflow? = nil,
        blanks: Blanks? = nil,
        helperPolicy: HelperPolicy? = nil,
        counter: Bool? = nil,
        activeOnEditing: Bool? = nil,
        horizontalPadding: Bool? = nil,
        style: FieldStyle? = nil,
        icon: IconOptions? = nil,
        clearButton: ClearButtonMode? = nil,
        choices: [Choice]? = nil,
        tag: Int64? = nil,
        priority: NumberText? = nil,
        keyboard: String? = nil,
        autofill: String? = nil,
        appearance: Appearance? = nil,
        state: String? = nil,
        validation: Validation? = nil,
        messages: OrderedMap<String>? = nil,
        locale: String? = nil,
        debug: Bool? = nil
    ) {
        self.form = form
        self.group = group
        self.type = type
        self.label = label
        self.placeholder = placeholder
        self.helper = helper
        self.text = text
        self.value = value
        self.typed = typed
        self.badge = badge
        self.required = required
        self.enabled = enabled
        self.shown = shown
        self.readOnly = readOnly
        self.total = total
        self.secure = secure
        self.minLength = minLength
        self.maxLength = maxLength
        self.lengthUnit = lengthUnit
        self.overflow = overflow
        self.blanks = blanks
        self.helperPolicy = helperPolicy
        self.counter = counter
        self.activeOnEditing = activeOnEditing
        self.horizontalPadding = horizontalPadding
        self.style = style
        self.icon = icon
        self.clearButton = clearButton
        self.choices = choices
        self.tag = tag
        self.priority = priority
        self.keyboard = keyboard
        self.autofill = autofill
        self.appearance = appearance
        self.state = state
        self.validation = validation
        self.messages = messages
        self.locale = locale
        self.debug = debug
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String? = try document.optional("group", of: node, noted)
        let type: TypeReference? = try document.optional("type", of: node, noted)
        let label: String? = try document.optional("label", of: node, noted)
        let placeholder: String? = try document.optional("placeholder", of: node, noted)
        let helper: String? = try document.optional("helper", of: node, noted)
        let text: String? = try document.optional("text", of: node, noted)
        let value: String? = try document.optional("value", of: node, noted)
        let typed: Parameter? = try document.optional("typed", of: node, noted)
        let badge: BadgeOptions? = try document.optional("badge", of: node, noted)
        let required: Condition? = try document.optional("required", of: node, noted)
        let enabled: Condition? = try document.optional("enabled", of: node, noted)
        let shown: Condition? = try document.optional("shown", of: node, noted)
        let readOnly: Bool? = try document.optional("readOnly", of: node, noted)
        let total: Explicit<Total> = try document.explicit("total", of: node)
        let secure: Bool? = try document.optional("secure", of: node, noted)
        let minLength: Int? = try document.optional("minLength", of: node, noted, in: 0...2_147_483_647)
        let maxLength: Int? = try document.optional("maxLength", of: node, noted, in: 0...2_147_483_647)
        let lengthUnit: LengthUnit? = try document.optional("lengthUnit", of: node, noted)
        let overflow: Overflow? = try document.optional("overflow", of: node, noted)
        let blanks: Blanks? = try document.optional("blanks", of: node, noted)
        let helperPolicy: HelperPolicy? = try document.optional("helperPolicy", of: node, noted)
        let counter: Bool? = try document.optional("counter", of: node, noted)
        let activeOnEditing: Bool? = try document.optional("activeOnEditing", of: node, noted)
        let horizontalPadding: Bool? = try document.optional("horizontalPadding", of: node, noted)
        let style: FieldStyle? = try document.optional("style", of: node, noted)
        let icon: IconOptions? = try document.optional("icon", of: node, noted)
        let clearButton: ClearButtonMode? = try document.optional("clearButton", of: node, noted)
        let choices: [Choice]? = try document.optional("choices", of: node, noted)
        let tag: Int64? = try document.optional("tag", of: node, noted, in: .integer)
        let priority: NumberText? = try document.optional("priority", of: node, noted)
        let keyboard: String? = try document.optional("keyboard", of: node, noted)
        let autofill: String? = try document.optional("autofill", of: node, noted)
        let appearance: Appearance? = try document.optional("appearance", of: node, noted)
        let state: String? = try document.optional("state", of: node, noted)
        let validation: Validation? = try document.optional("validation", of: node, noted)
        let messages: OrderedMap<String>? = try document.optional("messages", of: node, noted)
        let locale: String? = try document.optional("locale", of: node, noted)
        let debug: Bool? = try document.optional("debug", of: node, noted)
        var alternatives = Alternatives()
        alternatives.note("text", text != nil)
        alternatives.note("value", value != nil)
        alternatives.note("typed", typed != nil)
        try alternatives.requireAtMostOne("text, value, typed")
        return Self(
            form: form,
            group: group,
            type: type,
            label: label,
            placeholder: placeholder,
            helper: helper,
            text: text,
            value: value,
            typed: typed,
            badge: badge,
            required: required,
            enabled: enabled,
            shown: shown,
            readOnly: readOnly,
            total: total,
            secure: secure,
            minLength: minLength,
            maxLength: maxLength,
            lengthUnit: lengthUnit,
            overflow: overflow,
            blanks: blanks,
            helperPolicy: helperPolicy,
            counter: counter,
            activeOnEditing: activeOnEditing,
            horizontalPadding: horizontalPadding,
            style: style,
            icon: icon,
            clearButton: clearButton,
            choices: choices,
            tag: tag,
            priority: priority,
            keyboard: keyboard,
            autofill: autofill,
            appearance: appearance,
            state: state,
            validation: validation,
            messages: messages,
            locale: locale,
            debug: debug
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member("group", group)
        writer.member("type", type)
        writer.member("label", label)
        writer.member("placeholder", placeholder)
        writer.member("helper", helper)
        writer.member("text", text)
        writer.member("value", value)
        writer.member("typed", typed)
        writer.member("badge", badge)
        writer.member("required", required)
        writer.member("enabled", enabled)
        writer.member("shown", shown)
        writer.member("readOnly", readOnly)
        writer.member("total", total)
        writer.member("secure", secure)
        writer.member("minLength", minLength)
        writer.member("maxLength", maxLength)
        writer.member("lengthUnit", lengthUnit)
        writer.member("overflow", overflow)
        writer.member("blanks", blanks)
        writer.member("helperPolicy", helperPolicy)
        writer.member("counter", counter)
        writer.member("activeOnEditing", activeOnEditing)
        writer.member("horizontalPadding", horizontalPadding)
        writer.member("style", style)
        writer.member("icon", icon)
        writer.member("clearButton", clearButton)
        writer.member("choices", choices)
        writer.member("tag", tag)
        writer.member("priority", priority)
        writer.member("keyboard", keyboard)
        writer.member("autofill", autofill)
        writer.member("appearance", appearance)
        writer.member("state", state)
        writer.member("validation", validation)
        writer.member("messages", messages)
        writer.member("locale", locale)
        writer.member("debug", debug)
    }
}

/// A type by name alone, or as an object with the type's parameters beside the name.
public struct TypeReference: WireObject {
    /// The type's name.
    public var name: String
    /// The type's parameters: every other member.
    public var parameters: Parameter

    @inlinable
    @inline(__always)
    public init(name: String, parameters: Parameter = .table([])) {
        self.name = name
        self.parameters = parameters
    }

    public static var expectation: String { "a string or an object" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if let name = document.string(node) {
            self.init(name: name)
        } else if document.isObject(node) {
            self = try Self.read(membersOf: node, in: document)
        } else {
            throw document.failure(node, expected: Self.expectation)
        }
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let name: String = try document.required("name", of: node)
        let parameters: Parameter = document.parameters(of: node, except: ["name"])
        return Self(name: name, parameters: parameters)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("name", name)
        writer.parameters(parameters)
    }
}

/// An entry of a list, by its label alone or with more.
public struct Choice: WireObject {
    /// What shows, and what is typed to find it.
    public var label: String
    /// What is chosen: `typed` of the field. A string, a number or a boolean; else the label.
    public var value: Parameter?
    /// A line below the label.
    public var description: String?
    /// The heading that it stands under.
    public var group: String?
    /// True: it shows and can't be chosen. Default: `false`.
    public var disabled: Bool?
    /// False: the list is without it. Default: `true`.
    public var shown: Condition?

    @inlinable
    @inline(__always)
    public init(
        label: String,
        value: Parameter? = nil,
        description: String? = nil,
        group: String? = nil,
        disabled: Bool? = nil,
        shown: Condition? = nil
    ) {
        self.label = label
        self.value = value
        self.description = description
        self.group = group
        self.disabled = disabled
        self.shown = shown
    }

    public static var expectation: String { "a string or an object" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if let label = document.string(node) {
            self.init(label: label)
        } else if document.isObject(node) {
            self = try Self.read(membersOf: node, in: document)
        } else {
            throw document.failure(node, expected: Self.expectation)
        }
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let label: String = try document.required("label", of: node)
        let value: Parameter? = try document.optional("value", of: node, noted)
        let description: String? = try document.optional("description", of: node, noted)
        let group: String? = try document.optional("group", of: node, noted)
        let disabled: Bool? = try document.optional("disabled", of: node, noted)
        let shown: Condition? = try document.optional("shown", of: node, noted)
        return Self(
            label: label,
            value: value,
            description: description,
            group: group,
            disabled: disabled,
            shown: shown
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("label", label)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","description":"#, description)
        writer.member(spelled: #","group":"#, group)
        writer.member(spelled: #","disabled":"#, disabled)
        writer.member(spelled: #","shown":"#, shown)
    }
}

/// A badge that the client sets.
public struct BadgeOptions: WireObject {
    /// What it says; an empty text takes the client's badge away.
    public var text: String
    /// What it is about. Default: `"custom"`.
    public var kind: String?
    /// A rank, where the kind has one.
    public var level: Int64?

    @inlinable
    @inline(__always)
    public init(text: String, kind: String? = nil, level: Int64? = nil) {
        self.text = text
        self.kind = kind
        self.level = level
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let text: String = try document.required("text", of: node)
        let kind: String? = try document.optional("kind", of: node, noted)
        let level: Int64? = try document.optional("level", of: node, noted, in: .integer)
        return Self(text: text, kind: kind, level: level)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member(spelled: #","kind":"#, kind)
        writer.member(spelled: #","level":"#, level)
    }
}

/// Names of icons, in the client's own set.
public struct IconOptions: WireObject {
    /// The icon before the text.
    public var leading: String?
    /// The icon behind the text.
    public var trailing: String?

    @inlinable
    @inline(__always)
    public init(leading: String? = nil, trailing: String? = nil) {
        self.leading = leading
        self.trailing = trailing
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let leading: String? = try document.optional("leading", of: node, noted)
        let trailing: String? = try document.optional("trailing", of: node, noted)
        return Self(leading: leading, trailing: trailing)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("leading", leading)
        writer.member("trailing", trailing)
    }
}

/// What changes in a field.
public struct FieldUpdateParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// The parts that change.
    public var set: FieldChanges

    @inlinable
    @inline(__always)
    public init(field: String, set: FieldChanges) {
        self.field = field
        self.set = set
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let field: String = try document.required("field", of: node)
        let set: FieldChanges = try document.required("set", of: node)
        return Self(field: field, set: set)
    }
}

/// Any member of `field/create` but `field`, and the field's own error.
public struct FieldChanges: WireDecodableObject {
    /// An error that the client sets; it is kept until it is set to null.
    public var error: Explicit<FieldError>
    /// Members of the same object. What a field is made of. In `field/create` what is absent takes its default, in
    /// `field/update` it stays as it is.
    public var options: FieldOptions

    @inlinable
    @inline(__always)
    public init(error: Explicit<FieldError> = .absent, options: FieldOptions = FieldOptions()) {
        self.error = error
        self.options = options
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let error: Explicit<FieldError> = try document.explicit("error", of: node)
        let options: FieldOptions = try .read(membersOf: node, in: document)
        return Self(error: error, options: options)
    }
}

/// An error that the client sets on a field.
public struct FieldError: WireDecodableObject {
    /// What the helper line says.
    public var message: String

    @inlinable
    @inline(__always)
    public init(message: String) {
        self.message = message
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let message: String = try document.required("message", of: node)
        return Self(message: message)
    }
}

/// A number that is computed of those of other fields of the form, in exact decimals.
public struct Total: WireObject {
    /// The number of a field, by its id; `items[].amount`: of each row of a section, the local id behind the point.
    public var field: String?
    /// All of them together.
    public var sum: [Total]?
    /// All of them times each other.
    public var product: [Total]?
    /// How many rows the section of that name has.
    public var count: String?
    /// Beside `field`: what counts in place of a field that is empty. Else there is no total then.
    public var otherwise: NumberText?
    /// What the number is multiplied by: `-1` takes it away from others, `0.19` is 19 % of it.
    public var times: NumberText?
    /// What is added to it, behind `times`.
    public var plus: NumberText?
    /// The least that it comes to then.
    public var min: NumberText?
    /// The most that it comes to then.
    public var max: NumberText?

    @inlinable
    @inline(__always)
    public init(
        field: String? = nil,
        sum: [Total]? = nil,
        product: [Total]? = nil,
        count: String? = nil,
        otherwise: NumberText? = nil,
        times: NumberText? = nil,
        plus: NumberText? = nil,
        min: NumberText? = nil,
        max: NumberText? = nil
    ) {
        self.field = field
        self.sum = sum
        self.product = product
        self.count = count
        self.otherwise = otherwise
        self.times = times
        self.plus = plus
        self.min = min
        self.max = max
    }

    public static var hasRequiredMembers: Bool { false }

    public static var expectation: String { "a string or an object" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if let field = document.string(node) {
            self.init(field: field)
        } else if document.isObject(node) {
            self = try Self.read(membersOf: node, in: document)
        } else {
            throw document.failure(node, expected: Self.expectation)
        }
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String? = try document.optional("field", of: node, noted)
        let sum: [Total]? = try document.optional("sum", of: node, noted)
        let product: [Total]? = try document.optional("product", of: node, noted)
        let count: String? = try document.optional("count", of: node, noted)
        let otherwise: NumberText? = try document.optional("otherwise", of: node, noted)
        let times: NumberText? = try document.optional("times", of: node, noted)
        let plus: NumberText? = try document.optional("plus", of: node, noted)
        let min: NumberText? = try document.optional("min", of: node, noted)
        let max: NumberText? = try document.optional("max", of: node, noted)
        var alternatives = Alternatives()
        alternatives.note("field", field != nil)
        alternatives.note("sum", sum != nil)
        alternatives.note("product", product != nil)
        alternatives.note("count", count != nil)
        try alternatives.requireExactlyOne("field, sum, product, count")
        return Self(
            field: field,
            sum: sum,
            product: product,
            count: count,
            otherwise: otherwise,
            times: times,
            plus: plus,
            min: min,
            max: max
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member("sum", sum)
        writer.member("product", product)
        writer.member("count", count)
        writer.member("otherwise", otherwise)
        writer.member("times", times)
        writer.member("plus", plus)
        writer.member("min", min)
        writer.member("max", max)
    }
}
