internal import CLibrary

/// Where a record is written to. What goes wrong while it is written is told once, and ends the recording, not the session.
struct RecordFile {
    private var descriptor: Int32
    private var waiting: [UInt8] = []

    /// Why nothing is recorded there.
    struct Unwritable: Error, Equatable {
        var reason: String
    }

    /// A new file that only its owner may read; or one that is there and is just that, which is emptied. Whatever else is
    /// there stays as it is: others could read the record in it, or it is somebody's else.
    init(path: String) throws(Unwritable) {
        let flags = O_WRONLY | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
        descriptor = openFile(path, flags | O_CREAT | O_EXCL, mode: 0o600)
        if descriptor >= 0 {
            // The mask of the process may have taken rights away, and a second record is to be taken here too.
            _ = fchmod(descriptor, 0o600)
            return
        }
        guard errno == EEXIST else { throw Unwritable(reason: "no record can be written: \(Self.lastProblem())") }
        // Looked at before it is opened, which some devices take for an order; and again behind it, as it may have been
        // exchanged meanwhile.
        var status = stat()
        guard lstat(path, &status) == 0 else {
            throw Unwritable(reason: "no record can be written: \(Self.lastProblem())")
        }
        try Self.check(status)
        descriptor = openFile(path, flags | O_NONBLOCK, mode: 0)
        guard descriptor >= 0 else { throw Unwritable(reason: "no record can be written: \(Self.lastProblem())") }
        do throws(Unwritable) {
            guard fstat(descriptor, &status) == 0 else { throw Unwritable(reason: Self.lastProblem()) }
            try Self.check(status)
            guard ftruncate(descriptor, 0) == 0 else {
                throw Unwritable(reason: "no record can be written: \(Self.lastProblem())")
            }
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Takes a regular file of ours that nobody else can read, and that has no other name.
    private static func check(_ status: stat) throws(Unwritable) {
        switch status.kind {
        case .regular: break
        case .link: throw Unwritable(reason: "a record is not written through a symbolic link")
        case .directory, .pipe, .socket, .other:
            throw Unwritable(reason: "a record is written to a regular file only")
        }
        guard status.st_uid == geteuid() else {
            throw Unwritable(reason: "a record is not written over a file of another owner")
        }
        guard status.st_mode & 0o7777 == 0o600 else {
            throw Unwritable(reason: "a record is not written over a file of another mode than 0600")
        }
        guard status.st_nlink == 1 else {
            throw Unwritable(reason: "a record is not written over a file that has another name")
        }
    }

    private static func lastProblem() -> String { String(cString: strerror(errno)) }

    mutating func append(_ bytes: [UInt8]) {
        if descriptor >= 0 { waiting += bytes }
    }

    mutating func flush() {
        // By an offset: a slice would share the buffer, and `removeAll` would make a new one, greater each time.
        var written = 0
        while descriptor >= 0, written < waiting.count {
            let count = waiting.withUnsafeBytes { waiting in
                let rest = UnsafeRawBufferPointer(rebasing: waiting[written...])
                return write(descriptor, rest.baseAddress, rest.count)
            }
            if count > 0 {
                written += count
            } else if count == 0 || errno != EINTR {
                StandardError.log("the record ends here: \(Self.lastProblem())")
                close(descriptor)
                descriptor = -1
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
