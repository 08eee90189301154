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
        let groups = Set(form.groups.keys).union(groupsTold.keys).union(validityTold.keys).union(told.groups.keys)
        return SnapshotForm(
            form: name, opened: form.isOpened ? true : nil, debug: form.debug, locale: form.locale,
            monitored: form.monitored,
            order: form.order.nonEmpty { $0 }, awaited: form.returnOrder.awaitedNames.nonEmpty { $0 },
            told: SnapshotTold(
                told, of: isWhole ? form.tally : nil, waiting: waiting[.formStatus(form: name)], at: now),
            groups: groups.sorted().nonEmpty { group in
                SnapshotGroup(
                    group: group,
                    told: SnapshotTold(
                        groupsTold[group] ?? Told(), of: isWhole ? form.groups[group]?.tally ?? Tally() : nil,
                        waiting: waiting[.groupStatus(form: name, group: group)], at: now),
                    valid: validityTold[group], news: told.groups[group])
            },
            rules: rules.nonEmpty {
                SnapshotGroupRules(group: $0.group, rules: $0.rules.map(FieldProtocol.GroupRule.init))
            },
            checksum: "")
    }

    /// Takes over what its client was told of it, once its fields are counted.
    mutating func takeTold(_ part: SnapshotForm, at now: Moment) {
        told = Told(part.told, of: form.tally, at: now)
        _ = takeMovedGroups()
        for group in part.groups ?? [] {
            let tally = form.groups[group.group]?.tally ?? Tally()
            groupsTold[group.group] = Told(group.told, of: tally, at: now)
            validityTold[group.group] = group.valid
            told.groups[group.group] = group.news
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
    /// Nil where there is nothing to say: what was told is how things stand.
    fileprivate init?(_ told: FormRecord.Told, of tally: Tally?, waiting: Int64?, at now: Moment) {
        let isRecent = told.sentAt != nil && !told.mayGo(at: now.milliseconds)
        guard told.tally != tally || isRecent || told.waits else { return nil }
        self.init(
            fields: told.tally.fields == 0 ? nil : Int64(told.tally.fields),
            invalid: told.tally.invalid == 0 ? nil : Int64(told.tally.invalid),
            pending: told.tally.pending == 0 ? nil : Int64(told.tally.pending), recent: isRecent ? true : nil,
            waiting: told.waits ? waiting ?? 0 : nil)
    }
}

extension FormRecord.Told {
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
