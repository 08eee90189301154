internal import CLibrary
internal import FieldEngine
internal import FieldTools

/// What is asked of a file, and whether one is so: the part of a field of paths that is the client's (specification,
/// section 9.9).
struct PathCheck {
    private let kind: String
    private let accepted: [String]
    private let maxSize: Int?
    private let mustExist: Bool

    init(_ asked: Parameter) {
        kind = asked["kind"]?.text ?? "file"
        accepted = (asked["accept"]?.texts ?? []).map { $0.lowercased() }
        maxSize = asked["maxSize"]?.count
        mustExist = asked["exists"]?.flag ?? true
    }

    func verdict(on path: String) -> Parameter {
        guard let code = problem(of: path) else { return .object(["outcome": .text("success")]) }
        return .object(["outcome": .text("failure"), "code": .text(code)])
    }

    private func problem(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return mustExist ? "not-found" : isAccepted(path) ? nil : "wrong-file-type"
        }
        let isDirectory = status.kind == .directory
        if kind == "directory", !isDirectory { return "not-a-directory" }
        if kind == "file", isDirectory { return "not-a-file" }
        if !isDirectory {
            if let maxSize, status.st_size > maxSize { return "too-large" }
            if !isAccepted(path) { return "wrong-file-type" }
        }
        return access(path, mustExist ? R_OK : W_OK) == 0 ? nil : "not-readable"
    }

    /// Whether the ending of a name is one of those asked for, or that of a media type which is.
    private func isAccepted(_ path: String) -> Bool {
        let name = path.lowercased()
        let media = Self.media.filter { name.hasSuffix("." + $0.ending) }.map { $0.type }
        return accepted.isEmpty
            || accepted.contains { wish in
                if wish.hasPrefix(".") { return name.hasSuffix(wish) }
                if wish.hasSuffix("/*") { return media.contains { $0.hasPrefix(wish.dropLast()) } || wish == "*/*" }
                return media.contains(wish)
            }
    }

    /// What the endings of names promise; what is in a file is not looked at.
    private static let media: [(ending: String, type: String)] = [
        ("png", "image/png"), ("jpg", "image/jpeg"), ("jpeg", "image/jpeg"), ("gif", "image/gif"),
        ("webp", "image/webp"), ("svg", "image/svg+xml"), ("heic", "image/heic"), ("tiff", "image/tiff"),
        ("mp4", "video/mp4"), ("mov", "video/quicktime"), ("webm", "video/webm"), ("mkv", "video/x-matroska"),
        ("mp3", "audio/mpeg"), ("wav", "audio/wav"), ("ogg", "audio/ogg"), ("flac", "audio/flac"),
        ("m4a", "audio/mp4"), ("txt", "text/plain"), ("md", "text/markdown"), ("csv", "text/csv"),
        ("html", "text/html"), ("pdf", "application/pdf"), ("json", "application/json"), ("xml", "application/xml"),
        ("zip", "application/zip"), ("gz", "application/gzip"), ("tar", "application/x-tar"),
        ("doc", "application/msword"), ("odt", "application/vnd.oasis.opendocument.text"),
        ("docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    ]
}

/// What a path that is typed could become: the dialog of a terminal.
enum PathCompletion {
    /// A path with the home directory in place of its sign.
    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
        return String(cString: home) + path.dropFirst()
    }

    /// The entries of the directory that the text leads to whose names begin as the text ends, directories with a slash; what
    /// is hidden only where the text asks for it.
    ///
    /// - Parameter directories: Whether there are no others.
    static func list(for text: String, directories: Bool = false) -> ShownField.List {
        let path = expanded(text)
        let slash = path.lastIndex(of: "/")
        let directory = slash.map { path[...$0] } ?? ""
        let beginning = slash.map { path[path.index(after: $0)...] } ?? path[...]
        let names = names(in: directory.isEmpty ? "." : String(directory)).filter { name in
            name.hasPrefix(beginning) && name != "." && name != ".."
                && (beginning.hasPrefix(".") || !name.hasPrefix("."))
        }.sorted()
        let labels = names.compactMap { name -> String? in
            var status = stat()
            let isDirectory = stat(directory + name, &status) == 0 && status.kind == .directory
            return isDirectory ? directory + name + "/" : directories ? nil : directory + name
        }
        var list = ShownField.List(count: labels.count, found: labels.count)
        list.entries = labels.enumerated().map { ShownField.List.Entry(index: $0, label: $1) }
        return list
    }

    /// No more than any list has.
    private static let mostNames = 10_000

    private static func names(in directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < mostNames, let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name { names.append(name) }
        }
        return names
    }
}
