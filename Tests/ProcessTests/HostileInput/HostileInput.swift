import Foundation

/// All that protocol/hostile-input.md is made from.
enum HostileInput {
    struct Section: Sendable {
        var title: String
        /// What the numbers of its rows begin with.
        var letter: String
        var introduction: String
        var rows: [HostileCase]
    }

    static let sections: [Section] = {
        let model = try? ProtocolModel()
        let sections = [
            Section(
                title: "Headers", letter: "H", introduction: "The body is a `field/get` that is fine.", rows: headers),
            Section(
                title: "Bodies", letter: "B",
                introduction: "In either framing, but for what only one of them can say.", rows: bodies),
            Section(
                title: "Messages", letter: "M", introduction: "JSON that is no message, or none that can be run.",
                rows: messages),
            Section(
                title: "Lifecycle", letter: "L",
                introduction: "What comes too early, too late, or for the second time.",
                rows: model.map(lifecycle) ?? []),
            Section(
                title: "Names", letter: "N",
                introduction: "A name is any string; what is not there is said not to be there.",
                rows: model.map(names) ?? []),
            Section(
                title: "Definitions", letter: "D", introduction: "Patterns, templates, rules and types.",
                rows: definitions),
            Section(title: "Edits", letter: "E", introduction: "Edits of the field.", rows: edits),
            Section(
                title: "Snapshots", letter: "S", introduction: "What `session/restore` is given; it changes nothing.",
                rows: snapshots),
            Section(
                title: "Limits", letter: "G", introduction: "One more than a limit allows, each set low by its flag.",
                rows: limits),
            Section(
                title: "At limits", letter: "A",
                introduction: """
                    Of each limit one below, as many as it allows, and one more: those that `initialize` announces, set low by
                    their flags, and those that are fixed. (`maxPending` only makes reading pause.)
                    """, rows: atLimits),
        ]
        return sections.map { section in
            var section = section
            for index in section.rows.indices { section.rows[index].number = "\(section.letter)\(index + 1)" }
            return section
        }
    }()

    static let rows = sections.flatMap(\.rows)
    /// All of them, or those that FIELD_SERVER_ROWS names by how their numbers begin: `A`, `E2`.
    static let chosenRows: [HostileCase] = {
        guard let chosen = ProcessInfo.processInfo.environment["FIELD_SERVER_ROWS"] else { return rows }
        return rows.filter { $0.number.hasPrefix(chosen) }
    }()
    static let numbers = (try? ProtocolModel())?.numbers ?? []
}
