internal import FieldEngine
internal import FieldTools

/// The caret goes where the person wants it, and then where the server says that one can type.
extension FormFilling {
    mutating func moveCaret(_ movement: Key.Movement, extends: Bool, in field: Int) throws(Refusal) {
        let state = client.fields[field]
        if !extends, !state.segments.isEmpty, movement == .wordLeft || movement == .wordRight {
            let part = Parameter.text(movement == .wordLeft ? "previous" : "next")
            try client.ask("field/select", of: field, ["part": part], at: now)
            anchor = client.fields[field].selection.lowerBound
            return
        }
        let head = anchor == state.selection.lowerBound ? state.selection.upperBound : state.selection.lowerBound
        var target: Int
        if !extends, !state.selection.isEmpty, movement == .left || movement == .right {
            // An arrow at a selection goes to that end of it.
            target = movement == .left ? state.selection.lowerBound : state.selection.upperBound
        } else {
            target = Self.offset(from: head, by: movement, in: state.text)
        }
        let before = state.selection
        while true {
            try select(target, extends: extends, in: field)
            // A literal may throw the caret back to where it came from: then over it.
            let next = Self.offset(from: target, by: movement, in: client.fields[field].text)
            guard client.fields[field].selection == before, next != target else { return }
            target = next
        }
    }

    /// What is behind the caret in its line goes, or the line break where nothing is.
    mutating func deleteRestOfLine(in field: Int) throws(Refusal) {
        let state = client.fields[field]
        if state.selection.isEmpty {
            let caret = state.selection.lowerBound
            guard caret < state.text.utf8.count else { return }
            anchor = caret
            try select(Self.offset(from: caret, by: .end, in: state.text), extends: true, in: field)
        }
        try edit(field, ["delete": .text(Key.Deletion.forward.rawValue)])
    }

    mutating func select(_ target: Int, extends: Bool = false, in field: Int) throws(Refusal) {
        let start = extends ? min(anchor, target) : target
        let end = extends ? max(anchor, target) : target
        let range = Parameter.object(["start": .integer(start), "end": .integer(end)])
        try client.ask("field/select", of: field, ["selection": range], at: now)
        if !extends { anchor = client.fields[field].selection.lowerBound }
    }

    /// Up or down in a text of several rows; false where it has none there.
    mutating func moveCaretByRows(_ step: Int, in field: Int) throws(Refusal) -> Bool {
        let layout = TextLayout(client.fields[field], width: picture.textWidth, showsCaret: true)
        let row = layout.caret.row + step
        let edge = step < 0 ? 0 : layout.rows.count - 1
        guard layout.caret.row != edge else { return false }
        let nearest = min(max(0, row), layout.rows.count - 1)
        guard let offset = layout.offset(row: nearest, column: layout.caret.column) else { return false }
        try select(offset, in: field)
        return true
    }

    static func offset(from offset: Int, by movement: Key.Movement, in text: String) -> Int {
        let index = text.characterIndex(atOffset: offset)
        let isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        switch movement {
        // Of several lines the one that the caret is in.
        case .home: return text[..<index].lastIndex { $0.isNewline }.map { text.offset(of: text.index(after: $0)) } ?? 0
        case .end: return text[index...].firstIndex { $0.isNewline }.map { text.offset(of: $0) } ?? text.utf8.count
        case .left: return index > text.startIndex ? text.offset(of: text.index(before: index)) : 0
        case .right: return index < text.endIndex ? text.offset(of: text.index(after: index)) : text.utf8.count
        case .wordLeft:
            let before = text[..<index]
            let word = before.lastIndex(where: isWord).map { before[...$0] } ?? before[..<before.startIndex]
            let start = word.lastIndex { !isWord($0) }.map { text.index(after: $0) }
            return text.offset(of: start ?? text.startIndex)
        case .wordRight:
            let after = text[index...].drop { !isWord($0) }
            return text.offset(of: after.drop(while: isWord).startIndex)
        }
    }
}
