// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

/// The members of what people write by hand in form files.
public enum WrittenMembers {
    /// A member, and the structure of its value or of the elements of its value.
    public struct Member: Sendable {
        public var name: String
        public var structure: String?
    }

    /// The members of a structure; nil for one that is not written in form files.
    public static func members(of structure: String) -> [Member]? {
        switch structure {
        case "FieldOptions":
            [
                Member(name: "form", structure: nil),
                Member(name: "group", structure: nil),
                Member(name: "type", structure: "TypeReference"),
                Member(name: "label", structure: nil),
                Member(name: "placeholder", structure: nil),
                Member(name: "helper", structure: nil),
                Member(name: "text", structure: nil),
                Member(name: "value", structure: nil),
                Member(name: "typed", structure: nil),
                Member(name: "badge", structure: "BadgeOptions"),
                Member(name: "required", structure: "Condition"),
                Member(name: "enabled", structure: "Condition"),
                Member(name: "shown", structure: "Condition"),
                Member(name: "readOnly", structure: nil),
                Member(name: "total", structure: "Total"),
                Member(name: "secure", structure: nil),
                Member(name: "minLength", structure: nil),
                Member(name: "maxLength", structure: nil),
                Member(name: "lengthUnit", structure: nil),
                Member(name: "overflow", structure: nil),
                Member(name: "blanks", structure: nil),
                Member(name: "helperPolicy", structure: nil),
                Member(name: "counter", structure: nil),
                Member(name: "activeOnEditing", structure: nil),
                Member(name: "horizontalPadding", structure: nil),
                Member(name: "style", structure: nil),
                Member(name: "icon", structure: "IconOptions"),
                Member(name: "clearButton", structure: nil),
                Member(name: "choices", structure: "Choice"),
                Member(name: "tag", structure: nil),
                Member(name: "priority", structure: nil),
                Member(name: "keyboard", structure: nil),
                Member(name: "autofill", structure: nil),
                Member(name: "appearance", structure: nil),
                Member(name: "state", structure: nil),
                Member(name: "validation", structure: "Validation"),
                Member(name: "messages", structure: nil),
                Member(name: "locale", structure: nil),
                Member(name: "debug", structure: nil),
            ]
        case "Page":
            [
                Member(name: "page", structure: nil),
                Member(name: "title", structure: nil),
                Member(name: "groups", structure: nil),
                Member(name: "fields", structure: nil),
                Member(name: "shown", structure: "Condition"),
                Member(name: "leave", structure: nil),
            ]
        case "Section":
            [
                Member(name: "section", structure: nil),
                Member(name: "title", structure: nil),
                Member(name: "fields", structure: "SectionField"),
                Member(name: "least", structure: nil),
                Member(name: "most", structure: nil),
                Member(name: "unique", structure: nil),
                Member(name: "rules", structure: "GroupRule"),
                Member(name: "group", structure: nil),
                Member(name: "page", structure: nil),
            ]
        case "TypeDefinition":
            [
                Member(name: "name", structure: nil),
                Member(name: "description", structure: nil),
                Member(name: "extends", structure: nil),
                Member(name: "parameters", structure: nil),
                Member(name: "template", structure: nil),
                Member(name: "slots", structure: nil),
                Member(name: "parts", structure: nil),
                Member(name: "groups", structure: nil),
                Member(name: "align", structure: nil),
                Member(name: "cases", structure: nil),
                Member(name: "allow", structure: nil),
                Member(name: "blanks", structure: nil),
                Member(name: "transform", structure: nil),
                Member(name: "overwrite", structure: nil),
                Member(name: "eager", structure: nil),
                Member(name: "maxLength", structure: nil),
                Member(name: "pattern", structure: nil),
                Member(name: "live", structure: "Rule"),
                Member(name: "final", structure: "Rule"),
                Member(name: "format", structure: "TypeFormat"),
                Member(name: "convert", structure: "TypeConversion"),
                Member(name: "priority", structure: nil),
                Member(name: "keyboard", structure: nil),
                Member(name: "secure", structure: nil),
                Member(name: "messages", structure: nil),
            ]
        case "TypeReference":
            [
                Member(name: "name", structure: nil)
            ]
        case "BadgeOptions":
            [
                Member(name: "text", structure: nil),
                Member(name: "kind", structure: nil),
                Member(name: "level", structure: nil),
            ]
        case "Condition":
            [
                Member(name: "rule", structure: nil),
                Member(name: "field", structure: nil),
                Member(name: "holds", structure: nil),
            ]
        case "Total":
            [
                Member(name: "field", structure: nil),
                Member(name: "sum", structure: "Total"),
                Member(name: "product", structure: "Total"),
                Member(name: "count", structure: nil),
                Member(name: "otherwise", structure: nil),
                Member(name: "times", structure: nil),
                Member(name: "plus", structure: nil),
                Member(name: "min", structure: nil),
                Member(name: "max", structure: nil),
            ]
        case "IconOptions":
            [
                Member(name: "leading", structure: nil),
                Member(name: "trailing", structure: nil),
            ]
        case "Choice":
            [
                Member(name: "label", structure: nil),
                Member(name: "value", structure: nil),
                Member(name: "description", structure: nil),
                Member(name: "group", structure: nil),
                Member(name: "disabled", structure: nil),
                Member(name: "shown", structure: "Condition"),
            ]
        case "Validation":
            [
                Member(name: "on", structure: nil),
                Member(name: "afterError", structure: nil),
                Member(name: "live", structure: "LiveValidation"),
                Member(name: "final", structure: "FinalValidation"),
                Member(name: "clientTimeout", structure: nil),
            ]
        case "SectionField":
            [
                Member(name: "field", structure: nil),
                Member(name: "form", structure: nil),
                Member(name: "group", structure: nil),
                Member(name: "type", structure: "TypeReference"),
                Member(name: "label", structure: nil),
                Member(name: "placeholder", structure: nil),
                Member(name: "helper", structure: nil),
                Member(name: "text", structure: nil),
                Member(name: "value", structure: nil),
                Member(name: "typed", structure: nil),
                Member(name: "badge", structure: "BadgeOptions"),
                Member(name: "required", structure: "Condition"),
                Member(name: "enabled", structure: "Condition"),
                Member(name: "shown", structure: "Condition"),
                Member(name: "readOnly", structure: nil),
                Member(name: "total", structure: "Total"),
                Member(name: "secure", structure: nil),
                Member(name: "minLength", structure: nil),
                Member(name: "maxLength", structure: nil),
                Member(name: "lengthUnit", structure: nil),
                Member(name: "overflow", structure: nil),
                Member(name: "blanks", structure: nil),
                Member(name: "helperPolicy", structure: nil),
                Member(name: "counter", structure: nil),
                Member(name: "activeOnEditing", structure: nil),
                Member(name: "horizontalPadding", structure: nil),
                Member(name: "style", structure: nil),
                Member(name: "icon", structure: "IconOptions"),
                Member(name: "clearButton", structure: nil),
                Member(name: "choices", structure: "Choice"),
                Member(name: "tag", structure: nil),
                Member(name: "priority", structure: nil),
                Member(name: "keyboard", structure: nil),
                Member(name: "autofill", structure: nil),
                Member(name: "appearance", structure: nil),
                Member(name: "state", structure: nil),
                Member(name: "validation", structure: "Validation"),
                Member(name: "messages", structure: nil),
                Member(name: "locale", structure: nil),
                Member(name: "debug", structure: nil),
            ]
        case "GroupRule":
            [
                Member(name: "rule", structure: nil),
                Member(name: "fields", structure: nil),
                Member(name: "message", structure: nil),
                Member(name: "on", structure: nil),
            ]
        case "TypePart":
            [
                Member(name: "kind", structure: nil),
                Member(name: "minimum", structure: nil),
                Member(name: "maximum", structure: nil),
                Member(name: "zeros", structure: nil),
                Member(name: "words", structure: nil),
                Member(name: "varies", structure: nil),
            ]
        case "Rule":
            [
                Member(name: "rule", structure: nil),
                Member(name: "severity", structure: nil),
                Member(name: "message", structure: nil),
                Member(name: "code", structure: nil),
                Member(name: "when", structure: "Condition"),
            ]
        case "TypeFormat":
            [
                Member(name: "fixedDecimals", structure: nil),
                Member(name: "prefix", structure: nil),
                Member(name: "suffix", structure: nil),
                Member(name: "locale", structure: nil),
                Member(name: "affixes", structure: nil),
            ]
        case "TypeConversion":
            [
                Member(name: "map", structure: nil)
            ]
        case "LiveValidation":
            [
                Member(name: "rules", structure: "Rule"),
                Member(name: "delay", structure: nil),
                Member(name: "client", structure: nil),
            ]
        case "FinalValidation":
            [
                Member(name: "rules", structure: "Rule"),
                Member(name: "client", structure: nil),
            ]
        default: nil
        }
    }

