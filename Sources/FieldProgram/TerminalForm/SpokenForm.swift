internal import CLibrary
internal import FieldEngine
internal import FieldTools

/// A form as a conversation in lines of plain text, for screen readers, pipes, and terminals that can do nothing else.
struct SpokenForm {
    private var client: FormClient
    private let now: Moment
    private var lines: AnswerLines?
    /// The lines come from a terminal, which shows them.
    private let areTyped: Bool
    /// Fields that were asked for.
    private var asked: Set<Int> = []
    /// The same in the order of the questions, for who goes back.
    private var questions: [Int] = []
    /// The page that was said last.
    private var page = ""
    private var group: String?
    /// Sections to which nobody wants to add another row.
    private var finished: Set<Int> = []
    private var heading = ""

    typealias Refusal = FormClient.Refusal

    private static let mostEntries = 20
    /// What goes back to the question before, where an answer was wrong: what has to be mended may be that.
    private static let back = "<"

    private enum Reply {
        case given
        /// The question before is asked again.
        case back
        /// Nobody answers any more.
        case left
    }

    /// - Parameters:
    ///   - answersFromTerminal: Standard input had the form.
    ///   - fields: What is asked for; nil for all that is there, and more rows.
    init(_ client: FormClient, at now: Moment, answersFromTerminal: Bool, only fields: [Int]? = nil) {
        self.client = client
        if let fields {
            asked = Set(client.fields.indices).subtracting(fields)
            finished = Set(client.sections.indices)
        }
        self.now = now
        areTyped = answersFromTerminal || isatty(STDIN_FILENO) == 1
        lines = AnswerLines(answersFromTerminal ? "/dev/tty" : "/dev/stdin")
    }

    /// Asks for each field, and for those that are to be mended again.
    mutating func run() -> FormFilling.Outcome {
        if !client.title.isEmpty { say(client.title) }
        do throws(Refusal) {
            while true {
                sayPage()
                // What was answered may bring other fields along.
                while let field = client.shownFields.first(where: { !asked.contains($0) && canBeAsked($0) }) {
                    asked.insert(field)
                    questions.append(field)
                    switch try ask(field) {
                    case .given: break
                    case .back: try goBack()
                    case .left: return .left
                    }
                }
                if let section = nextSection {
                    guard try askForRow(of: section) else { return .left }
                    continue
                }
                if let outcome = try goOn() { return outcome }
            }
        } catch {
            say(client.word("error", ["text": error.message]))
            return .left
        }
    }

    private func canBeAsked(_ field: Int) -> Bool {
        client.fields[field].canBeEntered && client.fields[field].takesEdits
    }

    /// The question before this one, if it can still be asked.
    private var questionBefore: Int? {
        questions.dropLast().last { client.fields.indices.contains($0) && canBeAsked($0) }
    }

    private mutating func goBack() throws(Refusal) {
        guard let before = questionBefore else { return }
        while let question = questions.popLast() {
            asked.remove(question)
            if question == before { break }
        }
        if !client.isOnPage(before) { try client.turn(to: before, at: now) }
    }

    private mutating func sayPage() {
        let pages = client.pages.shown
        guard pages.count > 1, let place = pages.firstIndex(where: { $0.name == client.pages.current }) else { return }
        if page == pages[place].name { return }
        page = pages[place].name
        say("\(client.pageWords(place)): \(pages[place].title)")
    }

    /// To the next page, or to the end of it all; what is wrong is asked for again.
    private mutating func goOn() throws(Refusal) -> FormFilling.Outcome? {
        let pages = client.pages.shown
        let isLast = pages.isEmpty || pages.last?.name == client.pages.current
        let result = try isLast ? client.submit(withSecrets: true, at: now) : client.turn(isBackward: false, at: now)
        if isLast, result["valid"]?.flag == true { return .submitted(result) }
        if !isLast, result["moved"]?.flag == true { return nil }
        let wrong = result["invalid"]?.texts.compactMap { client.places[$0] } ?? []
        let again = wrong.filter { canBeAsked($0) }
        guard let first = again.first else {
            // Nothing of it can be asked for.
            let labels = wrong.map { client.fields[$0].label }.joined(separator: ", ")
            let words = client.wordsToFix(wrong.count)
            say(client.word("error", ["text": labels.isEmpty ? words : "\(words): \(labels)"]))
            return .left
        }
        say(client.wordsToFix(again.count))
        asked.subtract(again)
        if !client.isOnPage(first) { try client.turn(to: first, at: now) }
        return nil
    }

    // MARK: Rows

    /// A section that may get another row.
    private var nextSection: Int? {
        for case .adder(let section) in client.items where !finished.contains(section) { return section }
        return nil
    }

