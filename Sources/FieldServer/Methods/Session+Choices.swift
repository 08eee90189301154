import FieldEngine
import FieldProtocol

/// Lists that are chosen from (specification, section 9.9).
extension Session {
    /// A part of a field's list. Whoever asks for the text of a secret is told nothing that it finds.
    func choices(_ params: FieldChoicesParams, at now: Moment) throws(ResponseError) -> ListWindow {
        let (_, field) = try existing(params.field)
        let query = params.query.map { String($0.prefix(Self.longestQuery)) }
        let window = field.choiceWindow(
            query: query, from: params.from.map { Int(clamping: $0) }, count: params.count ?? 10, at: now)
        guard let window else { throw .requestFailed("no-choices") }
        return ListWindow(window)
    }

    /// Nobody types more to find an entry.
    private static let longestQuery = 1_000

    /// The list that a client gives to a field; nil where nothing is in it.
    func list(_ choices: [Choice]) throws(ResponseError) -> ChoiceList? {
        if choices.isEmpty { return nil }
        let isPlain = choices.allSatisfy { $0.shown == nil && ChoiceList.Detail($0) == ChoiceList.Detail() }
        var details: [ChoiceList.Detail] = []
        if !isPlain {
            for (place, choice) in choices.enumerated() {
                var detail = ChoiceList.Detail(choice)
                if let shown = choice.shown { detail.shown = try condition(shown, path: "choices[\(place)].shown") }
                details.append(detail)
            }
        }
        do throws(DefinitionError) {
            return try ChoiceList.checked(choices.map { $0.label }, details, path: "choices")
        } catch {
            throw ResponseError(error, known: { [] })
        }
    }
}

extension ChoiceList.Detail {
    fileprivate init(_ choice: Choice) {
        self.init(
            value: choice.value == .null ? nil : choice.value, description: choice.description, group: choice.group,
            isDisabled: choice.disabled ?? false)
    }
}

extension ChoiceList {
    /// The members of `field/create` for this list.
    var wire: [Choice] {
        labels.indices.map { place in
            let detail = detail(place)
            return Choice(
                label: labels[place], value: detail.value, description: detail.description, group: detail.group,
                disabled: detail.isDisabled ? true : nil, shown: detail.shown.map { FieldProtocol.Condition($0) })
        }
    }
}
