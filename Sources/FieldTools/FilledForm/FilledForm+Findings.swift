import FieldEngine
import FieldServer

extension FilledForm {
    /// Something that is to be said of a place in the document.
    package struct Finding: Equatable, Sendable {
        package var range: DocumentRange
        /// 1 for an error to 4 for a hint.
        package var severity: Int
        package var code: String
        package var message: String
        /// It is about lines that nothing is made of.
        package var isUnused = false
        /// It is of the document, and not of what a field holds.
        package var isOfDocument = true
    }

    /// All that is to be said of the document now.
    package func findings() -> [Finding] {
        var findings: [Finding] = []
        var spelling = Spelling()
        // Whether lines go on with something that was told of already.
        var isOwned = false
        // With each key all lines are passed: none is copied, and of most of them no word is made.
        for place in lines.indices {
            switch lines[place].kind {
            case .blank, .comment: continue
            case .continuation where isOwned: continue
            case .continuation, .stray:
                isOwned = true
                findings.append(finding(place, "no-label", client.said(.noLabel)))
            case .heading:
                isOwned = false
                say(ofHeadingAt: place, in: &findings)
            case .labelled:
                isOwned = lines[place].target != .header
                say(ofLineAt: place, in: &findings, &spelling)
            }
        }
        sayMissing(in: &findings)
        return findings
    }

    private func finding(_ line: Int, _ code: String, _ message: String, severity: Int = 1) -> Finding {
        let text = lines[line].text.utf8
        let start = text.prefix { $0.isBlank }.count
        return Finding(
            range: DocumentRange(line: line, start..<text.count), severity: severity, code: code, message: message)
    }

    private func say(ofHeadingAt place: Int, in findings: inout [Finding]) {
        switch lines[place].target {
        case .rowTooMany(let section):
            findings.append(
                finding(place, "too-many-rows", "\(client.sections[section].title): \(client.word("full"))"))
        case .unknown:
            findings.append(finding(place, "unknown-heading", client.said(.unknownHeading), severity: 3))
        case .nothing, .header, .field, .repeated, .ambiguous, .scope, .row: break
        }
    }

    private func say(ofLineAt place: Int, in findings: inout [Finding], _ spelling: inout Spelling) {
        switch lines[place].target {
        case .field(let field): say(of: field, in: &findings)
        case .repeated(let field):
            let values = ["label": label(ofLineAt: place), "number": String(slots[field].line + 1)]
            findings.append(finding(place, "repeated", client.said(.repeated, values)))
        case .ambiguous:
            findings.append(finding(place, "ambiguous", client.said(.ambiguous, ["label": label(ofLineAt: place)])))
        case .unknown:
            let label = label(ofLineAt: place)
            let meant = spelling.nearest(to: FormLabels.folded(label[...]), among: labels.words, areInOrder: false)
            var message = client.said(.unknownField, ["label": label])
            if let meant { message += " " + client.said(.didYouMean, ["text": labels.spelled(meant, of: client)]) }
            findings.append(finding(place, "unknown-field", message))
        case .nothing, .header, .scope, .row, .rowTooMany: break
        }
    }

    private func label(ofLineAt place: Int) -> String {
        Self.quotable(Substring(lines[place].text.utf8.prefix(lines[place].colon)).trimmed)
    }

    /// As much of a text as is of use in a message, however long a line is.
    static func quotable(_ text: some StringProtocol) -> String {
        let head = text.prefix(80)
        return head.endIndex < text.endIndex ? head + "…" : String(text)
    }

    private func say(of field: Int, in findings: inout [Finding]) {
        // Of most fields there is nothing to say, and a key must not cost what they have.
        guard slots[field].refusal != nil || !client.fields[field].isPlain, let value = value(of: field) else { return }
        let shown = client.fields[field]
        func say(_ code: String, _ message: String, severity: Int) {
            findings.append(
                Finding(range: range(of: value), severity: severity, code: code, message: message))
        }
        if shown.isSecret {
            guard !value.text.isEmpty || !value.boxes.isEmpty else { return }
            return say("secret", client.said(.secret, ["text": "`field-server submit`"]), severity: 1)
        }
        if shown.isHidden {
            let isAnswered =
                value.boxes.isEmpty
                ? !value.text.isEmpty && value.text != slots[field].initial : value.boxes.contains { $0.isChecked }
            guard isAnswered else { return }
            say("not-asked", client.said(.notAsked), severity: 4)
            findings[findings.count - 1].isUnused = true
            return
        }
        if shown.isReadOnly || !shown.isEnabled {
            guard value.text != shown.text, value.boxes.isEmpty else { return }
            return say(
                "read-only",
                shown.isReadOnly ? client.said(.cantChange, ["text": shown.text]) : client.said(.cantAnswer),
                severity: 2)
        }
        // Where the engine has words of its own for it, these are enough.
        let isSaid = shown.diagnostics.contains { finding in
            finding.code == "left-out" || finding.severity == 1 && ["type", "rule", "limit"].contains(finding.source)
        }
        if let refusal = slots[field].refusal, !isSaid {
            say("not-taken", refusal, severity: 1)
        }
        // What was not taken is not missing.
        for finding in shown.diagnostics where slots[field].refusal == nil || finding.code != "required" {
            findings.append(
                Finding(
                    range: range(of: finding.range, of: field, in: value), severity: finding.severity,
                    code: finding.code,
                    message: finding.message.isEmpty ? finding.code : finding.message, isOfDocument: false))
        }
    }

