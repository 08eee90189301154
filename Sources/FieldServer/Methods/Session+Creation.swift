import FieldEngine
import FieldProtocol
import JSONBytes

/// `field/create` (specification, section 3), and what it shares with `field/update`.
extension Session {
    mutating func create(_ params: FieldCreateParams, at now: Moment) throws(ResponseError) -> Answered {
        let options = params.options
        var settings = FieldSettings(type: try type(of: options.type, locale: locale(ofForm: options.form ?? "")))
        try apply(options, to: &settings)
        let definition = try define(settings, at: now)
        if let state = options.state { try checkState(state, of: definition) }
        let identifier = params.field ?? registry.generateIdentifier()
        try checkCycle(of: identifier, definition)
        let key = HashedIdentifier(identifier)
        let old = registry.number(of: key)
        if old != nil, params.replace != true {
            throw .fieldExists(identifier)
        }
        if old == nil, registry.count >= configuration.limits.maxFields {
            throw .limitExceeded("maxFields", maximum: configuration.limits.maxFields, found: registry.count + 1)
        }
        if old == nil, !registry.hasNumbersLeft { throw .requestFailed("numbers-used-up") }
        try makeRoom(forForm: definition.form)
        let view = try contentView(options)
        if let view { try checkWork(of: view, in: definition, at: now) }
        var field = Field(number: old ?? registry.nextNumber, identifier: identifier, definition: definition)
        let report: ContentReport
        do throws(ContentError) {
            report = try field.begin(with: view, at: now)
        } catch {
            throw Self.wrongContent(error, path: "typed")
        }
        if let state = options.state { _ = field.overrideState(state) }
        let dependents = link(&field, at: now)
        if let old, registry[old]?.isSecure == true { hasSecretsToErase = true }
        field.hasNext = addToForm(field, replaces: old != nil)
        let answered = answer(with: field, report, at: now)
        let (number, question) = (field.number, field.question)
        // Moved to its place: a copy would count references to all that it holds.
        registry.insert(consume field, key)
        follow(question, of: number)
        if let dependents { judgeAgain(dependents, at: now) }
        return answered
    }

    /// The locale of the numbers in a form; nil for that of the connection.
    func locale(ofForm form: String) -> String? { forms[form]?.form.locale }

    /// The definition that fields of these settings share. `mayBeEmpty`: it was found good on another day.
    mutating func define(
        _ settings: FieldSettings, at now: Moment, mayBeEmpty: Bool = false
    ) throws(ResponseError) -> FieldDefinition {
        do throws(DefinitionError) {
            return try definitions.definition(
                settings, stateLimit: types.stateLimit, workLimit: types.workLimit, today: now.today,
                mayBeEmpty: mayBeEmpty)
        } catch {
            throw ResponseError(error, known: { types.names })
        }
    }

    func checkState(_ state: String, of definition: FieldDefinition) throws(ResponseError) {
        let words = definition.settings.appearance.words
        guard !words.contains(state) else { return }
        let known = words.map { "\"\($0)\"" }.joined(separator: ", ")
        throw .invalidParams("state", expected: "one of \(known)", found: "another string")
    }

    /// The one view of the content that is given.
    func contentView(_ options: FieldOptions) throws(ResponseError) -> ContentView? {
        if let text = options.text {
            try checkLength(of: text)
            return .text(text)
        }
        if let value = options.value {
            try checkLength(of: value)
            return .value(value)
        }
        return options.typed.map { .typed($0) }
    }

    private func checkLength(of text: String) throws(ResponseError) {
        let limit = configuration.limits.maxTextLength
        guard text.utf8.count > limit else { return }
        let count = text.unicodeScalars.count
        if count > limit { throw .limitExceeded("maxTextLength", maximum: limit, found: count) }
    }

    /// Refuses a text that is too long to be judged by a definition.
    func checkWork(of view: ContentView, in definition: FieldDefinition, at now: Moment) throws(ResponseError) {
        let text: String
        switch view {
        case .text(let given), .value(let given), .typed(.text(let given)): text = given
        case .typed: return
        }
        if let excess = definition.excess(of: text, at: now) { throw .excess(excess) }
    }

    static func wrongContent(_ error: ContentError, path: String) -> ResponseError {
        switch error {
        case .notATypedValue(let kind):
            .invalidParams(path, expected: "the canonical form of the type", found: kind)
        }
    }
}
