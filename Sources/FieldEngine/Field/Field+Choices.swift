/// A part of a list as it shows: what the field's text finds, best first.
public struct ChoiceWindow: Equatable {
    /// An entry that is found. Its label is that of the list at its place.
    public struct Entry: Equatable, Sendable {
        /// In the whole list.
        public var place: Int
        /// Whether it is what the field holds.
        public var isSelected: Bool
    }

    public let list: ChoiceList
    /// How many entries are found.
    public var found: Int
    /// How many of those are before the first that is here.
    public var start: Int
    public var entries: [Entry]
    /// The entry that the text is, or the first that can be chosen of those that it finds.
    public var active: Int?

    public static func == (left: ChoiceWindow, right: ChoiceWindow) -> Bool {
        left.list === right.list && left.found == right.found && left.start == right.start
            && left.active == right.active
            && left.entries == right.entries
    }
}

extension Field {
    /// How many entries of a list a widget is told at a time without asking.
    static let usualWindow = 10

    /// What an open list shows of the field's choices; nil for a field without any.
    func choiceWindow(at now: Moment) -> ChoiceWindow? {
        guard let list = definition.choices, definition.type.listing?.isFlag != true else { return nil }
        return choiceWindow(of: list, query: nil, from: nil, count: Self.usualWindow, at: now)
    }

    /// A part of the field's choices.
    ///
    /// - Parameters:
    ///   - query: what is looked for; nil: what the field holds, which finds all of the list where it is an entry.
    ///   - start: the rank of the first entry; nil: so that the entry that the field holds is in the middle.
    public func choiceWindow(query: String?, from start: Int?, count: Int, at now: Moment) -> ChoiceWindow? {
        guard let list = definition.choices else { return nil }
        return choiceWindow(of: list, query: query, from: start, count: count, at: now)
    }

    private func choiceWindow(
        of list: ChoiceList, query: String?, from start: Int?, count: Int, at now: Moment
    ) -> ChoiceWindow {
        var text = isSecure ? "" : content.value
        // Of a field that lists several.
        var selected: Set<Int> = []
        let chosen: Int?
        if let items = definition.type.items {
            for item in items.items(of: text) {
                if let place = items.place(of: item, in: list) { selected.insert(place) }
            }
            text = isLaidOut ? items.item(at: content.selection.lowerBound, in: content.text).text : ""
            chosen = items.place(of: text, in: list)
        } else {
            chosen = definition.type.place(of: text, in: list, today: now.today)
        }
        let lists = definition.type.items != nil
        // What is chosen and begins nothing else looks for nothing.
        let isSettled = chosen != nil && !list.mayGrow(text)
        let wanted = query ?? (isSettled ? "" : text)
        let found = list.matches(wanted, least: max(0, min(start ?? 0, list.count)) + count)
        var first = start ?? 0
        if start == nil, found.isAll, let chosen { first = chosen - count / 2 }
        first = max(0, start == nil ? min(first, found.count - count) : min(first, found.count))
        let end = min(first + count, found.count)
        var active = found.isAll || query == nil ? chosen : nil
        if active == nil, !found.isAll {
            active = list.firstEnabled(of: found, wanted)
        }
        return ChoiceWindow(
            list: list, found: found.count, start: first,
            entries: (first..<end).map { rank in
                let place = found[rank]
                return ChoiceWindow.Entry(
                    place: place, isSelected: lists ? selected.contains(place) : place == chosen)
            },
            active: active)
    }
}

extension FieldDefinition {
    /// The most entries of a list that is told whole.
    private static let mostListed = 100

    /// The labels of a short list, for widgets that show all of it.
    public var listedChoices: [String]? {
        guard let choices, choices.count <= Self.mostListed else { return nil }
        return choices.labels
    }

    /// The text that choosing an entry makes.
    public func text(ofChoice place: Int, in list: ChoiceList, today: CivilDate) -> String {
        let value = type.value(ofChoice: place, in: list, today: today)
        return value.isIdentical(to: list.labels[place]) ? value : type.text(of: value, tail: .finished)
    }
}
