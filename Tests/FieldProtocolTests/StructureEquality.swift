import FieldProtocol

// The daemon compares few of the protocol's structures. Tests compare all, member by member.

func == <Structure: WireDecodableObject>(left: Structure, right: Structure) -> Bool {
    members(of: left) == members(of: right)
}

func == <Structure: WireEncodableObject>(left: Structure, right: Structure) -> Bool {
    members(of: left) == members(of: right)
}

func == <Structure: WireDecodableObject & WireEncodableObject>(left: Structure, right: Structure) -> Bool {
    members(of: left) == members(of: right)
}

private func members(of structure: some Any) -> String {
    var text = ""
    dump(structure, to: &text)
    return text
}
