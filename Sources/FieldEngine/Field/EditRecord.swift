/// What is kept of the edits of a field.
///
/// One part for both: with each key of another field each piece of memory that is in no cache has to be waited for.
struct EditRecord {
    var history = EditHistory()
    var log = EditLog()
}

extension Field {
    /// What can be undone and redone. To change it makes a record where there is none: what says nothing of a field that was
    /// never edited goes past this, to `editBox`.
    var history: EditHistory {
        get { editBox?.value.history ?? EditHistory() }
        _modify { yield &edits.history }
    }

    /// What happened since the version that the client last took.
    var editLog: EditLog {
        get { editBox?.value.log ?? EditLog() }
        _modify { yield &edits.log }
    }

    private var edits: EditRecord {
        get { editBox?.value ?? EditRecord() }
        _modify {
            // Out of the field while it is changed, so that it is held once and not copied.
            var edits = editBox.take() ?? CopyOnWriteBox(EditRecord())
            defer { editBox = edits }
            yield &edits.value
        }
    }
}
