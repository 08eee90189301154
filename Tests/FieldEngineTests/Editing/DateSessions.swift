import FieldEngine

/// Days and what is made of them, of `PartsSessionTests`.
extension PartsSessionTests {
    static let dates: [TypingSession] = [
        TypingSession(
            title: "A year first where days are", type: "date", parameters: ["format": "DD/MM/YYYY"],
            keys: "1982/7/27!",
            lines: """
                1  1|
                9  19|
                8  19/08|
                2  19/08/2|
                /  19/08/2|
                7  19/08/27|
                /  19/08/27|
                2  19/08/272|
                7  19/08/2727|
                !  27/07/1982|  Read as 1982-07-27.
                """),
        TypingSession(
            title: "A slip of the last key in a date of another order", type: "date", keys: "31<1/12/2024!",
            lines: """
                3  03|
                1  03/1|
                <  03|
                1  03/1|
                /  03/01/|
                1  03/01/1|
                2  03/01/12|
                /  03/01/12|
                2  03/01/122|
                0  03/01/1220|
                2  03/01/1220|
                4  03/01/1220|
                !  12/31/2024|  Read as 2024-12-31.
                """),
        TypingSession(
            title: "A stray point in a year", type: "date", keys: "12/25/20.24!",
            lines: """
                1  1|
                2  12|
                /  12/|
                2  12/2|
                5  12/25|
                /  12/25/|
                2  12/25/2|
                0  12/25/20|
                .  12/25/20|
                2  12/25/202|
                4  12/25/2024|
                !  12/25/2024|
                """),
        TypingSession(
            title: "Digits that are no day where a month stands", type: "date", parameters: ["format": "D.M.YYYY"],
            keys: "4.2.2024{1}5««35{1}«4",
            lines: """
                4  4|
                .  4.|
                2  4.2|
                .  4.2.|
                2  4.2.2|
                0  4.2.20|
                2  4.2.202|
                4  4.2.2024|
                {1}  4|.2.2024
                5  4|.2.2024
                «  [4].2.2024
                «  [4].2.2024
                3  3|.2.2024
                5  35.|2.2024  Use a day that the month has.
                {1}  3|5.2.2024  Use a day that the month has.
                «  [35].2.2024  Use a day that the month has.
                4  4.|2.2024
                """),
        TypingSession(
            title: "A number that is too great before others",
            own: .own("000.000.000.000", slots: ["0": "[0-9]"]) {
                $0.parts = [DefinedType.Part(name: "0", maximum: 255, varies: true)]
            },
            keys: "1.2.3.4««256",
            lines: """
                1  1|
                .  1.|
                2  1.2|
                .  1.2.|
                3  1.2.3|
                .  1.2.3.|
                4  1.2.3.4|
                «  1.2.[3].4
                «  1.[2].3.4
                2  1.2|.3.4
                5  1.25|.3.4
                6  1.256.|3.4  Check this.
                """),
        TypingSession(
            title: "A year of two digits", type: "date", keys: "7/4/2{5}6!",
            lines: """
                7  07|
                /  07/|
                4  07/04|
                /  07/04/|
                2  07/04/2|
                {5}  07/04|/2
                6  07/04/6|
                !  07/04/6|  Complete this.
                """),
        TypingSession(
            title: "A year and the time behind it", type: "date", keys: "12/25/20 1430!",
            lines: """
                1  1|
                2  12|
                /  12/|
                2  12/2|
                5  12/25|
                /  12/25/|
                2  12/25/2|
                0  12/25/20|
                ␣  12/25/20|
                1  12/25/201|
                4  12/25/2014|
                3  12/25/2014|
                0  12/25/2014|
                !  12/25/2014|  Check this: “12/25/20 1430” was left out.
                """),
        TypingSession(
            title: "A month by its name where it is a number", type: "date",
            keys: "Oct 2, 97<7!",
            lines: """
                O  |
                c  |
                t  |
                ␣  |
                2  02|
                ,  02/|
                ␣  02/|
                9  02/09|
                7  02/09/7|
                <  02/09|
                7  02/09/7|
                !  10/02/1997|  Read as 1997-10-02.
                """),
        TypingSession(
            title: "A date in the United States", type: "date",
            parameters: ["locale": "en-US"],
            keys: "12252024!",
            lines: """
                1  1|
                2  12|
                2  12/2|
                5  12/25|
                2  12/25/2|
                0  12/25/20|
                2  12/25/202|
                4  12/25/2024|
                !  12/25/2024|
                """),
        TypingSession(
            title: "A date in the United States, with its own strokes", type: "date",
            parameters: ["locale": "en-US"],
            keys: "1/5/2024!",
            lines: """
                1  1|
                /  01/|
                5  01/05|
                /  01/05/|
                2  01/05/2|
                0  01/05/20|
                2  01/05/202|
                4  01/05/2024|
                !  01/05/2024|
                """),
        TypingSession(
            title: "A day that is selected and typed over", type: "date",
            keys: "12252024««7",
            lines: """
                1  1|
                2  12|
                2  12/2|
                5  12/25|
                2  12/25/2|
                0  12/25/20|
                2  12/25/202|
                4  12/25/2024|
                «  12/[25]/2024
                «  [12]/25/2024
                7  07/|25/2024
                """),
        TypingSession(
            title: "A month that is deleted and typed anew", type: "date",
            keys: "12252024{2}<<11",
            lines: """
                1  1|
                2  12|
                2  12/2|
                5  12/25|
                2  12/25/2|
                0  12/25/20|
                2  12/25/202|
                4  12/25/2024|
                {2}  12|/25/2024
                <  1|M/25/2024
                <  |MM/25/2024
                1  1|M/25/2024
                1  11/|25/2024
                """),
        TypingSession(
            title: "A month that is none, mended", type: "date",
            keys: "13<2/31",
            lines: """
                1  1|
                3  13|  Use a month from 01 to 12.
                <  1|
                2  12|
                /  12/|
                3  12/3|
                1  12/31|
                """),
        TypingSession(
            title: "A day that February lacks in that year", type: "date",
            keys: "02292023<4",
            lines: """
                0  0|
                2  02|
                2  02/2|
                9  02/29|
                2  02/29/2|
                0  02/29/20|
                2  02/29/202|
                3  02/29/2023|  Use a date that exists.
                <  02/29/202|
                4  02/29/2024|
                """),
        TypingSession(
            title: "A date between bounds", type: "date",
            parameters: ["min": "2024-05-01", "max": "2024-06-30"],
            keys: "04<5012024",
            lines: """
                0  0|
                4  04|  Choose 05/01/2024 or later.
                <  0|
                5  05|
                0  05/0|
                1  05/01|
                2  05/01/2|
                0  05/01/20|
                2  05/01/202|
                4  05/01/2024|
                """),
        TypingSession(
            title: "A date in Germany as it is written there", type: "date",
            parameters: ["format": "D.M.YYYY", "locale": "de-DE"],
            keys: "07.01.2024!",
            lines: """
                0  0|
                7  07|
                .  7.|
                0  7.0|
                1  7.01|
                .  7.1.|
                2  7.1.2|
                0  7.1.20|
                2  7.1.202|
                4  7.1.2024|
                !  7.1.2024|
                """),
        TypingSession(
            title: "A German date with zeros", type: "date",
            parameters: ["format": "DD.MM.YYYY", "locale": "de-DE"],
            keys: "7.1.2024!",
            lines: """
                7  07|
                .  07.|
                1  07.1|
                .  07.01.|
                2  07.01.2|
                0  07.01.20|
                2  07.01.202|
                4  07.01.2024|
                !  07.01.2024|
                """),
        TypingSession(
            title: "A German month by its name", type: "date",
            parameters: ["format": "D. MMMM YYYY", "locale": "de-DE"],
            keys: "3ma2024!",
            lines: """
                3  3|
                m  3. M|
                a  3. Ma|i
                2  3. Mai 2|
                0  3. Mai 20|
                2  3. Mai 202|
                4  3. Mai 2024|
                !  3. Mai 2024|
                """),
        TypingSession(
            title: "A German month without its dots", type: "date",
            parameters: ["format": "D. MMMM YYYY", "locale": "de-DE"],
            keys: "3marz2024!",
            lines: """
                3  3|
                m  3. M|
                a  3. Ma|i
                r  3. Mär|z
                z  3. März|
                2  3. März 2|
                0  3. März 20|
                2  3. März 202|
                4  3. März 2024|
                !  3. März 2024|
                """),
        TypingSession(
            title: "A date in France, stepped", type: "date",
            parameters: ["format": "DD/MM/YYYY", "locale": "fr-FR"],
            keys: "14/7/2024«^^v",
            lines: """
                1  1|
                4  14|
                /  14/|
                7  14/07|
                /  14/07/|
                2  14/07/2|
                0  14/07/20|
                2  14/07/202|
                4  14/07/2024|
                «  14/[07]/2024
                ^  14/[08]/2024
                ^  14/[09]/2024
                v  14/[08]/2024
                """),
        TypingSession(
            title: "A French month without its accent", type: "date",
            parameters: ["format": "D MMMM YYYY", "locale": "fr-FR"],
            keys: "14aout2024!",
            lines: """
                1  1|
                4  14|
                a  14 a|
                o  14 ao|ût
                u  14 aoû|t
                t  14 août|
                2  14 août 2|
                0  14 août 20|
                2  14 août 202|
                4  14 août 2024|
                !  14 août 2024|
                """),
        TypingSession(
            title: "A Japanese date", type: "date",
            parameters: ["format": "YYYY年M月D日", "locale": "ja-JP"],
            keys: "2024年5月3日!",
            lines: """
                2  2|
                0  20|
                2  202|
                4  2024|
                年  2024年|
                5  2024年5|
                月  2024年5月|
                3  2024年5月3|
                日  2024年5月3日|
                !  2024年5月3日|
                """),
        TypingSession(
            title: "A Japanese date without its signs", type: "date",
            parameters: ["format": "YYYY年M月D日", "locale": "ja-JP"],
            keys: "2024123!",
            lines: """
                2  2|
                0  20|
                2  202|
                4  2024|
                1  2024年1|
                2  2024年12|
                3  2024年12月3|
                !  2024年12月3|日
                """),
        TypingSession(
            title: "A Russian month beside its day", type: "date",
            parameters: ["format": "D MMMM YYYY", "locale": "ru-RU"],
            keys: "5мая2024!",
            lines: """
                5  5|
                м  5 м|
                а  5 ма|
                я  5 мая|
                2  5 мая 2|
                0  5 мая 20|
                2  5 мая 202|
                4  5 мая 2024|
                !  5 мая 2024|
                """),
        TypingSession(
            title: "A month of a year", type: "date",
            parameters: ["format": "MM/YYYY"],
            keys: "52024!",
            lines: """
                5  05|
                2  05/2|
                0  05/20|
                2  05/202|
                4  05/2024|
                !  05/2024|
                """),
        TypingSession(
            title: "A year that is stepped", type: "date",
            parameters: ["format": "YYYY"],
            keys: "2024^v<5",
            lines: """
                2  2|
                0  20|
                2  202|
                4  2024|
                ^  [2025]
                v  [2024]
                <  |
                5  5|
                """),
        TypingSession(
            title: "Two dates in Britain", type: "date",
            parameters: ["range": true, "format": "DD/MM/YYYY", "locale": "en-GB"],
            keys: "1/5/2024-3/5/2024!",
            lines: """
                1  1|
                /  01/|
                5  01/05|
                /  01/05/|
                2  01/05/2|
                0  01/05/20|
                2  01/05/202|
                4  01/05/2024|
                -  01/05/2024 –|
                3  01/05/2024 – 3|
                /  01/05/2024 – 03/|
                5  01/05/2024 – 03/05|
                /  01/05/2024 – 03/05/|
                2  01/05/2024 – 03/05/2|
                0  01/05/2024 – 03/05/20|
                2  01/05/2024 – 03/05/202|
                4  01/05/2024 – 03/05/2024|
                !  01/05/2024 – 03/05/2024|
                """),
        TypingSession(
            title: "Two dates out of order, mended by a step", type: "date",
            parameters: ["range": true, "format": "DD/MM/YYYY", "locale": "en-GB"],
            keys: "03052024-01052024««^^!",
            lines: """
                0  0|
                3  03|
                0  03/0|
                5  03/05|
                2  03/05/2|
                0  03/05/20|
                2  03/05/202|
                4  03/05/2024|
                -  03/05/2024 –|
                0  03/05/2024 – 0|
                1  03/05/2024 – 01|
                0  03/05/2024 – 01/0|
                5  03/05/2024 – 01/05|
                2  03/05/2024 – 01/05/2|
                0  03/05/2024 – 01/05/20|
                2  03/05/2024 – 01/05/202|
                4  03/05/2024 – 01/05/2024|  The second must not be before the first.
                «  03/05/2024 – 01/[05]/2024  The second must not be before the first.
                «  03/05/2024 – [01]/05/2024  The second must not be before the first.
                ^  03/05/2024 – [02]/05/2024  The second must not be before the first.
                ^  03/05/2024 – [03]/05/2024
                !  03/05/2024 – [03]/05/2024
                """),
        TypingSession(
            title: "Day, month and a short year in the United States", type: "date",
            parameters: ["format": "MM/DD/YYYY"], keys: "25/12/23!",
            lines: """
                2  02|
                5  02/05|
                /  02/05/|
                1  02/05/1|
                2  02/05/12|
                /  02/05/12|
                2  02/05/122|
                3  02/05/1223|
                !  25/12/2023|  Use a month from 01 to 12.
                """),
        TypingSession(
            title: "Three days of a month", type: "date", parameters: ["format": "MM/DD/YYYY"],
            keys: "12-14 June 2021!",
            lines: """
                1  1|
                2  12|
                -  12/|
                1  12/1|
                4  12/14|
                ␣  12/14/|
                J  12/14/|
                u  12/14/|
                n  12/14/|
                e  12/14/|
                ␣  12/14/|
                2  12/14/2|
                0  12/14/20|
                2  12/14/202|
                1  12/14/2021|
                !  12/14/2021|  Check this: “June” was left out.
                """),
        TypingSession(
            title: "A day corrected behind keys that were refused", type: "date", parameters: ["format": "MM/DD/YYYY"],
            keys: "2024-12-30<1!",
            lines: """
                2  02|
                0  02/0|
                2  02/02|
                4  02/02/4|
                -  02/02/4|
                1  02/02/41|
                2  02/02/412|
                -  02/02/412|
                3  02/02/4123|
                0  02/02/4123|
                <  02/02/412|
                1  02/02/4121|
                !  02/02/4121|  Check this: “2024-12-31” was left out.
                """),
        TypingSession(
            title: "An expiry date", type: "expDate",
            keys: "1/3<9!",
            lines: """
                1  1|
                /  01/|
                3  01/3|
                <  01|
                9  01/9|  Check the year.
                !  01/9|  Check the year.
                """),
        TypingSession(
            title: "A week", type: "week",
            keys: "202354<2!",
            lines: """
                2  2|
                0  20|
                2  202|
                3  2023|
                5  2023-W5|
                4  2023-W54|  Check the week.
                <  2023-W5|
                2  2023-W52|
                !  2023-W52|
                """),
        TypingSession(
            title: "The words between day and month", type: "date",
            parameters: ["format": "D de MMMM de YYYY", "locale": "es"],
            keys: "5 de mayo de 2024!",
            lines: """
                5  5|
                ␣  5 |
                d  5 de d|iciembre
                e  5 de|
                ␣  5 de |
                m  5 de m|
                a  5 de ma|
                y  5 de may|o
                o  5 de mayo|
                ␣  5 de mayo |
                d  5 de mayo d|
                e  5 de mayo de|
                ␣  5 de mayo de |
                2  5 de mayo de 2|
                0  5 de mayo de 20|
                2  5 de mayo de 202|
                4  5 de mayo de 2024|
                !  5 de mayo de 2024|
                """),
        TypingSession(
            title: "A word that a month begins with too", type: "date",
            parameters: ["format": "D de MMMM de YYYY", "locale": "pt-BR"],
            keys: "5 de m«d!",
            lines: """
                5  5|
                ␣  5 |
                d  5 de d|ezembro
                e  5 de de|zembro
                ␣  5 de |
                m  5 de m|
                «  [5] de m
                d  [5] de m
                !  [5] de m  Complete this.
                """),
        TypingSession(
            title: "A month without its word, which begins alike", type: "date",
            parameters: ["format": "D de MMMM de YYYY", "locale": "es"],
            keys: "5 dic 2024!",
            lines: """
                5  5|
                ␣  5 |
                d  5 de d|iciembre
                i  5 de di|ciembre
                c  5 de dic|iembre
                ␣  5 de diciembre |
                2  5 de diciembre de 2|
                0  5 de diciembre de 20|
                2  5 de diciembre de 202|
                4  5 de diciembre de 2024|
                !  5 de diciembre de 2024|
                """),
        TypingSession(
            title: "Slashes where units stand", type: "date", parameters: ["format": "YYYY年M月D日", "locale": "ja"],
            keys: "2024/1/15!",
            lines: """
                2  2|
                0  20|
                2  202|
                4  2024|
                /  2024年|
                1  2024年1|
                /  2024年1月|
                1  2024年1月1|
                5  2024年1月15|
                !  2024年1月15|日
                """),
        TypingSession(
            title: "Capitals with their dot", type: "date", parameters: ["format": "D MMMM YYYY", "locale": "tr"],
            keys: "5 NİSAN 2024!",
            lines: """
                5  5|
                ␣  5 |
                N  5 N|isan
                İ  5 Ni|san
                S  5 Nis|an
                A  5 Nisa|n
                N  5 Nisan|
                ␣  5 Nisan |
                2  5 Nisan 2|
                0  5 Nisan 20|
                2  5 Nisan 202|
                4  5 Nisan 2024|
                !  5 Nisan 2024|
                """),
    ]
}
