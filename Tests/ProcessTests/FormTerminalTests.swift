import Foundation
import TestClients
import Testing

/// `field-server form` and `field-server ask` as a person at a terminal sees them.
@Suite("Forms in a terminal") struct FormTerminalTests {
    @Test("A telephone number, typed with a mistake")
    func phone() throws {
        let person = try Person(["ask", "phone", "--required"])
        try person.sees(
            """
            ┃ Phone *
            ┃ ▏(000) 000-0000
            """)
        person.types("2125")
        try person.sees("(212) 5▏00-0000")
        person.types("x")
        try person.sees("(212) 5▏00-0000", "┃ Not taken: x (a digit belongs there)")
        person.types("6")
        try person.sees("(212) 56▏0-0000")
        person.types("\u{7F}")
        try person.sees("(212) 5▏00-0000")
        person.types("\r")
        try person.sees("Phone * ✗")
        person.types("550147")
        try person.sees("(212) 555-0147▏", "Phone * ✓")
        person.types("\r")
        try person.leaves(0, answer: "+12125550147\n")
    }

    @Test("Of a secret nothing is said again that was not taken")
    func refusedSecret() throws {
        let person = try Person(["ask", "cvv", "--secure"])
        person.types("x")
        try person.sees("Not taken: • (a digit belongs there)")
        person.types("\u{1B}")
        try person.leaves(130)
    }