    /// False where nobody answers any more.
    private mutating func askForRow(of section: Int) throws(Refusal) -> Bool {
        let shown = client.sections[section]
        let remove = shown.rows.count > shown.least ? " / \(client.word("remove"))" : ""
        prompt("\(shown.title): \(client.word("add"))? (\(yesOrNo)\(remove); Enter: \(client.word("no"))): ")
        guard let line = readLine() else { return false }
        let letter = line.lowercased().first
        if client.answer(line) == true {
            _ = try client.addRow(to: section, at: now)
        } else if !remove.isEmpty, let letter, letter == "r" || letter == client.word("remove").lowercased().first {
            if let last = shown.rows.last { try client.removeRow(last, of: section, at: now) }
        } else {
            finished.insert(section)
        }
        return true
    }

    private var yesOrNo: String { "\(client.word("yes")) / \(client.word("no"))" }

    private mutating func readLine(
        isMultiline: Bool = false, isSecret: Bool = false, commands: [String] = []
    ) -> String? {
        let line = lines?.next(isMultiline: isMultiline, commands: commands)
        // Nobody pressed Return here where the lines come from a pipe.
        if line == nil || !areTyped, !isSecret { say("") }
        return line
    }

    // MARK: A question

    private mutating func ask(_ field: Int) throws(Refusal) -> Reply {
        if client.fields[field].group != group {
            group = client.fields[field].group
            let title = group.map { client.title(ofGroup: $0) } ?? ""
            if !title.isEmpty {
                say("")
                say(title)
            }
        }
        sayRow(of: field)
        var wasWrong = false
        while true {
            try client.ask("field/focus", of: field, at: now)
            let entries = try describe(field)
            let isSecret = client.fields[field].isSecret && RawTerminal.hideTyping()
            let commands = (client.fields[field].text.isEmpty ? [] : ["-"]) + (wasWrong ? [Self.back] : [])
            let line = readLine(
                isMultiline: client.fields[field].isMultiline, isSecret: isSecret, commands: commands)
            if isSecret { RawTerminal.leave() }
            guard let line else { return .left }
            if wasWrong, line == Self.back, questionBefore != nil { return .back }
            let isTaken = try take(line, in: field, entries)
            try client.ask("field/blur", of: field, at: now)
            let state = client.fields[field]
            if state.validity != "invalid" {
                guard isTaken else { continue }
                sayUnderstood(line, in: state)
                return .given
            }
            // Why nothing was taken is said already: that nothing is there follows from it.
            if isTaken || !state.text.isEmpty {
                say(client.word("error", ["text": state.helper?.text ?? client.wordsToFix(1)]))
            }
            wasWrong = true
            if questionBefore != nil { say("\(client.word("back")): \(Self.back)") }
        }
    }

    /// Says what became of an answer, where that is not what was typed, and what there is to say of it.
    private func sayUnderstood(_ line: String, in field: ShownField) {
        if !field.isSecret, !field.isMultiline, !line.isEmpty, line != "-", line != field.text { say(field.text) }
        if let finding = field.diagnostics.first(where: { !$0.message.isEmpty }) {
            say(client.word("note", ["text": finding.message]))
        }
    }

    /// Which row of a section a field is in, where that is another than before.
    private mutating func sayRow(of field: Int) {
        guard let section = client.fields[field].section.map({ client.sections[$0] }),
            let row = section.rows.first(where: { section.fields[$0]?.contains(field) == true })
        else { return }
        let words = section.heading(ofRow: row)
        if words != heading { say(words) }
        heading = words
    }

    /// Says what is asked for, and what can be chosen.
    private mutating func describe(_ field: Int) throws(Refusal) -> [ShownField.List.Entry] {
        let state = client.fields[field]
        if let helper = state.helper, helper.kind == "helper" { say(helper.text) }
        var entries: [ShownField.List.Entry] = []
        if state.list != nil, state.control != .checkbox {
            let answer = try client.ask(
                "field/choices", of: field,
                ["query": .text(""), "from": .integer(0), "count": .integer(Self.mostEntries)],
                at: now)
            let list = ShownField.List(answer) ?? ShownField.List()
            entries = list.entries
            for (number, entry) in entries.enumerated() {
                let description = entry.description.map { ": \($0)" } ?? ""
                let mark = entry.isDisabled ? " (\(client.word("unavailable")))" : ""
                let place = state.takesPlaces ? "\(number + 1)." : "-"
                say("  \(place) \(entry.label)\(description)\(mark)")
            }
            let rest = list.count - entries.count
            if rest > 0 { say("  " + client.word("more", ["count": String(rest)])) }
        }
        var words: [String] = []
        if state.isRequired { words.append(client.word("required")) }
        switch state.control {
        case .checkbox: words.append(yesOrNo)
        case .combobox: words.append(client.word("pick"))
        case .listbox:
            words.append(client.word("pick"))
            if let separator = state.separator, !separator.contains(",") {
                words.append(client.word("example", ["text": "1\(separator.prefix(1)) 2"]))
            } else {
                words.append(client.word("commas"))
            }
        case .tags: words.append(client.word("commas"))
        case .rating, .slider: words.append("\(state.scale?.min ?? "") – \(state.scale?.max ?? "")")
        case .file:
            switch state.file?["kind"]?.text {
            case "directory": words.append(client.word("folder"))
            case "any": words.append(client.word("either"))
            default: words.append(client.word("file"))
            }
        case nil: break
        }
        if state.isMultiline { words.append(client.word("last")) }
        if state.text.isEmpty {
            if let template = state.template?.text {
                words.append(client.word("example", ["text": template]))
            } else if let placeholder = state.placeholder {
                words.append(placeholder)
            }
        }
        if !state.text.isEmpty {
            let text = state.isSecret ? "***" : state.text.replacingLineBreaks
            words.append(client.word("now", ["text": text]))
            if state.control != .checkbox {
                let keep = state.validity == "invalid" ? "" : "Enter: \(client.word("keep")), "
                words.append("\(keep)-: \(client.word("clear"))")
            }
        }
        let more = words.isEmpty ? "" : " (\(words.joined(separator: "; ")))"
        prompt("\(state.label)\(more): ")
        return entries
    }

