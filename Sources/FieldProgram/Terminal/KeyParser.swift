/// Turns a terminal's bytes into keys, however they are cut up.
///
/// An escape byte alone may be the Escape key or the start of a sequence still on its way. The caller, who has a
/// clock, says with `flush` that nothing more has come.
struct KeyParser {
    /// What the Backspace key sends. Terminals disagree; the other one of 0x7F and 0x08 is taken as Ctrl-Backspace.
    private let erase: UInt8
    private var pending: [UInt8] = []
    /// The bytes of a bracketed paste while it goes on.
    private var pasted: [UInt8]?
    private var typed = ""
    private var keys: [Key] = []

    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07
    /// What begins a string behind an escape: DCS, SOS, OSC, PM and APC.
    private static let stringIntroducers = Array("PX]^_".utf8)
    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
    /// Longer than any sequence that a keyboard sends.
    private static let longestSequence = 32

    init(erase: UInt8 = 0x7F) {
        self.erase = erase == 0x08 ? 0x08 : 0x7F
    }

    /// Whether the bytes so far could go on: `flush` is due when nothing follows soon.
    var isWaiting: Bool { !pending.isEmpty }

    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        for byte in bytes { take(byte) }
        return takeKeys()
    }

    /// Nothing more has come: what is pending is all there is.
    mutating func flush() -> [Key] {
        // A lone escape is the key; a torn sequence says nothing, and a torn paste is waited for.
        if pasted == nil {
            if pending == [Self.escape] { press(.escape) }
            pending = []
        }
        return takeKeys()
    }

    private mutating func takeKeys() -> [Key] {
        endTyping()
        defer { keys = [] }
        return keys
    }

    private mutating func press(_ key: Key) {
        endTyping()
        keys.append(key)
    }

    /// What was typed goes out a character at a time, once it is known where each one ends.
    private mutating func endTyping() {
        keys += typed.map { .text(String($0)) }
        typed = ""
    }

    private mutating func take(_ byte: UInt8) {
        if pasted != nil {
            takePasted(byte)
        } else if let first = pending.first {
            if first == Self.escape {
                pending.append(byte)
                takeSequence()
            } else if byte & 0xC0 == 0x80 {
                pending.append(byte)
                takeCharacter()
            } else {
                pending = []
                take(byte)
            }
        } else if byte == Self.escape || byte >= 0x80 {
            pending = [byte]
        } else if byte >= 0x20, byte != 0x7F {
            typed.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
            takeControl(byte)
        }
    }

    private mutating func takeControl(_ byte: UInt8) {
        switch byte {
        case 0x7F, 0x08: press(.delete(byte == erase ? .backward : .wordBackward))
        case control("A"): press(.move(.home, extendsSelection: false))
        case control("B"): press(.move(.left, extendsSelection: false))
        case control("E"): press(.move(.end, extendsSelection: false))
        case control("F"): press(.move(.right, extendsSelection: false))
        case control("C"): press(.interrupt)
        case control("D"): press(.deleteOrEnd)
        case control("I"): press(.tab(isBackward: false))
        case control("N"): press(.page(isBackward: false))
        case control("P"): press(.page(isBackward: true))
        case control("R"): press(.reveal)
        case control("S"): press(.submit)
        case control("U"): press(.delete(.all))
        case control("W"): press(.delete(.wordBackward))
        case control("Y"): press(.redo)
        case control("Z"): press(.undo)
        case control("K"): press(.deleteRestOfLine)
        case control("J"), control("M"): press(.commit)
        default: break
        }
    }

    private func control(_ letter: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: letter.value) & 0x1F }

    /// Part of a character in UTF-8; what is none is dropped.
    private mutating func takeCharacter() {
        let count =
            switch pending.first ?? 0 {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        guard pending.count >= count else { return }
        if let character = String(validating: pending, as: UTF8.self) { typed += character }
        pending = []
    }

    private mutating func takePasted(_ byte: UInt8) {
        pasted?.append(byte)
        guard byte == UInt8(ascii: "~"), let bytes = pasted, bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
        else { return }
        pasted = nil
        press(.paste(String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self)))
    }

    /// `pending` starts with an escape and has at least one byte more.
    private mutating func takeSequence() {
        let last = pending[pending.count - 1]
        switch (pending.count, pending[1]) {
        case (2, UInt8(ascii: "[")), (2, UInt8(ascii: "O")):
            return
        case (_, let introducer) where Self.stringIntroducers.contains(introducer):
            takeString(last, isCommand: introducer == UInt8(ascii: "]"))
            return
        case (2, Self.escape):
            // Two escapes: the first was the key.
            pending = [Self.escape]
            press(.escape)
            return
        case (2, let byte):
            pending = []
            takeAlternate(byte)
        case (3, UInt8(ascii: "[")) where last == UInt8(ascii: "["):
            // A function key of the Linux console: a letter is still to come.
            return
        case (4, UInt8(ascii: "[")) where pending[2] == UInt8(ascii: "["):
            pending = []
        case (_, UInt8(ascii: "O")):
            pending = []
            takeFinal(last, parameters: [])
        default:
            guard last >= 0x40 else {
                if pending.count > Self.longestSequence { pending = [] }
                return
            }
            let isMouse = pending[2] == UInt8(ascii: "<")
            let parameters = pending.dropFirst(isMouse ? 3 : 2).dropLast().split(
                separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
            ).map { Int(String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 1 }
            pending = []
            if isMouse {
                takeMouse(parameters, isPress: last == UInt8(ascii: "M"))
            } else {
                takeFinal(last, parameters: parameters)
            }
        }
    }

    /// What a terminal answers to a question of the program before (its colours, its name): a string that says
    /// nothing here, up to the string terminator `ESC \\`, or to a bell that ends commands of the operating system.
    private mutating func takeString(_ last: UInt8, isCommand: Bool) {
        let isTerminated = last == UInt8(ascii: "\\") && pending.count > 3 && pending[pending.count - 2] == Self.escape
        if isTerminated || (isCommand && last == Self.bell) {
            pending = []
        } else if pending.count > 4 {
            // A string may be long; only the last byte decides with the next one.
            pending.remove(at: 2)
        }
    }

    /// A report of the mouse: the button with its modifiers, then column and row from 1.
    private mutating func takeMouse(_ parameters: [Int], isPress: Bool) {
        guard isPress, parameters.count == 3, let button = parameters.first else { return }
        let action: Key.Mouse.Action
        // Shift 4, Alt 8 and Control 16 say nothing here; 32 is a movement.
        switch button & ~0x1C {
        case 0: action = .press
        case 64: action = .wheelUp
        case 65: action = .wheelDown
        default: return
        }
        // A number of any length may come in.
        let places = parameters.dropFirst().map { min(max($0, 1), 1 << 20) - 1 }
        press(.mouse(Key.Mouse(action: action, row: places[1], column: places[0])))
    }

    /// A key pressed with Alt.
    private mutating func takeAlternate(_ byte: UInt8) {
        switch Unicode.Scalar(byte) {
        case "\u{7F}", "\u{08}": press(.delete(.wordBackward))
        case "b": press(.move(.wordLeft, extendsSelection: false))
        case "f": press(.move(.wordRight, extendsSelection: false))
        case "d": press(.delete(.wordForward))
        case "\r", "\n": press(.lineBreak)
        default: break
        }
    }

    private struct Modifiers {
        var shift = false
        var word = false

        /// Encoded as one more than the sum of shift 1, alt 2, control 4.
        init(_ parameter: Int?) {
            guard let parameter, (1...256).contains(parameter) else { return }
            shift = (parameter - 1) & 1 != 0
            word = (parameter - 1) & 6 != 0
        }
    }

    /// The end of a sequence that `ESC [` or `ESC O` began.
    private mutating func takeFinal(_ byte: UInt8, parameters: [Int]) {
        let modifiers = Modifiers(parameters.count > 1 ? parameters[1] : nil)
        func move(_ movement: Key.Movement) -> Key { .move(movement, extendsSelection: modifiers.shift) }
        switch Unicode.Scalar(byte) {
        case "A": press(.step(.up, count: 1))
        case "B": press(.step(.down, count: 1))
        case "C": press(move(modifiers.word ? .wordRight : .right))
        case "D": press(move(modifiers.word ? .wordLeft : .left))
        case "H": press(move(.home))
        case "F": press(move(.end))
        case "Z": press(.tab(isBackward: true))
        case "M" where parameters.isEmpty: press(.commit)  // Enter on the numeric keypad
        case "~":
            switch parameters.first {
            case 1, 7: press(move(.home))
            case 4, 8: press(move(.end))
            case 3: press(.delete(modifiers.word ? .wordForward : .forward))
            case 5: press(.step(.up, count: 10))
            case 6: press(.step(.down, count: 10))
            case 200: pasted = []
            default: break
            }
        case "u":
            // The keyboard protocol that tells every key apart: the key's code point, then the modifiers.
            switch parameters.first {
            case 127: press(.delete(modifiers.word ? .wordBackward : .backward))
            case 9: press(.tab(isBackward: modifiers.shift))
            case 13: press(modifiers.shift || modifiers.word ? .lineBreak : .commit)
            case 27: press(.escape)
            default: break
            }
        default: break
        }
    }
}
