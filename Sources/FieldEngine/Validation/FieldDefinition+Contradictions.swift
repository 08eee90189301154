/// Rules that no entry of a list meets, which languages don't tell: they ask what an entry stands for.
extension FieldDefinition {
    /// The most entries that are judged to find one that is let through.
    private static let mostJudged = 1_000

    /// - Parameters:
    ///   - live: The field's own rules while it is typed.
    ///   - final: Those when editing ends.
    /// - Throws: `DefinitionError.invalid` where no entry of the type's list meets all that is asked.
    func refuseListOfNone(live: [Rule], final: [Rule], today: CivilDate) throws(DefinitionError) {
        guard let listing = type.listing, !listing.takesOthers, listing.list.count <= Self.mostJudged,
            !live.isEmpty || !final.isEmpty || settings.minLength != nil || settings.maxLength != nil
        else { return }
        let now = Moment(milliseconds: 0, today: today)
        let list = listing.list
        let isMet = list.labels.indices.contains { place in
            !list.isDisabled(place) && contentState(of: list.labels[place], caret: nil, at: now) == .complete
        }
        if isMet { return }
        let path =
            !final.isEmpty
            ? "validation.final.rules[\(final.count - 1)]"
            : !live.isEmpty ? "validation.live.rules[\(live.count - 1)]" : "type"
        throw .invalid(path: path, reason: "no choice of the list satisfies all that is asked")
    }
}