    /// False where not all of it was taken.
    private mutating func take(
        _ line: String, in field: Int, _ entries: [ShownField.List.Entry]
    ) throws(Refusal) -> Bool {
        let state = client.fields[field]
        // Whoever empties what is empty wants nothing of an answer that was not taken.
        if line.isEmpty, !state.text.isEmpty { return true }
        if line.isEmpty || line == "-" && !state.text.isEmpty {
            try client.ask("field/clear", of: field, at: now)
            return true
        }
        if state.takesPlaces, let chosen = state.entries(of: line, among: entries) {
            if chosen.contains(where: { $0.isDisabled }) {
                say(client.word("error", ["text": client.word("unavailable")]))
                return false
            }
            try client.ask("field/clear", of: field, at: now)
            for entry in chosen {
                let index = Parameter.integer(entry.index)
                try client.ask("field/action", of: field, ["action": .text("pick"), "index": index], at: now)
            }
            return true
        }
        let text = state.control == .file ? PathCompletion.expanded(line) : line
        let result = try client.ask("field/edit", of: field, ["text": .text(text), "cause": .text("paste")], at: now)
        guard let refusal = result["refusal"]?.text else { return true }
        say(refusal)
        return false
    }

    private func say(_ text: String) { StandardError.tell(text) }

    private func prompt(_ text: String) { StandardError.prompt(text) }
}

extension ShownField {
    /// Whether an entry is told by its place: a number that is typed into another field is itself.
    fileprivate var takesPlaces: Bool { control == .combobox || control == .listbox }

    /// The entries whose places a line names, each once; nil where it names something else, or a label itself.
    fileprivate func entries(of line: String, among entries: [List.Entry]) -> [List.Entry]? {
        let separators = "," + (separator ?? "")
        var places: [Int] = []
        for part in line.split(whereSeparator: { separators.contains($0) }) {
            let number = part.filter { $0 != " " }
            guard let place = Int(number), entries.indices.contains(place - 1),
                !entries.contains(where: { $0.label == line || $0.label == number })
            else { return nil }
            if !places.contains(place - 1) { places.append(place - 1) }
        }
        return places.count == 1 || !places.isEmpty && control == .listbox ? places.map { entries[$0] } : nil
    }
}

/// Lines as people and pipes give them.
private struct AnswerLines {
    private final class Source {
        var file: FileSource
        init(_ path: String) throws(TextFile.Unreadable) { file = try FileSource(path) }
    }

    private let source: Source
    private var bytes: [UInt8] = []
    private var isAtEnd = false

    /// The longest line that is waited for.
    private static let longest = 1 << 20

    /// Nil where nothing can be read.
    init?(_ path: String) {
        guard let source = try? Source(path) else { return nil }
        self.source = source
    }

    /// A line, or lines up to one with a full stop alone, which follow the first one where that says anything but a command.
    mutating func next(isMultiline: Bool, commands: [String]) -> String? {
        guard let first = next() else { return nil }
        guard isMultiline, !first.isEmpty, !commands.contains(first) else { return first }
        var lines: [String] = []
        var line: String? = first
        while let said = line, said != "." {
            lines.append(said)
            line = next()
        }
        return lines.joined(separator: "\n")
    }

    private mutating func next() -> String? {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) { return take(upTo: end) }
            if isAtEnd || bytes.count > Self.longest { return bytes.isEmpty ? nil : take(upTo: bytes.count) }
            if let part = try? source.file.part(atMost: 4096) { bytes += part } else { isAtEnd = true }
        }
    }

    private mutating func take(upTo end: Int) -> String {
        var line = bytes[..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let text = String(decoding: line, as: UTF8.self)
        bytes.removeFirst(min(end + 1, bytes.count))
        return text
    }
}

extension String {
    /// On one line.
    fileprivate var replacingLineBreaks: String { String(map { $0.isNewline ? " " : $0 }) }
}
