import Automata
package import FieldEngine
import FieldProtocol
import JSONBytes

/// A client of a form that speaks the protocol as any other program would: JSON in lines, through the byte door.
package struct FormClient {
    package var fields: [ShownField] = []
    package private(set) var places: [String: Int] = [:]
    package private(set) var form = ""
    package private(set) var title = ""
    package var pages = ShownPages()
    package var sections: [ShownSection] = []
    /// The groups that the file lists, in their order; a group without a title is shown without a heading.
    package private(set) var groups: [(name: String, title: String)] = []
    /// Counts what the server said of each field, so that a drawing of it is known to be stale.
    package private(set) var revisions: [Int] = []
    private let session: SessionPartner
    private let name: String
    private let verdictOnFile: FileVerdict
    private var now: Moment
    private var lastRequest = 0
    private var frames = FrameReader(framing: .line)
    private var document = JSONDocument()

    /// The server's answer to a request that it refused.
    package struct Refusal: Error, Equatable {
        package var message: String
    }

    package typealias Member = Parameter.Member

    /// What is said of the file at a path, as the result of `client/validate`; nil where nobody looks at files.
    package typealias FileVerdict = (_ asked: Parameter, _ path: String) -> Parameter?

    /// - Parameter name: what the client calls itself.
    package init(
        _ session: SessionPartner, name: String, at now: Moment, verdictOnFile: @escaping FileVerdict = { _, _ in nil }
    ) {
        self.session = session
        self.name = name
        self.now = now
        self.verdictOnFile = verdictOnFile
    }

    package var nextDeadline: Int64? { session.nextDeadline }

    /// Runs what is due.
    package mutating func advance(to now: Moment) {
        self.now = now
        session.advance(to: now)
        _ = read(answering: nil)
        catchUp()
    }

    /// Shakes hands, and sets a form up as every loader of form files does.
    package mutating func open(_ file: Parameter, locale: String?) throws(Refusal) {
        var hello: [Member] = [
            Member(name: "clientInfo", value: .object(["name": .text(name)])),
            Member(name: "positionEncodings", value: .list([.text("utf-8")])),
            // Files are looked at here; of other questions to a client's validator it is said that there is none.
            Member(name: "capabilities", value: .object(["validate": .boolean(true)])),
        ]
        if let locale { hello.append(Member(name: "locale", value: .text(locale))) }
        _ = try request("initialize", hello)
        send(.object(["method": .text("initialized"), "params": .table([])]))
        form = file["form"]?.text ?? ""
        language = MessageLanguage(locale: file["locale"]?.text ?? locale ?? "")
        title = file["title"]?.text ?? ""
        let name = Member(name: "form", value: .text(form))
        // What the file says of the form itself goes to the server as it stands there.
        let own = file.members.filter { !["$schema", "title", "form", "groups", "fields"].contains($0.name) }
        let given = (file["fields"]?.elements ?? []).map { field in
            Parameter.table(field.members.filter { $0.name != "form" && $0.name != "replace" })
        }
        let words = Member(name: "words", value: .boolean(true))
        let opened = try request("form/open", [name, Member(name: "fields", value: .list(given)), words] + own)
        self.words = opened["words"] ?? .null
        groups = (file["groups"]?.elements ?? []).map { ($0["name"]?.text ?? "", $0["title"]?.text ?? "") }
        for field in opened["fields"]?.elements ?? [] { _ = take(new: field) }
        pages = ShownPages(file["pages"] ?? .null, of: fields)
        sections = (file["sections"]?.elements ?? []).compactMap { ShownSection($0) }
        arrange(walked: (file["order"]?.elements ?? []).compactMap { $0.text })
        for section in opened["sections"]?.elements ?? [] {
            guard let place = sections.firstIndex(where: { $0.name == section["section"]?.text }) else { continue }
            take(rows: section, of: place)
        }
        pages.take(opened)
    }

    /// The language of what is said beside the form's own words.
    package private(set) var language = MessageLanguage.en

    /// What buttons and marks say in the form's language, by name.
    private var words = Parameter.null

    /// What a button or a mark says.
    ///
    /// - Parameter values: What stands for the names in braces.
    package func word(_ name: String, _ values: [String: String] = [:]) -> String {
        (words[name]?.text ?? name).filled(values)
    }

    /// Whether a line says yes or no, by its first letter in the form's language or in English; nil where it says neither.
    package func answer(_ line: String) -> Bool? {
        guard let letter = line.lowercased().first else { return nil }
        if letter == "y" || letter == word("yes").first { return true }
        return letter == "n" || letter == word("no").first ? false : nil
    }

    /// That so many fields are to be mended, in words.
    package func wordsToFix(_ count: Int) -> String { word("fix", ["count": String(count)]) }

    /// Which of the pages that show is open, in words.
    package func pageWords(_ place: Int) -> String {
        word("page", ["number": String(place + 1), "count": String(pages.shown.count)])
    }

    /// The fields and sections in the order in which they show: what is in no group and comes before all groups, the groups as
    /// the file lists them, then those that only fields name, and what is left. A section stands behind the fields of its
    /// group, but for those that the Return key comes to behind it; one without a group comes before fields of no group, or
    /// groups, that Return comes to behind it, or last.
    package private(set) var order: [FormItem] = []

    private mutating func arrange(walked: [String]) {
        var ranks: [String: Int] = [:]
        let named = groups.map { $0.name } + fields.compactMap { $0.group } + sections.compactMap { $0.group }
        for group in named where ranks[group] == nil { ranks[group] = ranks.count + 1 }
        var hasGroupBefore = false
        var keys = fields.indices.map { field -> (rank: Int, item: FormItem) in
            hasGroupBefore = hasGroupBefore || fields[field].group != nil
            let rank = fields[field].group.flatMap { ranks[$0] } ?? (hasGroupBefore ? ranks.count + 1 : 0)
            return (rank, .field(field))
        }
        // Of one rank they stay as they were.
        keys = keys.indices.sorted { (keys[$0].rank, $0) < (keys[$1].rank, $1) }.map { keys[$0] }
        for section in sections.indices {
            let rank = sections[section].group.flatMap { ranks[$0] } ?? ranks.count + 2
            let following = walked.drop { $0 != sections[section].name }.compactMap { places[$0] }
            let end = keys.firstIndex { $0.rank > rank } ?? keys.endIndex
            let place = keys[..<end].indices.first { index in
                guard case .field(let field) = keys[index].item, following.contains(field) else { return false }
                if sections[section].group != nil { return keys[index].rank == rank }
                return fields[field].group == nil || index == 0 || keys[index - 1].rank < keys[index].rank
            }
            keys.insert((rank, .adder(section: section)), at: place ?? end)
        }
        order = keys.map { $0.item }
    }

    /// The fields that show now, in their order.
    package var shownFields: [Int] {
        items.compactMap { item in
            guard case .field(let field) = item else { return nil }
            return field
        }
    }

    package func isOnPage(_ field: Int) -> Bool { pages.shows(field) }

    package func title(ofGroup name: String) -> String { groups.first { $0.name == name }?.title ?? "" }

    /// Goes to the next page or the one before, where the form lets one.
    package mutating func turn(isBackward: Bool, at now: Moment) throws(Refusal) -> Parameter {
        try turn(["to": .text(isBackward ? "previous" : "next")], at: now)
    }

    /// Goes to the page of a field, as far as the pages before it let one.
    package mutating func turn(to field: Int, at now: Moment) throws(Refusal) {
        guard let page = pages.page(of: field) else { return }
        _ = try turn(to: page, at: now)
    }

    /// Goes to a page, as far as the pages before it let one.
    package mutating func turn(to page: String, at now: Moment) throws(Refusal) -> Parameter {
        try turn(["page": .text(page)], at: now)
    }

    private mutating func turn(_ way: KeyValuePairs<String, Parameter>, at now: Moment) throws(Refusal) -> Parameter {
        var result = try ask("form/page", way, at: now)
        // Questions about files are answered by now.
        if result["moved"]?.flag != true, result.isOnlyPending { result = try ask("form/page", way, at: now) }
        // Only here the page is that of the form: that of a submit is where the first invalid field is.
        pages.take(result)
        return result
    }

    /// Judges the whole form as it stands.
    ///
    /// - Parameter secrets: Whether secrets are wanted among the answers.
    package mutating func submit(withSecrets secrets: Bool, at now: Moment) throws(Refusal) -> Parameter {
        let result = try ask("form/submit", ["secure": .boolean(secrets)], at: now)
        // Questions about files are answered by now.
        return try result.isOnlyPending ? ask("form/submit", ["secure": .boolean(secrets)], at: now) : result
    }

    /// - Returns: The field's place.
    package mutating func take(new snapshot: Parameter) -> Int {
        var field = ShownField(id: snapshot["field"]?.text ?? "")
        field.take(result: snapshot)
        places[field.id] = fields.count
        fields.append(field)
        revisions.append(0)
        return fields.count - 1
    }

    /// A field that is gone keeps its place, which no other one gets.
    package mutating func forget(_ field: Int) {
        places[fields[field].id] = nil
        fields[field].isHidden = true
    }

    /// Why an answer fills in nothing, with its name; in a section `items[0].amount`, the rows counted from 0.
    package enum Unfilled: Equatable {
        case noField(String)
        /// The field says nothing of it, or is computed; of `items[0]` the section takes no such row.
        case notTaken(String)
    }

    /// Fills in answers in the order of their fields, whatever order they come in, and again those that were not taken or that the
    /// field can't be left with, as long as they get fewer: what a field can be filled with may depend on any other one. Of two for
    /// one field the last counts.
    ///
    /// - Returns: Those that fill in nothing.
    @discardableResult
    package mutating func fill(_ answers: [Member], at now: Moment) -> [Unfilled] {
        var names: Set<String> = []
        let last = Array(answers.reversed().filter { names.insert($0.name).inserted }.reversed())
        var left = last.ordered(by: { places[$0.name] ?? .max })
        while true {
            var unfilled: [Unfilled] = []
            var again: [Member] = []
            for answer in left {
                let failures = fill(answer.name, with: answer.value, at: now)
                unfilled += failures
                if !failures.isEmpty || !isWhole(answer.name) { again.append(answer) }
            }
            if again.isEmpty || again.count == left.count { return unfilled }
            left = again
        }
    }

    /// Whether what stands in a field, or in all fields of a section, is what they take.
    private func isWhole(_ name: String) -> Bool {
        let section = sections.first { $0.name == name }
        let fields = section.map { $0.fields.values.flatMap { $0 } } ?? places[name].map { [$0] } ?? []
        return fields.allSatisfy { ["complete", "empty"].contains(self.fields[$0].content) }
    }

    /// Fills in an answer of an earlier form, or a text that means one.
    ///
    /// - Returns: Why nothing of it is filled in, of a section why of its rows.
    @discardableResult
    package mutating func fill(_ name: String, with value: Parameter, at now: Moment) -> [Unfilled] {
        if case .list(let rows) = value, let section = sections.firstIndex(where: { $0.name == name }) {
            return fill(section, with: rows, at: now)
        }
        guard let field = places[name] else { return [.noField(name)] }
        if value == .null { return [] }
        let text = FormAnswers.plain(value)
        var contents = [Parameter.object(["typed": value]), .object(["text": .text(text)])]
        // Numbers are typed as they are spelled, but those that stand for an entry of a list.
        if case .number(let spelling) = value { contents.insert(.object(["typed": .text(spelling)]), at: 1) }
        for content in contents {
            guard let answer = try? ask("field/update", of: field, ["set": content], at: now) else { continue }
            let dropped = (answer["dropped"]?.text ?? "").filter { !$0.isWhitespace }
            return !dropped.isEmpty && dropped == text.filter { !$0.isWhitespace } ? [.notTaken(name)] : []
        }
        return [.notTaken(name)]
    }

    /// Asks something about a field, and takes what the answer says of it.
    @discardableResult
    package mutating func ask(
        _ method: String, of field: Int, _ more: KeyValuePairs<String, Parameter> = [:], at now: Moment
    ) throws(Refusal) -> Parameter {
        self.now = now
        let members = [Member(name: "field", value: .text(fields[field].id))]
        let result = try request(method, members + more.map { Member(name: $0.key, value: $0.value) })
        fields[field].take(result: result)
        revisions[field] += 1
        stale.insert(field)
        catchUp()
        return result
    }

    /// Asks something about the form.
    package mutating func ask(
        _ method: String, _ more: KeyValuePairs<String, Parameter> = [:], at now: Moment
    ) throws(Refusal) -> Parameter {
        try ask(method, more.map { Member(name: $0.key, value: $0.value) }, at: now)
    }

    package mutating func ask(_ method: String, _ more: [Member], at now: Moment) throws(Refusal) -> Parameter {
        self.now = now
        let result = try request(method, [Member(name: "form", value: .text(form))] + more)
        catchUp()
        return result
    }

    /// What an open list shows now is another part of it than the server proposed.
    package mutating func show(_ list: ShownField.List?, of field: Int) {
        fields[field].list = list
        revisions[field] += 1
    }

    /// An answer may leave long text out, a commit says nothing of the formatting that it caused, and a change of one field
    /// may be one of another.
    private mutating func catchUp() {
        for field in stale where fields[field].announcedVersion > fields[field].version {
            let members = [Member(name: "field", value: .text(fields[field].id))]
            if let result = try? request("field/get", members) { fields[field].take(result: result) }
        }
        stale = []
    }

    /// Fields that the server spoke of since the last look.
    private var stale: Set<Int> = []
}

