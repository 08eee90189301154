import Automata

/// What may follow a text in the languages of its field.
extension FieldLanguage {
    /// Whether nothing can be added to a complete text. A length alone fills nothing: a phrase goes on.
    func isFull(_ value: String, caret: Int?, today: CivilDate) -> Bool {
        guard let places, value.utf8.contains(.decimalPoint) else { return isFull(value, today: today) }
        if places.entry == .overtype { return caret == value.utf8.count }
        return !places.mayGrow(value) { judged($0, by: all, caret: $1, today: today) }
    }

    private func isFull(_ value: String, today: CivilDate) -> Bool {
        if let listing = type.listing { return !listing.mayGrow(value) }
        if type.items != nil { return false }
        let demands = all.demands
        if gap(in: value) != nil { return false }
        if let most = type.characters?.maximum, LengthUnit.character.count(value) >= most { return true }
        let isWhole = demands.countScalars(in: value)
        guard let language = language(of: all, for: value, withMixed: isWhole, today: today) else { return false }
        guard let room = demands.room(behind: value, widest: language.widestScalar) else { return true }
        let end = value.utf8.count > Self.longText ? all.end(of: value, inWhole: isWhole, today) : nil
        if language.canGrow(value, endingAt: end, within: room) { return false }
        // A vowel sign joins the letter before it, and takes no room among characters.
        guard demands.lengths.contains(where: { $0.unit == .character }) else { return true }
        return language.allowed(after: value).intersection(.clusterExtenders).isEmpty
    }

    /// Whether a text may still get longer: it is not full, and not hopeless for being longer than a full one. One that is
    /// hopeless for what stands in it can be mended, and then go on.
    func hasRoom(behind value: String, today: CivilDate) -> Bool {
        switch verdict(value, caret: nil, today: today) {
        case .partial: true
        case .complete: !isFull(value, today: today)
        case .impossible(let from): !isFull(String(value.slice(0..<from)), today: today)
        }
    }

    /// The characters that may come at an offset of one of the values, as a class; nil where anything may or the class is
    /// long.
    ///
    /// - Parameter isInOrder: what is asked of a value besides, where anything is.
    func allowed(
        in values: [(text: String, caret: Int)], today: CivilDate, _ isInOrder: ((String) -> Bool)? = nil
    ) -> String? {
        // What finds an entry is no matter of a language.
        if type.listing != nil || type.items != nil { return nil }
        var allowed = ScalarSet()
        for (value, caret) in values {
            guard var more = allowedScalars(in: value, at: caret, today: today) else { return nil }
            if let isInOrder, caret == value.utf8.count, more.count <= 64 {
                more = more.filtered { isInOrder(value + String(Character($0))) }
            }
            // What the part at the caret goes on with is none of the next one's.
            if let format = type.formatter.parts, !format.isFixed, caret > values[0].caret, more.count <= 64 {
                more = more.filtered { !format.goesOn(values[0].text, with: $0) }
            }
            allowed = allowed.union(more)
        }
        guard allowed != .all else { return nil }
        let written = allowed.description(maximumLength: 256)
        return written.flatMap { $0.utf8.count <= 256 ? $0 : nil }
    }

    private func allowedScalars(in value: String, at offset: Int, today: CivilDate) -> ScalarSet? {
        if let format = type.formatter.parts, format.isFixed, gap(in: value) != nil || offset < value.utf8.count {
            return allowed(inPartsOf: value, format, at: offset, today: today)
        }
        if let format = type.formatter.parts, !format.isFixed, gap(in: value) != nil || offset != value.utf8.count {
            let allowed = allowed(inVaryingPartsOf: value, format, at: offset, today: today)
            if allowed != nil || offset > value.utf8.count || gap(in: value) != nil { return allowed }
        }
        let isWhole = all.demands.countScalars(in: value)
        let language = language(of: all, for: value, withMixed: isWhole, today: today)
        // Each class of characters is a question.
        if let language, language.stepsPerScalar.multipliedSaturated(by: language.statistics.classes) > workLimit / 8 {
            return nil
        }
        var allowed: ScalarSet
        if let places {
            allowed = places.allowed(in: value, at: offset) {
                self.following(in: $0, at: $1, language)
            } _: {
                judged($0, by: all, caret: $1, today: today)
            }
        } else {
            allowed = following(in: value, at: offset, language)
        }
        switch type.formatter {
        case .plain: if let typed = type.filter.takes.scalars { allowed = allowed.intersection(typed) }
        case .template, .parts: break
        case .number(let format):
            // What the value writes as a full stop may be typed as its text shows it.
            if format.decimalSign == .comma, allowed.contains(".") { allowed = allowed.union(ScalarSet(",")) }
        }
        return allowed
    }

    /// The scalars that may come at an offset of a text as it stands.
    private func following(in value: String, at offset: Int, _ language: Automata.Language?) -> ScalarSet {
        let demands = all.demands
        var allowed = ScalarSet()
        for width in ScalarWidth.told(apartBy: demands.lengths.map({ $0.unit })) {
            guard let room = demands.room(behind: value, and: width, widest: language?.widestScalar ?? 4) else {
                continue
            }
            let behind = language?.allowed(at: offset, in: value, within: room) ?? .all
            allowed = allowed.union(behind.intersection(width.scalars))
        }
        return allowed
    }
}

extension ScalarSet {
    /// The scalars of a small set that are wanted.
    func filtered(_ isWanted: (Unicode.Scalar) -> Bool) -> ScalarSet {
        var wanted: [Unicode.Scalar] = []
        for range in ranges {
            for number in range.lowerBound.value...range.upperBound.value {
                if let scalar = Unicode.Scalar(number), isWanted(scalar) { wanted.append(scalar) }
            }
        }
        return ScalarSet(wanted)
    }
}
