import JSONBytes

/// The members of a form file that nothing reads, which are slips of the pen more often than not: the protocol ignores them
/// silently (specification, section 1.4). And what rules and totals name.
struct FormFileMembers {
    struct Slip {
        var path: String
        /// Where it begins in the bytes.
        var offset: Int
        var reason: String
        /// The word that it may have been.
        var meant: String?
    }

    /// A rule of a field that names another field.
    struct Naming {
        var path: String
        var field: String
        /// Whether it may be the field of each row of a section, `items[].amount`, which totals alone ask.
        var isOfTotal = false
    }

    /// As many as are shown.
    private(set) var slips: [Slip] = []
    var moreSlips = 0
    var namings: [Naming] = []
    /// The sections whose rows are counted.
    var countedSections: [(path: String, section: String)] = []
    /// Rules that the protocol does not have, by the path of their names.
    var unknownRules: [String: String] = [:]

    init() {}

    /// Whether the next slip is one of those that are shown.
    var takesSlip: Bool { slips.count < FormFileReport.shown }

    mutating func add(_ slip: Slip) {
        if takesSlip { slips.append(slip) } else { moreSlips += 1 }
    }

    /// What was found in a value by itself, in the whole where it has this path and place.
    mutating func add(_ part: FormFileMembers, at path: @autoclosure () -> String, offset: Int) {
        if part.isEmpty { return }
        let path = path()
        for slip in part.slips {
            var slip = slip
            slip.path = PathStep.joined(path, slip.path)
            slip.offset += offset
            add(slip)
        }
        moreSlips += part.moreSlips
        namings += part.namings.map { naming in
            var naming = naming
            naming.path = PathStep.joined(path, naming.path)
            return naming
        }
        countedSections += part.countedSections.map { (PathStep.joined(path, $0.path), $0.section) }
        for (rule, name) in part.unknownRules { unknownRules[PathStep.joined(path, rule)] = name }
    }

    private var isEmpty: Bool {
        slips.isEmpty && namings.isEmpty && countedSections.isEmpty && unknownRules.isEmpty
    }
}
