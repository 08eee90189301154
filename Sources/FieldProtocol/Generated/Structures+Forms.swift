// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// A group's standing.
public struct GroupStatusParams: WireEncodableObject {
    /// The form's name.
    public var form: String
    /// The group's name.
    public var group: String
    /// What `group/verify` would say.
    public var valid: Bool
    /// How many enabled fields it has.
    public var fields: Int64
    /// How many of them are not valid.
    public var invalid: Int64
    /// How many of them wait for a client's validator.
    public var pending: Int64

    @inlinable
    @inline(__always)
    public init(form: String, group: String, valid: Bool, fields: Int64, invalid: Int64, pending: Int64) {
        self.form = form
        self.group = group
        self.valid = valid
        self.fields = fields
        self.invalid = invalid
        self.pending = pending
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member(spelled: #","group":"#, group)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
    }
}

/// A form's standing.
public struct FormStatusParams: WireEncodableObject {
    /// The form's name.
    public var form: String
    /// What `form/submit` would say.
    public var valid: Bool
    /// How many enabled fields are not valid.
    public var invalid: Int64
    /// How many wait for a client's validator.
    public var pending: Int64
    /// Whether each group that changed is valid.
    public var groups: OrderedMap<Bool>
    /// The page that the form is on, where it has pages.
    public var page: String?
    /// How each page that changed stands, where the form has pages.
    public var pages: [PageStatus]?

