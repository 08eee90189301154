/// How a pattern is read from a place on: what `(?imsuxU)` turns on and off.
struct PatternFlags {
    var ignoreCase = false
    /// `.` takes line terminators too.
    var dotAll = false
    /// `^` and `$` hold at the lines' ends too.
    var isMultiline = false
    /// `\d \w \s \b` go by Unicode's properties, and by ASCII otherwise.
    var isUnicode = false
    /// White space and comments between the parts mean nothing.
    var isExtended = false

    /// Turns the flag of a letter on or off; false where there is no such flag.
    mutating func set(_ letter: Unicode.Scalar, _ isOn: Bool) -> Bool {
        switch letter {
        case "i": ignoreCase = isOn
        case "s": dotAll = isOn
        case "m": isMultiline = isOn
        case "u": isUnicode = isOn
        case "x": isExtended = isOn
        // It makes greedy quantifiers lazy and lazy ones greedy: the language is the same.
        case "U": break
        default: return false
        }
        return true
    }
}
