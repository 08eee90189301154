/// `protocol/messages.md`: what is said in each language.
struct MessagePage {
    let languages: [MessageFile]
    /// What is wrong with the languages that do not ship.
    let problems: [String]

    static let path = "protocol/messages.md"

    func file() -> String {
        guard let original = languages.first(where: { $0.tag == MessageFile.original }) else { return "" }
        var lines = [
            "<!-- Generated from protocol/messages by `\(ModelGenerator.command)`. Changes here will be lost. -->",
            "# Messages",
            "",
            "What the server says of a finding, by code and language ([specification](specification.md#43-diagnostics)): "
                + "\(original.messages.count) messages in \(languages.count) languages.",
            "A language is shipped when it has all of them. Its source is a file in [messages](messages).",
            "",
            "| tag | language | written | forms of a count |",
            "| --- | --- | --- | --- |",
        ]
        for language in languages {
            let forms = (language.messages.first(where: \.isCounted)?.forms ?? []).map(\.category)
            lines.append(
                "| `\(language.tag)` | \(text(language.name, in: language)) | "
                    + "\(language.isRightToLeft ? "right to left" : "left to right") | "
                    + "\(forms.isEmpty ? "other" : forms.joined(separator: ", ")) |")
        }
        if !problems.isEmpty { lines += ["", "Not shipped:", ""] + problems.map { "- \($0)" } }
        lines += ["", "| code | language | sentence |", "| --- | --- | --- |"]
        for (index, message) in original.messages.enumerated() {
            for language in [original] + languages.filter({ $0.tag != original.tag }) {
                let forms = language.messages[index].forms.map { form in
                    (form.category.isEmpty ? "" : "*\(form.category)* ") + text(form.sentence, in: language)
                }
                let code = language.tag == original.tag ? "`\(message.code)`" : ""
                lines.append("| \(code) | `\(language.tag)` | \(forms.joined(separator: "<br>")) |")
            }
        }
        lines += ["", "What buttons and marks of a widget say (`locale/words`), by name:", ""]
        lines += table(of: \.words, comparedWith: original, prefix: MessageFile.wordPrefix)
        lines += ["", "What fields are called that have no label, by the type or the part of an address:", ""]
        lines += table(of: \.labels, comparedWith: original, prefix: MessageFile.labelPrefix)
        let section = "[6.3](specification.md#63-filled-forms)"
        lines += ["", "What is said of forms that are filled in as documents (\(section)), by name:", ""]
        lines += ["| name | language | text |", "| --- | --- | --- |"]
        for (index, line) in original.documents.enumerated() {
            for language in [original] + languages.filter({ $0.tag != original.tag }) {
                let name = language.tag == original.tag ? "`\(line.code)`" : ""
                lines.append("| \(name) | `\(language.tag)` | \(text(language.documents[index].last, in: language)) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A row for each language.
    private func table(
        of words: KeyPath<MessageFile, [MessageFile.Message]>, comparedWith original: MessageFile, prefix: String
    ) -> [String] {
        let names = original[keyPath: words].map { "`\($0.code.dropFirst(prefix.count))`" }
        var lines = ["| language | " + names.joined(separator: " | ") + " |"]
        lines.append(String(repeating: "| --- ", count: names.count + 1) + "|")
        for language in [original] + languages.filter({ $0.tag != original.tag }) {
            let texts = language[keyPath: words].map { text($0.last, in: language) }
            lines.append("| `\(language.tag)` | " + texts.joined(separator: " | ") + " |")
        }
        return lines
    }

    private func text(_ text: String, in language: MessageFile) -> String {
        language.isRightToLeft ? "<bdi dir=\"rtl\" lang=\"\(language.tag)\">\(text)</bdi>" : text
    }
}
