import Automata
import FieldEngine
import FieldTools

/// What is said of a place of a form file: what a member is for, what a type takes, what a pattern matches.
extension FormFileDocument {
    func explanation(at offset: Int, at now: Moment) -> Explanation? {
        guard let node = tree.innermost(at: offset) else { return nil }
        if let name = tree[node].name, name.lowerBound <= offset, offset <= name.upperBound {
            return explanation(ofMember: node, name)
        }
        let names = FormFileNames(tree)
        if let found = names.occurrence(at: offset), let text = text(about: found, names, at: now) {
            return Explanation(range: tree[found.node].range, text: text)
        }
        guard tree[node].range.lowerBound <= offset, offset <= tree[node].range.upperBound else { return nil }
        return text(aboutValue: node).map { Explanation(range: tree[node].range, text: $0) }
    }

    private func explanation(ofMember node: Int, _ range: Range<Int>) -> Explanation? {
        guard let object = tree[node].parent, let name = tree.name(of: node) else { return nil }
        let schema = workshop.schema
        let shapes = schema.shapes(of: object, in: tree)
        if let property = shapes.lazy.compactMap({ schema.property(name, of: $0) }).first {
            let kinds = schema.ways(property).compactMap { schema.kind(of: $0) }
            var parts = [property.documentation]
            var facts: [String] = []
            if let kind = kinds.first, Set(kinds).count == 1 { facts.append(kind) }
            if shapes.contains(where: { schema.required(of: $0).contains(name) }) { facts.append("required") }
            if let usual = property.usual { facts.append("else `\(usual)`") }
            if !facts.isEmpty { parts.append(facts.joined(separator: ", ")) }
            return Explanation(range: range, text: "`\(name)`: " + parts.joined(separator: "\n\n"))
        }
        guard let type = typeWithParameters(in: object),
            let parameter = type.parameters.first(where: { $0.name == name })
        else { return nil }
        return Explanation(range: range, text: line(for: parameter, of: type))
    }

    private func text(
        about found: FormFileNames.Occurrence, _ names: FormFileNames, at now: Moment
    ) -> String? {
        let definition = names.definition(of: found.key)
        let object = definition.flatMap { tree[$0.node].parent }
        switch found.key.kind {
        case .type:
            if let object {
                let about = tree.word("description", of: object).map { "\n\n\($0)" } ?? ""
                return "Type `\(found.key.name)` of this file\(about)" + source(of: object)
            }
            return workshop.types.first { $0.name == found.key.name }.map {
                documentation(of: $0, example: workshop.example(ofType: $0.name, at: now))
            }
        case .field, .section, .page, .group:
            guard let object else {
                return found.key.kind == .group ? "Group `\(found.key.name)`" : nil
            }
            let label = tree.word("label", of: object) ?? tree.word("title", of: object)
            let count = names.all(found.key).count - 1
            let used = count == 0 ? "" : "\n\nNamed \(count == 1 ? "once" : "\(count) times") elsewhere in this file."
            let word = Self.word(found.key.kind)
            let head = word.prefix(1).uppercased() + word.dropFirst()
            return "\(head) `\(found.key.name)`\(label.map { ": \($0)" } ?? "")" + source(of: object) + used
        }
    }

    /// The value as it is written, where it is short.
    private func source(of node: Int) -> String {
        let range = tree[node].range
        return range.count > 600 ? "" : "\n\n```json\n\(text.text(in: range))\n```"
    }

    private func text(aboutValue node: Int) -> String? {
        let name = tree.name(of: node)
        if name == "pattern", let pattern = tree.string(node) {
            let ignoresCase = tree[node].parent.flatMap { tree.member($0, "ignoreCase") }
            return PatternExamples(pattern, ignoreCase: ignoresCase.map { text.text(in: tree[$0].range) } == "true")
                .text
        }
        guard let word = tree.string(node) else { return nil }
        let schema = workshop.schema
        if name == "rule", let object = tree[node].parent, let shape = schema.shapes(of: object, in: tree).first,
            schema.property("rule", of: shape).flatMap({ schema.constant(of: $0) }) == word
        {
            return "Rule `\(word)`: \(shape.documentation)"
        }
        let found = schema.shapes(of: node, in: tree).first { schema.constant(of: $0) == word }
        return found.map { "`\(word)`: \($0.documentation)" }
    }

    // MARK: Types

    func documentation(of type: ListedType, example: String? = nil) -> String {
        var lines = ["**\(type.name)**\(type.template.isEmpty ? "" : " `\(type.template)`"): \(type.description)"]
        if let example { lines.append("For example `\(example)`.") }
        if !type.parameters.isEmpty {
            lines.append(type.parameters.map { "- " + line(for: $0, of: type) }.joined(separator: "\n"))
        }
        return lines.joined(separator: "\n\n")
    }

    private func line(for parameter: ListedType.Parameter, of type: ListedType) -> String {
        var words: [String] = []
        if let meaning = TypeMeanings.meaning(of: parameter.name, in: type.name) { words.append(meaning.text) }
        words.append("(\(parameter.kind)\(parameter.isRequired ? ", required" : ""))")
        if let usual = parameter.usual { words.append("else `\(usual)`") }
        return "`\(parameter.name)`: \(words.joined(separator: " "))"
    }
}

/// What a pattern matches, and what it does not, by a shortest text of each.
struct PatternExamples {
    /// In Markdown.
    let text: String

    /// What looking for a text may take.
    private static let workLimit = 2_000_000

    init(_ source: String, ignoreCase: Bool) {
        let expression: Expression
        do throws(PatternError) {
            expression = try Pattern(source, ignoreCase: ignoreCase).expression
        } catch {
            text = "This is no pattern: \(error.reason)"
            return
        }
        var lines = ["The whole value has to match."]
        if let match = Self.shortest(of: [expression]) {
            lines.append("Matches \(Self.shown(match)).")
        } else {
            lines.append("No text is known that matches.")
        }
        let refused = expression.complement
        // A text that is empty says little.
        if let other = Self.shortest(of: [refused], minimum: 1) {
            let none = Self.shortest(of: [refused]) == "" ? "the empty text and " : ""
            lines.append("Refuses \(none)\(Self.shown(other)).")
        } else if Self.shortest(of: [refused]) == "" {
            lines.append("Refuses the empty text alone.")
        } else {
            lines.append("Refuses no text.")
        }
        text = lines.joined(separator: "\n\n")
    }

    private static func shortest(of parts: [Expression], minimum: Int = 0) -> String? {
        var work = Work(limit: workLimit)
        let length = Language.Length(minimum: minimum)
        // What can be read, if there is any.
        let readable = Expression.set(ScalarSet(" "..."~")).repeated(0...)
        for all in [Expression.all(of: parts + [readable]), Expression.all(of: parts)] {
            let language = try? Language(allOf: [all], length: length, work: &work)
            if let text = language?.shortestCompletion(after: "", maximumCount: 200) { return text }
        }
        return nil
    }

    private static func shown(_ text: String) -> String { text.isEmpty ? "the empty text" : "`\(text)`" }
}
