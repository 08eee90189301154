import Automata

/// Languages of a type compiled so far, so that fields of one definition share them.
struct LanguageCache {
    struct Key: Equatable {
        var rules: [Rule]
        var unit: LengthUnit
        var day: CivilDate?
        var includesType = true
        /// Which of the type's languages (`TypeLanguage.Branches`).
        var branch = 0
    }

    fileprivate struct Entry {
        var key: Key
        var language: Automata.Language
        /// When it was asked for last, by the clock of `LanguageMemory`.
        var lastUse: Int
        private let bytesOfKey: Int

        init(_ key: Key, _ language: Automata.Language, lastUse: Int) {
            self.key = key
            self.language = language
            self.lastUse = lastUse
            bytesOfKey = key.byteCount
        }

        var byteCount: Int { bytesOfKey + language.byteCount }
    }

    /// A list: a type has a few, and to hash the rules takes as long as to compare them with several.
    fileprivate var compiled: [Entry] = []

    /// More than a field has rules, mostly: all are looked through for one.
    private static let most = 1_024

    var count: Int { compiled.count }

    fileprivate mutating func add(_ entry: Entry) {
        if compiled.count >= Self.most { compiled.removeFirst(Self.most / 2) }
        compiled.append(entry)
    }
}

extension FieldType {
    /// The language of rules, known or compiled now.
    func compiled(
        _ key: LanguageCache.Key, stateLimit: Int, workLimit: Int, _ parts: () -> [Expression]
    ) throws(LanguageError) -> Automata.Language {
        if let place = languages.compiled.firstIndex(where: { $0.key == key }) {
            languages.compiled[place].lastUse = memory.tick()
            return languages.compiled[place].language
        }
        // Twice what a definition may take: what was let through on one day is not too much on the next.
        var work = Work(limit: workLimit > .max / 2 ? .max : 2 * workLimit)
        let language = try Automata.Language(
            allOf: parts(), stateLimit: stateLimit, preparation: .lazy, work: &work)
        keepNew(language, key)
        return language
    }

    /// Keeps a language that was compiled already.
    func keep(_ language: Automata.Language, _ key: LanguageCache.Key) {
        if !languages.compiled.contains(where: { $0.key == key }) { keepNew(language, key) }
    }

    private func keepNew(_ language: Automata.Language, _ key: LanguageCache.Key) {
        let entry = LanguageCache.Entry(key, language, lastUse: memory.tick())
        languages.add(entry)
        memory.makeRoom(for: entry, of: self)
    }
}

/// What the compiled languages of all types of a connection take together, which has a bound: those that nobody asked for
/// longest go first.
final class LanguageMemory {
    /// The types that hold some. None of them is kept by this.
    private var holders: [ObjectIdentifier: Unmanaged<FieldType>] = [:]
    /// How often any was asked for.
    private var clock = 0
    private let maximumBytes: Int
    /// What all of them took when that was counted last, and what came since.
    private var bytesAtLeast = 0
    /// How many came since.
    private var newcomers = 0

    /// How many come before all are counted anew, because those that are used have grown.
    private static let uncounted = 64
    /// More than a form needs at a time.
    private static let usualBytes = 16 << 20

    init(maximumBytes: Int = LanguageMemory.usualBytes) { self.maximumBytes = maximumBytes }

    fileprivate func tick() -> Int {
        clock += 1
        return clock
    }

    /// Forgets a type that is gone, and its languages with it.
    func forget(_ type: FieldType) { holders[ObjectIdentifier(type)] = nil }

    /// How many there are.
    var count: Int { holders.values.reduce(0) { $0 + $1._withUnsafeGuaranteedRef { $0.languages.count } } }

    /// About how much memory they take now. They grow as they are used.
    var byteCount: Int {
        holders.values.reduce(0) { sum, type in
            type._withUnsafeGuaranteedRef { $0.languages.compiled.reduce(sum) { $0 + $1.byteCount } }
        }
    }

    fileprivate func makeRoom(for entry: LanguageCache.Entry, of type: FieldType) {
        holders[ObjectIdentifier(type)] = Unmanaged.passUnretained(type)
        bytesAtLeast += entry.byteCount
        newcomers += 1
        guard bytesAtLeast > maximumBytes || newcomers >= Self.uncounted else { return }
        newcomers = 0
        var bytes = byteCount
        defer { bytesAtLeast = bytes }
        guard bytes > maximumBytes else { return }
        var all: [(use: Int, holder: Unmanaged<FieldType>, bytes: Int)] = []
        for holder in holders.values {
            for entry in holder._withUnsafeGuaranteedRef({ $0.languages.compiled }) {
                all.append((entry.lastUse, holder, entry.byteCount))
            }
        }
        // The last is the one that is being asked for. Half of the room is made at once, so that it is not made each time.
        for (use, holder, size) in all.ordered(by: { $0.use }).dropLast() where bytes > maximumBytes / 2 {
            holder._withUnsafeGuaranteedRef { $0.languages.compiled.removeAll { $0.lastUse == use } }
            bytes -= size
        }
    }
}

extension LanguageCache.Key {
    fileprivate var byteCount: Int { 128 + rules.byteCount }
}

extension [Rule] {
    /// About how much memory they take.
    var byteCount: Int {
        var sum = 0
        for rule in self { sum += rule.byteCount }
        return sum
    }
}

extension Rule {
    /// About how much memory it takes. Where it was written into each that asks, it had 9 KB of the module of WebAssembly.
    @inline(never) fileprivate var byteCount: Int {
        let words = (message?.utf8.count ?? 0) + (code?.utf8.count ?? 0)
        return 160 + words
            + {
                switch check {
                case .pattern(let source, _): source.utf8.count
                case .oneOf(let values, _), .noneOf(let values, _): values.reduce(0) { $0 + 32 + $1.utf8.count }
                case .contains(let characters, let written, _): written.utf8.count + 8 * characters.ranges.count
                case .startsWith(let text), .endsWith(let text): text.utf8.count
                case .not(let rules), .all(let rules), .any(let rules): rules.byteCount
                case .checksum(let system): system.byteCount
                case .length, .range, .dateRange, .luhn, .mod97, .equalsField, .differsFromField, .strength, .equals,
                    .empty:
                    0
                }
            }()
    }
}
