import FieldEngine
import FieldProtocol

/// Params whose lists and tables together hold no more than `maxEntries` entries.
protocol EntryCounting {
    var entryCount: Int { get }
    /// What else of them the limits bound.
    func checkMore(_ limits: Limits) throws(ResponseError)
}

extension EntryCounting {
    func check(_ limits: Limits) throws(ResponseError) {
        let found = entryCount
        if found > limits.maxEntries { throw .limitExceeded("maxEntries", maximum: limits.maxEntries, found: found) }
        try checkMore(limits)
    }

    func checkMore(_ limits: Limits) throws(ResponseError) {}
}

extension InitializeParams: EntryCounting {
    var entryCount: Int { messages?.entries.count ?? 0 }
}

extension FieldCreateParams: EntryCounting {
    var entryCount: Int { options.entryCount }
}

extension FieldUpdateParams: EntryCounting {
    var entryCount: Int { self.set.options.entryCount }
}

/// Texts have a limit of their own.
extension TypeCheckParams: EntryCounting {
    var entryCount: Int { columns.reduce(0) { $0 + 1 + $1.options.entryCount } }
}

extension FieldReportParams: EntryCounting {
    var entryCount: Int { diagnostics.count }
}

extension GroupDefineParams: EntryCounting {
    var entryCount: Int { rules.reduce(0) { $0 + 1 + $1.fields.count } }
}

extension FormOpenParams: EntryCounting {
    var entryCount: Int {
        (groups?.count ?? 0)
            + (pages ?? []).reduce(0) {
                $0 + 1 + ($1.groups?.count ?? 0) + ($1.fields?.count ?? 0) + ($1.shown?.entryCount ?? 0)
            }
            + (sections ?? []).reduce(0) { $0 + $1.entryCount }
    }

    func checkMore(_ limits: Limits) throws(ResponseError) {
        for count in [pages?.count ?? 0, sections?.count ?? 0] where count > limits.maxPages {
            throw .limitExceeded("maxPages", maximum: limits.maxPages, found: count)
        }
        guard let order, order.count > limits.maxFields else { return }
        throw .limitExceeded("maxFields", maximum: limits.maxFields, found: order.count)
    }
}

extension Section {
    fileprivate var entryCount: Int {
        fields.reduce(1 + (unique?.count ?? 0)) { $0 + 1 + $1.options.entryCount }
            + (rules ?? []).reduce(0) { $0 + 1 + $1.fields.count }
    }
}

extension SectionAddParams: EntryCounting {
    var entryCount: Int { texts?.entries.count ?? 0 }
}

extension TypeDefinition: EntryCounting {
    var entryCount: Int {
        (template?.count ?? 0) + (slots?.entries.count ?? 0) + (live?.entryCount ?? 0) + (final?.entryCount ?? 0)
            + (convert?.map?.entries.count ?? 0) + (messages?.entries.count ?? 0)
            + (parameters?.entries.reduce(0) { $0 + 1 + $1.value.entryCount } ?? 0)
    }

    /// A template is a part of the text that it makes.
    func checkMore(_ limits: Limits) throws(ResponseError) {
        for template in template ?? [] where template.utf8.count > limits.maxTextLength {
            let found = template.unicodeScalars.count
            if found > limits.maxTextLength {
                throw .limitExceeded("maxTextLength", maximum: limits.maxTextLength, found: found)
            }
        }
    }
}

extension FieldOptions {
    fileprivate var entryCount: Int {
        (choices?.count ?? 0) + (messages?.entries.count ?? 0) + (type?.parameters.entryCountOfType ?? 0)
            + (validation?.live?.rules?.entryCount ?? 0) + (validation?.final?.rules?.entryCount ?? 0)
            + total.entryCount + (shown?.entryCount ?? 0) + (enabled?.entryCount ?? 0)
            + (required?.entryCount ?? 0)
            + (choices?.reduce(0) { $0 + ($1.shown?.entryCount ?? 0) } ?? 0)
    }
}

extension Explicit<FieldProtocol.Total> {
    fileprivate var entryCount: Int { if case .value(let total) = self { total.entryCount } else { 0 } }
}

extension FieldProtocol.Total {
    fileprivate var entryCount: Int {
        (sum ?? []).reduce(0) { $0 + 1 + $1.entryCount } + (product ?? []).reduce(0) { $0 + 1 + $1.entryCount }
    }
}

extension FieldProtocol.Condition {
    fileprivate var entryCount: Int { parameters.entryCount }
}

extension [FieldProtocol.Rule] {
    fileprivate var entryCount: Int { reduce(0) { $0 + 1 + $1.parameters.entryCount + ($1.when?.entryCount ?? 0) } }
}

extension Parameter {
    /// The same, of the parameters of a type: a list of choices is as long as it has entries, however much is said of each.
    fileprivate var entryCountOfType: Int {
        guard case .table(let members) = self,
            let place = members.firstIndex(where: { $0.name == "choices" }),
            case .list(let choices) = members[place].value
        else { return entryCount }
        var others = members
        others.remove(at: place)
        return choices.reduce(Parameter.table(others).entryCount) { $0 + $1.entryCountOfChoice }
    }

    private var entryCountOfChoice: Int {
        guard case .table(let members) = self, members.count <= 8 else { return 1 + entryCount }
        let isFlat = members.allSatisfy { member in
            switch member.value {
            case .null, .boolean, .number, .text: true
            case .list, .table: false
            }
        }
        return isFlat ? 1 : 1 + entryCount
    }

    /// Elements and members at any depth.
    fileprivate var entryCount: Int {
        if case .table(let members) = self, members.isEmpty { return 0 }
        var count = 0
        var rest = [self]
        while let value = rest.popLast() {
            switch value {
            case .null, .boolean, .number, .text: break
            case .list(let values):
                count += values.count
                rest += values
            case .table(let members):
                count += members.count
                rest += members.map { $0.value }
            }
        }
        return count
    }
}
