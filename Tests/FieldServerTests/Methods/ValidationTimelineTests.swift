import Testing

/// When verdicts reach a field's state: each line is a conversation (see `Timeline`).
///
/// The live rule `pair` wants two to four digits, the final rule `even` a 0 at the end, the final warning `odd` none
/// with a 1.
@Suite("Validation policies in time") struct ValidationTimelineTests {
    static let policies = TimelineCase.table(
        #"""
        # onFly: every change shows.
        onFly pair | 0 '1' -> unknown; 1 '2' -> valid; 2 'x' -> invalid(pair); 3 < -> valid
        onFly pair | 0 '1' -> unknown; 1 blur -> =invalid, invalid(pair); 2 focus -> invalid(pair)
        onFly pair even | 0 '12' -> unknown; 1 blur -> =invalid, invalid(even)
        onFly pair odd | 0 '11' -> valid; 1 blur -> =valid, warning(odd); 2 '0' -> valid
        # afterEdit: nothing shows while typing, unless an error does already.
        afterEdit pair | 0 'x' -> unknown; 1 blur -> =invalid, invalid(pair); 2 focus -> invalid(pair)
        afterEdit pair | 0 '12' -> unknown; 1 blur -> =valid, valid; 2 'x' -> unknown
        afterEdit pair | 0 'x' -> unknown; 1 commit -> =invalid, invalid(pair);
            2 blur -> =invalid, invalid(pair)
        # onCommit: not even leaving shows what is wrong.
        onCommit pair | 0 'x' -> unknown; 1 blur -> =invalid, unknown; 2 commit -> =invalid, invalid(pair)
        onCommit pair | 0 '12' -> unknown; 1 commit -> =valid, valid; 2 '3' -> unknown
        onCommit pair | 0 'x' -> unknown; 1 validate -> =invalid, invalid(pair)
        # always: the focus shows it too.
        always pair | 0 focus -> unknown; 1 'x' -> invalid(pair); 2 < -> unknown
        afterEdit pair | 0 set xx -> unknown; 1 focus -> unknown
        always pair delay=300 | 0 set xx -> unknown; 1 focus -> invalid(pair); 2000
        # A field that is required is so at the end only.
        onFly required | 0 focus -> unknown; 1 'a' -> valid; 2 < -> unknown;
            3 blur -> =invalid, invalid(required)
        onFly | 0 focus -> unknown; 1 blur -> =valid, unknown
        # Appearances bring policies of their own.
        underline pair | 0 'x' -> unknown; 1 blur -> =invalid, invalid(pair); 2 < -> unknown
        novum pair | 0 'x' -> unknown; 1 blur -> =invalid, unknown; 2 commit -> =invalid, invalid(pair)
        """#)

    static let afterError = TimelineCase.table(
        #"""
        # recheck: judged by the phase that set it, at once.
        onFly recheck pair | 0 'x' -> invalid(pair); 1 'y' -> invalid(pair); 2 < -> invalid(pair);
            3 < -> unknown
        onFly recheck pair even | 0 '12' -> unknown; 1 blur -> =invalid, invalid(even); 2 '3' -> invalid(even);
            3 '0' -> valid
        afterEdit recheck pair even | 0 '12' -> unknown; 1 blur -> =invalid, invalid(even); 2 '0' -> unknown;
            3 'x' -> unknown
        onCommit recheck pair | 0 'x' -> unknown; 1 commit -> =invalid, invalid(pair); 2 < -> unknown;
            3 'x' -> unknown
        # clear: it goes, and comes again only with a verdict that `on` lets through.
        onFly clear pair | 0 'x' -> invalid(pair); 1 'y' -> invalid(pair)
        afterEdit clear pair | 0 'x' -> unknown; 1 blur -> =invalid, invalid(pair); 2 'y' -> unknown;
            3 blur -> =invalid, invalid(pair)
        onCommit clear pair | 0 'x' -> unknown; 1 commit -> =invalid, invalid(pair); 2 'y' -> unknown
        # keep: it stays until final validation.
        onFly keep pair | 0 'x' -> invalid(pair); 1 < -> invalid(pair); 2 '12' -> invalid(pair);
            3 blur -> =valid, valid; 4 'x' -> invalid(pair)
        afterEdit keep pair | 0 'x' -> unknown; 1 blur -> =invalid, invalid(pair); 2 < -> invalid(pair);
            3 blur -> =valid, unknown
        onCommit keep pair | 0 'x' -> unknown; 1 commit -> =invalid, invalid(pair); 2 < -> invalid(pair);
            3 blur -> =valid, invalid(pair); 4 commit -> =valid, unknown
        # A warning is no error: nothing keeps it.
        onFly keep odd | 0 '1' -> valid; 1 blur -> =valid, warning(odd); 2 '1' -> valid
        """#)

    static let delays = TimelineCase.table(
        #"""
        # Once, that long after the last change.
        onFly pair delay=300 | 0 'x' -> unknown; 200 'y' -> unknown; 500 -> invalid(pair); 2000
        vitamin pair | 0 'x' -> unknown; 400 'y' -> unknown; 900 -> invalid(pair)
        onFly pair delay=300 | 0 '1' -> unknown; 100 '2' -> unknown; 400 -> valid
        # A change of nothing else starts it anew.
        onFly pair delay=300 | 0 'x' -> unknown; 100 focus; 300 -> invalid(pair)
        # Whoever judges finally does not wait, and nothing is judged again afterwards.
        onFly pair delay=300 | 0 'x' -> unknown; 100 blur -> =invalid, invalid(pair); 2000
        onFly pair delay=300 | 0 'x' -> unknown; 100 commit -> =invalid, invalid(pair); 2000
        onFly pair delay=300 | 0 'x' -> unknown; 100 validate -> =invalid, invalid(pair); 2000
        onFly pair delay=300 | 0 'x' -> unknown; 100 submit -> =invalid, invalid(pair); 2000
        # What `on` does not let through at the end is judged as it would have been.
        onChange pair delay=300 | 0 'x' -> unknown; 100 blur -> =invalid, invalid(pair); 2000
        onChange pair delay=300 | 0 '1' -> unknown; 100 blur -> =invalid, unknown; 2000
        # recheck never waits, whether it finds the error mended or not.
        onFly recheck pair delay=300 | 0 'x' -> unknown; 300 -> invalid(pair); 400 'y' -> invalid(pair); 2000
        onFly recheck pair delay=300 | 0 'x' -> unknown; 300 -> invalid(pair); 400 < -> unknown;
            500 '12' -> unknown; 800 -> valid
        onFly recheck pair delay=300 | 0 'x' -> unknown; 300 -> invalid(pair); 400 set 12 -> valid; 2000
        onFly recheck pair even delay=300 | 0 '12' -> unknown; 1 blur -> =invalid, invalid(even); 2 '0' -> valid;
            3 'x' -> unknown; 303 -> invalid(pair)
        onFly clear pair delay=300 | 0 'x' -> unknown; 300 -> invalid(pair); 400 'y' -> unknown;
            700 -> invalid(pair)
        onFly keep pair delay=300 | 0 'x' -> unknown; 300 -> invalid(pair); 400 < -> invalid(pair);
            2000 blur -> =valid, unknown
        # What only leaving shows waits for nothing.
        afterEdit pair delay=300 | 0 'x' -> unknown; 2000
        # Undo and programs change the text too.
        onFly pair delay=300 | 0 'x' -> unknown; 100 undo -> unknown; 2000
        onFly pair delay=300 | 0 'x' -> unknown; 100 set yy -> unknown; 400 -> invalid(pair)
        # A field that is disabled waits for nothing any more.
        onFly pair delay=300 | 0 'x' -> unknown; 100 disable -> unknown; 2000
        onFly pair delay=300 | 0 'x' -> unknown; 100 dispose; 2000
        onFly pair delay=300 | 0 'x' -> unknown; 100 replace; 150 'y' -> unknown; 450 -> invalid(pair); 2000
        """#)

    @Test("When a verdict shows", arguments: policies) func policyLine(_ timeline: TimelineCase) { timeline.check() }

    @Test("What a change does to an error", arguments: afterError)
    func afterErrorLine(_ timeline: TimelineCase) { timeline.check() }

    @Test("Waiting for quiet", arguments: delays) func delayLine(_ timeline: TimelineCase) { timeline.check() }
}
