import FieldEngine
import FieldProtocol

/// How lists, boxes and scales are told to widgets (specification, section 9.9).
extension ListWindow {
    init(_ window: ChoiceWindow) {
        self.init(
            count: Int64(window.list.count), found: Int64(window.found), from: Int64(window.start),
            entries: window.entries.map { entry in
                let detail = window.list.detail(entry.place)
                return ListEntry(
                    index: Int64(entry.place), label: window.list.labels[entry.place], value: detail.value,
                    description: detail.description, group: detail.group, disabled: detail.isDisabled ? true : nil,
                    selected: entry.isSelected ? true : nil)
            },
            active: window.active.map { Int64($0) })
    }
}

extension ScalePresentation {
    init(_ scale: ScaleBounds) { self.init(min: scale.minimum, max: scale.maximum, step: scale.step) }
}

extension FileOptions {
    init(_ file: FileDemands) {
        let kind: FileKind =
            switch file.kind {
            case .file: .file
            case .directory: .directory
            case .any: .any
            }
        self.init(
            kind: kind, accept: file.accept.isEmpty ? nil : file.accept, maxSize: file.maxSize,
            exists: file.exists)
    }
}

extension Control {
    var wire: ControlKind {
        switch self {
        case .checkbox: .checkbox
        case .combobox: .combobox
        case .listbox: .listbox
        case .rating: .rating
        case .slider: .slider
        case .file: .file
        case .tags: .tags
        }
    }
}
