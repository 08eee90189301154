import FieldEngine
import FieldProtocol

/// What the limits say before a request is looked at any further (specification, section 2.2).
extension Session {
    /// Refuses definitions whose lists and tables hold more than `maxEntries` entries together.
    func checkEntries(of request: ClientRequest) throws(ResponseError) {
        let found: Int
        switch request {
        case .initialize(let params): found = (params.messages?.entries.count ?? 0)
        case .fieldCreate(let params): found = params.options.entryCount
        case .fieldUpdate(let params): found = params.set.options.entryCount
        case .fieldReport(let params): found = params.diagnostics.count
        case .formOpen(let params): found = params.groups?.count ?? 0
        case .groupDefine(let params): found = params.rules.reduce(0) { $0 + 1 + $1.fields.count }
        case .typeDefine(let params): found = params.entryCount
        case .shutdown, .fieldEdit, .fieldFocus, .fieldBlur, .fieldCommit, .fieldSelect, .fieldClear, .fieldUndo,
            .fieldRedo, .fieldValidate, .fieldCheck, .fieldAction, .fieldGet, .fieldList, .fieldDispose, .formClose,
            .formSubmit, .groupVerify, .groupCount, .groupDebug, .typeList, .typeDescribe, .sessionSnapshot,
            .sessionRestore:
            return
        }
        if case .typeDefine(let params) = request { try checkTemplates(params.template ?? []) }
        let maximum = configuration.limits.maxEntries
        if found > maximum { throw .limitExceeded("maxEntries", maximum: maximum, found: found) }
        if case .formOpen(let params) = request, let order = params.order, order.count > configuration.limits.maxFields
        {
            throw .limitExceeded("maxFields", maximum: configuration.limits.maxFields, found: order.count)
        }
    }

    /// A template is a part of the text that it makes.
    private func checkTemplates(_ templates: [String]) throws(ResponseError) {
        let maximum = configuration.limits.maxTextLength
        for template in templates where template.utf8.count > maximum {
            let found = template.unicodeScalars.count
            if found > maximum { throw .limitExceeded("maxTextLength", maximum: maximum, found: found) }
        }
    }

    /// Sees to it that a form of that name can be added where there is none.
    ///
    /// A form that no client opened and whose fields are gone is forgotten here, not with its last field: what its
    /// client was told of it, and when, counts on where a field comes back.
    mutating func makeRoom(forForm name: String) throws(ResponseError) {
        guard forms[name] == nil else { return }
        if forms.count >= formsWorthSweeping {
            forms = forms.filter { $0.value.isOpenedOrInUse }
            formsWorthSweeping = max(Self.formsWorthSweepingAtFirst, forms.count * 2)
        }
        let maximum = configuration.limits.maxForms
        guard forms.count >= maximum else { return }
        forms = forms.filter { $0.value.isOpenedOrInUse }
        if forms.count >= maximum { throw .limitExceeded("maxForms", maximum: maximum, found: forms.count + 1) }
    }
}

extension FormRecord {
    fileprivate var isOpenedOrInUse: Bool { form.isOpened || form.members.count > 0 || told.waits }
}

// MARK: - How many entries a definition has

extension FieldOptions {
    fileprivate var entryCount: Int {
        (choices?.count ?? 0) + (messages?.entries.count ?? 0) + (type?.parameters.entryCount ?? 0)
            + (validation?.live?.rules?.entryCount ?? 0) + (validation?.final?.rules?.entryCount ?? 0)
    }
}

extension TypeDefinition {
    fileprivate var entryCount: Int {
        (template?.count ?? 0) + (slots?.entries.count ?? 0) + (live?.entryCount ?? 0) + (final?.entryCount ?? 0)
            + (convert?.map?.entries.count ?? 0) + (messages?.entries.count ?? 0)
    }
}

extension [FieldProtocol.Rule] {
    fileprivate var entryCount: Int { reduce(0) { $0 + 1 + $1.parameters.entryCount } }
}

extension Parameter {
    /// Elements and members at any depth.
    fileprivate var entryCount: Int {
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
                rest += members.map(\.value)
            }
        }
        return count
    }
}