    /// All of a value, or of its label where there is none.
    func range(of value: FilledValue) -> DocumentRange {
        if let first = value.pieces.first, let last = value.pieces.last, !value.text.isEmpty {
            return DocumentRange(
                DocumentPlace(line: first.line, column: first.columns.lowerBound),
                DocumentPlace(line: last.line, column: last.columns.upperBound))
        }
        let line = lines[value.line]
        let label = Substring(line.text.utf8.prefix(line.colon)).trimmed
        return DocumentRange(line: value.line, 0..<label.utf8.count)
    }

    /// Where a range of a field's text stands in the document, which may have other signs between the letters and digits.
    func range(of range: Range<Int>, of field: Int, in value: FilledValue) -> DocumentRange {
        let shown = client.fields[field].text
        if shown == value.text, !range.isEmpty { return value.place(of: range) }
        guard !range.isEmpty, shown.letterCount == value.text.letterCount else { return self.range(of: value) }
        let before = shown.letterCount(before: range.lowerBound)
        let within = shown.letterCount(before: range.upperBound) - before
        guard within > 0 else { return self.range(of: value) }
        return value.place(
            of: value.text.offset(ofLetter: before)..<value.text.offset(behindLetter: before + within - 1))
    }

    private func sayMissing(in findings: inout [Finding]) {
        let missing = missingFields
        guard !missing.isEmpty else { return }
        let needed = missing.filter { client.fields[$0].isRequired }
        let named = needed.isEmpty ? missing : needed
        let labels = named.prefix(5).map { name(ofFieldWithoutLine: $0) }.joined(separator: ", ")
        let more = named.count > 5 ? ", " + client.word("more", ["count": String(named.count - 5)]) : ""
        findings.insert(
            Finding(
                range: header.range, severity: needed.isEmpty ? 3 : 2, code: "missing-lines",
                message: client.said(.missing, ["text": labels + more])), at: 0)
    }

    /// The label that a line of the field would have, or its id in braces where that can't be one.
    private func name(ofFieldWithoutLine field: Int) -> String {
        let shown = client.fields[field]
        let label = Self.quotable(Substring(shown.label.oneLine).trimmed)
        if !label.isEmpty, case .labelled = FilledLine(label + ":").kind { return label }
        return "{\(shown.id)}"
    }

    /// Fields that are asked for and have no line.
    var missingFields: [Int] {
        slots.indices.filter { field in
            guard slots[field].line < 0 else { return false }
            let shown = client.fields[field]
            return !shown.isHidden && !shown.isSecret && shown.takesEdits && client.places[shown.id] == field
        }
    }
}

extension String {
    /// Letters, digits and all other signs but white space and punctuation.
    fileprivate var letterCount: Int { letterCount(before: utf8.count) }

    fileprivate func letterCount(before offset: Int) -> Int {
        let end = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
        return self[..<end].unicodeScalars.count { $0.isMeaningful }
    }

    fileprivate func offset(ofLetter number: Int) -> Int {
        var count = 0
        for index in unicodeScalars.indices where unicodeScalars[index].isMeaningful {
            if count == number { return utf8.distance(from: startIndex, to: index) }
            count += 1
        }
        return utf8.count
    }

    fileprivate func offset(behindLetter number: Int) -> Int {
        let start = offset(ofLetter: number)
        let index = utf8.index(startIndex, offsetBy: start)
        return index < endIndex ? utf8.distance(from: startIndex, to: unicodeScalars.index(after: index)) : start
    }
}

extension Unicode.Scalar {
    /// A letter or a digit, and no separator.
    var isMeaningful: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension ShownField {
    /// Whether it takes any answer, and nothing was found of the one that it has.
    fileprivate var isPlain: Bool { diagnostics.isEmpty && takesEdits && !isHidden && !isSecret }
}