// MARK: Messages

extension FormClient {
    private mutating func request(_ method: String, _ params: [Member]) throws(Refusal) -> Parameter {
        lastRequest += 1
        send(.object(["id": .integer(lastRequest), "method": .text(method), "params": .table(params)]))
        guard let answer = read(answering: lastRequest) else { throw Refusal(message: "there is no answer") }
        guard let error = answer["error"] else { return answer["result"] ?? .null }
        switch error["data"]?["reason"]?.text {
        case "section-full": throw Refusal(message: word("full"))
        case "section-least": throw Refusal(message: word("least"))
        default: throw Refusal(message: error["message"]?.text ?? "an error without a message")
        }
    }

    private func send(_ message: Parameter) {
        var writer = JSONWriter()
        Parameter.table([Member(name: "jsonrpc", value: .text("2.0"))] + message.members).encode(to: &writer)
        session.receive((writer.bytes + [UInt8(ascii: "\n")])[...], at: now)
    }

    /// Takes everything that the server has written, in order, and gives the answer to a request.
    private mutating func read(answering request: Int?) -> Parameter? {
        var answer: Parameter?
        frames.append(session.takeOutput())
        while let frame = frames.next() {
            guard (try? document.parse(frame, maxDepth: 1000)) != nil else { continue }
            let message = Parameter(decoding: document.root, in: document)
            guard let method = message["method"]?.text else {
                if message["id"]?.count == request { answer = message }
                continue
            }
            let params = message["params"] ?? .null
            switch method {
            case "field/diagnostics":
                guard let field = params["field"]?.text.flatMap({ places[$0] }) else { break }
                fields[field].take(status: params)
                revisions[field] += 1
                stale.insert(field)
            case "form/status": pages.take(params)
            case "client/validate":
                reply(to: message["id"] ?? .null, about: params)
                // What follows from the verdict is told at once.
                frames.append(session.takeOutput())
            default: break
            }
        }
        return answer
    }

    private func reply(to identifier: Parameter, about question: Parameter) {
        guard let file = question["file"], let verdict = verdictOnFile(file, question["value"]?.text ?? "") else {
            let error = Parameter.object(["code": .integer(-32803), "message": .text("There is no validator.")])
            send(.object(["id": identifier, "error": error]))
            return
        }
        send(.object(["id": identifier, "result": verdict]))
    }
}
