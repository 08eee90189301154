/// The types that fields can have, each made once for its name and parameters.
public struct TypeRegistry {
    private struct Key: Hashable {
        var name: String
        var parameters: Parameter
        var locale: String?
    }

    private struct Made {
        var type: FieldType
        /// About how much memory its parameters take, and what is made of them.
        var bytes: Int
    }

    private var made: [Key: Made] = [:]
    /// Those of long lists, the latest last.
    private var long: [(key: Key, type: FieldType)] = []
    /// Of all that are made.
    private var bytesOfMade = 0
    private var own: [String: FieldType] = [:]
    /// The names of the client's own types, in the order of their definition.
    package private(set) var ownNames: [String] = []
    /// The locale of numbers whose type names none: that of the connection, which says it before it makes any type.
    public var locale = usualLocale

    /// Whether the client judges, which it says before any type is made.
    public var hasValidator = false

    /// The locale of a connection that says none.
    public static let usualLocale = "en"
    /// The most states that a pattern may take.
    public let stateLimit: Int
    /// The most steps that compiling a definition may take.
    public let workLimit: Int
    /// The languages of all types.
    private let languages = LanguageMemory()

    /// How many types with parameters are kept that nobody may use any more, and about how many bytes of them.
    private static let mostMade = 1_000
    private static let mostBytes = 8 << 20
    /// Types that take more of it are kept apart, a few: else each would have all others forgotten.
    private static let mostBytesOfOne = 1 << 20
    private static let mostLong = 4

    public init(stateLimit: Int, workLimit: Int = .max) {
        self.stateLimit = stateLimit
        self.workLimit = workLimit
    }

    /// How many types with parameters are kept, how many compiled languages, and about how much memory those take.
    package var kept: (types: Int, languages: Int, bytes: Int) { (made.count, languages.count, languages.byteCount) }

    /// The names of all types: the built-in ones, then the client's own in the order of their definition.
    public var names: [String] { BuiltInType.allCases.map { $0.rawValue }.filter { own[$0] == nil } + ownNames }

    /// How many types the client has defined.
    public var ownCount: Int { ownNames.count }

    /// Whether the client has defined a type of that name.
    public func isOwn(_ name: String) -> Bool { own[name] != nil }

    /// Takes up a client's own type, for the fields that are made from now on.
    public mutating func define(_ declared: DefinedType, today: CivilDate) throws(DefinitionError) {
        take(try made(declared, extending: declared.base.flatMap { own[$0] }, today: today))
    }

    /// Makes a client's own type, which nobody knows yet.
    ///
    /// - Parameter own: the client's own type that it extends; nil where it extends a built-in one or none.
    /// - Parameter mayBeEmpty: takes a type that no text can be of: one that some could when it was defined.
    package func made(
        _ declared: DefinedType, extending own: FieldType?, today: CivilDate, mayBeEmpty: Bool = false
    ) throws(DefinitionError) -> FieldType {
        guard BuiltInType(rawValue: declared.name)?.yieldsToOwn ?? true else {
            throw .invalid(path: "name", reason: "\(declared.name) is a built-in type")
        }
        var base = own
        if own != nil || declared.base == nil, declared.baseParameters != .table([]) {
            throw .invalid(path: "parameters", reason: "only a built-in type that is extended has parameters")
        }
        if base == nil, let name = declared.base { base = try builtInBase(name, for: declared) }
        let definition = try declared.definition(
            on: base, stateLimit: stateLimit, workLimit: workLimit, today: today, mayBeEmpty: mayBeEmpty)
        let declaration = FieldType.Declaration(declared: declared, base: own)
        guard declaration.depth <= FieldType.Declaration.maximumDepth else {
            throw .invalid(
                path: "extends", reason: "more than \(FieldType.Declaration.maximumDepth) types extend each other")
        }
        return FieldType(definition, parameters: .table([]), declaration: declaration, memory: languages)
    }

    /// Takes up a client's own type in place of the one of its name.
    package mutating func take(_ type: FieldType) {
        if own.updateValue(type, forKey: type.name) == nil { ownNames.append(type.name) }
    }

    /// The client's own type of that name.
    package func ownType(named name: String) -> FieldType? { own[name] }

