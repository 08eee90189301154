// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// The types that fields can have.
public struct TypeListResult: WireEncodableObject {
    /// The built-in ones, then the client's own in the order of their definition.
    public var types: [TypeSummary]

    @inlinable
    @inline(__always)
    public init(types: [TypeSummary]) {
        self.types = types
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("types", types)
    }
}

/// A type in a list.
public struct TypeSummary: WireEncodableObject {
    /// The type's name.
    public var name: String
    /// What it is for.
    public var description: String
    /// Its template, where it has a fixed one.
    public var template: String?
    /// Its parameters.
    public var params: [TypeParameter]

    @inlinable
    @inline(__always)
    public init(name: String, description: String, template: String? = nil, params: [TypeParameter]) {
        self.name = name
        self.description = description
        self.template = template
        self.params = params
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("name", name)
        writer.member(spelled: #","description":"#, description)
        writer.member(spelled: #","template":"#, template)
        writer.member(spelled: #","params":"#, params)
    }
}

/// A parameter of a type.
public struct TypeParameter: WireEncodableObject {
    /// The parameter's name.
    public var name: String
    /// What it takes, such as `integer`, `string`, `boolean`, `string[]`.
    public var kind: String
    /// What it says.
    public var meaning: String
    /// What counts where it is not given.
    public var `default`: Parameter?
    /// It must be given.
    public var required: Bool

    @inlinable
    @inline(__always)
    public init(name: String, kind: String, meaning: String, default: Parameter? = nil, required: Bool) {
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.default = `default`
        self.required = required
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("name", name)
        writer.member(spelled: #","kind":"#, kind)
        writer.member(spelled: #","meaning":"#, meaning)
        writer.member(spelled: #","default":"#, `default`)
        writer.member(spelled: #","required":"#, required)
    }
}

/// Which type is meant.
public struct TypeDescribeParams: WireDecodableObject {
    /// The type's name.
    public var type: String

    @inlinable
    @inline(__always)
    public init(type: String) {
        self.type = type
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let type: String = try document.required("type", of: node)
        return Self(type: type)
    }
}

/// A type's definition and parameters.
public struct TypeDescription: WireEncodableObject {
    /// It is not the client's own.
    public var builtIn: Bool
    /// Its parameters.
    public var params: [TypeParameter]
    /// The countries that it knows, by their codes of ISO 3166, where it goes by countries.
    public var countries: [String]?
    /// Members of the same object. A declared type: what it takes, how it is written, and by which rules it is judged.
    public var definition: TypeDefinition

    @inlinable
    @inline(__always)
    public init(builtIn: Bool, params: [TypeParameter], countries: [String]? = nil, definition: TypeDefinition) {
        self.builtIn = builtIn
        self.params = params
        self.countries = countries
        self.definition = definition
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("builtIn", builtIn)
        writer.member(spelled: #","params":"#, params)
        writer.member(spelled: #","countries":"#, countries)
        definition.encodeMembers(to: &writer)
    }
}

/// A declared type: what it takes, how it is written, and by which rules it is judged.
public final class TypeDefinition: WireObject {
    /// The type's name.
    public let name: String
    /// What it is for.
    public let description: String
    /// The type it starts from.
    public let extends: String?
    /// Those of the built-in type that it starts from.
    public let parameters: OrderedMap<Parameter>?
    /// How the value is written; of several, short to long, the shortest that holds the value shows.
    public let template: [String]?
    /// The class of characters that each slot of the template takes.
    public let slots: OrderedMap<String>?
    /// What the runs of a slot's name in the template are: parts, of which each keeps its own characters.
    public let parts: OrderedMap<TypePart>?
    /// Brackets of the template are groups: `[…]` may be missing, and `{2,4}` behind a group or a character says how
    /// often it comes. Default: `false`.
    public let groups: Bool?
    /// From which side the slots are filled. Default: `"left"`.
    public let align: SlotAlignment?
    /// What is done to the letters of a slot, before they are tested: "upper" or "lower".
    public let cases: OrderedMap<TextTransform>?
    /// The class of characters that may be typed.
    public let allow: String?
    /// What becomes of white space at the ends of a text; else "keep" with a `pattern`, and without one as the type it
    /// extends, or "trim".
    public let blanks: Blanks?
    /// What is done to a character before it is tested. Default: `"none"`.
    public let transform: TextTransform?
    /// A typed character replaces the one after the caret. Default: `false`.
    public let overwrite: Bool?
    /// Literals are written as soon as the slot before them is filled. Default: `false`.
    public let eager: Bool?
    /// Most characters of the value.
    public let maxLength: Int?
    /// The language of the value: live as a viable prefix, final as a full match.
    public let pattern: String?
    /// Rules while typing.
    public let live: [Rule]?
    /// Rules when editing ends.
    public let final: [Rule]?
    /// What is written around and into the value when editing ends.
    public let format: TypeFormat?
    /// How the typed form comes from the value.
    public let convert: TypeConversion?
    /// Layout priority.
    public let priority: NumberText?
    /// Kind of keyboard.
    public let keyboard: String?
    /// The text is a secret. Default: `false`.
    public let secure: Bool?
    /// The type's message catalogue: a text by diagnostic code.
    public let messages: OrderedMap<String>?

    @inlinable
    @inline(__always)
    public init(
        name: String,
        description: String,
        extends: String? = nil,
        parameters: OrderedMap<Parameter>? = nil,
        template: [String]? = nil,
        slots: OrderedMap<String>? = nil,
        parts: OrderedMap<TypePart>? = nil,
        groups: Bool? = nil,
        align: SlotAlignment? = nil,
        cases: OrderedMap<TextTransform>? = nil,
        allow: String? = nil,
        blanks: Blanks? = nil,
        transform: TextTransform? = nil,
        overwrite: Bool? = nil,
        eager: Bool? = nil,
        maxLength: Int? = nil,
        pattern: String? = nil,
        live: [Rule]? = nil,
        final: [Rule]? = nil,
        format: TypeFormat? = nil,
        convert: TypeConversion? = nil,
        priority: NumberText? = nil,
        keyboard: String? = nil,
        secure: Bool? = nil,
        messages: OrderedMap<String>? = nil
    ) {
        self.name = name
        self.description = description
        self.extends = extends
        self.parameters = parameters
        self.template = template
        self.slots = slots
        self.parts = parts
        self.groups = groups
        self.align = align
        self.cases = cases
        self.allow = allow
        self.blanks = blanks
        self.transform = transform
        self.overwrite = overwrite
        self.eager = eager
        self.maxLength = maxLength
        self.pattern = pattern
        self.live = live
        self.final = final
        self.format = format
        self.convert = convert
        self.priority = priority
        self.keyboard = keyboard
        self.secure = secure
        self.messages = messages
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let name: String = try document.required("name", of: node)
        let description: String = try document.required("description", of: node)
        let extends: String? = try document.optional("extends", of: node, noted)
        let parameters: OrderedMap<Parameter>? = try document.optional("parameters", of: node, noted)
        let template: [String]? = try document.optionalOneOrMore("template", of: node)
        let slots: OrderedMap<String>? = try document.optional("slots", of: node, noted)
        let parts: OrderedMap<TypePart>? = try document.optional("parts", of: node, noted)
        let groups: Bool? = try document.optional("groups", of: node, noted)
        let align: SlotAlignment? = try document.optional("align", of: node, noted)
        let cases: OrderedMap<TextTransform>? = try document.optional("cases", of: node, noted)
        let allow: String? = try document.optional("allow", of: node, noted)
        let blanks: Blanks? = try document.optional("blanks", of: node, noted)
        let transform: TextTransform? = try document.optional("transform", of: node, noted)
        let overwrite: Bool? = try document.optional("overwrite", of: node, noted)
        let eager: Bool? = try document.optional("eager", of: node, noted)
        let maxLength: Int? = try document.optional("maxLength", of: node, noted, in: 0...2_147_483_647)
        let pattern: String? = try document.optional("pattern", of: node, noted)
        let live: [Rule]? = try document.optional("live", of: node, noted)
        let final: [Rule]? = try document.optional("final", of: node, noted)
        let format: TypeFormat? = try document.optional("format", of: node, noted)
        let convert: TypeConversion? = try document.optional("convert", of: node, noted)
        let priority: NumberText? = try document.optional("priority", of: node, noted)
        let keyboard: String? = try document.optional("keyboard", of: node, noted)
        let secure: Bool? = try document.optional("secure", of: node, noted)
        let messages: OrderedMap<String>? = try document.optional("messages", of: node, noted)
        return Self(
            name: name,
            description: description,
            extends: extends,
            parameters: parameters,
            template: template,
            slots: slots,
            parts: parts,
            groups: groups,
            align: align,
            cases: cases,
            allow: allow,
            blanks: blanks,
            transform: transform,
            overwrite: overwrite,
            eager: eager,
            maxLength: maxLength,
            pattern: pattern,
            live: live,
            final: final,
            format: format,
            convert: convert,
            priority: priority,
            keyboard: keyboard,
            secure: secure,
            messages: messages
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("name", name)
        writer.member(spelled: #","description":"#, description)
        writer.member(spelled: #","extends":"#, extends)
        writer.member(spelled: #","parameters":"#, parameters)
        writer.oneOrMore("template", template)
        writer.member(spelled: #","slots":"#, slots)
        writer.member(spelled: #","parts":"#, parts)
        writer.member(spelled: #","groups":"#, groups)
        writer.member(spelled: #","align":"#, align)
        writer.member(spelled: #","cases":"#, cases)
        writer.member(spelled: #","allow":"#, allow)
        writer.member(spelled: #","blanks":"#, blanks)
        writer.member(spelled: #","transform":"#, transform)
        writer.member(spelled: #","overwrite":"#, overwrite)
        writer.member(spelled: #","eager":"#, eager)
        writer.member(spelled: #","maxLength":"#, maxLength)
        writer.member(spelled: #","pattern":"#, pattern)
        writer.member(spelled: #","live":"#, live)
        writer.member(spelled: #","final":"#, final)
        writer.member(spelled: #","format":"#, format)
        writer.member(spelled: #","convert":"#, convert)
        writer.member(spelled: #","priority":"#, priority)
        writer.member(spelled: #","keyboard":"#, keyboard)
        writer.member(spelled: #","secure":"#, secure)
        writer.member(spelled: #","messages":"#, messages)
    }
}

/// What a part of a template is: a number, one of several words, or characters of its slot's class.
public struct TypePart: WireObject {
    /// What it means, as `segments` tell it; else the slot's name.
    public var kind: String?
    /// The least number that it says.
    public var minimum: Int64?
    /// The greatest number that it says.
    public var maximum: Int64?
    /// Which zeros stand before a number; else "none" where it `varies`, "padded" where not.
    public var zeros: PartZeros?
    /// The words of which it is one.
    public var words: [String]?
    /// It may have fewer characters than the run has slots, one at least, and ends with its separator. Default:
    /// `false`.
    public var varies: Bool?

    @inlinable
    @inline(__always)
    public init(
        kind: String? = nil,
        minimum: Int64? = nil,
        maximum: Int64? = nil,
        zeros: PartZeros? = nil,
        words: [String]? = nil,
        varies: Bool? = nil
    ) {
        self.kind = kind
        self.minimum = minimum
        self.maximum = maximum
        self.zeros = zeros
        self.words = words
        self.varies = varies
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let kind: String? = try document.optional("kind", of: node, noted)
        let minimum: Int64? = try document.optional("minimum", of: node, noted, in: .unsigned)
        let maximum: Int64? = try document.optional("maximum", of: node, noted, in: .unsigned)
        let zeros: PartZeros? = try document.optional("zeros", of: node, noted)
        let words: [String]? = try document.optional("words", of: node, noted)
        let varies: Bool? = try document.optional("varies", of: node, noted)
        return Self(kind: kind, minimum: minimum, maximum: maximum, zeros: zeros, words: words, varies: varies)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("kind", kind)
        writer.member("minimum", minimum)
        writer.member("maximum", maximum)
        writer.member("zeros", zeros)
        writer.member("words", words)
        writer.member("varies", varies)
    }
}

/// What is written around and into a value when editing ends.
public struct TypeFormat: WireObject {
    /// Digits behind the decimal sign.
    public var fixedDecimals: Int64?
    /// Text before the value.
    public var prefix: String?
    /// Text behind the value.
    public var suffix: String?
    /// BCP 47 tag of the language whose signs a number has; that of `initialize` by default.
    public var locale: String?
    /// When the prefix and the suffix of a number show, and the literals before the first slot of a template. Default:
    /// `"filled"`.
    public var affixes: AffixDisplay?

    @inlinable
    @inline(__always)
    public init(
        fixedDecimals: Int64? = nil,
        prefix: String? = nil,
        suffix: String? = nil,
        locale: String? = nil,
        affixes: AffixDisplay? = nil
    ) {
        self.fixedDecimals = fixedDecimals
        self.prefix = prefix
        self.suffix = suffix
        self.locale = locale
        self.affixes = affixes
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let fixedDecimals: Int64? = try document.optional("fixedDecimals", of: node, noted, in: .unsigned)
        let prefix: String? = try document.optional("prefix", of: node, noted)
        let suffix: String? = try document.optional("suffix", of: node, noted)
        let locale: String? = try document.optional("locale", of: node, noted)
        let affixes: AffixDisplay? = try document.optional("affixes", of: node, noted)
        return Self(fixedDecimals: fixedDecimals, prefix: prefix, suffix: suffix, locale: locale, affixes: affixes)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fixedDecimals", fixedDecimals)
        writer.member("prefix", prefix)
        writer.member("suffix", suffix)
        writer.member("locale", locale)
        writer.member("affixes", affixes)
    }
}

/// How the typed form comes from the value.
public struct TypeConversion: WireObject {
    /// The typed form of each value.
    public var map: OrderedMap<String>?

    @inlinable
    @inline(__always)
    public init(map: OrderedMap<String>? = nil) {
        self.map = map
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let map: OrderedMap<String>? = try document.optional("map", of: node, noted)
        return Self(map: map)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("map", map)
    }
}
