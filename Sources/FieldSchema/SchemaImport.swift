public import FieldEngine
public import JSONBytes

/// What a JSON Schema (2020-12) comes to as a form (specification, section 6): the form file's value, and all of the schema
/// that it does not say.
public struct SchemaImport {
    public var form: Parameter
    /// In the order in which they were met, each place once.
    public var findings: [SchemaFinding]

    /// Reads the schema that a document holds. What is made of it depends on nothing else.
    public init(_ document: JSONDocument, limits: SchemaLimits) {
        var reader = SchemaReader(document, limits)
        reader.readRoot()
        form = reader.form
        findings = reader.findings.list
    }
}