    /// A type to start from, with the parameters that are given.
    private func builtInBase(_ name: String, for declared: DefinedType) throws(DefinitionError) -> FieldType {
        guard let builtIn = BuiltInType(rawValue: name) else { throw .unknownType(name) }
        do throws(DefinitionError) {
            let reader = ParameterReader(
                parameters: declared.baseParameters, locale: declared.format.locale ?? "", hasValidator: hasValidator,
                workLimit: workLimit)
            for question in builtIn.questions where try reader.askedField(question) != nil {
                throw .invalid(path: question.rawValue, reason: "a type that others extend asks no field")
            }
            if builtIn == .tags, declared.baseParameters["of"] != nil {
                throw .invalid(path: "of", reason: "the items of a type that others extend have none of their own")
            }
            return FieldType(try builtIn.definition(reader), parameters: reader.parameters)
        } catch {
            guard case .wrongParameter(let parameter, _, nil) = error else { throw error.inside("parameters") }
            throw .invalid(path: "extends", reason: "\(name) can't be extended: it needs its parameter \(parameter)")
        }
    }

    /// The type of that name, with those parameters.
    ///
    /// - Parameter locale: of the numbers of a type whose parameters name none; nil for that of the connection.
    public mutating func type(
        named name: String, parameters: Parameter, locale: String? = nil
    ) throws(DefinitionError) -> FieldType {
        if let known = own[name] {
            try refuseParameters(parameters, of: known)
            return known
        }
        guard let builtIn = BuiltInType(rawValue: name) else { throw .unknownType(name) }
        let implied =
            impliedLocale(of: builtIn, parameters, locale ?? self.locale)
            ?? impliedSigns(of: builtIn, parameters, locale ?? self.locale)
        let key = Key(name: name, parameters: parameters, locale: implied)
        let bytes = 2_048 + 12 * parameters.byteCount
        let isLong = bytes > Self.mostBytesOfOne
        let known = isLong ? long.first { $0.key == key }?.type : made[key]?.type
        if let known { return known }
        let definition: TypeDefinition
        var item: FieldType?
        var asked: [AskedField] = []
        let reader = ParameterReader(
            parameters: parameters, locale: implied ?? "", hasValidator: hasValidator, workLimit: workLimit)
        do throws(DefinitionError) {
            if builtIn == .tags { item = try itemType(parameters, locale: locale) }
            for question in builtIn.questions {
                if let one = try reader.askedField(question) { asked.append(one) }
            }
            definition =
                asked.isEmpty ? try builtIn.definition(reader, item: item) : try builtIn.definition(reader, by: asked)
        } catch {
            throw error.inside("type")
        }
        let type = FieldType(
            definition, parameters: parameters, impliedLocale: implied, asked: asked, memory: languages)
        // A client that makes up parameters without end must not fill the memory: types in use are held by their fields.
        // A client's own type may be another one next time.
        if let item, item.declaration != nil { return type }
        if isLong {
            if long.count >= Self.mostLong { long.removeFirst() }
            long.append((key, type))
            return type
        }
        if made.count >= Self.mostMade || bytesOfMade + bytes > Self.mostBytes { forgetMade() }
        made[key] = Made(type: type, bytes: bytes)
        bytesOfMade += bytes
        return type
    }

    /// What is unknown is ignored, but for a name of a parameter of the built-in type that this one extends: who writes a bound there means it.
    private func refuseParameters(_ parameters: Parameter, of type: FieldType) throws(DefinitionError) {
        guard case .table(let given) = parameters, !given.isEmpty else { return }
        var first = type
        while let base = first.declaration?.base { first = base }
        let names = first.declaration?.declared.base.map { self.parameters(of: $0).map { $0.name } } ?? []
        guard let one = given.first(where: { names.contains($0.name) }) else { return }
        throw .invalid(path: "type." + one.name, reason: "a type of one's own has it in its definition")
    }

    /// The type that a list names for its items; nil where it names none.
    private mutating func itemType(_ parameters: Parameter, locale: String?) throws(DefinitionError) -> FieldType? {
        guard let given = parameters["of"], given != .null else { return nil }
        var name: String?
        var rest: [Parameter.Member] = []
        switch given {
        case .text(let text): name = text
        case .table(let members):
            if case .text(let text)? = given["name"] { name = text }
            rest = members.filter { $0.name != "name" }
        case .null, .boolean, .number, .list: break
        }
        guard let name else {
            throw .wrongParameter(path: "of", expected: "the name of a type or an object with it", found: given.kind)
        }
        // Lists of lists are none; without this they would be looked into as deep as they are.
        guard name != BuiltInType.tags.rawValue else {
            throw .invalid(path: "of", reason: "the items of a list are of one line and no lists themselves")
        }
        do throws(DefinitionError) {
            var locale = locale
            if case .text(let own)? = parameters["locale"] { locale = own }
            return try type(named: name, parameters: .table(rest), locale: locale)
        } catch {
            throw error.item
        }
    }

