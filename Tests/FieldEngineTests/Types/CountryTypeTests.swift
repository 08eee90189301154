import TestSupport
import Testing

@testable import FieldEngine

@Suite struct CountryTypeTests {
    @Test("A country is found by its name and its code")
    func countries() throws {
        for (keys, text, code) in [
            ("germ!", "Germany", "DE"), ("at!", "Austria", "AT"), ("Cote d'Ivoire!", "Côte d’Ivoire", "CI"),
            ("usa!", "United States", "US"),
            ("UK!", "United Kingdom", "GB"), ("aq!", "Antarctica", "AQ"), ("bouv!", "Bouvet Island", "BV"),
            // Other names, also those that are no beginning of the label, and none that another country begins with.
            ("america!", "United States", "US"), ("U.S.A.!", "United States", "US"), ("Turkey!", "Türkiye", "TR"),
            ("Trinidad and Tobago!", "Trinidad & Tobago", "TT"), ("saint lucia!", "St. Lucia", "LC"),
            ("Korea, Republic of!", "South Korea", "KR"), ("GBR!", "United Kingdom", "GB"), ("amer!", "amer", nil),
            ("U.A.E.!", "United Arab Emirates", "AE"), ("St Kitts and Nevis!", "St. Kitts & Nevis", "KN"),
            ("Saint Vincent & the Grenadines!", "St. Vincent & Grenadines", "VC"), ("S. Korea!", "South Korea", "KR"),
            ("Congo-Brazzaville!", "Congo - Brazzaville", "CG"), ("D.R. Congo!", "Congo - Kinshasa", "CD"),
            ("Cote d Ivoire!", "Côte d’Ivoire", "CI"), ("Guinea Bissau!", "Guinea-Bissau", "GW"),
            ("Bolivia (Plurinational State of)!", "Bolivia", "BO"), ("Lao PDR!", "Laos", "LA"),
            ("PRC!", "China", "CN"), ("Congo!", "Congo", nil), ("mar!", "mar", nil), ("MAR!", "Morocco", "MA"),
        ] as [(String, String, String?)] {
            var field = try TestField("country", .table([]))
            try field.press(keys: keys)
            #expect(field.text == text)
            #expect(field.field.typedValue(at: field.now) == code.map { .text($0) })
        }
    }

    @Test("Each other name of a country is one's alone, and can be typed")
    func otherNames() throws {
        let type = try TestField("country").field.definition.type
        let listing = try #require(type.listing)
        let names = AddressFormat.all.map { $0.country }
        for format in AddressFormat.all {
            for word in format.spellings where !word.isEmpty {
                #expect(listing.place(of: word).map { names[$0] } == format.country, "\(word)")
            }
        }
    }

    @Test("Readers find a country as their language calls it, as in English, and by its code")
    func languages() throws {
        for (locale, keys, text, code) in [
            ("de", "österr!", "Österreich", "AT"), ("de-CH", "germany!", "Deutschland", "DE"),
            ("de", "NGA!", "Nigeria", "NG"), ("de", "Elfenbeinküste!", "Côte d’Ivoire", "CI"),
            ("fr", "Deutschland!", "Deutschland", nil), ("ja", "英国!", "イギリス", "GB"), ("ja", "Japan!", "日本", "JP"),
            // In Vietnamese that is Russia, and three capitals are the code of Nigeria elsewhere.
            ("vi", "NGA!", "Nga", "RU"), ("vi", "AO!", "Angola", "AO"), ("vi", "ao!", "Áo", "AT"),
            ("tr", "izlanda!", "İzlanda", "IS"), ("ar", "مصر!", "مصر", "EG"),
            ("zh-HK", "德國!", "德國", "DE"), ("pt-PT", "EUA!", "Estados Unidos", "US"),
            // No messages are in Welsh.
            ("cy", "Germany!", "Germany", "DE"),
        ] as [(String, String, String, String?)] {
            var field = try TestField("country", .texts(["locale": locale]))
            try field.press(keys: keys)
            #expect(field.text == text)
            #expect(field.field.typedValue(at: field.now) == code.map { .text($0) }, "\(locale) \(keys)")
        }
    }

    @Test("Countries are proposed in the order of the language, or as the client has them")
    func order() throws {
        for (locale, last) in [("sv", "Östtimor"), ("de", "Zypern"), ("en", "Zimbabwe"), ("zh", "中国香港特别行政区")] {
            let list = try TestField("country", .texts(["locale": locale])).field.definition.type.listing?.list
            #expect(list?.labels.last == last)
            #expect(list?.labels.count == AddressFormat.all.count)
        }
        let parameters = Parameter.table([
            Parameter.Member(name: "locale", value: .text("sv")),
            Parameter.Member(name: "countries", value: .list([.text("AT"), .text("DE")])),
        ])
        let list = try TestField("country", parameters).field.definition.type.listing?.list
        #expect(list?.labels == ["Österrike", "Tyskland"])
    }

    @Test("All languages of the messages have a name for each country, which is one's alone")
    func names() throws {
        let codes = Set(AddressFormat.all.map { $0.country })
        for language in MessageLanguage.allCases where language != .en {
            let rows = CountryNames.rows(in: language)
            #expect(Set(rows.map { $0[0] }) == codes && rows.count == codes.count, "\(language)")
            let type = try TestField("country", .texts(["locale": language.tag])).field.definition.type
            let listing = try #require(type.listing)
            for (place, row) in rows.enumerated() {
                let english = try #require(AddressFormat.format(of: row[0])).name
                for word in row + [english] {
                    #expect(listing.place(of: word) == place, "\(language) \(word)")
                }
            }
        }
    }
}