    @Test("Buttons, pages and what is not taken are said in the language that is asked for")
    func german() throws {
        let form = #"""
            {"title":"Bewerbung","pages":[{"page":"a","title":"Person","fields":["name"]},{"page":"b","title":"Ort","fields":["zip"]}],
            "fields":[{"field":"name","label":"Name"},{"field":"zip","label":"PLZ","type":"zip"}]}
            """#
        let person = try Person(["form", "FILE"], form: form, locale: "de")
        try person.sees("Seite 1 von 2 · Person", "[ Weiter ]")
        try person.sees("Enter Weiter · Tab Weiter · ^S Absenden · Esc Verlassen")
        person.types("Ann\r")
        try person.sees("Seite 2 von 2 · Ort", "[ Zurück ]", "[ Absenden ]")
        person.types("x")
        try person.sees("Nicht übernommen: x (hier gehört eine Ziffer hin).")
        person.types("1\u{13}")
        try person.sees("noch 1 zu berichtigen")
        person.types("\u{1B}")
        try person.sees("Verlassen? Esc")
        person.types("\u{1B}")
        try person.leaves(130)
    }

    @Test("What is pasted into a choice and is none of its list is taken back")
    func pastedIntoChoice() throws {
        let person = try Person(["ask", "country"])
        person.types("\u{1B}[200~Zzzz\u{1B}[201~")
        try person.sees("Not taken: not in the list")
        person.types("\u{1B}[200~Ghana\u{1B}[201~\r")
        try person.leaves(0, answer: "GH\n")
    }

    @Test("An error at the very key")
    func expiryDate() throws {
        let person = try Person(["ask", "expDate"])
        try person.sees("▏MM/YY")
        person.types("1")
        try person.sees("1▏M/YY")
        person.types("3")
        try person.sees("13▏/YY", "Use a month from 01 to 12.", "✗")
        person.types("\u{1B}")
        try person.leaves(130)
    }

    @Test("Pasting and moving")
    func keys() throws {
        let person = try Person(["ask", "credit"])
        try person.sees("▏0000 0000 0000 0000")
        person.types("\u{1B}[200~4242 4242 4242 4242\u{1B}[201~")
        try person.sees("4242 4242 4242 4242▏", "Visa")
        person.types("\u{1B}[H")
        try person.sees("▏4242 4242 4242 4242")
        person.types("\u{1B}[C\u{1B}[C\u{1B}[3~")
        try person.sees("42▏24 2424 2424 2420")
        // Word by word backward from the end, then with Control and C away.
        person.types("\u{1B}[F\u{17}")
        try person.sees("4224 2424 2424▏ 0000")
        person.types("\u{3}")
        try person.leaves(130)
    }

    @Test("A date by its parts")
    func date() throws {
        let person = try Person(["ask", "date", "--debug"])
        person.types("12252024")
        try person.sees("12/25/2024▏", "complete", "typed \"2024-12-25\"")
        // To the day by its part, and over it.
        person.types("\u{1B}[1;5D")
        try person.sees("12/25▏/2024")
        person.types("7")
        try person.sees("12/07/▏2024", "valid")
        person.types("\u{1B}[H\u{1B}[3~\u{1B}[3~")
        try person.sees("▏MM/07/2024", "partial")
        person.types("1\u{1B}[C\u{1B}[C")
        try person.sees("01/▏07/2024", "valid")
        person.types("\u{1B}[A")
        try person.sees("01/08▏/2024", "typed \"2024-01-08\"")
        person.types("\r")
        try person.leaves(0, answer: "2024-01-08\n")
    }

    @Test("A form with every kind of field, by keys alone")
    func kinds() throws {
        let person = try Person(["form", "FILE"], form: Self.fair)
        try person.sees("Spring fair", "About you ─", "┃ Full name *", "Enter Next · Tab Next · ^S Submit · Esc Leave")
        person.types("Ada Lovelace\r")
        try person.sees("Full name * ✓", "┃ Shirt *", "↓ Choose")
        person.types("m")
        try person.sees("┃ m▏", "› Medium", "Enter Take")
        person.types("\r")
        // A list of which several are chosen is open at once.
        try person.sees("Medium", "┃ Tasks", "┃   Food", "› [ ] Cake", "Space Mark")
        person.types(" \u{1B}[B\u{1B}[B ")
        try person.sees("Cake, Set up", "[x] Cake", "› [x] Set up")
        person.types("\r")
        try person.sees("┃ Skills")
        person.types("baking\rdriving\r\r")
        try person.sees("baking, driving", "┃ How keen?", "┃ ☆☆☆☆☆  ▏")
        person.types("4")
        try person.sees("★★★★☆  4")
        person.types("\u{1B}[D\t")
        try person.sees("★★★☆☆  3 / 5", "┃ Hours")
        person.types("\u{1B}[C\u{1B}[C\t")
        try person.sees("┃ Note", "Enter New line")
        person.types("one\rtwo\u{1B}[Aand \t")
        try person.sees("oneand", "two", "┃ Password")
        person.types("tr0ub4dor&3x")
        try person.sees("••••••••••••", "^R Show")
        person.types("\u{12}")
        try person.sees("tr0ub4dor&3x", "^R Hide")
        person.types("\t")
        try person.sees("┃ [▏ ] I agree")
        person.types(" ")
        try person.sees("[▏x] I agree")
        person.types("\r")
        try person.leaves(
            0,
            answer: #"{"name":"Ada Lovelace","shirt":"Medium","tasks":["cake","setup"],"skills":["baking","driving"],"#
                + #""keen":"3","hours":"2","note":"oneand \ntwo","password":"tr0ub4dor&3x","terms":true}"# + "\n")
    }

    @Test("The mouse: boxes, lists, stars, characters and buttons")
    func mouse() throws {
        let person = try Person(["form", "FILE", "--format", "keys"], form: Self.fair, rows: 60)
        try person.sees("┃ Full name")
        person.types("O'Neil")
        try person.sees("O'Neil▏")
        try person.clicks("N", of: "O'Neil")
        try person.sees("O'▏Neil")
        try person.clicks("▾", of: "▾")
        try person.sees("┃ Shirt", "┃   Large")
        try person.clicks("L", of: "┃   Large")
        try person.sees("┃ Tasks", "Large", "[ ] Coffee")
        try person.clicks("[", of: "[ ] Coffee")
        try person.sees("Coffee", "[x] Coffee")
        try person.clicks("☆☆", of: "☆☆")
        try person.sees("★☆☆☆☆  1")
        try person.clicks("[", of: "[ ] I agree")
        try person.sees("[▏x] I agree")
        try person.clicks("[", of: "[ Submit ]")
        try person.leaves(
            0,
            answer: """
                name='O'\\''Neil'
                shirt='Large'
                tasks='coffee'
                skills=''
                keen='1'
                hours=''
                note=''
                password=''
                terms='true'

                """)
    }

    @Test("After a change of size nothing of what stood there is left", arguments: [40, 41, 57, 100])
    func resize(columns: Int) throws {
        let person = try Person(["form", "FILE"], form: Self.fair, rows: 30)
        try person.sees("┃ Full name")
        person.types("Ada")
        try person.sees("Ada▏")
        person.resizes(rows: 24, columns: columns)
        try person.sees("Spring fair", "Ada▏", "Enter Next")
        #expect(!person.picture.contains("#"), "\(person.picture)")
        person.types("\u{3}")
        try person.leaves(130)
    }

    @Test("What is wrong is where the submit leads to, and Escape asks before it throws answers away")
    func mending() throws {
        let person = try Person(["form", "FILE"], form: Self.fair)
        try person.sees("┃ Full name")
        person.types("Ada\t\u{13}")
        try person.sees("2 to fix", "┃ Shirt * ✗", "Full name * ✓")
        person.types("\u{1B}")
        try person.sees("Leave? Esc")
        person.types("\u{1B}")
        try person.leaves(130)
    }

    @Test("What is filled in before: an earlier answer, and single fields")
    func prefilled() throws {
        let values = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString).json")
        try Data(#"{"name":"Ada","shirt":"Large","tasks":["cake"],"keen":4,"terms":true,"gone":1,"note":null}"#.utf8)
            .write(to: values)
        defer { try? FileManager.default.removeItem(at: values) }
        let person = try Person(
            ["form", "FILE", "--values", values.path, "--set", "hours=7", "--set=name=Bob"], form: Self.fair)
        try person.sees("Bob", "Large", "Cake", "★★★★☆")
        person.types("\u{13}")
        try person.leaves(
            0,
            answer: #"{"name":"Bob","shirt":"Large","tasks":["cake"],"skills":null,"keen":"4","hours":"7","note":null,"#
                + #""password":null,"terms":true}"# + "\n")
    }

    @Test("Files are listed, opened, and judged")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "pictures"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("x".utf8).write(to: folder.appending(path: "pictures/face.png"))
        try Data("x".utf8).write(to: folder.appending(path: "notes.txt"))
        let person = try Person(["ask", #"{"name":"file","accept":["image/*"]}"#], columns: 200)
        try person.sees("┃ File")
        person.types("\u{1B}[200~\(folder.path)/notes.txt\u{1B}[201~\u{1B}\r")
        try person.sees("✗")
        person.types("\u{15}\(folder.path)/p")
        try person.sees("› \(folder.path)/pictures/")
        person.types("\r")
        try person.sees("› \(folder.path)/pictures/face.png")
        person.types("\r")
        try person.sees("pictures/face.png▏")
        person.types("\r")
        try person.leaves(0, answer: "\(folder.path)/pictures/face.png\n")
    }

    @Test("Colours are for those who want them, and nothing has a ground of its own")
    func colours() throws {
        for isWanted in [true, false] {
            let person = try Person(["ask", "expDate"], environment: ["NO_COLOR=\(isWanted ? "" : "1")"])
            person.types("13")
            try person.sees("Use a month")
            let colours = person.styles.filter { style in
                style.split(separator: ";").contains {
                    ["3", "4", "9", "1"].contains($0.prefix($0.count - 1)) && $0.count > 1
                }
            }
            #expect(Set(colours) == (isWanted ? ["31"] : []), "\(person.styles)")
            person.types("\u{1B}")
            try person.leaves(130)
        }
    }

    /// A form of the protocol's own, by its name.
    private func form(_ name: String) throws -> String {
        let file = URL(filePath: #filePath).appending(path: "../../../protocol/forms/\(name).json").standardizedFileURL
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test("The job application: pages, rows of sections, a file")
    func jobApplication() throws {
        let letter = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString).pdf")
        try Data("x".utf8).write(to: letter)
        defer { try? FileManager.default.removeItem(at: letter) }
        let person = try Person(["form", "FILE"], form: try form("job-application"))
        try person.sees("Page 1 of 5 · About you", "┃ Full name *")
        person.types("Ada Lovelace\r19901210\rada@example.com\r\r\r")
        try person.sees("Page 2 of 5 · The position", "┃ Position *")
        person.types("dri")
        try person.sees("Delivery", "› Driver")
        person.types("\r\u{1B}[D\r \r20270104\r25\r \r")
        try person.sees(
            "Page 3 of 5 · Experience", "Where you have worked 1 ─", "┃ Employer *", "[ + Schools and training ]")
        person.types("Analytical Engines\rProgrammer\r199801\r200512\r\r")
        try person.sees("Page 4 of 5 · Skills", "┃ Languages *")
        person.types("English\rFrench\r\r4\rI count.\t\r")
        try person.sees("Page 5 of 5 · Documents", "┃ Letter")
        person.types("\u{1B}[200~\(letter.path)\u{1B}[201~\r")
        try person.sees("┃ Curriculum vitae")
        person.types("\rmy aunt\r\r")
        try person.sees("[▏ ] All of this is true")
        person.types(" \r")
        try person.leaves(
            0,
            answer:
                #"{"name":"Ada Lovelace","born":"1990-12-10","email":"ada@example.com","phone":null,"website":null,"#
                + #""position":"driver","hours":"35","days":["mon"],"start":"2027-01-04","pay":"25.00","license":true,"#
                + #""languages":["English","French"],"baking":"4","about":"I count.","letter":"\#(letter.path)","#
                + #""record":null,"heard":"my aunt","keep":false,"true":true,"jobs":[{"employer":"Analytical Engines","#
                + #""title":"Programmer","from":"1998-01","to":"2005-12","leave":null}],"education":[]}"# + "\n")
    }

    @Test("The settings, of which two are changed")
    func settings() throws {
        let person = try Person(["form", "FILE", "--set", "scale=120"], form: try form("settings"))
        try person.sees("┃ Theme", "As the system has it", "120")
        person.types("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B")
        try person.sees("Dark", "› Night")
        person.types("\r\t\t\t\t\u{15}8\u{13}")
        try person.leaves(
            0,
            answer: #"{"theme":"night","scale":"120","motion":false,"language":"en","font":"Monospace","tab":"8","#
                + #""rulers":["80","120"],"save":true,"sound":true,"volume":"60","mail":["mentions","replies"],"#
                + #""address":null,"quiet":"22:00/07:00","proxy":"none","#
                + #""downloads":null,"happy":null,"usage":false}"# + "\n")
    }

    @Test("The tax return, with children and expenses")
    func tax() throws {
        let person = try Person(["form", "FILE"], form: try form("tax"), rows: 50)
        try person.sees("┃ Name *", "Taxpayer ─")
        person.types("Ada Lovelace\r12345678901\r10121990\r10115\r")
        try person.sees("┃ From *", "01.01.2025")
        person.types("\r\r50000\r60000\r")
        try person.sees("┃ Tax withheld * ✗", "Enter no more than the wages.")
        person.types("\u{15}12000\r\r40\t")
        try person.sees("┃ [ + Children ]")
        person.types("\rByron\r01022015\r98765432109")
        try person.sees("Children 1 ─", "98 765 432 109")
        person.types("\u{13}")
        try person.sees("2 to fix", "┃ Kind * ✗")
        person.types("tra\u{1B}[B\rA course\r\r\r300.5\t\t")
        // What is summed up stands below the rows.
        try person.sees("[ + Work expenses ]", "Work expenses in all", "300.50")
        let picture = person.picture
        let adder = try #require(picture.range(of: "[ + Work expenses ]"))
        #expect(picture[adder.upperBound...].contains("Work expenses in all"))
        person.types("\u{13}")
        try person.leaves(
            0,
            answer: #"{"name":"Ada Lovelace","taxNumber":"12345678901","born":"1990-12-10","postalCode":"10115","#
                + #""from":"2025-01-01","to":"2025-12-31","wages":"50000.00","withheld":"12000.00","share":null,"#
                + #""days":"40","expenses.total":"300.50","iban":null,"holder":null,"email":null,"#
                + #""children":[{"name":"Byron","born":"2015-02-01","taxNumber":"98765432109"}],"#
                + #""expenses":[{"kind":"training","what":"A course","from":null,"to":null,"amount":"300.50"}]}"# + "\n"
        )
    }

    #if os(Linux)
        @Test("In a script the answers are variables, wherever the form comes from and errors go")
        func script() throws {
            let person = try Person(
                ["form", "-", "--format", "keys"], form: #"{"title":"T","fields":[{"field":"name","label":"Name"}]}"#,
                script: #"answers=$("$@" <"$0" 2>/dev/null); echo "$?"; eval "$answers"; echo "<$name>""#)
            try person.sees("┃ Name")
            person.types("it's $(me)\r")
            try person.leaves(0, answer: "0\n<it's $(me)>\n")
        }

        @Test("A terminal of its own tells of another size by itself")
        func ownTerminal() throws {
            let person = try Person(["ask", "phrase"], script: #""$@""#)
            person.types("x")
            try person.sees("x▏")
            person.resizes(rows: 12, columns: 40)
            try person.sees("x▏", "Esc Leave")
            person.types("\u{3}")
            try person.leaves(130)
        }
    #endif

    @Test(
        "However it ends, the terminal is as it was",
        arguments: [SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGALRM, SIGVTALRM])
    func killed(by number: Int32) throws {
        let person = try Person(["ask", "phrase"])
        person.types("text")
        try person.sees("text▏")
        person.kills(number)
        try person.leaves(-number)
    }

    @Test("A process that is stopped gives the terminal back, and draws all anew when it goes on")
    func stopped() throws {
        let person = try Person(["ask", "phrase"])
        person.types("text")
        try person.sees("text▏")
        try person.stops()
        try person.sees("text▏", "Esc Leave")
        person.types("s\r")
        try person.leaves(0, answer: "texts\n")
    }

    /// A form with every kind of field.
    static let fair = """
        {"title":"Spring fair","form":"fair",
         "groups":[{"name":"you","title":"About you"},{"name":"work","title":"What you would do"}],
         "fields":[
          {"field":"name","group":"you","type":"name","label":"Full name","required":true},
          {"field":"shirt","group":"you","label":"Shirt","required":true,
           "type":{"name":"choice","choices":["Small","Medium","Large",{"label":"Mega","disabled":true}]}},
          {"field":"tasks","group":"work","label":"Tasks","type":{"name":"choices","choices":[
            {"label":"Cake","value":"cake","group":"Food"},{"label":"Coffee","value":"coffee","group":"Food"},
            {"label":"Set up","value":"setup","group":"Field"}]}},
          {"field":"skills","group":"work","label":"Skills","type":"tags"},
          {"field":"keen","group":"work","label":"How keen?","type":"rating"},
          {"field":"hours","group":"work","label":"Hours","type":{"name":"slider","min":0,"max":12}},
          {"field":"note","group":"work","label":"Note","type":"multiline"},
          {"field":"password","group":"work","label":"Password","type":"password"},
          {"field":"terms","group":"work","label":"I agree","type":"flag","required":true}]}
        """
}
