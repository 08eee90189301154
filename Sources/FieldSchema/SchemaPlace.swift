/// Where a schema stands among the fields of the form.
struct SchemaPlace {
    /// The id that a field has there.
    var identifier = ""
    /// What a field is called that has no title.
    var label = ""
    var group: String?
    var isRequired = true
    /// Whether the object around it is there in any case.
    var isInRequired = true
    /// Whether the object around it is read already, and what comes to it now comes by a condition about an object around that.
    var isInKnown = false
    var depth = 0

    /// The whole schema, or a row of a section.
    init(depth: Int = 0) { self.depth = depth }

    init(name: String, isRequired: Bool) {
        identifier = name
        label = name.asLabel
        self.isRequired = isRequired
    }

    /// A property of an object.
    init(name: String, in object: SchemaPlace) {
        identifier = object.identifier.isEmpty ? name : "\(object.identifier).\(name)"
        label = name.asLabel
        group = object.group
        isInRequired = object.isInRequired
        isInKnown = object.isInKnown
        depth = object.depth + 1
    }
}
