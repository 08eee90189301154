/// What the parameters of the built-in types mean, with an example of each, for people.
public enum TypeMeanings {
    /// What one parameter is for, in a few English words.
    public struct Meaning {
        public var text: String
        /// A value as JSON.
        public var example: String
    }

    /// Nil for a parameter that nobody wrote about.
    public static func meaning(of parameter: String, in type: String) -> Meaning? {
        let found = table.first { $0.name == "\(type).\(parameter)" } ?? table.first { $0.name == parameter }
        return found.map { Meaning(text: $0.text, example: $0.example) }
    }

    /// What is said of `type.parameter` goes before what is said of `parameter`.
    private static let text: StaticString = #"""
        accept|[".pdf","image/*"]|endings of names and media types, of which one is to fit
        affixes|"always"|when the sign of the currency or percentage shows
        between|" to "|what stands between the two ends of a range
        card|{"field":"number"}|the field with the card, whose network says how long the code is
        capitalize|"words"|which letters become capitals: the first of each word, whole words, none
        checksum|"error"|how grave a wrong check digit is
        choices|["Red",{"label":"Blue","value":"b"}]|what is chosen from: texts, or objects with a label
        clamp|true|a number beyond an end becomes the end
        address.countries|["DE","AT"]|of an address of several fields: the countries to choose from, else all
        address.country|"JP"|whose addresses are meant, or the field that says so; without it the address has a \#
        field of its own for that
        country.countries|["DE","AT"]|the countries to choose from, in that order, else all
        parameters|true|whether parameters may follow: text/html; charset=utf-8
        part|"postalCode"|which part of the address it is; without it form/open makes fields of all parts
        script|"latin"|whether regions and the order of parts are those of the country's own letters or Latin ones
        postalCode.country|"CH"|whose postal codes are meant, or the field that says so
        taxId.country|"BR"|whose numbers are meant, or the field that says so
        vat.country|"DE"|whose numbers are meant, or the field that says so, else those of any country whose \#
        letters are before its numbers
        nationalId.country|"SE"|whose numbers are meant, or the field that says so
        companyId.country|"FR"|whose numbers are meant, or the field that says so
        vat.number|"EIK"|which of the country's numbers, by its name
        nationalId.number|"Personnummer"|which of the country's numbers, by its name
        companyId.number|"SIREN"|which of the country's numbers, by its name
        number|"CPF"|which of the country's numbers, by its name
        country|"CH"|whose numbers may be typed without the calling code, or the field that says so
        countries|["CH","LI"]|the countries whose numbers are taken, else all
        currency|"EUR"|the currency by its code: its sign is that of the locale, and it says how many decimals there are
        custom|true|whether a text that is not in the list may be given
        decimalSign|","|what stands before the decimals, else as the locale has it
        decimals|3|how many digits may follow the decimal sign
        domains|["example.com","*.example.org"]|the domains that are taken, else all; `*.` for all below one
        entry|"centsFirst"|how the decimals are typed
        eui64|true|whether addresses of 64 bits are taken, too
        exclusiveMax|"100"|the number must be less than this
        exclusiveMin|"0"|the number must be more than this
        exists|false|whether the file must be there
        dateTime.format|"DD.MM.YYYY HH:mm"|in which order and how the parts are written; `locale` for that of \#
        the language
        time.format|"HH:MM:SS"|in which order and how the parts are written; `locale` for that of the language
        date.format|"DD.MM.YYYY"|in which order and how the parts are written; `locale` for that of the language
        tel.format|"international"|how a number is written when editing ends, else as it was typed
        format|"DD.MM.YYYY"|in which order and how the parts are written
        extension|true|whether an extension may follow: x123
        groupSign|"'"|what stands between groups of digits, else as the locale has it
        grouping|true|whether digits are written in groups: 1,234,567
        groups|"lakh"|how large the groups are: 1,234,567 or 12,34,567 or 123,4567
        international|true|whether letters of any script are taken, as UTS 46 and RFC 5891 say; `typed` has the \#
        domain in ASCII
        kind|"directory"|what the path is to lead to
        kinds|["mobile"]|what the numbers may be for: fixed, mobile, tollFree, premium, sharedCost, voip, \#
        personal, pager, uan or voicemail
        leadingZero|true|whether .5 becomes 0.5 while it is typed
        expYear.format|"YYYY"|how many digits of the year are written
        expired|"error"|how grave it is that the card has expired
        month|{"field":"month"}|the field with the month, with which the year is judged
        cvv.length|4|how many digits
        length|6|how many characters
        locale|"de"|the language of signs, words, names of months and countries, and digits (`ar-u-nu-arab`), else \#
        that of the client
        age.max|120|the greatest age
        choices.max|3|the most entries
        tags.max|3|the most items
        date.max|"today+1y"|the last day
        dateTime.max|"2030-12-31T18:00"|the last date and time
        time.max|"18:00"|the last time
        week.max|"2030-W52"|the last week
        rating.max|"10"|how many stars
        max|"10"|the greatest number
        maxSize|1048576|the most bytes
        age.min|18|the least age
        choices.min|1|the fewest entries
        tags.min|1|the fewest items
        date.min|"today-120y"|the first day
        dateTime.min|"2024-01-01T08:00"|the first date and time
        time.min|"08:00"|the first time
        week.min|"2024-W01"|the first week
        password.min|12|the fewest characters
        min|"1"|the least number
        negative|true|whether numbers below zero may be typed
        negativeStyle|"parentheses"|how numbers below zero are written: -5 or (5)
        networks|["visa","amex"]|whose cards are taken
        no|"no, thanks"|the word for no, else that of the locale
        notation|"scientific"|whether exponents may be typed: 1.5e3
        of|"email"|the type of each item, by name or with parameters
        order|"chosen"|in which order the entries are written
        overnight|true|whether the range may go over midnight
        plus4|true|whether four more digits may follow
        region|{"field":"state"}|the field with the region, whose postal codes are expected
        range|true|two of them, a beginning and an end
        refused|["example.net"]|the domains that are not taken
        requireDot|false|whether the domain must have a dot
        scheme|"https"|what is written before an address that is given without one
        schemes|["https"]|how the address may begin
        choices.separator|";"|what stands between entries
        separator|";"|what stands between items
        time.step|900|how many seconds times are apart
        step|"0.5"|how far numbers are apart
        symbol|"£"|the sign of the currency
        symbolPlace|"after"|on which side of the digits the sign stands
        symbolSpace|true|whether a space stands between sign and digits
        unique|false|whether an item that is there twice goes
        value|"rfc3966"|how the program gets the number
        version|"6"|which addresses are taken
        window|5|how many years before and behind this one are taken
        yes|"yes, please"|the word for yes, else that of the locale
        """#
    private static let table = TableText(text).rows.map { (name: $0[0], example: $0[1], text: $0[2]) }
}