    /// Forgets the types with parameters: those that fields are of stay with them.
    public mutating func forgetMade() {
        made.removeAll()
        long.removeAll()
        bytesOfMade = 0
    }

    /// The locale that a type has without having been given it; nil where it is as good as none.
    private func impliedLocale(of type: BuiltInType, _ parameters: Parameter, _ locale: String) -> String? {
        if let given = parameters["locale"], given != .null { return nil }
        if type == .tags { return parameters["of"] == nil || locale == Self.usualLocale ? nil : locale }
        if type == .flag {
            let words = FlagWords.words(locale)
            return words == nil || words?.yes == FlagWords.words(Self.usualLocale)?.yes ? nil : locale
        }
        if type == .password || type == .country {
            let language = MessageLanguage(locale: locale)
            return language == .en ? nil : language.tag
        }
        if type.hasLocale {
            // The table of currencies is looked through only where the signs of numbers do not say it.
            let hasOwn =
                Self.hasOwnSigns(locale)
                || type == .currency && parameters["currency"] != nil && Currencies.hasOwnSigns(locale)
            return hasOwn ? locale : nil
        }
        guard type.isCalendar else { return nil }
        var format: String?
        if case .text(let text)? = parameters["format"] { format = text }
        let hasOwn = CalendarFormats.hasOwn(locale, format: format, drawsCalendar: type != .time)
        return hasOwn ? locale : nil
    }

    /// The locale, where it asks for digits or for letters of dates with which the type shows, and none is given.
    private func impliedSigns(of type: BuiltInType, _ parameters: Parameter, _ locale: String) -> String? {
        if let given = parameters["locale"], given != .null { return nil }
        if type.showsDigits, NumberingSystem(ofTag: locale) != nil { return locale }
        return type.writesDates && CalendarFormats.letters(locale) != nil ? locale : nil
    }

    /// Whether numbers are written otherwise in a locale than where none is known.
    public static func hasOwnSigns(_ locale: String) -> Bool {
        [false, true].contains {
            NumberLocale(locale, isMoney: $0) != .usual || NumberLocale.symbol(locale, isMoney: $0) != nil
        }
    }

    /// Whether a name is that of a built-in type whose signs go by the locale.
    public func hasLocale(_ name: String) -> Bool {
        own[name] == nil && BuiltInType(rawValue: name)?.hasLocale == true
    }

    /// Whether a name is that of a built-in type, with no type of the client's in its place.
    public func isBuiltIn(_ name: String) -> Bool { own[name] == nil && BuiltInType(rawValue: name) != nil }

    /// What a type is, for people.
    public func description(of type: FieldType) -> String {
        guard own[type.name] == nil, let builtIn = BuiltInType(rawValue: type.name) else {
            return type.traits.description
        }
        return builtIn.description
    }

    /// The parameters of a built-in type, in the order in which they are shown. Of all other names there are none.
    public func parameters(of name: String) -> [TypeParameterDescription] {
        own[name] == nil ? BuiltInType(rawValue: name)?.parameters ?? [] : []
    }
}

extension FieldType {
    /// Its templates, short to long; empty where it has none.
    public var templates: [String] {
        switch formatter {
        case .plain: []
        case .template(let format): format.isGrowing ? [] : format.templates.map { $0.pattern }
        case .parts(let format): [format.pattern]
        case .number(let format): format.pattern.map { [$0] } ?? []
        }
    }
}

extension DefinitionError {
    /// What is wrong with the type of a list's items: its parameters are beside its name.
    fileprivate var item: DefinitionError {
        switch self {
        case .wrongParameter(let path, let expected, let found):
            .wrongParameter(path: Self.inItem(path), expected: expected, found: found)
        case .invalid(let path, let reason, let offset, let contrary):
            .invalid(
                path: Self.inItem(path), reason: reason, offset: offset, contrary: contrary.map { Self.inItem($0) })
        case .tooManyStates(let path, let reason, let maximum):
            .tooManyStates(path: Self.inItem(path), reason: reason, maximum: maximum)
        case .tooMuchWork(let path, let reason, let maximum):
            .tooMuchWork(path: Self.inItem(path), reason: reason, maximum: maximum)
        case .unknownType: self
        }
    }

    /// `type.length` is `of.length` there.
    private static func inItem(_ path: String) -> String { path.hasPrefix("type") ? "of" + path.dropFirst(4) : path }
}
