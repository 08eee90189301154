import FieldEngine
import FieldProtocol

/// Return keys when a form's fields or their order change (specification, section 3.5).
extension Session {
    /// The field from which Return leads to submitting.
    func lastStop(of form: String) -> Int32? { forms[form]?.form.returnOrder.last }

    /// Tells of the Return keys that lead elsewhere now. Only the field that was last and the one that is can have
    /// changed between next and go, whatever happened between them, so no more is looked at.
    mutating func returnOrderChanged(in form: String, lastBefore: Int32?, at now: Moment) {
        let last = lastStop(of: form)
        guard last != lastBefore else { return }
        for case let number? in [lastBefore, last] where registry.holds(number) {
            _ = try? change(number, at: now) { (_) throws(ResponseError) in }
        }
    }
}
