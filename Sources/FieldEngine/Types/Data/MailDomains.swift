/// Domains of mail that many people have, by the providers' own pages and public counts of addresses.
enum MailDomains {
    /// Those that a mistyped one is compared with.
    static let wellKnown = TableText(
        """
        gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.co.in
        yahoo.co.jp yahoo.com.br yahoo.ca hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it
        outlook.com outlook.de outlook.fr outlook.es live.com live.co.uk live.fr live.nl msn.com icloud.com
        aol.com comcast.net verizon.net sbcglobal.net bellsouth.net charter.net protonmail.com proton.me
        fastmail.com zoho.com yandex.ru mail.ru web.de gmx.de gmx.net gmx.com t-online.de freenet.de orange.fr
        wanadoo.fr laposte.net libero.it btinternet.com virginmedia.com bigpond.com shaw.ca rogers.com
        terra.com.br uol.com.br rediffmail.com naver.com 163.com 126.com qq.com yahoo.com.mx yahoo.com.ar
        yahoo.com.au yahoo.co.id hotmail.com.br hotmail.com.tr bol.com.br outlook.com.br outlook.it live.it
        telenet.be skynet.be ziggo.nl bluewin.ch virgilio.it tiscali.it alice.it poczta.onet.pl interia.pl
        seznam.cz centrum.cz azet.sk freemail.hu citromail.hu mynet.com rambler.ru inbox.ru ukr.net walla.co.il
        hanmail.net daum.net docomo.ne.jp ezweb.ne.jp softbank.ne.jp foxmail.com sina.com sohu.com
        optusnet.com.au xtra.co.nz mweb.co.za sapo.pt telefonica.net online.no telia.com elisanet.fi
        """
    ).words

    /// Domains that are near to one of those and no mistake.
    private static let innocent = Set(
        TableText(
            """
            mail.com email.com ymail.com rocketmail.com gmx.at gmx.ch gmx.fr gmx.us gmx.es yahoo.cl yahoo.dk
            yahoo.ie yahoo.in yahoo.no yahoo.pl yahoo.ro yahoo.se yahoo.gr yahoo.at yahoo.be yahoo.nl yahoo.co.id
            yahoo.co.nz yahoo.co.th yahoo.co.za yahoo.com.ar hotmail.be hotmail.ch hotmail.dk hotmail.nl
            hotmail.no hotmail.se hotmail.gr hotmail.ca hotmail.cl outlook.at outlook.be outlook.ie outlook.in
            outlook.it outlook.dk outlook.jp outlook.cl outlook.pt live.be live.ca live.cn live.de live.dk
            live.ie live.in live.it live.jp live.no live.se live.at live.cl protonmail.ch proton.ch fastmail.fm
            zoho.eu zoho.in orange.es terra.es yandex.com yandex.ua yandex.kz yandex.by
            """
        ).words)

    /// A well-known domain as it is compared: by bytes, since all are ASCII.
    private struct Known {
        var domain: String
        var bytes: [UInt8]
        /// How long its name is, without the ending.
        var nameLength: Int
        /// What is asked of each with every key lies here, so that no array is looked into for it.
        private let count: Int
        private let first: UInt8
        private let second: UInt8

        init(_ domain: String) {
            self.domain = domain
            bytes = Array(domain.utf8)
            nameLength = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
            count = bytes.count
            (first, second) = bytes.firstTwo ?? (0, 0)
        }

        /// Whether one slip may lie between this and another domain, by their lengths and beginnings alone. A slip in the
        /// first two bytes leaves one of them in its place, or moves one by a place.
        func mayBeMeant(by other: (count: Int, first: UInt8, second: UInt8)) -> Bool {
            abs(other.count - count) <= 1
                && (other.first == first || other.second == second || other.first == second || other.second == first)
        }

        func begins(with text: String) -> Bool {
            // The first byte says it of most.
            text.utf8.count <= bytes.count && text.utf8.first == bytes.first && bytes.begins(withBytesOf: text)
        }
    }

    private static let known = wellKnown.map(Known.init)
    private static let names = Set(wellKnown)

    /// The well-known domain that differs from this one by one slip of the finger: a character left out, put in, put
    /// for another, or two changed about. Of names that are short anything is near, so that there only the ending is
    /// looked at.
    static func domain(meantBy typed: String, mayBeUnfinished: Bool) -> String? {
        guard let index = typed.withUTF8Bytes({ indexOfNearest(to: $0) }) else { return nil }
        // Asked last, since hardly any domain comes this far.
        return isMeant(typed, mayBeUnfinished: mayBeUnfinished) ? nil : known[index].domain
    }

    private static func indexOfNearest(to domain: UnsafeBufferPointer<UInt8>) -> Int? {
        guard domain.count >= 4, domain.count <= 20 else { return nil }
        let beginning = (count: domain.count, first: domain[0], second: domain[1])
        // By index: to take each out to be looked at would count references to all that it holds.
        return known.indices.first { index in
            guard known[index].mayBeMeant(by: beginning) else { return false }
            let nameLength = known[index].nameLength
            if nameLength < 4, !domain.starts(with: known[index].bytes.prefix(nameLength + 1)) { return false }
            return isOneSlip(domain, known[index].bytes)
        }
    }

    /// Whether a domain is one itself, or near to one and no mistake.
    static func isInnocent(_ domain: String) -> Bool { names.contains(domain) || innocent.contains(domain) }

    /// The same, or the beginning of one that is still being typed.
    private static func isMeant(_ typed: String, mayBeUnfinished: Bool) -> Bool {
        isInnocent(typed) || mayBeUnfinished && known.contains { $0.begins(with: typed) }
    }

    private static func isOneSlip(_ typed: UnsafeBufferPointer<UInt8>, _ meant: [UInt8]) -> Bool {
        var prefix = 0
        while prefix < typed.count, prefix < meant.count, typed[prefix] == meant[prefix] { prefix += 1 }
        let left = typed[prefix...]
        let right = meant[prefix...]
        if left.count != right.count {
            return left.count > right.count
                ? left.dropFirst().elementsEqual(right) : right.dropFirst().elementsEqual(left)
        }
        if left.dropFirst().elementsEqual(right.dropFirst()) { return true }
        guard left.count >= 2, let (a, b) = left.firstTwo, let (c, d) = right.firstTwo else { return false }
        return a == d && b == c && left.dropFirst(2).elementsEqual(right.dropFirst(2))
    }
}

extension RandomAccessCollection where Index == Int {
    fileprivate var firstTwo: (Element, Element)? {
        count >= 2 ? (self[startIndex], self[startIndex + 1]) : nil
    }
}
