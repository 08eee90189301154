import FieldEngine

/// The sessions of `NumberSessionTests`.
extension NumberSessionTests {
    static let sessions: [TypingSession] = [
        TypingSession(
            title: "A price in the United States", type: "currency",
            parameters: ["currency": "USD", "grouping": true, "max": 5000],
            keys: "1234.56<<9!",
            lines: """
                1  $1|
                2  $12|
                3  $123|
                4  $1,234|
                .  $1,234.|
                5  $1,234.5|
                6  $1,234.56|
                <  $1,234.5|
                <  $1,234.|
                9  $1,234.9|
                !  $1,234.90|
                """),
        TypingSession(
            title: "A price in the United States that is too high", type: "currency",
            parameters: ["currency": "USD", "max": 50, "clamp": true],
            keys: "75!",
            lines: """
                7  $7|
                5  $75|  Enter $50.00 or less.
                !  $50.00|  $75.00 was changed to the nearest number that is allowed.
                """),
        TypingSession(
            title: "Euros in Germany, behind the digits", type: "currency",
            parameters: ["currency": "EUR", "symbolPlace": "locale", "locale": "de-DE", "grouping": true],
            keys: "1234,5!",
            lines: """
                1  1|
                2  12|
                3  123|
                4  1.234|
                ,  1.234,|
                5  1.234,5|
                !  1.234,50|_€
                """),
        TypingSession(
            title: "A point from the numeric keypad in Germany", type: "currency",
            parameters: ["currency": "EUR", "symbolPlace": "locale", "locale": "de-DE"],
            keys: "12.5!",
            lines: """
                1  1|
                2  12|
                .  12,|
                5  12,5|
                !  12,50|_€
                """),
        TypingSession(
            title: "A thousand with its point in Germany", type: "number",
            parameters: ["locale": "de-DE"],
            keys: "1.234",
            lines: """
                1  1|
                .  1,|
                2  1,2|
                3  1,23|
                4  1234|  Read as 1234.
                """),
        TypingSession(
            title: "A number with a comma where it could be a thousand", type: "number",
            parameters: ["locale": "en-US"],
            keys: "1,234<",
            lines: """
                1  1|
                ,  1.|
                2  1.2|
                3  1.23|
                4  1234|  Read as 1234.
                <  1.23|
                """),
        TypingSession(
            title: "Fixed places in Germany", type: "currency",
            parameters: ["currency": "EUR", "symbolPlace": "locale", "locale": "de-DE", "entry": "overtype"],
            keys: "12,345<<<7!",
            lines: """
                1  1|,00
                2  12|,00
                ,  12,|00
                3  12,3|0
                4  12,34|
                5  12,34|
                <  12,3|0
                <  12,|00
                <  12|,00
                7  127|,00
                !  127|,00_€
                """),
        TypingSession(
            title: "Cents first in France", type: "currency",
            parameters: [
                "currency": "EUR", "symbolPlace": "locale", "locale": "fr-FR", "entry": "centsFirst", "grouping": true,
            ],
            keys: "123456<-!",
            lines: """
                1  0,01|
                2  0,12|
                3  1,23|
                4  12,34|
                5  123,45|
                6  1_234,56|
                <  123,45|
                -  123,45|
                !  123,45|_€
                """),
        TypingSession(
            title: "Lakhs in India", type: "currency",
            parameters: ["currency": "INR", "locale": "hi-IN", "grouping": true],
            keys: "1234567{4}<",
            lines: """
                1  ₹1|
                2  ₹12|
                3  ₹123|
                4  ₹1,234|
                5  ₹12,345|
                6  ₹1,23,456|
                7  ₹12,34,567|
                {4}  ₹1|2,34,567
                <  ₹|2,34,567
                """),
        TypingSession(
            title: "Francs in Switzerland, to five rappen", type: "currency",
            parameters: ["currency": "CHF", "locale": "de-CH", "grouping": true, "step": "0.05"],
            keys: "1234.57<5!",
            lines: """
                1  CHF_1|
                2  CHF_12|
                3  CHF_123|
                4  CHF_1’234|
                .  CHF_1’234.|
                5  CHF_1’234.5|
                7  CHF_1’234.57|  Use steps of CHF_0.05.
                <  CHF_1’234.5|
                5  CHF_1’234.55|
                !  CHF_1’234.55|
                """),
        TypingSession(
            title: "Yen have no decimals", type: "currency",
            parameters: ["currency": "JPY", "locale": "ja-JP", "symbolPlace": "locale", "grouping": true],
            keys: "1200.!",
            lines: """
                1  ￥1|
                2  ￥12|
                0  ￥120|
                0  ￥1,200|
                .  ￥1,200|
                !  ￥1,200|
                """),
        TypingSession(
            title: "Ten thousands in Japan", type: "number",
            parameters: ["locale": "ja-JP", "groups": "myriad", "grouping": true, "decimals": 0],
            keys: "12345678",
            lines: """
                1  1|
                2  12|
                3  123|
                4  1234|
                5  1,2345|
                6  12,3456|
                7  123,4567|
                8  1234,5678|
                """),
        TypingSession(
            title: "Dinars have three decimals", type: "currency",
            parameters: ["currency": "KWD", "entry": "overtype"],
            keys: "5.1259",
            lines: """
                5  KWD_5|.000
                .  KWD_5.|000
                1  KWD_5.1|00
                2  KWD_5.12|0
                5  KWD_5.125|
                9  KWD_5.125|
                """),
        TypingSession(
            title: "An accountant's loss", type: "currency",
            parameters: ["currency": "USD", "negative": true, "negativeStyle": "parentheses", "grouping": true],
            keys: "(1200)!",
            lines: """
                (  (|
                1  ($1|)
                2  ($12|)
                0  ($120|)
                0  ($1,200|)
                )  ($1,200)|
                !  ($1,200.00|)
                """),
        TypingSession(
            title: "A percentage in Turkey", type: "percent",
            parameters: ["symbolPlace": "locale", "locale": "tr-TR", "max": 100, "decimals": 1, "affixes": "focused"],
            keys: "12,5<<<<!",
            lines: """
                1  %1|
                2  %12|
                ,  %12,|
                5  %12,5|
                <  %12,|
                <  %12|
                <  %1|
                <  %|
                !  |
                """),
        TypingSession(
            title: "A share between nothing and all", type: "number",
            parameters: ["exclusiveMin": 0, "exclusiveMax": 1, "leadingZero": true, "decimals": 2],
            keys: ".<1<0!",
            lines: """
                .  0.|
                <  0|
                1  1|  Enter less than 1.
                <  |
                0  0|
                !  0|  Enter more than 0.
                """),
        TypingSession(
            title: "Steps of a quarter", type: "number",
            parameters: ["min": 0, "max": 2, "step": "0.25"],
            keys: "1.3<^^^^^v!",
            lines: """
                1  1|
                .  1.|
                3  1.3|  Use steps of 0.25.
                <  1.|
                ^  1.25|
                ^  1.5|
                ^  1.75|
                ^  2|
                ^  2|
                v  1.75|
                !  1.75|
                """),
        TypingSession(
            title: "A sign that is always there", type: "currency",
            parameters: ["currency": "GBP", "affixes": "always", "negative": true],
            keys: "-5<<!",
            lines: """
                -  -£|
                5  -£5|
                <  -£|
                <  £|
                !  £|
                """),
        TypingSession(
            title: "Francs, by the letters of their sign", type: "currency",
            parameters: ["currency": "CHF", "locale": "de-CH", "grouping": true],
            keys: "Fr. 1'234.5!",
            lines: """
                F  |
                r  |
                .  |
                ␣  |
                1  CHF_1|
                '  CHF_1|
                2  CHF_12|
                3  CHF_123|
                4  CHF_1’234|
                .  CHF_1’234.|
                5  CHF_1’234.5|
                !  CHF_1’234.50|
                """),
        TypingSession(
            title: "Soles, a tenth of one at a time, behind a sign with a point", type: "currency",
            parameters: ["currency": "PEN", "locale": "es-PE"],
            keys: "S/..5!",
            lines: """
                S  S|
                /  S/|
                .  S/|
                .  S/.|
                5  S/.5|
                !  S/0.50|
                """),
        TypingSession(
            title: "Crowns, with the letters of their sign before and behind", type: "currency",
            parameters: ["currency": "DKK", "locale": "da", "symbol": "kr", "affixes": "focused"],
            keys: "kr.12,5 kr.!",
            lines: """
                k  kr_|
                r  kr_|
                .  kr_|
                1  kr_1|
                2  kr_12|
                ,  kr_12,|
                5  kr_12,5|
                ␣  kr_12,5|
                k  kr_12,5|
                r  kr_12,5|
                .  kr_12,5|
                !  kr_12,50|
                """),
        TypingSession(
            title: "An amount in dollars with the signs of Germany", type: "currency",
            parameters: ["currency": "USD", "grouping": true],
            keys: "1.234,50!",
            lines: """
                1  $1|
                .  $1.|
                2  $1.2|
                3  $1.23|
                4  $1.23|
                ,  $1.23|
                5  $1.23|
                0  $1.23|
                !  $1,234.50|  Read as $1,234.50.
                """),
        TypingSession(
            title: "A date where a number goes", type: "number", parameters: ["decimals": 2],
            keys: "12.5.2024!",
            lines: """
                1  1|
                2  12|
                .  12.|
                5  12.5|
                .  12.5|
                2  12.52|
                0  12.52|
                2  12.52|
                4  12.52|
                !  12.5.2024|  Enter a number.
                """),
        TypingSession(
            title: "An amount below zero with the signs of Germany, where there is none", type: "currency",
            parameters: ["currency": "USD"],
            keys: "-1.234,56!",
            lines: """
                -  |
                1  $1|
                .  $1.|
                2  $1.2|
                3  $1.23|
                4  $1.23|
                ,  $1.23|
                5  $1.23|
                6  $1.23|
                !  $1234.56|  Check this: “-” was left out.
                """),
        TypingSession(
            title: "A point too many is a slip", type: "number", parameters: ["decimals": 2],
            keys: "1..5!",
            lines: """
                1  1|
                .  1.|
                .  1.|
                5  1.5|
                !  1.5|
                """),
        TypingSession(
            title: "Two decimal signs", type: "number", parameters: ["decimals": 2], keys: "12.5.3!",
            lines: """
                1  1|
                2  12|
                .  12.|
                5  12.5|
                .  12.5|
                3  12.53|
                !  12.5.3|  Enter a number.
                """),
        TypingSession(
            title: "The full stop of a Chinese keyboard", type: "number", parameters: ["decimals": 2], keys: "1。5!",
            lines: """
                1  1|
                。  1.|
                5  1.5|
                !  1.5|
                """),
        TypingSession(
            title: "A minus behind the digits", type: "number", parameters: ["decimals": 2], keys: "5-!",
            lines: """
                5  5|
                -  5|
                !  -5|  Read as -5.
                """),
        TypingSession(
            title: "A minus where there is none", type: "currency", parameters: ["currency": "USD"], keys: "-5!",
            lines: """
                -  |
                5  $5|
                !  $5.00|  Check this: “-” was left out.
                """),
        TypingSession(
            title: "Ten thousand in short", type: "currency", parameters: ["currency": "USD"], keys: "10k!",
            lines: """
                1  $1|
                0  $10|
                k  $10|
                !  $10.00|  Check this: “k” was left out.
                """),
        TypingSession(
            title: "Euros among dollars", type: "currency", parameters: ["currency": "USD"], keys: "5 EUR!",
            lines: """
                5  $5|
                ␣  $5|
                E  $5|
                U  $5|
                R  $5|
                !  $5.00|  Check this: “EUR” was left out.
                """),
        TypingSession(
            title: "A power of ten", type: "number", parameters: ["decimals": 2], keys: "1e5!",
            lines: """
                1  1|
                e  1|
                5  15|
                !  15|  Check this: “e” was left out.
                """),
        TypingSession(
            title: "A point behind decimals in Germany", type: "currency",
            parameters: ["currency": "EUR", "locale": "de"], keys: "54.50.!",
            lines: """
                5  €5|
                4  €54|
                .  €54,|
                5  €54,5|
                0  €54,50|
                .  €5450|
                !  €5450,00|  Check this: “.” was left out.
                """),
        TypingSession(
            title: "Yen, with decimals", type: "currency",
            parameters: ["currency": "JPY", "grouping": true],
            keys: "5.00<<00!",
            lines: """
                5  ¥5|
                .  ¥5|
                0  ¥50|  Check this: “.” was left out.
                0  ¥500|  Check this: “.” was left out.
                <  ¥50|  Check this: “.” was left out.
                <  ¥5|
                0  ¥50|
                0  ¥500|
                !  ¥500|
                """),
        TypingSession(
            title: "Parentheses where a minus shows", type: "currency",
            parameters: ["currency": "USD", "negative": true],
            keys: "($5.25)!",
            lines: """
                (  -|
                $  -$|
                5  -$5|
                .  -$5.|
                2  -$5.2|
                5  -$5.25|
                )  -$5.25|
                !  -$5.25|
                """),
        TypingSession(
            title: "A thousand with its sign, where nothing less is taken", type: "currency",
            parameters: ["currency": "USD", "min": 1000, "grouping": true],
            keys: "1,500<!",
            lines: """
                1  $1|
                ,  $1.|
                5  $1.5|
                0  $1.50|
                0  $1,500|
                <  $1.50|
                !  $1.50|  Enter $1,000.00 or more.
                """),
        TypingSession(
            title: "Groups of a number without decimals", type: "number",
            parameters: ["decimals": 0, "step": 500, "grouping": true],
            keys: "1,500,0<<<!",
            lines: """
                1  1|
                ,  1|
                5  15|
                0  150|
                0  1,500|
                ,  1,500|
                0  15,000|
                <  1,500|
                <  150|
                <  15|
                !  15|  Use steps of 500.
                """),
        TypingSession(
            title: "A temperature below zero", type: "number",
            parameters: ["min": -40, "max": 50, "decimals": 1],
            keys: "-41<0.0!",
            lines: """
                -  -|
                4  -4|
                1  -41|  Enter -40 or more.
                <  -4|
                0  -40|
                .  -40.|
                0  -40.0|
                !  -40.0|
                """),
    ]
}
