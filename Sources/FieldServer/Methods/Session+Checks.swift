import Automata
import FieldEngine
import FieldProtocol

/// Many texts at once, without fields (specification, sections 6 and 7.1).
extension Session {
    mutating func check(_ params: TypeCheckParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        try admit(texts: params.columns.reduce(0) { $0 + $1.texts.count })
        var columns: [BulkCheck.Column] = []
        columns.reserveCapacity(params.columns.count)
        for (index, column) in params.columns.enumerated() {
            do throws(ResponseError) {
                columns.append(.init(field: try judge(column.options, at: now), takesText: true, identifier: nil))
            } catch {
                throw error.inside("columns[\(index)]")
            }
        }
        return try run(
            BulkCheck(
                columns, .columns(params.columns.map { $0.texts }), form: nil,
                findingsOnly: params.findingsOnly == true), at: now)
    }

    mutating func check(_ params: FormCheckParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        var columns: [BulkCheck.Column] = []
        var named: Set<Int32> = []
        for (index, identifier) in params.fields.enumerated() {
            guard let field = store[identifier], field.settings.form == params.form else {
                throw .fieldNotFound(identifier)
            }
            guard named.insert(field.number).inserted else {
                throw .invalidParams("fields[\(index)]", expected: "each field once", found: "a field named before")
            }
            columns.append(
                .init(
                    field: Field(number: field.number, identifier: identifier, definition: field.definition),
                    takesText: true, identifier: identifier))
        }
        for (index, row) in params.rows.enumerated() where row.count != columns.count {
            throw .invalidParams("rows[\(index)]", expected: "\(columns.count) texts", found: "\(row.count)")
        }
        for number in store.fieldsInOrder(of: params.form) where !named.contains(number) {
            guard let field = store[number], field.participates || field.definition.hasConditions else { continue }
            columns.append(.init(field: field, takesText: false, identifier: field.identifier))
        }
        // Each row is the whole form.
        let (judged, isTooMany) = params.rows.count.multipliedReportingOverflow(by: columns.count)
        try admit(texts: isTooMany ? .max : judged)
        return try run(
            BulkCheck(
                columns, .rows(params.rows), form: params.form, deciding: columnsWithConditions(columns),
                store.dependencies.rules(inForm: params.form).flatMap { $0.rules },
                findingsOnly: params.findingsOnly == true),
            at: now)
    }

    /// The columns whose fields have conditions, in the order in which they are decided.
    private mutating func columnsWithConditions(_ columns: [BulkCheck.Column]) -> [Int] {
        var levels: [(level: Int, column: Int)] = []
        for (index, column) in columns.enumerated() where column.field.definition.hasConditions {
            levels.append((store.conditionLevel(of: column.field.identifier), index))
        }
        return levels.ordered { $0.level }.map { $0.column }
    }

    private func admit(texts found: Int) throws(ResponseError) {
        let maximum = configuration.limits.maxCheckedTexts
        if found > maximum { throw .limitExceeded("maxCheckedTexts", maximum: maximum, found: found) }
    }

    /// A field of these options that no session has.
    private mutating func judge(_ options: FieldOptions, at now: Moment) throws(ResponseError) -> Field {
        for (name, isGiven) in [
            ("text", options.text != nil), ("value", options.value != nil), ("typed", options.typed != nil),
        ] where isGiven {
            throw .invalidParams(name, expected: "no content beside `texts`", found: "a content")
        }
        let locale = try options.ownLocale(else: nil)
        var settings = FieldSettings(type: try types.type(of: options.type, locale: locale))
        settings.locale = locale
        settings.usualLanguage = publisher.language(of: nil)
        try apply(options, to: &settings)
        let definition = try types.definition(of: settings, at: now)
        // There is no form around it.
        let decision = settings.decision { condition in
            condition.holds { $1.isMetByNothing }
        } answer: { _ in
            nil
        }
        return Field(
            number: 0, identifier: "", definition: types.definition(like: definition, deciding: decision, at: now))
    }

    private mutating func run(_ check: BulkCheck, at now: Moment) throws(ResponseError) -> Channel.Answered {
        // The message has them, and no field that is disposed of later.
        if check.columns.contains(where: { $0.takesText && $0.field.isSecure }) { store.noteSecretToErase() }
        var steps = 0
        while steps < Self.stepsOfSlice {
            guard !check.isDone else {
                let result = check.takeResult()
                channel.reserveAnswer(check.size)
                return channel.reply(result)
            }
            steps += try step(check, at: now)
        }
        return postpone(.check(check))
    }
}
