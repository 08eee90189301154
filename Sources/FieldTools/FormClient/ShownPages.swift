package import FieldEngine

/// The pages of a form, one of which shows at a time, and how the form stands as the server last told.
package struct ShownPages {
    package struct Page {
        package var name: String
        package var title: String
        package var isShown = true
        package var isValid = false
    }

    package private(set) var all: [Page] = []
    /// The name of the page that shows; nil where the form has none.
    package private(set) var current: String?
    /// How many fields are not valid yet.
    package private(set) var invalid = 0
    /// For each field its page; what is on none belongs to all.
    private var pageOfField: [Int: String] = [:]
    private var pageOfGroup: [String: String] = [:]

    package init() {}

    /// - Parameter pages: as the form file has them.
    package init(_ pages: Parameter, of fields: [ShownField]) {
        var pageOfName: [String: String] = [:]
        for page in pages.elements {
            guard let name = page["page"]?.text else { continue }
            all.append(Page(name: name, title: page["title"]?.text ?? name))
            for field in page["fields"]?.texts ?? [] { pageOfName[field] = name }
            for group in page["groups"]?.texts ?? [] { pageOfGroup[group] = name }
        }
        current = all.first?.name
        for (index, field) in fields.enumerated() {
            pageOfField[index] = pageOfName[field.id] ?? page(ofGroup: field.group)
        }
    }

    package var shown: [Page] { all.filter { $0.isShown } }

    package func page(of field: Int) -> String? { pageOfField[field] }

    package func page(ofGroup group: String?) -> String? { group.flatMap { pageOfGroup[$0] } }

    package mutating func put(_ field: Int, on page: String?) { pageOfField[field] = page }

    package func shows(_ field: Int) -> Bool { isShown(pageOfField[field]) }

    package func isShown(_ page: String?) -> Bool { page == nil || page == current }

    /// Takes what an answer or a notification says of them.
    package mutating func take(_ status: Parameter) {
        if let invalid = status["invalid"]?.count { self.invalid = invalid }
        if let page = status["page"]?.text { current = page }
        for page in status["pages"]?.elements ?? [] {
            guard let place = all.firstIndex(where: { $0.name == page["page"]?.text }) else { continue }
            all[place].isShown = page["shown"]?.flag ?? true
            all[place].isValid = page["valid"]?.flag ?? false
            if let title = page["title"]?.text { all[place].title = title }
        }
    }
}