    @inlinable
    @inline(__always)
    public init(
        form: String,
        valid: Bool,
        invalid: Int64,
        pending: Int64,
        groups: OrderedMap<Bool>,
        page: String? = nil,
        pages: [PageStatus]? = nil
    ) {
        self.form = form
        self.valid = valid
        self.invalid = invalid
        self.pending = pending
        self.groups = groups
        self.page = page
        self.pages = pages
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","groups":"#, groups)
        writer.member(spelled: #","page":"#, page)
        writer.member(spelled: #","pages":"#, pages)
    }
}

/// How a page stands: its fields, and those that are on no page.
public struct PageStatus: WireEncodableObject {
    /// The page's name.
    public var page: String
    /// What stands above it; told by `form/open`.
    public var title: String?
    /// What leaving it forwards would find.
    public var valid: Bool
    /// How many of its enabled fields are not valid.
    public var invalid: Int64
    /// How many wait for a client's validator.
    public var pending: Int64
    /// False: the page is left out, as its `shown` has it, or as none of its fields shows. Absent where it shows.
    public var shown: Bool?

    @inlinable
    @inline(__always)
    public init(page: String, title: String? = nil, valid: Bool, invalid: Int64, pending: Int64, shown: Bool? = nil) {
        self.page = page
        self.title = title
        self.valid = valid
        self.invalid = invalid
        self.pending = pending
        self.shown = shown
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("page", page)
        writer.member(spelled: #","title":"#, title)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","shown":"#, shown)
    }
}

/// Which form is meant.
public struct FormParams: WireDecodableObject {
    /// The form's name.
    public var form: String

    @inlinable
    @inline(__always)
    public init(form: String) {
        self.form = form
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let form: String = try document.required("form", of: node)
        return Self(form: form)
    }
}

/// A form's set-up.
public struct FormOpenParams: WireDecodableObject {
    /// The form's name.
    public var form: String
    /// The groups that are monitored; none given: all.
    public var groups: [String]?
    /// Ids of fields in the order of the Return key, and names of sections, which stand for all of their rows; fields
    /// that are not named follow in order of creation, and then sections.
    public var order: [String]?
    /// The pages in their order, in place of those that there were; [] for none.
    public var pages: [Page]?
    /// The sections that repeat; a form takes them once.
    public var sections: [Section]?
    /// Types that are defined first, as by `type/define`.
    public var types: [TypeDefinition]?
    /// Fields that are made in the form, as by `field/create`. None replaces another.
    public var fields: [FieldCreateParams]?
    /// Rules between fields: all those of each group that is named here, as by `group/define`.
    public var rules: [FormRule]?
    /// A JSON Schema whose form is opened, in place of types, fields, rules, pages, sections and an order.
    public var schema: Parameter?
    /// BCP 47 tag of the language of the messages of fields that are made in the form from now on, and of their numbers
    /// and words where their types name none; "": the connection's.
    public var locale: String?
    /// The answer has what buttons and marks say in the form's language. Default: `false`.
    public var words: Bool?
    /// The form's fields are debugged; else as the connection says.
    public var debug: Bool?

    @inlinable
    @inline(__always)
    public init(
        form: String,
        groups: [String]? = nil,
        order: [String]? = nil,
        pages: [Page]? = nil,
        sections: [Section]? = nil,
        types: [TypeDefinition]? = nil,
        fields: [FieldCreateParams]? = nil,
        rules: [FormRule]? = nil,
        schema: Parameter? = nil,
        locale: String? = nil,
        words: Bool? = nil,
        debug: Bool? = nil
    ) {
        self.form = form
        self.groups = groups
        self.order = order
        self.pages = pages
        self.sections = sections
        self.types = types
        self.fields = fields
        self.rules = rules
        self.schema = schema
        self.locale = locale
        self.words = words
        self.debug = debug
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let groups: [String]? = try document.optional("groups", of: node, noted)
        let order: [String]? = try document.optional("order", of: node, noted)
        let pages: [Page]? = try document.optional("pages", of: node, noted)
        let sections: [Section]? = try document.optional("sections", of: node, noted)
        let types: [TypeDefinition]? = try document.optional("types", of: node, noted)
        let fields: [FieldCreateParams]? = try document.optional("fields", of: node, noted)
        let rules: [FormRule]? = try document.optional("rules", of: node, noted)
        let schema: Parameter? = try document.optional("schema", of: node, noted)
        let locale: String? = try document.optional("locale", of: node, noted)
        let words: Bool? = try document.optional("words", of: node, noted)
        let debug: Bool? = try document.optional("debug", of: node, noted)
        return Self(
            form: form,
            groups: groups,
            order: order,
            pages: pages,
            sections: sections,
            types: types,
            fields: fields,
            rules: rules,
            schema: schema,
            locale: locale,
            words: words,
            debug: debug
        )
    }
}

/// An open form, and how it stands.
public struct FormOpenResult: WireEncodableObject {
    /// The form's name.
    public var form: String
    /// What `form/submit` would say.
    public var valid: Bool
    /// How many enabled fields are not valid.
    public var invalid: Int64
    /// How many wait for a client's validator.
    public var pending: Int64
    /// Whether each group is valid: those that are monitored, all where none is.
    public var groups: OrderedMap<Bool>
    /// The page that the form is on, where it has pages.
    public var page: String?
    /// How each page stands, where the form has pages.
    public var pages: [PageStatus]?
    /// The sections that repeat, where the form has any.
    public var sections: [SectionStatus]?
    /// The fields of `fields`, each as `field/create` tells it.
    public var fields: [FieldSnapshot]?
    /// What buttons and marks say in the form's language, as `locale/words` tells it; where it was asked for.
    public var words: OrderedMap<String>?
    /// The form that `schema` became, as a form file.
    public var imported: Parameter?
    /// What the form does not say of `schema`; [] where it says all.
    public var unsaid: [SchemaOmission]?

    @inlinable
    @inline(__always)
    public init(
        form: String,
        valid: Bool,
        invalid: Int64,
        pending: Int64,
        groups: OrderedMap<Bool>,
        page: String? = nil,
        pages: [PageStatus]? = nil,
        sections: [SectionStatus]? = nil,
        fields: [FieldSnapshot]? = nil,
        words: OrderedMap<String>? = nil,
        imported: Parameter? = nil,
        unsaid: [SchemaOmission]? = nil
    ) {
        self.form = form
        self.valid = valid
        self.invalid = invalid
        self.pending = pending
        self.groups = groups
        self.page = page
        self.pages = pages
        self.sections = sections
        self.fields = fields
        self.words = words
        self.imported = imported
        self.unsaid = unsaid
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","groups":"#, groups)
        writer.member(spelled: #","page":"#, page)
        writer.member(spelled: #","pages":"#, pages)
        writer.member(spelled: #","sections":"#, sections)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","words":"#, words)
        writer.member(spelled: #","imported":"#, imported)
        writer.member(spelled: #","unsaid":"#, unsaid)
    }
}

/// What a form does not say of a JSON Schema.
public struct SchemaOmission: WireEncodableObject {
    /// A JSON pointer to it.
    public var pointer: String
    /// Why not.
    public var reason: String

    @inlinable
    @inline(__always)
    public init(pointer: String, reason: String) {
        self.pointer = pointer
        self.reason = reason
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("pointer", pointer)
        writer.member(spelled: #","reason":"#, reason)
    }
}

/// A rule between fields, with its group.
public struct FormRule: WireDecodableObject {
    /// The group's name. Default: `""`.
    public var group: String?
    /// Members of the same object. A rule between fields of one form; judged once all the fields it names are touched
    /// or show a verdict.
    public var between: GroupRule

    @inlinable
    @inline(__always)
    public init(group: String? = nil, between: GroupRule) {
        self.group = group
        self.between = between
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let group: String? = try document.optional("group", of: node, noted)
        let between: GroupRule = try .read(membersOf: node, in: document)
        return Self(group: group, between: between)
    }
}

/// A page of a form. What is on no page belongs to all of them.
public struct Page: WireObject {
    /// The page's name.
    public var page: String
    /// What stands above it.
    public var title: String?
    /// The groups whose fields are on it.
    public var groups: [String]?
    /// Ids of fields that are on it, whatever page their group is on.
    public var fields: [String]?
    /// False: it is left out when pages are turned, and none of its fields shows. Default: `true`.
    public var shown: Condition?
    /// When it may be left forwards. Default: `"valid"`.
    public var leave: PageLeave?

    @inlinable
    @inline(__always)
    public init(
        page: String,
        title: String? = nil,
        groups: [String]? = nil,
        fields: [String]? = nil,
        shown: Condition? = nil,
        leave: PageLeave? = nil
    ) {
        self.page = page
        self.title = title
        self.groups = groups
        self.fields = fields
        self.shown = shown
        self.leave = leave
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let page: String = try document.required("page", of: node)
        let title: String? = try document.optional("title", of: node, noted)
        let groups: [String]? = try document.optional("groups", of: node, noted)
        let fields: [String]? = try document.optional("fields", of: node, noted)
        let shown: Condition? = try document.optional("shown", of: node, noted)
        let leave: PageLeave? = try document.optional("leave", of: node, noted)
        return Self(page: page, title: title, groups: groups, fields: fields, shown: shown, leave: leave)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("page", page)
        writer.member(spelled: #","title":"#, title)
        writer.member(spelled: #","groups":"#, groups)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","shown":"#, shown)
        writer.member(spelled: #","leave":"#, leave)
    }
}

/// A section that repeats: the fields of which each row has one. The field `amount` of row 3 of the section `items` is
/// `items[3].amount`.
public struct Section: WireObject {
    /// The section's name, without `[` and `]`.
    public var section: String
    /// What stands above it.
    public var title: String?
    /// The fields of a row, in order.
    public var fields: [SectionField]
    /// Fewest rows; they are there from the start. Default: `0`.
    public var least: Int?
    /// Most rows; else as many as the limit `maxRows` allows.
    public var most: Int?
    /// Fields, by their ids in the row, that have another value in each row, where they have one.
    public var unique: [String]?
    /// Rules between the fields of a row, and others of the form.
    public var rules: [GroupRule]?
    /// The group of its fields that name none.
    public var group: String?
    /// The page that it is on; else that of its group.
    public var page: String?

    @inlinable
    @inline(__always)
    public init(
        section: String,
        title: String? = nil,
        fields: [SectionField],
        least: Int? = nil,
        most: Int? = nil,
        unique: [String]? = nil,
        rules: [GroupRule]? = nil,
        group: String? = nil,
        page: String? = nil
    ) {
        self.section = section
        self.title = title
        self.fields = fields
        self.least = least
        self.most = most
        self.unique = unique
        self.rules = rules
        self.group = group
        self.page = page
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let section: String = try document.required("section", of: node)
        let title: String? = try document.optional("title", of: node, noted)
        let fields: [SectionField] = try document.required("fields", of: node)
        let least: Int? = try document.optional("least", of: node, noted, in: 0...2_147_483_647)
        let most: Int? = try document.optional("most", of: node, noted, in: 0...2_147_483_647)
        let unique: [String]? = try document.optional("unique", of: node, noted)
        let rules: [GroupRule]? = try document.optional("rules", of: node, noted)
        let group: String? = try document.optional("group", of: node, noted)
        let page: String? = try document.optional("page", of: node, noted)
        return Self(
            section: section,
            title: title,
            fields: fields,
            least: least,
            most: most,
            unique: unique,
            rules: rules,
            group: group,
            page: page
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("section", section)
        writer.member(spelled: #","title":"#, title)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","least":"#, least)
        writer.member(spelled: #","most":"#, most)
        writer.member(spelled: #","unique":"#, unique)
        writer.member(spelled: #","rules":"#, rules)
        writer.member(spelled: #","group":"#, group)
        writer.member(spelled: #","page":"#, page)
    }
}

/// A field that each row of a section has. Where its rules name another field of the same row, they write its id with a
/// point before it: `.amount`.
public struct SectionField: WireObject {
    /// The field's id in its row.
    public var field: String
    /// Members of the same object. What a field is made of. In `field/create` what is absent takes its default, in
    /// `field/update` it stays as it is.
    public var options: FieldOptions

    @inlinable
    @inline(__always)
    public init(field: String, options: FieldOptions = FieldOptions()) {
        self.field = field
        self.options = options
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let field: String = try document.required("field", of: node)
        let options: FieldOptions = try .read(membersOf: node, in: document)
        return Self(field: field, options: options)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        options.encodeMembers(to: &writer)
    }
}

/// A section that repeats, as it is.
public struct SectionStatus: WireEncodableObject {
    /// The section's name.
    public var section: String
    /// What stands above it.
    public var title: String?
    /// The numbers of its rows, in order.
    public var rows: [Int64]
    /// The fields that this message made, row by row.
    public var fields: [FieldSnapshot]?

    @inlinable
    @inline(__always)
    public init(section: String, title: String? = nil, rows: [Int64], fields: [FieldSnapshot]? = nil) {
        self.section = section
        self.title = title
        self.rows = rows
        self.fields = fields
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("section", section)
        writer.member(spelled: #","title":"#, title)
        writer.member(spelled: #","rows":"#, rows)
        writer.member(spelled: #","fields":"#, fields)
    }
}

/// To which page a form turns.
public struct FormPageParams: WireDecodableObject {
    /// The form's name.
    public var form: String
    /// The way to turn.
    public var to: PageTurn?
    /// The page's name. One that comes later is reached page by page, and only as far as the pages may be left.
    public var page: String?

    @inlinable
    @inline(__always)
    public init(form: String, to: PageTurn? = nil, page: String? = nil) {
        self.form = form
        self.to = to
        self.page = page
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let to: PageTurn? = try document.optional("to", of: node, noted)
        let page: String? = try document.optional("page", of: node, noted)
        var alternatives = Alternatives()
        alternatives.note("to", to != nil)
        alternatives.note("page", page != nil)
        try alternatives.requireExactlyOne("to, page")
        return Self(form: form, to: to, page: page)
    }
}

/// Where a form is now.
public struct FormPageResult: WireEncodableObject {
    /// The page that the form is on.
    public var page: String
    /// It is another than before.
    public var moved: Bool
    /// The first invalid field of a page that could not be left.
    public var first: String?
    /// Ids of that page's fields that are not valid, at most 10,000.
    public var invalid: [String]
    /// Ids of that page's fields that wait for a client's validator, at most 10,000.
    public var pending: [String]
    /// What now shows in each field whose text the final validation changed; not of secure fields.
    public var changed: OrderedMap<SubmittedText>?

    @inlinable
    @inline(__always)
    public init(
        page: String,
        moved: Bool,
        first: String? = nil,
        invalid: [String],
        pending: [String],
        changed: OrderedMap<SubmittedText>? = nil
    ) {
        self.page = page
        self.moved = moved
        self.first = first
        self.invalid = invalid
        self.pending = pending
        self.changed = changed
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("page", page)
        writer.member(spelled: #","moved":"#, moved)
        writer.member(spelled: #","first":"#, first)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","changed":"#, changed)
    }
}

/// A new row.
public struct SectionAddParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The section's name.
    public var section: String
    /// The index that the row has then; else it is the last.
    public var at: Int?
    /// Texts of its fields, by their ids in the row, in place of what the section gives them.
    public var texts: OrderedMap<String>?

    @inlinable
    @inline(__always)
    public init(form: String? = nil, section: String, at: Int? = nil, texts: OrderedMap<String>? = nil) {
        self.form = form
        self.section = section
        self.at = at
        self.texts = texts
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let section: String = try document.required("section", of: node)
        let at: Int? = try document.optional("at", of: node, noted, in: 0...2_147_483_647)
        let texts: OrderedMap<String>? = try document.optional("texts", of: node, noted)
        return Self(form: form, section: section, at: at, texts: texts)
    }
}

/// A new row, with its fields.
public struct SectionAddResult: WireEncodableObject {
    /// The row's number, which no other row of the section gets.
    public var row: Int64
    /// Its index among the rows.
    public var at: Int64
    /// The numbers of all rows, in order.
    public var rows: [Int64]
    /// Its fields, each as `field/create` tells it.
    public var fields: [FieldSnapshot]

    @inlinable
    @inline(__always)
    public init(row: Int64, at: Int64, rows: [Int64], fields: [FieldSnapshot]) {
        self.row = row
        self.at = at
        self.rows = rows
        self.fields = fields
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("row", row)
        writer.member(spelled: #","at":"#, at)
        writer.member(spelled: #","rows":"#, rows)
        writer.member(spelled: #","fields":"#, fields)
    }
}

/// Which row is meant.
public struct SectionRowParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The section's name.
    public var section: String
    /// The row's number.
    public var row: Int64

    @inlinable
    @inline(__always)
    public init(form: String? = nil, section: String, row: Int64) {
        self.form = form
        self.section = section
        self.row = row
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let section: String = try document.required("section", of: node)
        let row: Int64 = try document.required("row", of: node, in: .unsigned)
        return Self(form: form, section: section, row: row)
    }
}

/// What was removed: with `at` and `texts`, `section/add` makes such a row again.
public struct SectionRemoveResult: WireEncodableObject {
    /// The index that it had.
    public var at: Int64
    /// The numbers of the rows that are left, in order.
    public var rows: [Int64]
    /// The texts of its fields, by their ids in the row; those of secure fields and of totals are left out.
    public var texts: OrderedMap<String>

    @inlinable
    @inline(__always)
    public init(at: Int64, rows: [Int64], texts: OrderedMap<String>) {
        self.at = at
        self.rows = rows
        self.texts = texts
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("at", at)
        writer.member(spelled: #","rows":"#, rows)
        writer.member(spelled: #","texts":"#, texts)
    }
}

/// Which row goes where.
public struct SectionMoveParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The section's name.
    public var section: String
    /// The row's number.
    public var row: Int64
    /// The index that it has then.
    public var to: Int

    @inlinable
    @inline(__always)
    public init(form: String? = nil, section: String, row: Int64, to: Int) {
        self.form = form
        self.section = section
        self.row = row
        self.to = to
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let section: String = try document.required("section", of: node)
        let row: Int64 = try document.required("row", of: node, in: .unsigned)
        let to: Int = try document.required("to", of: node, in: 0...2_147_483_647)
        return Self(form: form, section: section, row: row, to: to)
    }
}

/// The rows in their new order.
public struct SectionMoveResult: WireEncodableObject {
    /// The numbers of all rows, in order.
    public var rows: [Int64]

    @inlinable
    @inline(__always)
    public init(rows: [Int64]) {
        self.rows = rows
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rows", rows)
    }
}

/// What closing a form removed.
public struct FormCloseResult: WireEncodableObject {
    /// How many fields.
    public var disposed: Int64

    @inlinable
    @inline(__always)
    public init(disposed: Int64) {
        self.disposed = disposed
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("disposed", disposed)
    }
}

/// Which form is to be submitted.
public struct FormSubmitParams: WireDecodableObject {
    /// The form's name.
    public var form: String
    /// The contents of secure fields are wanted too. Default: `false`.
    public var secure: Bool?
    /// The answer comes when no field waits for a client's validator any more. Default: `false`.
    public var wait: Bool?

    @inlinable
    @inline(__always)
    public init(form: String, secure: Bool? = nil, wait: Bool? = nil) {
        self.form = form
        self.secure = secure
        self.wait = wait
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let secure: Bool? = try document.optional("secure", of: node, noted)
        let wait: Bool? = try document.optional("wait", of: node, noted)
        return Self(form: form, secure: secure, wait: wait)
    }
}

/// What a form comes to. The contents are there where the form is valid.
public struct FormSubmitResult: WireEncodableObject {
    /// Every enabled field is valid.
    public var valid: Bool
    /// The first invalid field, in the form's order.
    public var first: String?
    /// The page that the first invalid field is on; absent where it is on none.
    public var page: String?
    /// Ids of the fields that are not valid.
    public var invalid: [String]
    /// Ids of the fields that wait for a client's validator.
    public var pending: [String]
    /// Each field's value.
    public var values: OrderedMap<String>?
    /// Each field's text.
    public var texts: OrderedMap<String>?
    /// The canonical form of each field that has one.
    public var typed: OrderedMap<Parameter>?
    /// The numbers of each section's rows, in order, where the form has sections.
    public var sections: OrderedMap<[Int64]>?
    /// What now shows in each field whose text the submit changed; those of secure fields only with `secure: true`.
    public var changed: OrderedMap<SubmittedText>?

    @inlinable
    @inline(__always)
    public init(
        valid: Bool,
        first: String? = nil,
        page: String? = nil,
        invalid: [String],
        pending: [String],
        values: OrderedMap<String>? = nil,
        texts: OrderedMap<String>? = nil,
        typed: OrderedMap<Parameter>? = nil,
        sections: OrderedMap<[Int64]>? = nil,
        changed: OrderedMap<SubmittedText>? = nil
    ) {
        self.valid = valid
        self.first = first
        self.page = page
        self.invalid = invalid
        self.pending = pending
        self.values = values
        self.texts = texts
        self.typed = typed
        self.sections = sections
        self.changed = changed
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("valid", valid)
        writer.member(spelled: #","first":"#, first)
        writer.member(spelled: #","page":"#, page)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","values":"#, values)
        writer.member(spelled: #","texts":"#, texts)
        writer.member(spelled: #","typed":"#, typed)
        writer.member(spelled: #","sections":"#, sections)
        writer.member(spelled: #","changed":"#, changed)
    }
}

/// What shows in a field whose editing a submit has ended.
public struct SubmittedText: WireEncodableObject {
    /// The text.
    public var text: String
    /// Its version.
    public var version: Int64
    /// The selection in it.
    public var selection: TextRange

    @inlinable
    @inline(__always)
    public init(text: String, version: Int64, selection: TextRange) {
        self.text = text
        self.version = version
        self.selection = selection
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","selection":{"start":"#, selection.start)
        writer.member(spelled: #","end":"#, selection.end)
        writer.endObject()
    }
}

/// Which groups are meant.
public struct GroupVerifyParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The group's name; absent: every monitored group, or all where none is monitored.
    public var group: String?

    @inlinable
    @inline(__always)
    public init(form: String? = nil, group: String? = nil) {
        self.form = form
        self.group = group
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String? = try document.optional("group", of: node, noted)
        return Self(form: form, group: group)
    }
}

/// What final validation of the groups would say.
public struct GroupVerifyResult: WireEncodableObject {
    /// All are valid; an empty or unknown group is.
    public var valid: Bool
    /// How many enabled fields they have.
    public var fields: Int64
    /// Ids of the fields that are not valid, at most 10,000.
    public var invalid: [String]
    /// Ids of the fields that wait for a client's validator, at most 10,000.
    public var pending: [String]
    /// Whether each is valid, where no `group` was named.
    public var groups: OrderedMap<Bool>?
    /// True: there are more ids than 10,000.
    public var truncated: Bool?

    @inlinable
    @inline(__always)
    public init(
        valid: Bool,
        fields: Int64,
        invalid: [String],
        pending: [String],
        groups: OrderedMap<Bool>? = nil,
        truncated: Bool? = nil
    ) {
        self.valid = valid
        self.fields = fields
        self.invalid = invalid
        self.pending = pending
        self.groups = groups
        self.truncated = truncated
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("valid", valid)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","groups":"#, groups)
        writer.member(spelled: #","truncated":"#, truncated)
    }
}

/// Which group is meant.
public struct GroupParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The group's name; its case counts.
    public var group: String

    @inlinable
    @inline(__always)
    public init(form: String? = nil, group: String) {
        self.form = form
        self.group = group
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String = try document.required("group", of: node)
        return Self(form: form, group: group)
    }
}

/// A group's size.
public struct GroupCountResult: WireEncodableObject {
    /// How many enabled fields it has.
    public var fields: Int64

    @inlinable
    @inline(__always)
    public init(fields: Int64) {
        self.fields = fields
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fields", fields)
    }
}

/// A group's rules.
public struct GroupDefineParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The group's name; its case counts.
    public var group: String
    /// All its rules, [] for none.
    public var rules: [GroupRule]

    @inlinable
    @inline(__always)
    public init(form: String? = nil, group: String, rules: [GroupRule]) {
        self.form = form
        self.group = group
        self.rules = rules
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String = try document.required("group", of: node)
        let rules: [GroupRule] = try document.required("rules", of: node)
        return Self(form: form, group: group, rules: rules)
    }
}

/// A rule between fields of one form; judged once all the fields it names are touched or show a verdict.
public struct GroupRule: WireObject {
    /// What must hold.
    public var rule: GroupRuleKind
    /// Ids of the fields, in order.
    public var fields: [String]
    /// What is said when it is broken.
    public var message: String?
    /// The field that shows the diagnostic; else the last one named.
    public var on: String?

    @inlinable
    @inline(__always)
    public init(rule: GroupRuleKind, fields: [String], message: String? = nil, on: String? = nil) {
        self.rule = rule
        self.fields = fields
        self.message = message
        self.on = on
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let rule: GroupRuleKind = try document.required("rule", of: node)
        let fields: [String] = try document.required("fields", of: node)
        let message: String? = try document.optional("message", of: node, noted)
        let on: String? = try document.optional("on", of: node, noted)
        return Self(rule: rule, fields: fields, message: message, on: on)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rule", rule)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","message":"#, message)
        writer.member(spelled: #","on":"#, on)
    }
}

/// A group's fields in detail.
public struct GroupDebugResult: WireEncodableObject {
    /// In order of creation.
    public var fields: [GroupDebugEntry]

    @inlinable
    @inline(__always)
    public init(fields: [GroupDebugEntry]) {
        self.fields = fields
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fields", fields)
    }
}

/// A field in detail.
public struct GroupDebugEntry: WireEncodableObject {
    /// The field's id.
    public var field: String
    /// Its type's name.
    public var type: String
    /// Its text; a secure field's is left out.
    public var text: String?
    /// Its state.
    public var state: FieldState
    /// What has reached its state.
    public var diagnostics: [Diagnostic]

    @inlinable
    @inline(__always)
    public init(field: String, type: String, text: String? = nil, state: FieldState, diagnostics: [Diagnostic]) {
        self.field = field
        self.type = type
        self.text = text
        self.state = state
        self.diagnostics = diagnostics
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member(spelled: #","type":"#, type)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","state":"#, state)
        writer.member(spelled: #","diagnostics":"#, diagnostics)
    }
}
