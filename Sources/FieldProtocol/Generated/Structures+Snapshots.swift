// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// What is to be kept.
public struct SessionSnapshotParams: WireDecodableObject {
    /// Only this form; absent: all.
    public var form: String?
    /// The contents of secure fields are kept too. Default: `false`.
    public var secure: Bool?

    @inlinable
    @inline(__always)
    public init(form: String? = nil, secure: Bool? = nil) {
        self.form = form
        self.secure = secure
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let secure: Bool? = try document.optional("secure", of: node, noted)
        return Self(form: form, secure: secure)
    }
}

/// What was kept.
public struct SessionSnapshotResult: WireEncodableObject {
    /// For `session/restore`, to be given back as it is.
    public var snapshot: JSONText

    @inlinable
    @inline(__always)
    public init(snapshot: JSONText) {
        self.snapshot = snapshot
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("snapshot", snapshot)
    }
}

/// What is to be brought back.
public struct SessionRestoreParams: WireDecodableObject {
    /// From `session/snapshot`.
    public var snapshot: JSONText
    /// Fields that exist are replaced. Default: `false`.
    public var replace: Bool?

    @inlinable
    @inline(__always)
    public init(snapshot: JSONText, replace: Bool? = nil) {
        self.snapshot = snapshot
        self.replace = replace
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let snapshot: JSONText = try document.required("snapshot", of: node)
        let replace: Bool? = try document.optional("replace", of: node, noted)
        return Self(snapshot: snapshot, replace: replace)
    }
}

/// What was brought back.
public struct SessionRestoreResult: WireEncodableObject {
    /// How many fields.
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

/// What `session/snapshot` keeps. Offsets in it are UTF-8 offsets, whatever unit the client counts in.
public struct SessionSnapshot: WireObject {
    /// The version of this format: 1.
    public var format: Int64
    /// The contents of secure fields are in it.
    public var secure: Bool?
    /// How many ids the server has made up.
    public var generated: Int64?
    /// How many questions the server has asked the client.
    public var asked: Int64?
    /// How many forms there may be before those without fields that nobody opened are forgotten; absent: 64.
    public var sweep: Int64?
    /// The client's own types: those that fields are of, and those that new fields can be of; each behind the one that
    /// it extends.
    public var types: [SnapshotType]?
    /// The forms, by name.
    public var forms: [SnapshotForm]?
    /// The fields, in order of creation.
    public var fields: [SnapshotField]?
    /// Of all other members, for damage that nothing else would show.
    public var checksum: String

