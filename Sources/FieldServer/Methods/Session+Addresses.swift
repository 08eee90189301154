import FieldEngine
import FieldProtocol

/// Addresses that are one item of a form, and several fields (specification, section 6).
extension Session {
    /// The params of a form with the fields of each address in its place.
    ///
    /// - Returns: `origins` are the places that the fields had.
    func spreadingAddresses(
        of params: FormOpenParams
    ) throws(ResponseError) -> (params: FormOpenParams, origins: [Int]) {
        var result = params
        var origins: [Int] = []
        var names: [String: [String]] = [:]
        var fields: [FieldCreateParams] = []
        for (index, field) in (params.fields ?? []).enumerated() {
            do throws(ResponseError) {
                guard let parts = try parts(ofAddress: field.field, field.options) else {
                    origins.append(index)
                    fields.append(field)
                    continue
                }
                for part in parts {
                    origins.append(index)
                    fields.append(FieldCreateParams(field: part.field, replace: field.replace, options: part.options))
                }
                if let name = field.field { names[name] = parts.map { $0.field } }
            } catch {
                throw error.inside("fields[\(index)]")
            }
        }
        if params.fields != nil { result.fields = fields }
        for (index, section) in (params.sections ?? []).enumerated() {
            result.sections?[index].fields = try spread(section.fields, path: "sections[\(index)]")
        }
        // Its id stands for all of them.
        if !names.isEmpty {
            result.order = params.order?.flatMap { names[$0] ?? [$0] }
            for (index, page) in (params.pages ?? []).enumerated() {
                result.pages?[index].fields = page.fields?.flatMap { names[$0] ?? [$0] }
            }
        }
        return (result, origins)
    }

    private func spread(_ fields: [SectionField], path: String) throws(ResponseError) -> [SectionField] {
        var result: [SectionField] = []
        for (index, field) in fields.enumerated() {
            do throws(ResponseError) {
                result += try parts(ofAddress: field.field, field.options, isInRow: true) ?? [field]
            } catch {
                throw error.inside("\(path).fields[\(index)]")
            }
        }
        return result
    }

    /// The fields of an address; nil of any other field.
    private func parts(
        ofAddress identifier: String?, _ options: FieldOptions, isInRow: Bool = false
    ) throws(ResponseError) -> [SectionField]? {
        guard let type = options.type, type.name == "address", types.registry.isBuiltIn(type.name),
            type.parameters["part"] == nil
        else { return nil }
        guard let identifier else {
            throw .invalidParams(
                "field", expected: "an id, with which those of the address's fields begin", found: "nothing")
        }
        try refuseOptionsOfOneField(options)
        var contents: [Parameter.Member] = []
        switch options.typed {
        case nil, .null?: break
        case .table(let members)?: contents = members
        case .boolean?, .number?, .text?, .list?:
            throw .invalidParams("typed", expected: "an object of the address's parts", found: "another value")
        }
        var start: String?
        if case .text(let code)? = contents.first(where: { $0.name == "country" })?.value { start = code.uppercased() }
        let address: PostalAddress
        do throws(DefinitionError) {
            address = try PostalAddress(
                type.parameters, of: identifier, startingIn: start, isInRow: isInRow)
        } catch {
            throw ResponseError(error.inside("type"), known: { types.names })
        }
        for content in contents where !address.fields.contains(where: { $0.name == content.name }) {
            throw .invalidParams(
                "typed.\(content.name)", expected: "a part of the address", found: "another name")
        }
        return address.fields.map { field in
            let content = contents.first { $0.name == field.name }?.value
            var text: String?
            if case .text(let given)? = content, field.name != "country", field.name != "region" { text = given }
            return SectionField(
                field: "\(identifier).\(field.name)",
                options: FieldOptions(
                    form: options.form, group: options.group,
                    type: TypeReference(name: field.type, parameters: field.parameters), text: text,
                    typed: text == nil ? content : nil, required: options.required, enabled: options.enabled,
                    shown: options.shown, readOnly: options.readOnly, secure: options.secure, blanks: options.blanks,
                    helperPolicy: options.helperPolicy, activeOnEditing: options.activeOnEditing,
                    horizontalPadding: options.horizontalPadding, style: options.style,
                    clearButton: options.clearButton, tag: options.tag, autofill: options.autofill,
                    appearance: options.appearance, validation: options.validation, messages: options.messages,
                    locale: options.locale, debug: options.debug))
        }
    }

    /// What is said of one field is not said of all of an address.
    private func refuseOptionsOfOneField(_ options: FieldOptions) throws(ResponseError) {
        for (name, isGiven) in [
            ("label", options.label != nil), ("placeholder", options.placeholder != nil),
            ("helper", options.helper != nil), ("text", options.text != nil), ("value", options.value != nil),
            ("badge", options.badge != nil), ("minLength", options.minLength != nil),
            ("maxLength", options.maxLength != nil), ("lengthUnit", options.lengthUnit != nil),
            ("overflow", options.overflow != nil), ("counter", options.counter != nil),
            ("icon", options.icon != nil), ("choices", options.choices != nil), ("priority", options.priority != nil),
            ("keyboard", options.keyboard != nil), ("state", options.state != nil),
        ] where isGiven {
            throw .invalidParams(name, expected: "nothing, since an address is several fields", found: "something")
        }
        if case .value = options.total {
            throw .invalidParams("total", expected: "nothing, since an address is several fields", found: "something")
        }
    }
}
