import FieldEngine
import FieldProtocol

/// What types there are (specification, section 7).
extension Session {
    mutating func listTypes() -> TypeListResult {
        TypeListResult(
            types: types.names.compactMap { name in
                let parameters = types.registry.parameters(of: name)
                guard let type = try? types.example(named: name) else { return nil }
                return TypeSummary(
                    name: name, description: types.registry.description(of: type), template: type.templates.last,
                    params: parameters.map { wire($0, of: name) })
            })
    }

    /// Takes up a type of the client's own.
    mutating func define(_ params: TypeDefinition, at now: Moment) throws(ResponseError) {
        let maximum = configuration.limits.maxTypes
        if types.registry.ownCount >= maximum, !types.registry.isOwn(params.name) {
            throw .limitExceeded("maxTypes", maximum: maximum, found: types.registry.ownCount + 1)
        }
        var declared = try declaration(params)
        // A number that names no locale has that of the connection, whatever becomes of the connection.
        let isNumber = params.format?.fixedDecimals != nil || params.extends.map(types.registry.hasLocale) ?? false
        if isNumber, declared.format.locale == nil, TypeRegistry.hasOwnSigns(types.registry.locale) {
            declared.format.locale = types.registry.locale
        }
        try types.define(declared, at: now)
    }

    func declaration(_ params: TypeDefinition) throws(ResponseError) -> DefinedType {
        var declared = DefinedType(name: params.name, description: params.description)
        declared.base = params.extends
        declared.baseParameters = .table(
            (params.parameters?.entries ?? []).map { .init(name: $0.name, value: $0.value) })
        declared.templates = params.template
        declared.slots = params.slots?.entries.map { .init(name: $0.name, characters: $0.value) } ?? []
        declared.parts =
            params.parts?.entries.map { entry in
                let part = entry.value
                return .init(
                    name: entry.name, kind: part.kind, minimum: part.minimum, maximum: part.maximum,
                    zeros: part.zeros?.zeros, words: part.words, varies: part.varies ?? false)
            } ?? []
        declared.groups = params.groups
        declared.align = params.align.map { $0 == .right ? .right : .left }
        declared.cases =
            params.cases?.entries.map { .init(name: $0.name, transform: $0.value.transform) } ?? []
        declared.allow = params.allow
        declared.keepsBlanks = params.blanks.map { $0 == .keep }
        declared.transform = params.transform.map { $0.transform }
        declared.overwrite = params.overwrite
        declared.eager = params.eager
        declared.maxLength = params.maxLength
        declared.pattern = params.pattern
        declared.liveRules = try params.live.map { (live) throws(ResponseError) in try rulesOfType(live, path: "live") }
        declared.finalRules = try params.final.map { (final) throws(ResponseError) in
            try rulesOfType(final, path: "final")
        }
        declared.format = .init(
            fixedDecimals: params.format?.fixedDecimals.map { Int(clamping: $0) }, prefix: params.format?.prefix,
            suffix: params.format?.suffix,
            locale: params.format?.locale, affixes: params.format?.affixes?.display)
        declared.map = params.convert?.map?.entries.map { .init(value: $0.name, typed: $0.value) }
        declared.priority = params.priority?.decimal
        declared.keyboard = params.keyboard
        declared.secure = params.secure
        declared.messages = params.messages.dictionary
        return declared
    }

    /// A type knows no fields.
    private func rulesOfType(
        _ rules: [FieldProtocol.Rule], path: String
    ) throws(ResponseError) -> [FieldEngine.Rule] {
        if let index = rules.firstIndex(where: { $0.when != nil }) {
            throw .invalidDefinition("\(path)[\(index)].when", "rules of types have no condition")
        }
        return try self.rules(rules, path: path)
    }

    mutating func describe(_ params: TypeDescribeParams) throws(ResponseError) -> TypeDescription {
        if let declared = types.registry.ownType(named: params.type)?.declaration?.declared {
            return TypeDescription(builtIn: false, params: [], definition: TypeDefinition(declared))
        }
        let parameters = types.registry.parameters(of: params.type)
        let type = try types.example(named: params.type)
        return TypeDescription(
            builtIn: types.registry.isBuiltIn(params.type), params: parameters.map { wire($0, of: params.type) },
            countries: types.registry.countries(ofType: params.type),
            definition: TypeDefinition(
                name: type.name, description: types.registry.description(of: type),
                template: type.templates.isEmpty ? nil : .init(type.templates),
                priority: NumberText(type.traits.priority.text),
                keyboard: type.traits.keyboard.rawValue, secure: type.traits.isSecure ? true : nil))
    }

    private func wire(_ parameter: TypeParameterDescription, of type: String) -> TypeParameter {
        TypeParameter(
            name: parameter.name, kind: parameter.kind,
            meaning: TypeMeanings.meaning(of: parameter.name, in: type)?.text ?? "", default: parameter.defaultValue,
            required: parameter.defaultValue == nil)
    }
}
