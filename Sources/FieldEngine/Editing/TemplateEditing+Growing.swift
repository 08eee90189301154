extension TemplateEditing {
    /// What comes of typing into a text of any length between a prefix and a suffix. All slots are one: none is made for
    /// each character, and a long paste is gone through once.
    struct Growth {
        var cells: [Character]
        /// How many of the characters behind the caret were typed over.
        var replaced = 0
        var literalsPassed: Int
        var taken = 0
    }

    /// Inserts characters behind cells. `suffix`: the cells behind the caret.
    func inserted(
        _ characters: [Character], behind cells: [Character], before suffix: [Character], literalsPassed: Int,
        overwriting: Bool, dropping drop: (Character, Refusal) -> Void
    ) -> Growth {
        var growth = Growth(cells: cells, literalsPassed: literalsPassed)
        guard let template = format.templates.first, let slot = template.slots.first else { return growth }
        func fits(_ character: Character) -> Bool { slot.takes.taken(character) == character }
        // Those that fit no slot, among all before the caret and all behind it.
        var misfits = cells.reduce(0) { $0 + (fits($1) ? 0 : 1) }
        var misfitsBehind = suffix.reduce(0) { $0 + (fits($1) ? 0 : 1) }
        for original in characters {
            let character = cased(original, behind: growth.cells.last ?? template.literals[0].last)
            if let passed = literalOfGrowing(
                character, isFirst: growth.cells.isEmpty, atEnd: suffix.isEmpty, after: growth.literalsPassed)
            {
                growth.literalsPassed = passed
                growth.taken += 1
                continue
            }
            guard let taken = slot.takes.taken(character) else {
                drop(original, slot.takes.refusal)
                continue
            }
            let overwritten = overwriting && growth.replaced < suffix.count ? suffix[growth.replaced] : nil
            let misfitsLeft = misfitsBehind - (overwritten.map { fits($0) ? 0 : 1 } ?? 0)
            // What fitted no slot before is no reason to refuse.
            guard misfits + misfitsLeft + (fits(taken) ? 0 : 1) == 0 || misfits + misfitsBehind > 0 else {
                drop(original, .notAllowedHere)
                continue
            }
            if overwritten != nil { growth.replaced += 1 }
            misfitsBehind = misfitsLeft
            misfits += fits(taken) ? 0 : 1
            growth.cells.append(taken)
            growth.literalsPassed = 0
            growth.taken += 1
        }
        return growth
    }

    /// In a text of any length the prefix comes before what a slot would take as well, and the suffix stands where
    /// another slot would be.
    private func literalOfGrowing(_ character: Character, isFirst: Bool, atEnd: Bool, after passed: Int) -> Int? {
        guard let template = format.templates.first else { return nil }
        if isFirst { return template.literal(character, at: 0, after: passed) }
        // Behind a suffix that is begun, what the slot would take as well is the suffix's.
        let goesOn = passed > 0 && template.literals[1].dropFirst(passed).first == character
        guard atEnd, goesOn || template.slots[0].takes.taken(character) == nil else { return nil }
        return template.literal(character, at: 1, after: passed)
    }
}
