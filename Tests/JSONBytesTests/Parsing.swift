import JSONBytes

/// A document of that text, nested at most 64 deep.
func document(_ text: String) throws -> JSONDocument {
    var document = JSONDocument()
    try document.parse(Array(text.utf8))
    return document
}

/// The error that parsing these bytes ends in; nil where they are JSON.
func syntaxError(_ bytes: [UInt8], maxDepth: Int = 64) -> JSONSyntaxError? {
    var document = JSONDocument()
    do {
        try document.parse(bytes, maxDepth: maxDepth)
        return nil
    } catch {
        return error
    }
}

func syntaxError(_ text: String, maxDepth: Int = 64) -> JSONSyntaxError? {
    syntaxError(Array(text.utf8), maxDepth: maxDepth)
}

/// The string that a JSON text consists of.
func string(_ text: String) throws -> String? {
    let document = try document(text)
    return document.string(document.root)
}
