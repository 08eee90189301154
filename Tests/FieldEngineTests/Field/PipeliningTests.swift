import TestSupport
import Testing

@testable import FieldEngine

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A client that types without waiting for answers ends with the text that the same keys give when every answer is
/// awaited (specification, section 3: views and versions).
///
/// FIELD_SERVER_RUNS sets the number of runs, FIELD_SERVER_SEED the first seed.
@Suite struct PipeliningTests {
    static func environment(_ name: String, default value: Int) -> Int {
        getenv(name).flatMap { Int(String(cString: $0)) } ?? value
    }

    static let runs = environment("FIELD_SERVER_RUNS", default: 1_000)
    static let firstSeed = environment("FIELD_SERVER_SEED", default: 1)

    enum Key {
        case type(Character)
        case paste(String)
        case backspace
        case delete
        /// The caret is set, while every answer is there; keys behind it do not wait for its own.
        case caret(Double)
        case undo
        case redo
        /// An input method marks it, and gives it over or takes it back.
        case compose(String, isCancelled: Bool)
    }

    /// `isFree`: without a template, so that a maximum length can be asked of it. Of a number a second word says how its
    /// places are typed.
    static let types: [(name: String, alphabet: String, isFree: Bool)] = [
        ("credit", "0123456789 x", false), ("phone", "0123456789()- x", false), ("expDate", "0123456789/x", false),
        ("st", "acxnyt1", false), ("zip", "012345x", false), ("cvv", "012a", false),
        ("date", "0123456789/", false), ("currency", "0123456789.-", false), ("number", "0123456789.-,", false),
        ("currency centsFirst", "0123456789.-", false),
        ("name", "abéß '-. 1", true), ("data", "ab c\tç", true), ("phrase", "ab é👩‍👧 ", true),
    ]

    @Test func unansweredEditsEndAsAwaitedOnes() throws {
        let types = try Self.fieldTypes()
        for seed in Self.firstSeed..<Self.firstSeed + Self.runs {
            try run(seed: seed, of: types[seed % types.count])
        }
    }

    private static func fieldTypes() throws -> [FieldType] {
        var registry = TypeRegistry(stateLimit: 10_000)
        return try types.map { type in
            let words = type.name.split(separator: " ").map(String.init)
            let entry = words.dropFirst().map { Parameter.Member(name: "entry", value: .text($0)) }
            return try registry.type(named: words[0], parameters: .table(entry))
        }
    }

