import FieldEngine
import FieldProtocol

/// A form on its way from one page to another.
struct PageTurning {
    let start: Int
    let target: Int
}

/// `form/page` (specification, section 6).
extension Session {
    mutating func turn(_ params: FormPageParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        guard let pages = store.forms[params.form]?.form.pages, !pages.isEmpty else { throw .requestFailed("no-pages") }
        let target = try target(of: params, among: pages)
        let turning = PageTurning(start: pages.current, target: target)
        let submission = Submission(turning, of: params.form)
        if target < pages.current { turn(params.form, to: target, at: now) }
        goOn(turning, submission, at: now)
        return run(submission, at: now)
    }

    private func target(of params: FormPageParams, among pages: FormPages) throws(ResponseError) -> Int {
        switch params.to {
        case .next: return pages.page(after: pages.current) ?? pages.current
        case .previous: return pages.page(before: pages.current) ?? pages.current
        case nil:
            guard let index = params.page.flatMap({ pages.index(of: $0) }) else {
                throw .invalidParams("page", expected: "the name of a page", found: "another string")
            }
            if pages.hidden.contains(index) { throw .requestFailed("page-hidden") }
            return index
        }
    }

    private mutating func turn(_ form: String, to page: Int, at now: Moment) {
        let lastBefore = store.forms.lastStop(of: form)
        store.turn(form, to: page)
        returnOrderChanged(in: form, lastBefore: lastBefore, at: now)
    }

    /// The page that was judged is left.
    mutating func leave(_ turning: PageTurning, _ submission: Submission, at now: Moment) {
        guard let current = store.forms[submission.form]?.form.pages.current else { return }
        turn(submission.form, from: current, at: now)
        goOn(turning, submission, at: now)
    }

    /// Turns pages that may be left freely, and begins to judge the first that may not.
    private mutating func goOn(_ turning: PageTurning, _ submission: Submission, at now: Moment) {
        while let record = store.forms[submission.form], record.form.pages.current < turning.target {
            let current = record.form.pages.current
            guard record.pages[current].leave == .free else {
                let members = store.fields(ofPage: current, in: submission.form)
                submission.begin(members, isLinked: !store.dependencies.isEmpty)
                return
            }
            turn(submission.form, from: current, at: now)
        }
    }

    private mutating func turn(_ form: String, from page: Int, at now: Moment) {
        guard let next = store.forms[form]?.form.pages.page(after: page) else { return }
        turn(form, to: next, at: now)
    }

    func result(of turning: PageTurning, _ submission: Submission) -> FormPageResult {
        let record = store.forms[submission.form]
        return FormPageResult(
            page: record?.page ?? "", moved: record?.form.pages.current != turning.start,
            first: submission.invalid.first, invalid: Array(submission.invalid.prefix(Session.listedIdentifiers)),
            pending: Array(submission.pending.prefix(Session.listedIdentifiers)))
    }
}
