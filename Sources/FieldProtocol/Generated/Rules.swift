// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

import JSONBytes

import enum FieldEngine.Parameter

extension Rule {
    /// The rules that the protocol names.
    public static let names = [
        "length",
        "pattern",
        "range",
        "dateRange",
        "oneOf",
        "noneOf",
        "contains",
        "startsWith",
        "endsWith",
        "luhn",
        "mod97",
        "checksum",
        "equalsField",
        "differsFromField",
        "strength",
        "equals",
        "empty",
        "not",
        "all",
        "any",
    ]

    /// Checks the kinds of a rule's parameters; those of an unknown rule are not checked.
    static func checkParameters(
        of node: JSONNode?, in document: JSONDocument
    ) throws(DecodingFailure) {
        switch try document.required("rule", of: node) as String {
        case "length":
            let noted = document.names(of: node)
            _ = try document.optional("min", of: node, noted, in: 0...2_147_483_647)
            _ = try document.optional("max", of: node, noted, in: 0...2_147_483_647)
            _ = try document.optional("exact", of: node, noted, in: 0...2_147_483_647)
            _ = try document.optional("unit", of: node, noted) as LengthUnit?
        case "pattern":
            let noted = document.names(of: node)
            _ = try document.required("pattern", of: node) as String
            _ = try document.optional("ignoreCase", of: node, noted) as Bool?
        case "range":
            let noted = document.names(of: node)
            _ = try document.optional("min", of: node, noted) as NumberText?
            _ = try document.optional("max", of: node, noted) as NumberText?
            _ = try document.optional("step", of: node, noted) as NumberText?
        case "dateRange":
            let noted = document.names(of: node)
            _ = try document.optional("min", of: node, noted) as String?
            _ = try document.optional("max", of: node, noted) as String?
        case "oneOf":
            let noted = document.names(of: node)
            _ = try document.required("values", of: node) as [String]
            _ = try document.optional("ignoreCase", of: node, noted) as Bool?
        case "noneOf":
            let noted = document.names(of: node)
            _ = try document.required("values", of: node) as [String]
            _ = try document.optional("ignoreCase", of: node, noted) as Bool?
        case "contains":
            let noted = document.names(of: node)
            _ = try document.required("characters", of: node) as String
            _ = try document.optional("atLeast", of: node, noted, in: 0...10000)
        case "startsWith":
            _ = try document.required("text", of: node) as String
        case "endsWith":
            _ = try document.required("text", of: node) as String
        case "checksum":
            let noted = document.names(of: node)
            _ = try document.required("algorithm", of: node) as ChecksumAlgorithm
            _ = try document.optional("alphabet", of: node, noted) as String?
            _ = try document.optional("values", of: node, noted) as [Int64]?
            _ = try document.optional("from", of: node, noted, in: -10000...10000)
            _ = try document.optional("through", of: node, noted, in: -10000...10000)
            _ = try document.optional("weights", of: node, noted) as [Parameter]?
            _ = try document.optional("fromEnd", of: node, noted) as Bool?
            _ = try document.optional("modulus", of: node, noted, in: 2...10000)
            _ = try document.optional("add", of: node, noted, in: -10000...10000)
            _ = try document.optional("products", of: node, noted) as ChecksumProducts?
            _ = try document.optional("remainders", of: node, noted) as [Int64]?
            _ = try document.optional("characters", of: node, noted) as String?
            _ = try document.optional("check", of: node, noted, in: -10000...10000)
            _ = try document.optional("otherwise", of: node, noted) as Parameter?
        case "equalsField":
            _ = try document.required("field", of: node) as String
        case "differsFromField":
            _ = try document.required("field", of: node) as String
        case "strength":
            _ = try document.required("min", of: node, in: 0...4)
        case "equals":
            _ = try document.required("value", of: node) as Parameter
        case "not":
            try checkRules(of: node, in: document)
        case "all":
            try checkRules(of: node, in: document)
        case "any":
            try checkRules(of: node, in: document)
        default: break
        }
    }
}