    private func run(seed: Int, of fieldType: FieldType) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let type = Self.types[seed % Self.types.count]
        func make() throws -> TestField {
            try TestField(fieldType) { settings in
                guard type.isFree else { return }
                if seed % 7 < 2 { settings.maxLength = 6 }
                if seed % 7 == 1 { settings.overflow = .truncate }
            }
        }
        var patient = try make()
        var client = SimulatedClient(field: try make())
        var keys = ""
        for _ in 0..<Int.random(in: 1...14, using: &random) {
            if Double.random(in: 0..<1, using: &random) < 0.2 { client.takeAnswers() }
            let key = Self.key(type.alphabet, isSettled: client.isSettled, using: &random)
            // What an input method marks is all of a text: it is refused in one that something else may have changed.
            if case .compose = key, client.hasUndone { client.takeAnswers() }
            keys += " \(key)"
            // A widget that shows nothing to delete can say so as a key only.
            let form = client.shows(key) ? Form.allCases.randomElement(using: &random) ?? .range : .key
            try Self.press(key, as: form, in: &patient)
            try client.press(key, as: form)
        }
        client.takeAnswers()
        #expect(client.text == client.field.text, "seed \(seed), \(type.name):\(keys)")
        #expect(client.field.text == patient.text, "seed \(seed), \(type.name):\(keys)")
    }

    private static func key(
        _ alphabet: String, isSettled: Bool, using random: inout SeededGenerator
    ) -> Key {
        func character() -> Character { alphabet.randomElement(using: &random) ?? "x" }
        switch Int.random(in: 0..<24, using: &random) {
        case 20: return .undo
        case 21: return .redo
        case 22...23:
            let marked = String((0..<Int.random(in: 1...3, using: &random)).map { _ in character() })
            return .compose(marked, isCancelled: Int.random(in: 0..<4, using: &random) == 0)
        case 0..<12: return .type(character())
        case 12..<16: return .backspace
        case 16: return .delete
        case 17 where isSettled: return .caret(Double.random(in: 0...1, using: &random))
        default: return .paste(String((0..<Int.random(in: 1...5, using: &random)).map { _ in character() }))
        }
    }

    /// How a client says a key.
    enum Form: CaseIterable {
        case text, range, key
    }

    /// A key in a field whose answers are awaited.
    private static func press(_ key: Key, as form: Form, in field: inout TestField) throws {
        func insert(_ text: String) throws {
            guard form == .text else {
                try field.edit(FieldEdit(.input(text)))
                return
            }
            let caret = field.field.selection
            let whole = field.text.replacing(caret, with: text)
            let behind = caret.lowerBound + text.utf8.count
            try field.edit(FieldEdit(.text(whole), selection: behind..<behind))
        }
        switch key {
        case .type(let character): try insert(String(character))
        case .paste(let text): try insert(text)
        case .backspace: try field.press(.backward)
        case .delete: try field.press(.forward)
        case .caret(let place): field.select(offset(at: place, in: field.text))
        case .undo: _ = field.field.undo(at: field.now)
        case .redo: _ = field.field.redo(at: field.now)
        case .compose(let text, let isCancelled):
            let (before, caret) = (field.text, field.field.selection)
            let marked = before.replacing(caret, with: text)
            let behind = Range.caret(caret.lowerBound + text.utf8.count)
            try field.edit(FieldEdit(.text(marked), selection: behind, composing: true))
            try field.edit(
                FieldEdit(.text(isCancelled ? before : marked), selection: isCancelled ? caret : behind))
        }
    }

    /// Where a caret is put that goes so far into a text.
    fileprivate static func offset(at place: Double, in text: String) -> Int {
        TextSpan(.caret(Int(place * Double(text.utf8.count))), in: text).utf8.lowerBound
    }

    // MARK: Changes by something else

    /// Whatever else changes the text meanwhile, a client that takes the snapshot of a ContentModified ends with the
    /// server's text, and nothing that is not about changed text is refused.
    @Test func otherChangesAreToldByContentModified() throws {
        let types = try Self.fieldTypes()
        for seed in Self.firstSeed..<Self.firstSeed + Self.runs {
            var random = SeededGenerator(seed: UInt64(seed))
            let type = Self.types[seed % Self.types.count]
            var client = SimulatedClient(field: try TestField(types[seed % types.count]))
            for _ in 0..<Int.random(in: 1...14, using: &random) {
                switch Int.random(in: 0..<8, using: &random) {
                case 0:
                    let text = String(type.alphabet.shuffled(using: &random).prefix(4))
                    _ = try client.field.field.set(.value(text), at: client.field.now)
                case 1: _ = client.field.field.undo(at: client.field.now)
                case 2: client.field.field.blur(at: client.field.now)
                case 3: client.takeAnswers()
                default:
                    try client.press(
                        Self.key(type.alphabet, isSettled: false, using: &random),
                        as: Form.allCases.randomElement(using: &random) ?? .range)
                }
            }
            client.takeSnapshot()
            #expect(client.text == client.field.text, "seed \(seed)")
        }
    }

    /// An input method shows all of the text: what a program has put there meanwhile stays.
    @Test(arguments: [FieldEdit.Operation.text("Adaかな"), .range(3..<6, insert: "かな"), .range(6..<6, insert: "な")])
    func whatAnInputMethodMarksReplacesNoOtherChange(_ operation: FieldEdit.Operation) throws {
        var field = try TestField("name")
        try field.edit(FieldEdit(.text("Ada")))
        try field.edit(FieldEdit(.text("Adaか"), composing: true))
        let taken = field.field.version
        _ = try field.field.set(.text("Bob Lee"), at: field.now)
        #expect(throws: EditError.contentModified) {
            try field.edit(FieldEdit(operation, baseVersion: .version(taken), composing: true))
        }
        #expect(field.text == "Bob Lee")
    }

    @Test func onlyAnOverlapIsRefused() throws {
        var field = try TestField("phrase")
        try field.type("hello world")
        let seen = field.field.version
        _ = try field.field.set(.text("hello brave world"), at: field.now)
        // "world" still stands; only its place has moved.
        try field.edit(FieldEdit(.range(11..<11, insert: "!"), baseVersion: .version(seen)))
        #expect(field.text == "hello brave world!")
        let then = field.field.version
        _ = try field.field.set(.text("goodbye world!"), at: field.now)
        #expect(throws: EditError.contentModified) {
            try field.edit(FieldEdit(.range(0..<5, insert: "H"), baseVersion: .version(then)))
        }
    }

    /// A widget says the Delete key at the end of its text as an edit of nothing.
    @Test func nothingInPlaceOfNothingDeletesNothing() throws {
        var field = try TestField("phrase")
        for letter in ["a", "c"] { try field.edit(FieldEdit(.input(letter), baseVersion: .version(1))) }
        try field.edit(FieldEdit(.range(2..<2, insert: ""), baseVersion: .version(1)))
        #expect(field.text == "ac")
    }

    /// What is marked may be nothing, and then the version stays. A selection behind it is the client's in that version.
    @Test(arguments: [FieldEdit.BaseVersion.current, .version(3)])
    func selectionBehindNothingMarkedIsKnown(baseVersion: FieldEdit.BaseVersion) throws {
        var field = try TestField("phrase")
        try field.edit(FieldEdit(.text("one two thre")))
        try field.edit(FieldEdit(.input("e"), baseVersion: .version(2)))
        try field.edit(FieldEdit(.text("one two three"), baseVersion: baseVersion, selection: 0..<0, composing: true))
        #expect(field.field.version == 3)
        field.field.select(.first, at: field.now)
        _ = field.field.undo(at: field.now)
        let outcome = try field.edit(FieldEdit(.delete(.wordBackward, count: 1), baseVersion: .version(3)))
        // All of the client's text goes, as it was selected; the server's has what undo left of it.
        #expect(outcome.patch.map(\.view) ?? "" == "")
    }

    /// Where the client's text has letters that were refused, its caret stands elsewhere than the server's.
    @Test func selectionInAViewIsItsOwn() throws {
        var field = try TestField("zip")
        for letter in "1xx3" { try field.edit(FieldEdit(.input(String(letter)), baseVersion: .version(1))) }
        field.field.select(.caret(2), inViewOf: .version(1), at: field.now)
        #expect(field.field.selection == .caret(1))
        let outcome = try field.edit(FieldEdit(.delete(.wordBackward, count: 1), baseVersion: .version(1)))
        #expect(field.text == "3")
        #expect(outcome.patch == EditOutcome.Patch(view: "x3", range: 0..<1, text: ""))
    }

    /// Home, and Delete before the answer: the client shows its caret before the bracket, where the server has none.
    @Test func deletionBesideACaretThatIsPutElsewhereIsTheKeyThatWasPressed() throws {
        var field = try TestField("phone")
        try field.type("55523")
        let seen = field.field.version
        field.field.select(.caret(0), inViewOf: .version(seen), at: field.now)
        #expect(field.field.selection == .caret(1))
        #expect(field.field.version == seen + 1)
        var behind = field
        try field.edit(FieldEdit(.range(0..<1, insert: ""), baseVersion: .version(seen)))
        #expect(field.text == "(552) 3")
        // Behind the answer that is the Backspace key, which finds nothing to delete.
        try behind.edit(FieldEdit(.range(0..<1, insert: ""), baseVersion: .version(seen + 1)))
        #expect(behind.text == "(555) 23")
    }

    /// The next caret is put in the same view, and the one before is none of an edit's behind it.
    @Test func caretsThatArePutElsewhereFollowEachOther() throws {
        var field = try TestField("phone")
        try field.type("55523")
        let seen = field.field.version
        for caret in [0, 5, 0] { field.field.select(.caret(caret), inViewOf: .version(seen), at: field.now) }
        #expect(field.field.version == seen + 1)
        try field.edit(FieldEdit(.range(0..<1, insert: ""), baseVersion: .version(seen)))
        #expect(field.text == "(552) 3")
    }

    /// A caret that stands where it was put, a selection, and one of a client that names no version are nothing to be told apart.
    @Test(arguments: [
        (Range.caret(1), FieldEdit.BaseVersion.version(6)), (0..<8, .version(6)), (.caret(0), .current),
    ])
    func versionStaysWhereTheSelectionIsAsAsked(range: Range<Int>, baseVersion: FieldEdit.BaseVersion) throws {
        var field = try TestField("phone")
        try field.type("55523")
        #expect(field.field.version == 6)
        field.field.select(range, inViewOf: baseVersion, at: field.now)
        #expect(field.field.version == 6)
    }
}

