/// What is wrong with the model.
struct ModelError: Error, Equatable, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Model {
    /// Reads a model that obeys its schema.
    init(_ value: Value) throws {
        version = try value.required("metaData").text("protocolVersion")
        methods =
            try value.list("requests").map { try Method($0, isRequest: true) }
            + value.list("notifications").map { try Method($0, isRequest: false) }
        structures = try value.list("structures").map(Structure.init)
        enumerations = try value.list("enumerations").map(Enumeration.init)
        rules = try value.list("rules").map(Rule.init)
        errors = try value.list("errors").map(ErrorKind.init)
    }
}

extension Model.Method {
    fileprivate init(_ value: Value, isRequest: Bool) throws {
        name = try value.text("method")
        guard let direction = Direction(rawValue: try value.text("direction")) else {
            throw ModelError("\(name): unknown direction")
        }
        self.direction = direction
        chapter = try value.text("chapter")
        params = value["params"]?.string
        result = isRequest ? try ModelType(value.required("result")) : nil
        errors = try value.texts("errors")
        documentation = try value.text("documentation")
        since = try value.text("since")
    }
}

extension Model.Structure {
    fileprivate init(_ value: Value) throws {
        name = try value.text("name")
        subject = try value.text("subject")
        documentation = try value.text("documentation")
        since = try value.text("since")
        members = try value.list("members").map(Model.Member.init)
        mixins = try value.list("mixins").map {
            Model.Mixin(name: try $0.text("name"), structure: try $0.text("structure"))
        }
        shorthand = value["shorthand"]?.string
        open = try value["open"].map {
            Model.Open(
                name: try $0.text("name"), documentation: try $0.text("documentation"), rules: $0["rules"]?.string)
        }
        ordered = try value.texts("ordered")
        together = try value.texts("together")
        atMostOne = try value.texts("atMostOne")
        exactlyOne = try value.texts("exactlyOne")
        belonging = try value.list("belonging").map {
            Model.Belonging(member: try $0.text("member"), owners: try $0.texts("to"))
        }
        changesOf = value["changesOf"]?.string
    }
}

extension Model.Member {
    fileprivate init(_ value: Value) throws {
        name = try value.text("name")
        type = try ModelType(value.required("type"))
        isOptional = value["optional"] == .boolean(true)
        defaultValue = value["default"]
        documentation = try value.text("documentation")
    }
}

extension Model.Enumeration {
    fileprivate init(_ value: Value) throws {
        name = try value.text("name")
        documentation = try value.text("documentation")
        since = try value.text("since")
        values = try value.list("values").map {
            let value = try $0.required("value")
            guard let name = $0["name"]?.string ?? value.string else { throw ModelError("a numbered case has no name") }
            return Case(
                name: name, value: value, aliases: try $0.texts("aliases"), documentation: try $0.text("documentation"))
        }
    }
}

extension Model.Rule {
    fileprivate init(_ value: Value) throws {
        name = try value.text("name")
        documentation = try value.text("documentation")
        since = try value.text("since")
        parameters = try value.list("parameters").map(Model.Member.init)
        codes = try value.texts("codes")
    }
}

extension Model.ErrorKind {
    fileprivate init(_ value: Value) throws {
        code = try value.integer("code")
        name = try value.text("name")
        message = try value.text("message")
        documentation = try value.text("documentation")
        data = value["data"]?.string
        since = try value.text("since")
    }
}

extension ModelType {
    init(_ value: Value) throws {
        switch value {
        case .string("string"): self = .string
        case .string("integer"): self = .anyInteger
        case .string("unsigned"): self = .unsigned
        case .string("number"): self = .number
        case .string("boolean"): self = .boolean
        case .string("any"): self = .any
        case .string("object"): self = .object
        case .string("requestId"): self = .requestID
        case .string("null"): self = .null
        case .string(let name): self = .reference(name)
        case .object(let members):
            guard let form = members.first else { throw ModelError("a type is empty") }
            switch form.name {
            case "array": self = .array(try ModelType(form.value))
            case "map": self = .map(try ModelType(form.value), key: try value.text("key"))
            case "oneOrMore": self = .oneOrMore(try ModelType(form.value))
            case "json":
                guard let name = form.value.string else { throw ModelError("json names no structure") }
                self = .json(name)
            case "nullable": self = .nullable(try ModelType(form.value))
            case "integer":
                let (minimum, maximum) = (try form.value.integer("minimum"), try form.value.integer("maximum"))
                guard minimum <= maximum else { throw ModelError("an integer's minimum is over its maximum") }
                guard minimum >= -ModelType.greatest, maximum <= ModelType.greatest else {
                    throw ModelError("not every reader of JSON holds an integer's bounds")
                }
                self = .integer(minimum...maximum)
            default: throw ModelError("unknown form of type: \(form.name)")
            }
        case .null, .boolean, .number, .array: throw ModelError("no type: \(value.text)")
        }
    }
}

extension Value {
    var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    fileprivate func required(_ name: String) throws -> Value {
        guard let value = self[name] else { throw ModelError("\(name) is missing in \(text.prefix(80))") }
        return value
    }

    fileprivate func text(_ name: String) throws -> String {
        guard let string = try required(name).string else { throw ModelError("\(name) is no string") }
        return string
    }

    fileprivate func integer(_ name: String) throws -> Int {
        guard case .number(let spelling) = try required(name), let number = Int(spelling) else {
            throw ModelError("\(name) is no integer")
        }
        return number
    }

    fileprivate func list(_ name: String) throws -> [Value] {
        switch self[name] {
        case nil: return []
        case .array(let values): return values
        default: throw ModelError("\(name) is no array")
        }
    }

    fileprivate func texts(_ name: String) throws -> [String] {
        try list(name).map {
            guard let string = $0.string else { throw ModelError("\(name) holds more than strings") }
            return string
        }
    }
}
