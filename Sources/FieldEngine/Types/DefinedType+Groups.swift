import Automata

/// Templates that are written as one: with groups that may be missing or come again, or filled from the right.
extension DefinedType {
    /// From which side the slots of a template are filled.
    public enum Alignment: String, CaseIterable, Sendable { case left, right }

    /// The most templates that one may stand for.
    static let mostTemplates = 64

    /// The templates that a declaration stands for, short to long.
    ///
    /// - Parameter classes: what slots take, by the characters that name them.
    func expanded(_ templates: [String], _ classes: [Character: CharacterClass]) throws(DefinitionError) -> [String] {
        var result = templates
        if groups == true {
            result = []
            for (index, template) in templates.enumerated() {
                let path = templates.count == 1 ? "template" : "template[\(index)]"
                var reader = GroupReader(template, path: path)
                result += try reader.alternatives()
            }
            // What may be missing altogether is an empty field, which `required` is for.
            let filled = result.filter { slots(in: $0, classes) > 0 }
            result = (filled.isEmpty ? result : filled).ordered { slots(in: $0, classes) }
        }
        guard align == .right else { return result }
        guard result.count == 1, let template = result.first else {
            throw .invalid(path: "align", reason: "from the right only one template can be filled")
        }
        return try suffixes(of: template, classes)
    }

    /// How many slots a template has.
    private func slots(in template: String, _ classes: [Character: CharacterClass]) -> Int {
        var isEscaped = false
        var count = 0
        for character in template {
            if !isEscaped, classes[character] != nil { count += 1 }
            isEscaped = !isEscaped && character == "\\"
        }
        return count
    }

    /// A template's ends, each with a slot more than the one before. The literals at its start belong to all of them.
    private func suffixes(of template: String, _ classes: [Character: CharacterClass]) throws(DefinitionError)
        -> [String]
    {
        var starts: [String.Index] = []
        var isEscaped = false
        for index in template.indices {
            if !isEscaped, classes[template[index]] != nil { starts.append(index) }
            isEscaped = !isEscaped && template[index] == "\\"
        }
        guard let first = starts.first else { return [template] }
        guard starts.count <= Self.mostTemplates else {
            throw .invalid(path: "align", reason: "from the right at most \(Self.mostTemplates) slots are filled")
        }
        let prefix = template[..<first]
        return starts.reversed().map { String(prefix + template[$0...]) }
    }
}

/// Reads a template with groups: `[…]` may be missing, and `{2,4}` behind a group or a character says how often it comes.
private struct GroupReader {
    private let path: String
    private let characters: [Character]
    private var place = 0

    init(_ template: String, path: String) {
        characters = Array(template)
        self.path = path
    }

    /// All that the template may be, without groups.
    ///
    /// Each character makes them anew, so the template is short, and what it stands for too: before any slot is counted.
    mutating func alternatives() throws(DefinitionError) -> [String] {
        guard characters.count <= 1_024 else { throw failure("a template with groups has at most 1024 characters") }
        let result = try sequence(depth: 0)
        guard place == characters.count else { throw failure("there is no [ before this ]") }
        return result
    }

    private mutating func sequence(depth: Int) throws(DefinitionError) -> [String] {
        var result = [""]
        while place < characters.count, characters[place] != "]" {
            result = try product(result, try item(depth: depth))
        }
        return result
    }

    private mutating func item(depth: Int) throws(DefinitionError) -> [String] {
        var alternatives: [String]
        switch characters[place] {
        case "[":
            guard depth < 8 else { throw failure("groups are at most 8 deep") }
            let start = place
            place += 1
            let inside = try sequence(depth: depth + 1)
            guard place < characters.count else {
                place = start
                throw failure("there is no ] behind this [")
            }
            place += 1
            if let (least, most) = try repetition() {
                return try repeated(inside, least, most)
            }
            return [""] + inside
        case "{": throw failure("there is nothing before this { that comes so often")
        case "\\" where place + 1 < characters.count:
            alternatives = ["\\" + String(characters[place + 1])]
            place += 2
        default:
            alternatives = [String(characters[place])]
            place += 1
        }
        guard let (least, most) = try repetition() else { return alternatives }
        alternatives = try repeated(alternatives, least, most)
        return alternatives
    }

    private func repeated(_ one: [String], _ least: Int, _ most: Int) throws(DefinitionError) -> [String] {
        var result: [String] = []
        var row = [""]
        for count in 0...most {
            if count >= least { result += row }
            if count < most { row = try product(row, one) }
        }
        guard result.count <= DefinedType.mostTemplates else { throw tooMany }
        return result
    }

    /// `{2}` or `{2,4}`; nil where none is there.
    private mutating func repetition() throws(DefinitionError) -> (least: Int, most: Int)? {
        guard place < characters.count, characters[place] == "{" else { return nil }
        guard let end = characters[place...].firstIndex(of: "}") else { throw failure("there is no } behind this {") }
        let numbers = characters[place + 1..<end].split(separator: ",", omittingEmptySubsequences: false)
            .map { Int(String($0)) }
        guard let least = numbers[0], let most = numbers.count == 2 ? numbers[1] : least, numbers.count <= 2,
            least >= 0, most >= max(least, 1), most <= 64
        else { throw failure("how often is said as {2} or {2,4}, at most 64 times") }
        place = end + 1
        return (least, most)
    }

    private func product(_ first: [String], _ second: [String]) throws(DefinitionError) -> [String] {
        guard first.count * second.count <= DefinedType.mostTemplates else { throw tooMany }
        let bytes =
            first.reduce(0) { $0 + $1.utf8.count } * second.count
            + second.reduce(0) { $0 + $1.utf8.count } * first.count
        guard bytes <= 1 << 18 else { throw failure("what the template stands for is too long") }
        return first.flatMap { head in second.map { head + $0 } }
    }

    private var tooMany: DefinitionError {
        .invalid(path: path, reason: "it stands for more than \(DefinedType.mostTemplates) templates")
    }

    private func failure(_ reason: String) -> DefinitionError {
        .invalid(path: path, reason: reason, offset: characters[..<place].reduce(0) { $0 + $1.unicodeScalars.count })
    }
}
