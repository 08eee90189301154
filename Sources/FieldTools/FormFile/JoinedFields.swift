import FieldEngine

/// The fields of a form file that name others or are named by them, in sets that have nothing to do with each other: what a
/// session says of a field follows from those of its set.
struct JoinedFields {
    struct Member {
        /// Its place in the file.
        var index: Int
        var identifier: String
        var field: FormFileField
    }

    /// In the order of the file.
    private var sets: [[Member]] = []
    private var setOfField: [Int: Int] = [:]

    init() {}

    /// - Parameter isHeld: whether a field has to do with more of the file than its fields.
    init(_ fields: [(index: Int, field: FormFileField)], unless isHeld: (FormFileField, String) -> Bool) {
        var members: [Member] = []
        var places: [String: Int] = [:]
        for (index, field) in fields {
            // Of two with one id the second is refused.
            guard case .text(let identifier)? = field.value["field"], places[identifier] == nil else { continue }
            places[identifier] = members.count
            members.append(Member(index: index, identifier: identifier, field: field))
        }
        // The parts of an address are fields with ids of their own.
        let hasAddresses = fields.contains { $0.field.isAddress }
        var parents = Array(members.indices)
        func root(of place: Int) -> Int {
            var place = place
            while parents[place] != place {
                parents[place] = parents[parents[place]]
                place = parents[place]
            }
            return place
        }
        var areJoined = members.map { $0.field.namesOthers }
        var areHeld = [Bool](repeating: false, count: members.count)
        for (place, member) in members.enumerated() where member.field.namesOthers {
            for name in member.field.named {
                guard let other = places[name] else {
                    if hasAddresses { areHeld[place] = true }
                    continue
                }
                areJoined[other] = true
                parents[root(of: other)] = root(of: place)
            }
        }
        var setOfRoot: [Int: Int] = [:]
        var areSetsHeld: [Bool] = []
        for (place, member) in members.enumerated() where areJoined[place] {
            let root = root(of: place)
            let set = setOfRoot[root] ?? sets.count
            if set == sets.count {
                setOfRoot[root] = set
                sets.append([])
                areSetsHeld.append(false)
            }
            sets[set].append(member)
            setOfField[member.index] = set
            let bytes = member.identifier.utf8
            if areHeld[place] || member.field.isAddress || bytes.isEmpty || bytes.contains(UInt8(ascii: "["))
                || hasAddresses && bytes.contains(UInt8(ascii: ".")) || isHeld(member.field, member.identifier)
            {
                areSetsHeld[set] = true
            }
        }
        setOfField = setOfField.filter { !areSetsHeld[$0.value] }
    }

    /// All of the set of a field; nil where it is in none that can be asked about by itself.
    func set(ofFieldAt index: Int) -> [Member]? { setOfField[index].map { sets[$0] } }
}