    /// The parameters of a rule; nil for an unknown one.
    public static func parameters(ofRule rule: String) -> [Member]? {
        switch rule {
        case "length":
            [
                Member(name: "min", structure: nil),
                Member(name: "max", structure: nil),
                Member(name: "exact", structure: nil),
                Member(name: "unit", structure: nil),
            ]
        case "pattern":
            [
                Member(name: "pattern", structure: nil),
                Member(name: "ignoreCase", structure: nil),
            ]
        case "range":
            [
                Member(name: "min", structure: nil),
                Member(name: "max", structure: nil),
                Member(name: "step", structure: nil),
            ]
        case "dateRange":
            [
                Member(name: "min", structure: nil),
                Member(name: "max", structure: nil),
            ]
        case "oneOf":
            [
                Member(name: "values", structure: nil),
                Member(name: "ignoreCase", structure: nil),
            ]
        case "noneOf":
            [
                Member(name: "values", structure: nil),
                Member(name: "ignoreCase", structure: nil),
            ]
        case "contains":
            [
                Member(name: "characters", structure: nil),
                Member(name: "atLeast", structure: nil),
            ]
        case "startsWith":
            [
                Member(name: "text", structure: nil)
            ]
        case "endsWith":
            [
                Member(name: "text", structure: nil)
            ]
        case "luhn": []
        case "mod97": []
        case "checksum":
            [
                Member(name: "algorithm", structure: nil),
                Member(name: "alphabet", structure: nil),
                Member(name: "values", structure: nil),
                Member(name: "from", structure: nil),
                Member(name: "through", structure: nil),
                Member(name: "weights", structure: nil),
                Member(name: "fromEnd", structure: nil),
                Member(name: "modulus", structure: nil),
                Member(name: "add", structure: nil),
                Member(name: "products", structure: nil),
                Member(name: "remainders", structure: nil),
                Member(name: "characters", structure: nil),
                Member(name: "check", structure: nil),
                Member(name: "otherwise", structure: nil),
            ]
        case "equalsField":
            [
                Member(name: "field", structure: nil)
            ]
        case "differsFromField":
            [
                Member(name: "field", structure: nil)
            ]
        case "strength":
            [
                Member(name: "min", structure: nil)
            ]
        case "equals":
            [
                Member(name: "value", structure: nil)
            ]
        case "empty": []
        case "not":
            [
                Member(name: "rules", structure: "Rule")
            ]
        case "all":
            [
                Member(name: "rules", structure: "Rule")
            ]
        case "any":
            [
                Member(name: "rules", structure: "Rule")
            ]
        default: nil
        }
    }
}
