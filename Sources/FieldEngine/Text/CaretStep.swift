/// To which side a caret is moved.
public enum CaretStep: Sendable { case backward, forward }
