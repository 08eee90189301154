import Automata
import FieldEngine
import FieldProtocol

/// A form as a snapshot has it.
extension FormRecord {
    /// - Parameter isWhole: whether its fields are kept with their texts. Those that are not may stand otherwise when
    ///   they are restored, so that what was told has to be said.
    func part(
        named name: String, isWhole: Bool, waiting: [TimerQueue.Purpose: Int64],
        rules: [(group: String, rules: [FieldEngine.GroupRule])], at now: Moment
    ) -> SnapshotForm {
        let groups = Set(form.groups.keys).union(publishedGroups.keys).union(publishedValidity.keys).union(
            published.groups.keys)
        return SnapshotForm(
            form: name, opened: form.isOpened ? true : nil, debug: form.debug, locale: form.locale,
            monitored: form.monitored,
            order: form.order.nonEmpty { $0 }, awaited: form.returnOrder.awaitedNames.nonEmpty { $0 },
            told: SnapshotTold(
                published, of: isWhole ? form.tally : nil, waiting: waiting[.formStatus(form: name)], at: now),
            groups: Array(groups).ascending.nonEmpty { group in
                SnapshotGroup(
                    group: group,
                    told: SnapshotTold(
                        publishedGroups[group] ?? LastPublished(),
                        of: isWhole ? form.groups[group]?.tally ?? Tally() : nil,
                        waiting: waiting[.groupStatus(form: name, group: group)], at: now),
                    valid: publishedValidity[group], news: published.groups[group])
            },
            rules: rules.nonEmpty {
                SnapshotGroupRules(group: $0.group, rules: $0.rules.map(FieldProtocol.GroupRule.init))
            },
            pages: Array(pages.indices).nonEmpty { index in
                SnapshotPage(
                    definition: pages[index], told: told(ofLane: index + 1, isWhole: isWhole, at: now),
                    hidden: publishedHidden.contains(index) ? true : nil)
            },
            page: form.pages.current == 0 ? nil : page,
            toldPage: publishedPage == form.pages.current ? nil : pages[publishedPage].page,
            common: pages.isEmpty ? nil : told(ofLane: 0, isWhole: isWhole, at: now),
            sections: Array(sections.indices).nonEmpty { index in
                let rows = form.sections[index]
                return SnapshotSection(
                    definition: sections[index], rows: rows.rows.nonEmpty { $0.serial },
                    last: rows.last == 0 ? nil : rows.last)
            },
            checksum: "")
    }

    private func told(ofLane lane: Int, isWhole: Bool, at now: Moment) -> SnapshotTold? {
        SnapshotTold(
            LastPublished(tally: publishedLanes[lane]), of: isWhole ? form.pages.tallies[lane] : nil, waiting: nil,
            at: now)
    }

    /// Restores pages and sections, before the fields of the snapshot are there. `numbers`: those that they get.
    mutating func takeSteps(
        _ part: SnapshotForm, _ conditions: [FieldEngine.Condition?], numbers: [String: Int32],
        _ members: [Form.Member]
    ) {
        let sections = part.sections ?? []
        setSections(sections.map { $0.definition }) { sections[$0].last ?? 0 }
        for (index, section) in sections.enumerated() {
            for (place, serial) in (section.rows ?? []).enumerated() {
                let row = SectionRows.rowName(serial, of: section.definition.section)
                let fields = section.definition.fields.compactMap { numbers["\(row).\($0.field)"] }
                form.addRow(serial, fields: fields, to: index, at: place)
            }
        }
        setPages((part.pages ?? []).map { $0.definition }, conditions, members)
        if let page = part.page.flatMap({ form.pages.index(of: $0) }) { form.turn(to: page) }
    }

    /// Restores the published counts, after its fields are counted.
    mutating func takePublished(_ part: SnapshotForm, at now: Moment) {
        published = LastPublished(part.told, of: form.tally, at: now)
        let lanes = [part.common] + (part.pages ?? []).map { $0.told }
        publishedLanes = zip(lanes, form.pages.tallies).map { LastPublished($0, of: $1, at: now).tally }
        let pages = part.pages ?? []
        publishedHidden = Set(pages.indices.filter { pages[$0].hidden == true })
        publishedPage = part.toldPage.flatMap { form.pages.index(of: $0) } ?? form.pages.current
        _ = takeMovedGroups()
        for group in part.groups ?? [] {
            let tally = form.groups[group.group]?.tally ?? Tally()
            publishedGroups[group.group] = LastPublished(group.told, of: tally, at: now)
            publishedValidity[group.group] = group.valid
            published.groups[group.group] = group.news
        }
    }
}

extension FieldProtocol.GroupRule {
    fileprivate init(_ rule: FieldEngine.GroupRule) {
        self.init(
            rule: GroupRuleKind(rawValue: rule.kind.rawValue) ?? .equal, fields: rule.fields, message: rule.message,
            on: rule.on)
    }
}

extension SnapshotGroupRules {
    /// The rules, whose fields need not be there any more.
    func made(form: String, _ path: String) throws(SnapshotFailure) -> RestoredRules {
        var result = RestoredRules(form: form, group: group, rules: [])
        for (index, rule) in rules.enumerated() {
            let path = "\(path).rules[\(index)]"
            if rule.fields.isEmpty { throw SnapshotFailure("\(path).fields", "a rule needs fields to be about") }
            if Set(rule.fields).count < rule.fields.count {
                throw SnapshotFailure("\(path).fields", "a field is named twice")
            }
            guard let kind = FieldEngine.GroupRule.Kind(rawValue: rule.rule.rawValue) else {
                throw SnapshotFailure("\(path).rule", "there is no such rule")
            }
            result.rules.append(FieldEngine.GroupRule(kind, fields: rule.fields, message: rule.message, on: rule.on))
        }
        return result
    }
}

extension SnapshotTold {
    /// Nil if the published counts are current.
    fileprivate init?(_ published: FormRecord.LastPublished, of tally: Tally?, waiting: Int64?, at now: Moment) {
        let isRecent = published.sentAt != nil && !published.mayGo(at: now.milliseconds)
        guard published.tally != tally || isRecent || published.waits else { return nil }
        self.init(
            fields: published.tally.fields == 0 ? nil : Int64(published.tally.fields),
            invalid: published.tally.invalid == 0 ? nil : Int64(published.tally.invalid),
            pending: published.tally.pending == 0 ? nil : Int64(published.tally.pending),
            recent: isRecent ? true : nil,
            waiting: published.waits ? waiting ?? 0 : nil)
    }
}

extension FormRecord.LastPublished {
    fileprivate init(_ part: SnapshotTold?, of tally: Tally, at now: Moment) {
        self.tally = tally
        guard let part else { return }
        // There are never so many fields: what is counted on from there can't overflow.
        let most = Int64(Int32.max)
        self.tally.fields = Int(min(part.fields ?? 0, most))
        self.tally.invalid = Int(min(part.invalid ?? 0, most))
        self.tally.pending = Int(min(part.pending ?? 0, most))
        waiting = part.waiting == nil ? .no : .restored
        // The interval starts anew.
        if waits || part.recent == true { sentAt = now.milliseconds }
    }
}
