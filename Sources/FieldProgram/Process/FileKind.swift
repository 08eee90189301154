internal import CLibrary

/// What a path or a descriptor leads to.
enum FileKind {
    case regular, directory, pipe, socket, link, other
}

extension stat {
    var kind: FileKind {
        switch st_mode & mode_t(S_IFMT) {
        case mode_t(S_IFREG): .regular
        case mode_t(S_IFDIR): .directory
        case mode_t(S_IFIFO): .pipe
        case mode_t(S_IFSOCK): .socket
        case mode_t(S_IFLNK): .link
        default: .other
        }
    }
}
