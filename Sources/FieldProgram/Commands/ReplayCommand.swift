internal import FieldServer

/// `--replay FILE`: runs a recorded session again and writes what it writes. 0 where that is what was recorded, 1 where it
/// is not, 2 where there is nothing to replay or it can't be written.
func runReplay(_ path: String) -> Int32 {
    do throws(TextFile.Unreadable) {
        var source = try FileSource(path)
        let configuration = try RecordReplay.head(&source)
        var replay = RecordReplay(source, configuration)
        let outcome = try replay.run()
        if let difference = outcome.difference {
            StandardError.tell("\(path): byte \(difference) of what is written is another than the one recorded")
        }
        return outcome.exitCode
    } catch {
        StandardError.tell("\(path): \(error.reason)")
        return StandardOutput.failure
    }
}
