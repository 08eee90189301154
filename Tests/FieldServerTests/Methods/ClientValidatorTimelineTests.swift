import Testing

/// Conversations with a client that has a validator of its own, or reports what others found (see `Timeline`).
@Suite("The client's validator in time") struct ClientValidatorTimelineTests {
    static let live = TimelineCase.table(
        #"""
        # Asked when the delay is over: 500 milliseconds where none is given.
        live | 0 'a' -> unknown; 500 -> pending, ask 1 live a; 600 ok 1 -> valid
        live | 0 'a' -> unknown; 400 'b' -> unknown; 900 -> pending, ask 1 live ab; 901 ok 1 -> valid; 9000
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 ok 1 -> valid; 2 'b' -> pending, ask 2 live ab
        # Behind the type and the rules, whose first error ends the chain.
        live pair | 0 'x' -> unknown; 500 -> invalid(pair); 9000
        live pair | 0 '1' -> unknown; 500 -> pending, ask 1 live 1; 600 ok 1 -> unknown; 700 '2' -> unknown;
            1200 -> pending, ask 2 live 12; 1300 ok 2 -> valid
        live zip | 0 '1' -> unknown; 500 -> pending, ask 1 live 1; 600 ok 1 -> unknown; 9000
        # Never about empty text.
        live | 0 'a' -> unknown; 1 < -> unknown; 9000
        live always | 0 focus -> unknown; 9000
        # What it finds.
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 fail 1 taken -> invalid(taken);
            2 blur -> =invalid, invalid(taken)
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 warn 1 rare -> warning(rare);
            2 blur -> =valid, warning(rare)
        # A newer change takes the question back, and nobody hears the answer.
        live | 0 'a' -> unknown; 500 -> pending, ask 1 live a; 600 'b' -> cancel 1, unknown; 700 fail 1 taken;
            1100 -> pending, ask 2 live ab; 1200 ok 2 -> valid
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 'b' -> cancel 1, pending, ask 2 live ab;
            2 fail 1 taken; 3 ok 2 -> valid; 4 fail 2 taken
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 undo -> cancel 1, unknown; 2 ok 1
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 set b -> cancel 1, pending, ask 2 live b; 2 ok 1
        # Moving the caret, and what changes nothing in the text, leave it be.
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 set a; 2 update {"label":"L"}; 3 focus; 4 ok 1 -> valid
        # Its error is an error like any: recheck asks at once, clear and keep do what they do.
        live recheck | 0 'a' -> unknown; 500 -> pending, ask 1 live a; 501 fail 1 taken -> invalid(taken);
            600 'b' -> pending, ask 2 live ab; 700 'c' -> cancel 2, unknown; 1200 -> pending, ask 3 live abc
        live clear | 0 'a' -> unknown; 500 -> pending, ask 1 live a; 501 fail 1 taken -> invalid(taken);
            600 'b' -> unknown; 1100 -> pending, ask 2 live ab
        live keep | 0 'a' -> unknown; 500 -> pending, ask 1 live a; 501 fail 1 taken -> invalid(taken);
            600 'b' -> invalid(taken); 9000 blur -> =valid, valid
        live recheck pair delay=0 | 0 '12' -> pending, ask 1 live 12; 1 fail 1 taken -> invalid(taken);
            2 'x' -> invalid(pair); 3 < -> pending, ask 2 live 12
        # Where changes show nothing, nothing is asked; where the focus does, it asks.
        live afterEdit | 0 'a' -> unknown; 9000
        live always | 0 set a -> unknown; 100 focus -> pending, ask 1 live a; 600 ok 1 -> valid; 9000
        # The end of editing does not wait for quiet, and does not ask where only `live` does.
        live | 0 'a' -> unknown; 100 blur -> =valid, valid; 9000
        live onChange | 0 'a' -> unknown; 100 blur -> =pending, pending, ask 1 live a; 5000
        """#)

    static let final = TimelineCase.table(
        #"""
        # Asked when editing ends, behind everything else.
        final | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a; 2 ok 1 -> valid;
            3 blur -> =valid; 4 commit -> =valid
        final pair even | 0 '12' -> unknown; 1 blur -> =invalid, invalid(even);
            2 '0' -> pending, ask 1 final 120
        final odd | 0 '1' -> unknown; 1 blur -> =pending, pending(odd), ask 1 final 1; 2 ok 1 -> warning(odd)
        final odd | 0 '1' -> unknown; 1 blur -> =pending, pending(odd), ask 1 final 1;
            2 fail 1 taken -> invalid(taken odd)
        final | 0 'a' -> unknown; 1 commit -> =pending, pending, ask 1 final a; 2 validate -> =pending;
            3 ok 1 -> valid
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a; 2 ok 1 -> valid;
            3 'b' -> unknown
        final | 0 'a' -> unknown; 1 submit -> =pending, pending, ask 1 final a; 2 submit -> =pending;
            3 ok 1 -> valid; 4 submit -> =valid
        final | 0 'a' -> unknown; 1 submit -> =pending, pending, ask 1 final a;
            2 fail 1 taken -> invalid(taken); 3 submit -> =invalid
        # Never about empty text.
        final | 0 focus -> unknown; 1 blur -> =valid, unknown; 2 submit -> =valid
        final required | 0 focus -> unknown; 1 blur -> =invalid, invalid(required)
        # Typing asks nothing, and does not know that the text is valid.
        final | 0 'a' -> unknown; 9000
        # Final formatting comes first.
        final currency | 0 '7' -> unknown; 1 blur -> =pending, pending, ask 1 final 7.00; 2 ok 1 -> valid
        final live delay=0 currency | 0 '7' -> pending, ask 1 live 7;
            1 blur -> cancel 1, =pending, pending, ask 2 final 7.00; 2 ok 1; 3 ok 2 -> valid
        # Where leaving shows nothing, nobody is asked.
        final onCommit | 0 'a' -> unknown; 1 blur -> =pending, unknown;
            2 commit -> =pending, pending, ask 1 final a; 3 fail 1 taken -> invalid(taken)
        # A verdict about exactly this text counts in both phases.
        final live | 0 'a' -> unknown; 500 -> pending, ask 1 live a; 600 ok 1 -> valid;
            700 blur -> =valid, valid; 800 commit -> =valid
        final live delay=0 | 0 'a' -> pending, ask 1 live a; 1 fail 1 taken -> invalid(taken);
            2 blur -> =invalid, invalid(taken); 3 submit -> =invalid
        final always live | 0 set a -> unknown; 1 validate -> =pending, pending, ask 1 final a;
            2 ok 1 -> valid; 3 focus -> valid; 9000
        # One question is out at a time: final validation takes over the live one.
        final live | 0 'a' -> unknown; 500 -> pending, ask 1 live a; 600 blur -> =pending, pending;
            700 ok 1 -> valid
        final live even delay=0 | 0 '1' -> pending, ask 1 live 1; 1 blur -> cancel 1, =invalid, invalid(even);
            2 ok 1
        final live odd delay=0 | 0 '1' -> pending, ask 1 live 1; 1 commit -> =pending, pending(odd);
            2 ok 1 -> warning(odd)
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 blur -> =pending, pending; 2 ok 1 -> valid
        # The end of editing does not wait for quiet.
        final live | 0 'a' -> unknown; 100 blur -> =pending, pending, ask 1 final a; 600 ok 1 -> valid; 9000
        # Its error is an error like any.
        final recheck | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a;
            2 fail 1 taken -> invalid(taken); 3 'b' -> pending, ask 2 final ab; 4 'c' -> cancel 2, unknown
        final clear | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a;
            2 fail 1 taken -> invalid(taken); 3 'b' -> unknown
        final keep | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a;
            2 fail 1 taken -> invalid(taken); 3 'b' -> invalid(taken);
            4 blur -> =pending, pending, ask 2 final ab
        # Whoever only asks how it stands asks no client: what is not known is pending.
        final | 0 'a' -> unknown; 1 check -> =pending; 2 verify -> =pending;
            3 blur -> =pending, pending, ask 1 final a; 4 check -> =pending; 5 ok 1 -> valid;
            6 check -> =valid; 7 verify -> =valid
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a;
            2 fail 1 taken -> invalid(taken); 3 check -> =invalid; 4 verify -> =invalid
        """#)

    static let ends = TimelineCase.table(
        #"""
        # Everything that takes the question's subject away takes it back.
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a; 2 undo -> cancel 1, unknown;
            3 ok 1
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a; 2 set b -> cancel 1, unknown;
            3 ok 1
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a; 2 dispose -> cancel 1;
            3 ok 1; 9000
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a; 2 close -> cancel 1; 3 ok 1;
            9000
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a; 2 replace -> cancel 1;
            3 ok 1; 4 'b' -> unknown; 9000
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a;
            2 disable -> cancel 1, unknown; 3 ok 1; 4 submit -> =valid; 5 enable -> unknown;
            6 submit -> =pending, pending, ask 2 final a
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a;
            2 update {"validation":{}} -> cancel 1, valid; 3 ok 1
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a;
            2 update {"minLength":2} -> cancel 1, invalid(too-short); 3 ok 1
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a;
            2 update {"type":"zip"} -> cancel 1, unknown; 3 ok 1
        # A verdict outlives what changes nothing in the text.
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a; 2 ok 1 -> valid;
            3 disable -> valid; 4 enable -> valid; 5 submit -> =valid, valid
        # The field's own error hides what its client finds, and waits for nobody.
        final | 0 'a' -> unknown; 1 validate -> =pending, pending, ask 1 final a;
            2 update {"error":{"message":"m"}} -> invalid(error); 3 ok 1; 4 update {"error":null} -> valid
        # Out of time, no answer, no verdict: a warning, and the field may be submitted.
        final timeout=100 | 0 'a' -> unknown; 1 submit -> =pending, pending, ask 1 final a;
            101 -> cancel 1, warning(validator-timeout); 150 fail 1 taken; 200 submit -> =valid;
            300 blur -> =valid, warning(validator-timeout)
        final | 0 'a' -> unknown; 1 submit -> =pending, pending, ask 1 final a;
            5001 -> cancel 1, warning(validator-timeout); 9000
        # Without any time nobody is asked.
        final timeout=0 | 0 'a' -> unknown; 1 validate -> =valid, warning(validator-timeout);
            2 ok 1; 3 submit -> =valid, warning(validator-timeout)
        final | 0 'a' -> unknown; 1 submit -> =pending, pending, ask 1 final a;
            2 error 1 -> warning(validator-failed); 3 submit -> =valid; 4 ok 1
        final | 0 'a' -> unknown; 1 submit -> =pending, pending, ask 1 final a;
            2 junk 1 -> warning(validator-failed); 3 submit -> =valid
        live delay=0 timeout=100 | 0 'a' -> pending, ask 1 live a; 90 'b' -> cancel 1, pending, ask 2 live ab;
            190 -> cancel 2, warning(validator-timeout); 200 'c' -> pending, ask 3 live abc;
            300 -> cancel 3, warning(validator-timeout)
        # An answer to nothing is dropped.
        final | 0 ok 1; 1 fail 7 taken; 2 null 1; 3 error 1; 4 verdict 1 final ok
        # Later: the verdict comes by itself, and only for the version and the phase that were asked about.
        final | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a; 2 null 1;
            3 verdict 2 final ok -> valid; 4 verdict 2 final taken
        final | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a; 2 null 1; 3 verdict 2 live taken;
            4 verdict 1 final taken; 5 verdict 3 final taken; 6 verdict 2 final taken -> invalid(taken)
        live delay=0 | 0 'a' -> pending, ask 1 live a; 1 null 1; 2 'b' -> pending, ask 2 live ab;
            3 verdict 2 live taken; 4 verdict 3 live ok -> valid
        final live delay=0 | 0 'a' -> pending, ask 1 live a; 1 null 1; 2 blur -> =pending, pending;
            3 verdict 2 live ok -> valid
        final | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a; 2 null 1; 3 ok 1; 3 error 1;
            4 verdict 2 final ok -> valid
        final | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a; 2 verdict 2 final ok -> valid;
            3 null 1; 9000
        final timeout=100 | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a; 2 null 1;
            101 -> warning(validator-timeout); 102 verdict 2 final taken
        # Two fields wait on their own.
        two final | 0 'a' -> unknown; 1 g.'b' -> g.unknown;
            2 submit -> =pending, pending, g.pending, ask 1 final a, ask 2 g.final b; 3 ok 2 -> g.valid;
            4 submit -> =pending; 5 ok 1 -> valid; 6 submit -> =valid
        two final | 0 'a' -> unknown; 1 g.'b' -> g.unknown;
            2 submit -> =pending, pending, g.pending, ask 1 final a, ask 2 g.final b;
            3 g.'c' -> cancel 2, g.unknown; 4 fail 1 taken -> invalid(taken); 5 ok 2
        two live | 0 'a' -> unknown; 100 g.'b' -> g.unknown; 500 -> pending, ask 1 live a;
            600 -> g.pending, ask 2 g.live b; 700 'c' -> cancel 1, unknown; 800 ok 2 -> g.valid;
            1200 -> pending, ask 3 live ac
        # Forms count what waits.
        form final | 0 'a' -> unknown, form 0 invalid 1 pending; 1000 blur -> =pending, pending, ask 1 final a;
            2000 fail 1 taken -> invalid(taken), form 1 invalid 0 pending;
            3000 'b' -> pending, ask 2 final ab, form 0 invalid 1 pending;
            4000 ok 2 -> valid, form 0 invalid 0 pending
        form live | 0 'a' -> unknown; 500 -> pending, ask 1 live a, form 0 invalid 1 pending;
            1000 fail 1 taken -> invalid(taken), form 1 invalid 0 pending;
            2000 < -> unknown, form 0 invalid 0 pending
        form final | 0 'a' -> unknown, form 0 invalid 1 pending;
            1000 disable -> unknown, form 0 invalid 0 pending; 2000 enable -> unknown, form 0 invalid 1 pending
        # Without the capability nothing is asked.
        incapable live | 0 create -> error -32803 no-validator
        incapable final | 0 create -> error -32803 no-validator
        incapable | 0 update {"validation":{"final":{"client":true}}} -> error -32803 no-validator;
            1 'a' -> valid
        # A text that is secret is a question about its field, and nothing else's.
        secure final | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a; 2 ok 1 -> valid
        """#)

    static let reports = TimelineCase.table(
        #"""
        # They go with the text, unless they are sticky.
        onFly | 0 'a' -> valid; 1 report srv error taken -> invalid(taken); 2 'b' -> valid
        onFly | 0 'a' -> valid; 1 report! srv error taken -> invalid(taken); 2 'b' -> invalid(taken);
            3 report srv -> valid
        onFly | 0 'a' -> valid; 1 report srv error taken -> invalid(taken); 2 undo -> unknown
        onFly | 0 'a' -> valid; 1 report srv error taken -> invalid(taken); 2 blur -> =invalid, invalid(taken);
            3 submit -> =invalid
        # Each takes the place of its owner's earlier one.
        onFly | 0 'a' -> valid; 1 report srv error taken -> invalid(taken);
            2 report srv warning rare -> warning(rare); 3 report srv -> valid
        onFly | 0 'a' -> valid; 1 report a error x -> invalid(x); 2 report b warning y -> invalid(x y);
            3 report a -> warning(y); 4 report b -> valid
        onFly | 0 'a' -> valid; 1 report a warning x -> warning(x); 2 report b error y -> invalid(y x);
            3 report a error z -> invalid(z y)
        # One about another version is dropped.
        onFly | 0 'a' -> valid; 1 report@1 srv error old; 2 report@3 srv error early;
            3 report@2 srv error new -> invalid(new)
        # Errors first, whoever found them.
        onFly odd | 0 '1' -> valid; 1 blur -> =valid, warning(odd);
            2 report srv error taken -> invalid(taken odd); 3 report srv info note -> warning(odd note)
        onFly | 0 'a' -> valid; 1 report srv info note -> valid(note); 2 report srv hint note -> valid(note)
        # Whatever `on` says, and without being a verdict.
        onCommit | 0 'a' -> unknown; 1 report srv error taken -> invalid(taken); 2 check -> =invalid;
            3 verify -> =invalid; 4 report srv -> unknown
        onFly keep | 0 'a' -> valid; 1 report srv error taken -> invalid(taken); 2 'b' -> valid
        final | 0 'a' -> unknown; 1 blur -> =pending, pending, ask 1 final a;
            2 report srv error bad -> invalid(bad); 3 verify -> =invalid; 4 ok 1; 5 report srv -> valid
        form | 0 'a' -> valid; 1 report srv error taken -> invalid(taken), form 1 invalid 0 pending;
            1000 report srv warning rare -> warning(rare), form 0 invalid 0 pending; 2000
        onFly | 0 report srv error empty -> invalid(empty); 1 'a' -> valid
        onFly | 0 'a' -> valid; 1 report! srv error taken -> invalid(taken); 2 replace; 3 'b' -> valid
        """#)

    @Test("While typing", arguments: live) func liveLine(_ timeline: TimelineCase) { timeline.check() }

    @Test("When editing ends", arguments: final) func finalLine(_ timeline: TimelineCase) { timeline.check() }

    @Test("How a question ends", arguments: ends) func endsLine(_ timeline: TimelineCase) { timeline.check() }

    @Test("Reports from outside", arguments: reports) func reportsLine(_ timeline: TimelineCase) { timeline.check() }
}