    @inlinable
    @inline(__always)
    public init(
        format: Int64,
        secure: Bool? = nil,
        generated: Int64? = nil,
        asked: Int64? = nil,
        sweep: Int64? = nil,
        types: [SnapshotType]? = nil,
        forms: [SnapshotForm]? = nil,
        fields: [SnapshotField]? = nil,
        checksum: String
    ) {
        self.format = format
        self.secure = secure
        self.generated = generated
        self.asked = asked
        self.sweep = sweep
        self.types = types
        self.forms = forms
        self.fields = fields
        self.checksum = checksum
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let format: Int64 = try document.required("format", of: node, in: 1...WireInteger.greatest)
        let secure: Bool? = try document.optional("secure", of: node, noted)
        let generated: Int64? = try document.optional("generated", of: node, noted, in: .unsigned)
        let asked: Int64? = try document.optional("asked", of: node, noted, in: .unsigned)
        let sweep: Int64? = try document.optional("sweep", of: node, noted, in: .unsigned)
        let types: [SnapshotType]? = try document.optional("types", of: node, noted)
        let forms: [SnapshotForm]? = try document.optional("forms", of: node, noted)
        let fields: [SnapshotField]? = try document.optional("fields", of: node, noted)
        let checksum: String = try document.required("checksum", of: node)
        return Self(
            format: format,
            secure: secure,
            generated: generated,
            asked: asked,
            sweep: sweep,
            types: types,
            forms: forms,
            fields: fields,
            checksum: checksum
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("format", format)
        writer.member(spelled: #","secure":"#, secure)
        writer.member(spelled: #","generated":"#, generated)
        writer.member(spelled: #","asked":"#, asked)
        writer.member(spelled: #","sweep":"#, sweep)
        writer.member(spelled: #","types":"#, types)
        writer.member(spelled: #","forms":"#, forms)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","checksum":"#, checksum)
    }
}

/// A type of the client's own.
public struct SnapshotType: WireObject {
    /// As it was defined.
    public var definition: TypeDefinition
    /// The client's own type that it extends, as it was then: its index in `types`.
    public var base: Int64?
    /// Its place among the client's types; absent for one that was defined anew since, and that only fields are still
    /// of.
    public var place: Int64?
    /// Of all other members, for damage that nothing else would show.
    public var checksum: String

    @inlinable
    @inline(__always)
    public init(definition: TypeDefinition, base: Int64? = nil, place: Int64? = nil, checksum: String) {
        self.definition = definition
        self.base = base
        self.place = place
        self.checksum = checksum
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let definition: TypeDefinition = try document.required("definition", of: node)
        let base: Int64? = try document.optional("base", of: node, noted, in: .unsigned)
        let place: Int64? = try document.optional("place", of: node, noted, in: .unsigned)
        let checksum: String = try document.required("checksum", of: node)
        return Self(definition: definition, base: base, place: place, checksum: checksum)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("definition", definition)
        writer.member(spelled: #","base":"#, base)
        writer.member(spelled: #","place":"#, place)
        writer.member(spelled: #","checksum":"#, checksum)
    }
}

/// A form and what its client was told of it.
public struct SnapshotForm: WireObject {
    /// Its name.
    public var form: String
    /// It was opened by name.
    public var opened: Bool?
    /// Whether its fields have debug lines; absent: as the connection has it.
    public var debug: Bool?
    /// The locale of its messages and numbers; absent: the connection's.
    public var locale: String?
    /// The groups whose status is told; absent: all.
    public var monitored: [String]?
    /// The order of its fields for Return.
    public var order: [String]?
    /// The names in that order under which it has had no field yet.
    public var awaited: [String]?
    /// What `form/status` told last; absent: how its fields stand.
    public var told: SnapshotTold?
    /// Its groups, by name.
    public var groups: [SnapshotGroup]?
    /// The rules between its fields, in order of definition.
    public var rules: [SnapshotGroupRules]?
    /// Its pages, in order.
    public var pages: [SnapshotPage]?
    /// The page that it is on; absent: the first.
    public var page: String?
    /// The page that it was on by what was told last, where that is another.
    public var toldPage: String?
    /// What was told last of the fields that are on no page; absent: how they stand.
    public var common: SnapshotTold?
    /// Its sections, in order.
    public var sections: [SnapshotSection]?
    /// Of all other members, for damage that nothing else would show.
    public var checksum: String

    @inlinable
    @inline(__always)
    public init(
        form: String,
        opened: Bool? = nil,
        debug: Bool? = nil,
        locale: String? = nil,
        monitored: [String]? = nil,
        order: [String]? = nil,
        awaited: [String]? = nil,
        told: SnapshotTold? = nil,
        groups: [SnapshotGroup]? = nil,
        rules: [SnapshotGroupRules]? = nil,
        pages: [SnapshotPage]? = nil,
        page: String? = nil,
        toldPage: String? = nil,
        common: SnapshotTold? = nil,
        sections: [SnapshotSection]? = nil,
        checksum: String
    ) {
        self.form = form
        self.opened = opened
        self.debug = debug
        self.locale = locale
        self.monitored = monitored
        self.order = order
        self.awaited = awaited
        self.told = told
        self.groups = groups
        self.rules = rules
        self.pages = pages
        self.page = page
        self.toldPage = toldPage
        self.common = common
        self.sections = sections
        self.checksum = checksum
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let opened: Bool? = try document.optional("opened", of: node, noted)
        let debug: Bool? = try document.optional("debug", of: node, noted)
        let locale: String? = try document.optional("locale", of: node, noted)
        let monitored: [String]? = try document.optional("monitored", of: node, noted)
        let order: [String]? = try document.optional("order", of: node, noted)
        let awaited: [String]? = try document.optional("awaited", of: node, noted)
        let told: SnapshotTold? = try document.optional("told", of: node, noted)
        let groups: [SnapshotGroup]? = try document.optional("groups", of: node, noted)
        let rules: [SnapshotGroupRules]? = try document.optional("rules", of: node, noted)
        let pages: [SnapshotPage]? = try document.optional("pages", of: node, noted)
        let page: String? = try document.optional("page", of: node, noted)
        let toldPage: String? = try document.optional("toldPage", of: node, noted)
        let common: SnapshotTold? = try document.optional("common", of: node, noted)
        let sections: [SnapshotSection]? = try document.optional("sections", of: node, noted)
        let checksum: String = try document.required("checksum", of: node)
        return Self(
            form: form,
            opened: opened,
            debug: debug,
            locale: locale,
            monitored: monitored,
            order: order,
            awaited: awaited,
            told: told,
            groups: groups,
            rules: rules,
            pages: pages,
            page: page,
            toldPage: toldPage,
            common: common,
            sections: sections,
            checksum: checksum
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member(spelled: #","opened":"#, opened)
        writer.member(spelled: #","debug":"#, debug)
        writer.member(spelled: #","locale":"#, locale)
        writer.member(spelled: #","monitored":"#, monitored)
        writer.member(spelled: #","order":"#, order)
        writer.member(spelled: #","awaited":"#, awaited)
        writer.member(spelled: #","told":"#, told)
        writer.member(spelled: #","groups":"#, groups)
        writer.member(spelled: #","rules":"#, rules)
        writer.member(spelled: #","pages":"#, pages)
        writer.member(spelled: #","page":"#, page)
        writer.member(spelled: #","toldPage":"#, toldPage)
        writer.member(spelled: #","common":"#, common)
        writer.member(spelled: #","sections":"#, sections)
        writer.member(spelled: #","checksum":"#, checksum)
    }
}

/// A page and what its client was told of it.
public struct SnapshotPage: WireObject {
    /// As in `form/open`.
    public var definition: Page
    /// What `form/status` told last of its own fields; absent: how they stand.
    public var told: SnapshotTold?
    /// True: `form/status` told last that it does not show.
    public var hidden: Bool?

    @inlinable
    @inline(__always)
    public init(definition: Page, told: SnapshotTold? = nil, hidden: Bool? = nil) {
        self.definition = definition
        self.told = told
        self.hidden = hidden
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let definition: Page = try document.required("definition", of: node)
        let told: SnapshotTold? = try document.optional("told", of: node, noted)
        let hidden: Bool? = try document.optional("hidden", of: node, noted)
        return Self(definition: definition, told: told, hidden: hidden)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("definition", definition)
        writer.member(spelled: #","told":"#, told)
        writer.member(spelled: #","hidden":"#, hidden)
    }
}

/// A section and its rows, whose fields are among those of the snapshot.
public struct SnapshotSection: WireObject {
    /// As in `form/open`.
    public var definition: Section
    /// The numbers of its rows, in order.
    public var rows: [Int64]?
    /// The greatest number that a row was given.
    public var last: Int64?

    @inlinable
    @inline(__always)
    public init(definition: Section, rows: [Int64]? = nil, last: Int64? = nil) {
        self.definition = definition
        self.rows = rows
        self.last = last
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let definition: Section = try document.required("definition", of: node)
        let rows: [Int64]? = try document.optional("rows", of: node, noted)
        let last: Int64? = try document.optional("last", of: node, noted, in: 1...WireInteger.greatest)
        return Self(definition: definition, rows: rows, last: last)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("definition", definition)
        writer.member(spelled: #","rows":"#, rows)
        writer.member(spelled: #","last":"#, last)
    }
}

/// A group and what its client was told of it.
public struct SnapshotGroup: WireObject {
    /// Its name.
    public var group: String
    /// What `group/status` told last; absent: how its fields stand.
    public var told: SnapshotTold?
    /// Whether it was valid when `form/status` last spoke of it.
    public var valid: Bool?
    /// Whether it is valid, where `form/status` has not told that yet.
    public var news: Bool?

    @inlinable
    @inline(__always)
    public init(group: String, told: SnapshotTold? = nil, valid: Bool? = nil, news: Bool? = nil) {
        self.group = group
        self.told = told
        self.valid = valid
        self.news = news
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let group: String = try document.required("group", of: node)
        let told: SnapshotTold? = try document.optional("told", of: node, noted)
        let valid: Bool? = try document.optional("valid", of: node, noted)
        let news: Bool? = try document.optional("news", of: node, noted)
        return Self(group: group, told: told, valid: valid, news: news)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("group", group)
        writer.member(spelled: #","told":"#, told)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","news":"#, news)
    }
}

/// The rules between fields that a group was given.
public struct SnapshotGroupRules: WireObject {
    /// The group's name.
    public var group: String
    /// As in `group/define`.
    public var rules: [GroupRule]

    @inlinable
    @inline(__always)
    public init(group: String, rules: [GroupRule]) {
        self.group = group
        self.rules = rules
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let group: String = try document.required("group", of: node)
        let rules: [GroupRule] = try document.required("rules", of: node)
        return Self(group: group, rules: rules)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("group", group)
        writer.member(spelled: #","rules":"#, rules)
    }
}

/// The counts of a form or group that a client was told last.
public struct SnapshotTold: WireObject {
    /// How many fields count.
    public var fields: Int64?
    /// How many of them are invalid.
    public var invalid: Int64?
    /// How many of them wait for a verdict.
    public var pending: Int64?
    /// It was told in the last 100 milliseconds, so that the next has to wait for as long.
    public var recent: Bool?
    /// One waits to be told; its place among all of them.
    public var waiting: Int64?

    @inlinable
    @inline(__always)
    public init(
        fields: Int64? = nil,
        invalid: Int64? = nil,
        pending: Int64? = nil,
        recent: Bool? = nil,
        waiting: Int64? = nil
    ) {
        self.fields = fields
        self.invalid = invalid
        self.pending = pending
        self.recent = recent
        self.waiting = waiting
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let fields: Int64? = try document.optional("fields", of: node, noted, in: .unsigned)
        let invalid: Int64? = try document.optional("invalid", of: node, noted, in: .unsigned)
        let pending: Int64? = try document.optional("pending", of: node, noted, in: .unsigned)
        let recent: Bool? = try document.optional("recent", of: node, noted)
        let waiting: Int64? = try document.optional("waiting", of: node, noted, in: .unsigned)
        return Self(fields: fields, invalid: invalid, pending: pending, recent: recent, waiting: waiting)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fields", fields)
        writer.member("invalid", invalid)
        writer.member("pending", pending)
        writer.member("recent", recent)
        writer.member("waiting", waiting)
    }
}
