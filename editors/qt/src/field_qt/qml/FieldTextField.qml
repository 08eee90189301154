import QtQuick
import QtQuick.Controls.Basic

// A text field of Qt Quick that shows a QuickField, with its label and what there is to say.
Column {
    id: box
    required property var field
    property alias input: input
    spacing: 2
    visible: !field.hidden

    Label { text: box.field.label; font.weight: Font.DemiBold }

    TextField {
        id: input
        objectName: "input"
        property bool taking: false
        property bool pasting: false
        readOnly: box.field.readOnly
        width: box.width
        enabled: box.field.enabled
        echoMode: box.field.secure ? TextInput.Password : TextInput.Normal
        Accessible.name: box.field.label
        Accessible.description: box.field.helper

        // What Qt Quick does to the text while it is taken over is no edit.
        function take() {
            if (preeditText !== "") return
            taking = true
            if (text !== box.field.text) text = box.field.text
            if (box.field.selectionStart !== box.field.selectionEnd) select(box.field.selectionStart, box.field.selectionEnd)
            else if (selectedText !== "" || cursorPosition !== box.field.selectionEnd) cursorPosition = box.field.selectionEnd
            taking = false
        }

        function moved() {
            if (taking || preeditText !== "" || text !== box.field.text) return
            // The ends of a selection are told later than the caret.
            if (selectedText === "") box.field.select(cursorPosition, cursorPosition)
            else box.field.select(selectionStart, selectionEnd)
        }

        Component.onCompleted: take()
        onTextChanged: if (!taking) box.field.edit(text, cursorPosition, pasting ? "paste" : "")
        onCursorPositionChanged: moved()
        onSelectedTextChanged: moved()
        onActiveFocusChanged: activeFocus ? box.field.focus() : box.field.blur()
        Keys.onShortcutOverride: event => event.accepted = event.matches(StandardKey.Undo) || event.matches(StandardKey.Redo)
        Keys.onPressed: event => {
            event.accepted = true
            if (event.matches(StandardKey.Undo)) box.field.undo()
            else if (event.matches(StandardKey.Redo)) box.field.redo()
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) box.field.commit()
            else if (event.matches(StandardKey.Paste)) { pasting = true; paste(); pasting = false }
            // A secret is in no clipboard, shown or not.
            else if (!box.field.secret || !(event.matches(StandardKey.Copy) || event.matches(StandardKey.Cut))) event.accepted = false
        }
        Connections { target: box.field; function onTaken() { input.take() } }

        Text {
            // What is still to be typed, behind the text.
            x: input.positionToRectangle(input.length).x
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: box.field.ghost
            font: input.font
            color: input.placeholderTextColor
        }
    }

    Row {
        width: box.width
        Label {
            width: box.width - counter.width
            text: box.field.helper
            wrapMode: Text.Wrap
            font.pointSize: 8.5
            color: box.field.helperKind === "error" ? "#b3261e" : palette.placeholderText
        }
        Label { id: counter; text: box.field.counter; font.pointSize: 8.5 }
    }
}