/// A widget that shows keys at once, and takes the answer to the latest edit it has sent.
private struct SimulatedClient {
    var field: TestField
    var text: String
    var caret: Int
    private var taken: Int64
    private var unanswered: (version: Int64, text: String, caret: Int)?

    init(field: TestField) {
        self.field = field
        text = field.text
        caret = field.text.utf8.count
        taken = field.field.version
    }

    var isSettled: Bool { unanswered == nil }
    /// Whether it has undone something, or brought it back, and has not seen what.
    private(set) var hasUndone = false

    /// Whether what a key is about shows.
    func shows(_ key: PipeliningTests.Key) -> Bool {
        switch key {
        case .backspace: caret > 0
        case .delete: caret < text.utf8.count
        case .type, .paste, .caret, .undo, .redo, .compose: true
        }
    }

    /// The answers that are on their way arrive; only the last counts.
    mutating func takeAnswers() {
        hasUndone = false
        guard let answer = unanswered else { return }
        (taken, text, caret) = answer
        unanswered = nil
    }

    mutating func takeSnapshot() {
        (taken, text, caret) = (field.field.version, field.text, field.field.selection.upperBound)
        unanswered = nil
    }

    mutating func press(_ key: PipeliningTests.Key, as form: PipeliningTests.Form) throws {
        let way: FieldEdit.Operation
        let range: Range<Int>
        var inserted = ""
        switch key {
        case .caret(let place):
            // Keys that come behind it go on from where the widget shows it.
            caret = PipeliningTests.offset(at: place, in: text)
            field.field.select(.caret(caret), inViewOf: .version(taken), at: field.now)
            unanswered = (field.field.version, field.text, field.field.selection.lowerBound)
            return
        case .undo, .redo:
            // Nothing shows of it before the answer.
            hasUndone = true
            if case .undo = key { _ = field.field.undo(at: field.now) } else { _ = field.field.redo(at: field.now) }
            unanswered = (field.field.version, field.text, field.field.selection.upperBound)
            return
        case .type(let character): (range, inserted) = (caret..<caret, String(character))
        case .paste(let text): (range, inserted) = (caret..<caret, text)
        case .compose(let marked, let isCancelled):
            let (before, start) = (text, caret)
            try send(
                .text(text.replacing(caret..<caret, with: marked)), caret: caret + marked.utf8.count, composing: true)
            guard text != before else { return }
            try send(.text(isCancelled ? before : text), caret: isCancelled ? start : caret)
            return
        case .backspace: range = text.clusterStart(before: caret)..<caret
        case .delete: range = caret..<text.clusterEnd(after: caret)
        }
        let next = text.replacing(range, with: inserted)
        let nextCaret = range.lowerBound + inserted.utf8.count
        switch form {
        case .text: way = .text(next)
        case .range: way = .range(range, insert: inserted)
        case .key:
            switch key {
            case .backspace: way = .delete(.backward, count: 1)
            case .delete: way = .delete(.forward, count: 1)
            case .type, .paste, .caret, .undo, .redo, .compose: way = .input(inserted)
            }
        }
        try send(way, showing: next, caret: nextCaret)
    }

    private mutating func send(
        _ way: FieldEdit.Operation, showing next: String? = nil, caret nextCaret: Int, composing: Bool = false
    ) throws {
        if case .text(let whole) = way { text = whole }
        if let next { text = next }
        caret = nextCaret
        do {
            let edit = FieldEdit(
                way, baseVersion: .version(taken), selection: nextCaret..<nextCaret, composing: composing)
            try field.edit(edit)
            unanswered = (field.field.version, field.text, field.field.selection.upperBound)
        } catch EditError.contentModified {
            takeSnapshot()
        }
    }
}
