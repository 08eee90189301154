import FieldEngine
import FieldTools
import JSONBytes

/// What is wrong in a form file: all that `field-server check` finds, and each place where it is no JSON.
extension FormFileDocument {
    func findings(at now: Moment, _ wishes: DocumentWishes) -> [DocumentFinding] {
        var findings = tree.slips.map { slip in
            var finding = DocumentFinding(
                range: firstLine(of: slip.range), severity: .error, code: "json", message: slip.reason)
            if let title = slip.title { finding.mends = [DocumentMend(title, [slip.mend])] }
            return finding
        }
        let mended = MendedJSON(text.bytes, tree.slips)
        for problem in workshop.problems(of: mended.bytes, knowing: memory, at: now) {
            guard problem.severity == .error || wishes.tellsWarnings, let offset = mended.origin(of: problem.offset)
            else { continue }
            var finding = finding(problem, at: offset)
            finding.related = problem.contrary.compactMap { place in
                guard let offset = mended.origin(of: place.offset), let token = tree.token(at: offset) else {
                    return nil
                }
                return DocumentFinding.Place(
                    range: firstLine(of: tree[token.node].range), message: "\(place.path) contradicts it")
            }
            findings.append(finding)
        }
        return findings.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map { $0.element }
    }

    private func finding(_ problem: FormFileProblem, at offset: Int) -> DocumentFinding {
        let token = tree.token(at: offset)
        var range = offset..<offset
        if let token {
            range = token.isName ? tree[token.node].name ?? range : tree[token.node].range
            if problem.remedy.map({ if case .rename = $0 { true } else { $0 == .remove } }) ?? false {
                range = tree[token.node].name ?? range
            }
        }
        var finding = DocumentFinding(
            range: firstLine(of: range), severity: problem.severity == .error ? .error : .warning,
            message: problem.reason)
        guard let token, let remedy = problem.remedy else { return finding }
        switch remedy {
        case .replace(let word):
            // Of a type with parameters the name is meant.
            let node = tree.member(token.node, "name") ?? token.node
            finding.range = firstLine(of: tree[node].range)
            finding.mends = [
                DocumentMend("Replace with \"\(word)\"", [TextChange(tree[node].range, Self.quoted(word))])
            ]
        case .rename(let word):
            if let name = tree[token.node].name {
                finding.mends.append(DocumentMend("Replace with \"\(word)\"", [TextChange(name, Self.quoted(word))]))
            }
            finding.mends.append(DocumentMend("Remove it", [removal(of: token.node)], isPreferred: false))
            finding.isUnnecessary = true
        case .remove:
            finding.mends = [DocumentMend("Remove it", [removal(of: token.node)])]
            finding.isUnnecessary = true
        case .add(let member):
            if tree[token.node].kind == .object {
                let change = addition(of: member, value: emptyValue(of: member, in: token.node), to: token.node)
                finding.mends = [DocumentMend("Add \"\(member)\"", [change])]
            }
        }
        return finding
    }

    static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.string(text)
        return String(decoding: Array(writer.bytes), as: UTF8.self)
    }

    // MARK: Changes

    /// What takes a member or element away, with one of the commas beside it.
    func removal(of node: Int) -> TextChange {
        let own = wholeRange(of: node)
        guard let parent = tree[node].parent else { return TextChange(own, "") }
        let siblings = tree.children(of: parent)
        guard let place = siblings.firstIndex(of: node) else { return TextChange(own, "") }
        if place + 1 < siblings.count {
            return TextChange(own.lowerBound..<wholeRange(of: siblings[place + 1]).lowerBound, "")
        }
        return TextChange(
            (place > 0 ? wholeRange(of: siblings[place - 1]).upperBound : own.lowerBound)..<own.upperBound, "")
    }

    /// What puts a member behind the others of an object, in a line of its own where the last one has one.
    func addition(of name: String, value: String, to object: Int) -> TextChange {
        let member = "\(Self.quoted(name)): \(value)"
        let range = tree[object].range
        guard let last = tree.children(of: object).last.map({ wholeRange(of: $0) }) else {
            let inside = range.lowerBound + 1
            return TextChange(
                inside..<inside, " \(member)\(text.bytes[inside...].first == UInt8(ascii: " ") ? "" : " ")")
        }
        let line = text.range(ofLine: text.line(at: last.lowerBound))
        let indentation = text.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let hasOwnLine =
            line.lowerBound + indentation.count == last.lowerBound
            && text.line(at: range.lowerBound) < text.line(at: last.lowerBound)
        let gap = hasOwnLine ? "\n" + String(decoding: indentation, as: UTF8.self) : " "
        return TextChange(last.upperBound..<last.upperBound, ",\(gap)\(member)")
    }
}
