import FieldEngine

/// Times, and masks of one's own, of `PartsSessionTests`.
extension PartsSessionTests {
    static let times: [TypingSession] = [
        TypingSession(
            title: "An afternoon in the United States", type: "time",
            parameters: ["format": "h:MM a", "locale": "en-US"],
            keys: "930p!",
            lines: """
                9  9|
                3  9:3|
                0  9:30|
                p  9:30 PM|
                !  9:30 PM|
                """),
        TypingSession(
            title: "A time in Germany", type: "time",
            parameters: ["locale": "de-DE"],
            keys: "7:5:!",
            lines: """
                7  07|
                :  07:|
                5  07:5|
                :  07:5|
                !  07:05|
                """),
        TypingSession(
            title: "A minute typed again behind its colon", type: "time", parameters: ["format": "H:mm"],
            keys: "2:5<3<<3<15<",
            lines: """
                2  2|
                :  2:|
                5  2:5|
                <  2:|
                3  2:3|
                <  2:|
                <  2|
                3  23|
                <  2|
                1  21|
                5  21:5|
                <  21|
                """),
        TypingSession(
            title: "A minute that the hour handed on goes back to it", type: "time", parameters: ["format": "H:mm"],
            keys: "25<3",
            lines: """
                2  2|
                5  2:5|
                <  2|
                3  23|
                """),
        TypingSession(
            title: "The half of the day before a time of 24 hours", type: "time",
            keys: "PM 11:55!",
            lines: """
                P  |
                M  |
                ␣  |
                1  1|
                1  11|
                :  11:|
                5  11:5|
                5  11:55|
                !  23:55|
                """),
        TypingSession(
            title: "A date with a time in an order that nobody can tell", type: "dateTime", keys: "1/5/2024 9:30!",
            lines: """
                1  1|
                /  1-|
                5  1YYY-05|
                /  1YYY-05-|
                2  1YYY-05-2|
                0  1YYY-05-20|
                2  1YYY-05-20 2|
                4  1YYY-05-20 24|  Check the hour.
                ␣  1YYY-05-20 24:|  Check the hour.
                9  1YYY-05-20 24:09|  Check the hour.
                :  1YYY-05-20 24:09|  Check the hour.
                3  1YYY-05-20 24:09|  Check the hour.
                0  1YYY-05-20 24:09|  Check the hour.
                !  1/5/2024 9:30|  Use a date that exists.
                """),
        TypingSession(
            title: "Behind the half of the day that was left", type: "time", parameters: ["format": "h:mm a"],
            keys: "2:30p!{7}{6}{0}",
            lines: """
                2  2|
                :  2:|
                3  2:3|
                0  2:30|
                p  2:30 PM|
                !  2:30 PM|
                {7}  2:30 PM|
                {6}  2:30 P|M
                {0}  |2:30 PM
                """),
        TypingSession(
            title: "A minute of one digit before its half of the day", type: "time",
            parameters: ["format": "hh:MM a"],
            keys: "9:5pm!",
            lines: """
                9  09|
                :  09:|
                5  09:5|
                p  09:5|
                m  09:5|
                !  09:05 PM|  Read as 21:05.
                """),
        TypingSession(
            title: "An address with its port",
            own: .own("000.000.000.000", slots: ["0": "[0-9]"]) {
                $0.parts = [DefinedType.Part(name: "0", maximum: 255, varies: true)]
            },
            keys: "10 0.0.5:8!",
            lines: """
                1  1|
                0  10|
                ␣  10.|
                0  10.0|
                .  10.0.|
                0  10.0.0|
                .  10.0.0.|
                5  10.0.0.5|
                :  10.0.0.5|
                8  10.0.0.58|
                !  10.0.0.58|  Check this: “10 0.0.5:8” was left out.
                """),
        TypingSession(
            title: "An afternoon where the clock has 24 hours", type: "time",
            keys: "2:30 pm<<",
            lines: """
                2  2|
                :  02:|
                3  02:3|
                0  02:30|
                ␣  02:30|
                p  02:30|
                m  14:30|
                <  02:30|
                <  02:3|
                """),
        TypingSession(
            title: "A morning that moves no hour, taken back", type: "time",
            keys: "9:05am<<",
            lines: """
                9  09|
                :  09:|
                0  09:0|
                5  09:05|
                a  09:05|
                m  09:05|
                <  09:05|
                <  09:0|
                """),
        TypingSession(
            title: "Persian digits of an hour without padding", type: "time", parameters: ["format": "H:mm"],
            keys: "۱۲:۳۰!",
            lines: """
                ۱  1|
                ۲  12|
                :  12:|
                ۳  12:3|
                ۰  12:30|
                !  12:30|
                """),
        TypingSession(
            title: "A letter that slipped in before a time", type: "time", parameters: ["format": "H:mm"],
            keys: "x75!",
            lines: """
                x  |
                7  7|
                5  7:5|
                !  7:05|  Check this: “x” was left out.
                """),
        TypingSession(
            title: "The other half of the day behind one", type: "time", parameters: ["format": "HH:mm"],
            keys: "9:00ampm!",
            lines: """
                9  09|
                :  09:|
                0  09:0|
                0  09:00|
                a  09:00|
                m  09:00|
                p  09:00|
                m  21:00|
                !  21:00|
                """),
        TypingSession(
            title: "Half past two, with a blank", type: "time", parameters: ["format": "HH:mm"], keys: "2 30 pm!",
            lines: """
                2  2|
                ␣  02:|
                3  02:3|
                0  02:30|
                ␣  02:30|
                p  02:30|
                m  14:30|
                !  14:30|
                """),
        TypingSession(
            title: "A minute that there is not", type: "time", parameters: ["format": "HH:mm"], keys: "14:75!",
            lines: """
                1  1|
                4  14|
                :  14:|
                7  14:07|
                5  14:07|
                !  14:75|  Use minutes from 00 to 59.
                """),
        TypingSession(
            title: "An offset that may be another time", type: "time", parameters: ["format": "HH:mm:ss"],
            keys: "16:10-04:00!",
            lines: """
                1  1|
                6  16|
                :  16:|
                1  16:1|
                0  16:10|
                -  16:10:|
                0  16:10:0|
                4  16:10:04|
                :  16:10:04|
                0  16:10:04|
                0  16:10:04|
                !  16:10-04:00|  Check this.
                """),
        TypingSession(
            title: "An offset for which there is no room", type: "time", parameters: ["format": "HH:mm"],
            keys: "16:10+04:00!",
            lines: """
                1  1|
                6  16|
                :  16:|
                1  16:1|
                0  16:10|
                +  16:10|
                0  16:10|
                4  16:10|
                :  16:10|
                0  16:10|
                0  16:10|
                !  16:10|  Check this: “+04:00” was left out.
                """),
        TypingSession(
            title: "A half of the day that is corrected", type: "time",
            parameters: ["format": "H:MM"],
            keys: "12:30amp. mam<",
            lines: """
                1  1|
                2  12|
                :  12:|
                3  12:3|
                0  12:30|
                a  12:30|
                m  0:30|
                p  0:30|
                .  0:30|
                ␣  0:30|
                m  12:30|
                a  12:30|
                m  0:30|
                <  12:30|
                """),
        TypingSession(
            title: "Words that are no half of the day", type: "time",
            parameters: ["format": "H:MM"],
            keys: "8:05pommam<",
            lines: """
                8  8|
                :  8:|
                0  8:0|
                5  8:05|
                p  8:05|
                o  8:05|
                m  8:05|
                m  8:05|
                a  8:05|
                m  8:05|
                <  8:05|
                """),
        TypingSession(
            title: "Two times, each with a half of the day", type: "time", parameters: ["range": true],
            keys: "7:00 pm-11:26pm<",
            lines: """
                7  07|
                :  07:|
                0  07:0|
                0  07:00|
                ␣  07:00 |
                p  07:00 |
                m  19:00 |
                -  19:00 –|
                1  19:00 – 1|
                1  19:00 – 11|  The second must not be before the first.
                :  19:00 – 11:|  The second must not be before the first.
                2  19:00 – 11:2|  The second must not be before the first.
                6  19:00 – 11:26|  The second must not be before the first.
                p  19:00 – 11:26|  The second must not be before the first.
                m  19:00 – 23:26|
                <  19:00 – 11:26|  The second must not be before the first.
                """),
        TypingSession(
            title: "An evening in Taiwan", type: "time",
            parameters: ["format": "ah:MM", "locale": "zh-Hant"],
            keys: "晚上7<<下7:23",
            lines: """
                晚  晚|  Check this.
                上  晚上|  Check this.
                7  晚上|  Check this.
                <  晚|  Check this.
                <  |
                下  下|午
                7  下午7|
                :  下午7:|
                2  下午7:2|
                3  下午7:23|
                """),
        TypingSession(
            title: "A time in Spain", type: "time",
            parameters: ["format": "h:MM a", "locale": "es-ES"],
            keys: "9:30pm!",
            lines: """
                9  9|
                :  9:|
                3  9:3|
                0  9:30|
                p  9:30 p|. m.
                m  9:30 p. m|.
                !  9:30 p. m|.
                """),
        TypingSession(
            title: "An afternoon in Japan", type: "time",
            parameters: ["format": "a h:MM", "locale": "ja-JP"],
            keys: "午後930!",
            lines: """
                午  午|
                後  午後|
                9  午後 9|
                3  午後 9:3|
                0  午後 9:30|
                !  午後 9:30|
                """),
        TypingSession(
            title: "Quarters of an hour", type: "time",
            parameters: ["step": 900],
            keys: "0907^v!",
            lines: """
                0  0|
                9  09|
                0  09:0|
                7  09:07|
                ^  09:[15]
                v  09:[00]
                !  09:[00]
                """),
        TypingSession(
            title: "A night shift", type: "time",
            parameters: ["min": "22:00", "max": "06:00"],
            keys: "07<5:30!",
            lines: """
                0  0|
                7  07|  Choose 06:00 or earlier.
                <  0|
                5  05|
                :  05:|
                3  05:3|
                0  05:30|
                !  05:30|
                """),
        TypingSession(
            title: "From half past nine to a quarter past five", type: "time",
            parameters: ["range": true, "format": "h:MM a", "locale": "en-US"],
            keys: "930a-515p!",
            lines: """
                9  9|
                3  9:3|
                0  9:30|
                a  9:30 AM|
                -  9:30 AM –|
                5  9:30 AM – 5|
                1  9:30 AM – 5:1|
                5  9:30 AM – 5:15|
                p  9:30 AM – 5:15 PM|
                !  9:30 AM – 5:15 PM|
                """),
        TypingSession(
            title: "An instant", type: "dateTime",
            parameters: ["format": "YYYY-MM-DDTHH:mmZ"],
            keys: "202405010930+2!",
            lines: """
                2  2|
                0  20|
                2  202|
                4  2024|
                0  2024-0|
                5  2024-05|
                0  2024-05-0|
                1  2024-05-01|
                0  2024-05-01T0|
                9  2024-05-01T09|
                3  2024-05-01T09:3|
                0  2024-05-01T09:30|
                +  2024-05-01T09:30+|
                2  2024-05-01T09:30+02|
                !  2024-05-01T09:30+02:00|
                """),
        TypingSession(
            title: "A German evening", type: "dateTime",
            parameters: ["format": "DD.MM.YYYY, HH:mm", "locale": "de-DE"],
            keys: "24.12.2024, 18:30!",
            lines: """
                2  2|
                4  24|
                .  24.|
                1  24.1|
                2  24.12|
                .  24.12.|
                2  24.12.2|
                0  24.12.20|
                2  24.12.202|
                4  24.12.2024|
                ,  24.12.2024,|
                ␣  24.12.2024, |
                1  24.12.2024, 1|
                8  24.12.2024, 18|
                :  24.12.2024, 18:|
                3  24.12.2024, 18:3|
                0  24.12.2024, 18:30|
                !  24.12.2024, 18:30|
                """),
        TypingSession(
            title: "An address of four numbers", type: "ip",
            parameters: ["version": "4"],
            keys: "192.168.01.300",
            lines: """
                1  1|
                9  19|
                2  192|
                .  192.|
                1  192.1|
                6  192.16|
                8  192.168|
                .  192.168.|
                0  192.168.0|
                1  192.168.1|
                .  192.168.1.|
                3  192.168.1.3|
                0  192.168.1.30|
                0  192.168.1.30|
                """),
        TypingSession(
            title: "A zero before a digit that stands there goes when the part is left", type: "ip",
            parameters: ["version": "4"], keys: "1.25{2}0{0}",
            lines: """
                1  1|
                .  1.|
                2  1.2|
                5  1.25|
                {2}  1.|25
                0  1.0|25
                {0}  |1.25
                """),
        TypingSession(
            title: "The letter of the other half of the day", type: "time", parameters: ["format": "h:mm a"],
            keys: "930apamx<",
            lines: """
                9  9|
                3  9:3|
                0  9:30|
                a  9:30 AM|
                p  9:30 PM|
                a  9:30 AM|
                m  9:30 AM|
                x  9:30 AM|
                <  9:30|
                """),
        TypingSession(
            title: "The other half of the day in Korean", type: "time",
            parameters: ["format": "a h:mm", "locale": "ko"], keys: "오9전후오p9",
            lines: """
                오  오|
                9  오|
                전  오전|
                후  오후|
                오  오후|
                p  오후|
                9  오후 9|
                """),
        TypingSession(
            title: "A number in Russia whose beginning stays",
            own: .own("+7 (000) 000-00-00", slots: ["0": "[0-9]"]) { $0.format.affixes = .focused },
            keys: "<9123!<<<<<",
            lines: """
                <  +7 (|
                9  +7 (9|
                1  +7 (91|
                2  +7 (912|
                3  +7 (912) 3|
                !  +7 (912) 3|  Complete this.
                <  +7 (912|  Complete this.
                <  +7 (91|  Complete this.
                <  +7 (9|  Complete this.
                <  +7 (|
                <  +7 (|
                """),
        TypingSession(
            title: "Nothing but digits that may be missing",
            own: .own("0{0,2}", slots: ["0": "[0-9]"]) { $0.groups = true },
            keys: "12<<",
            lines: """
                1  1|
                2  12|
                <  1|
                <  |
                """),
        TypingSession(
            title: "An extension that may be missing",
            own: .own("000-0000[ x0{1,3}]", slots: ["0": "[0-9]"]) { $0.groups = true },
            keys: "5551234x12<<<",
            lines: """
                5  5|
                5  55|
                5  555|
                1  555-1|
                2  555-12|
                3  555-123|
                4  555-1234|
                x  555-1234|
                1  555-1234 x1|
                2  555-1234 x12|
                <  555-1234 x1|
                <  555-1234|
                <  555-123|
                """),
        TypingSession(
            title: "A time that is pushed in from the right",
            own: .own("00:00:00", slots: ["0": "[0-9]"]) { $0.align = .right },
            keys: "123456<<",
            lines: """
                1  1|
                2  12|
                3  1:23|
                4  12:34|
                5  1:23:45|
                6  12:34:56|
                <  1:23:45|
                <  12:34|
                """),
        TypingSession(
            title: "A sign that would be pushed away",
            own: .own("00:00:00", slots: ["0": "[0-9]"]) { $0.align = .right },
            keys: "5:30{1}:<",
            lines: """
                5  5|
                :  5|
                3  53|
                0  5:30|
                {1}  5|:30
                :  5:|30
                <  |30
                """),
        TypingSession(
            title: "A code that is typed over", own: .own("00-00", slots: ["0": "[0-9]"]) { $0.overwrite = true },
            keys: "1234{1}98",
            lines: """
                1  1|
                2  12|
                3  12-3|
                4  12-34|
                {1}  1|2-34
                9  19-|34
                8  19-8|4
                """),
        TypingSession(
            title: "A sort code with its lines written at once",
            own: .own("00-00-00", slots: ["0": "[0-9]"]) { $0.eager = true },
            keys: "1234<<",
            lines: """
                1  1|
                2  12|-
                3  12-3|
                4  12-34|-
                <  12-3|
                <  12|-
                """),
        TypingSession(
            title: "A number plate in capitals",
            own: .own("AA00 AAA", slots: ["A": "[A-Za-z]", "0": "[0-9]"]) {
                $0.cases = [.init(name: "A", transform: .upper)]
            },
            keys: "ab12xyz!",
            lines: """
                a  A|
                b  AB|
                1  AB1|
                2  AB12|
                x  AB12 X|
                y  AB12 XY|
                z  AB12 XYZ|
                !  AB12 XYZ|
                """),
        TypingSession(
            title: "A day and a month with their lines written at once",
            own: .own("DD/MM/") {
                $0.parts = [.init(name: "D", minimum: 1, maximum: 31), .init(name: "M", minimum: 1, maximum: 12)]
                $0.eager = true
            },
            keys: "7/12<<<<",
            lines: """
                7  07/|
                /  07/|
                1  07/1|
                2  07/12/|
                <  07/1|
                <  07/|
                <  |
                <  |
                """),
        TypingSession(
            title: "Parts that are typed over where there is room",
            own: .own("000.000") {
                $0.parts = [.init(name: "0", maximum: 255, varies: true)]
                $0.overwrite = true
            },
            keys: "12.34{0}9{3}7",
            lines: """
                1  1|
                2  12|
                .  12.|
                3  12.3|
                4  12.34|
                {0}  |12.34
                9  9|2.34
                {3}  92.|34
                7  92.7|4
                """),
        TypingSession(
            title: "A week of a year in parts",
            own: .own("ww/yy") { $0.parts = [.init(name: "w", minimum: 1, maximum: 53), .init(name: "y")] },
            keys: "7/3!",
            lines: """
                7  07|
                /  07/|
                3  07/3|
                !  07/3|  Complete this.
                """),
        TypingSession(
            title: "One of a few words in a mask",
            own: .own("WWWWW-0 K") {
                $0.parts = [
                    .init(name: "W", words: ["north", "south", "inner"]), .init(name: "0"),
                    .init(name: "K", words: ["a", "b"]),
                ]
            },
            keys: "n-7 b!",
            lines: """
                n  n|orth
                -  north-|
                7  north-7|
                ␣  north-7 |
                b  north-7 b|
                !  north-7 b|
                """),
        TypingSession(
            title: "The letters of a half of the day begin no month", type: "dateTime",
            parameters: ["format": "h:mm a MMM D YYYY"],
            keys: "9:02 am june 8!",
            lines: """
                9  9|
                :  9:|
                0  9:0|
                2  9:02|
                ␣  9:02 |
                a  9:02 AM|
                m  9:02 AM|
                ␣  9:02 AM |
                j  9:02 AM J|
                u  9:02 AM Ju|
                n  9:02 AM Jun|
                e  9:02 AM Jun|
                ␣  9:02 AM Jun |
                8  9:02 AM Jun 8|
                !  9:02 AM Jun 8|  Complete this.
                """),
        TypingSession(
            title: "The half of the day left for later", type: "time",
            parameters: ["format": "a h:mm", "locale": "en-US"],
            keys: "930««p!",
            lines: """
                9  _ 9|
                3  _ 9:3|
                0  _ 9:30|
                «  _ [9]:30
                «  [_] 9:30
                p  PM |9:30
                !  PM |9:30
                """),
        TypingSession(
            title: "A digit over the half of the day", type: "time",
            parameters: ["format": "a h:mm", "locale": "en-US"],
            keys: "p930««8!",
            lines: """
                p  PM|
                9  PM 9|
                3  PM 9:3|
                0  PM 9:30|
                «  PM [9]:30
                «  [PM] 9:30
                8  [PM] 9:30
                !  [PM] 9:30
                """),
        TypingSession(
            title: "Digits of a day and a time", type: "dateTime",
            parameters: ["format": "YYYY-MM-DD a h:mm", "locale": "en-US"],
            keys: "202405012:30!",
            lines: """
                2  2|
                0  20|
                2  202|
                4  2024|
                0  2024-0|
                5  2024-05|
                0  2024-05-0|
                1  2024-05-01|
                2  2024-05-01 _ 2|
                :  2024-05-01 _ 2:|
                3  2024-05-01 _ 2:3|
                0  2024-05-01 _ 2:30|
                !  2024-05-01 _ 2:30|  Complete this.
                """),
        TypingSession(
            title: "A colon where units stand", type: "time", parameters: ["format": "H時mm分", "locale": "ja"],
            keys: "1:05!",
            lines: """
                1  1|
                :  1時|
                0  1時0|
                5  1時05|
                !  1時05|分
                """),
    ]
}
