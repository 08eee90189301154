// swift-format-ignore-file

/// What built-in types are, for people who choose one. Data.
enum TypeDescriptions {
    static let text: StaticString = """
        phrase|Any text of one line.
        data|Text without white space.
        dataLength|A number of characters without white space.
        name|A person's name: letters of any script, apostrophe, hyphen, full stop, middle dot, space.
        street|A street address of one line.
        city|A city: letters, apostrophe, hyphen, full stop, middle dot, space.
        intcity|A city of any country: letters, apostrophe, hyphen, full stop, middle dot, / ( ) &, space.
        streetnumber|A house number of up to six digits.
        zip|A ZIP code of the USA.
        phone|A telephone number of North America.
        ssn|A Social Security number of the USA.
        state|A state or territory of the USA: code, abbreviation or name.
        st|A state of the USA by its two-letter code.
        age|An age in whole years.
        date|A date that exists, in the format asked for.
        time|A time of day, in the format asked for.
        dateTime|A date with a time of day, in the format asked for.
        week|A week that exists, as ISO 8601 counts them.
        expDate|The expiry date of a card, month and year.
        expMonth|The month in which a card expires.
        expYear|The year in which a card expires.
        credit|A card number of sixteen digits.
        card|A card number, as long and grouped as its network's are.
        cvv|The security code of a card.
        currency|An amount of money.
        percent|A percentage.
        number|A number.
        email|An e-mail address.
        url|An absolute web address.
        ip|An IP address.
        tel|A telephone number of any country, with + and its calling code.
        country|A country, by its name or its code.
        address|A part of a postal address, as its country has it.
        postalCode|A postal code, as its country writes them.
        iban|An international bank account number (IBAN).
        taxId|A number by which a country's tax office knows people and companies.
        vat|A number for value-added tax; without a country, one that begins with its country's letters.
        nationalId|A number by which a country knows its people.
        companyId|A number of a country's register of companies.
        bic|A bank's code of ISO 9362, with or without its branch.
        aba|A routing transit number of a bank in the USA.
        sortCode|A sort code of a bank in the United Kingdom or Ireland.
        clabe|A Mexican bank account's number.
        lei|A legal entity's identifier of ISO 17442.
        isin|A security's number of ISO 6166.
        cusip|A security's number of North America.
        sedol|A security's number of the London Stock Exchange.
        isbn|A book's number of ISO 2108, with 13 or 10 characters.
        issn|A journal's number of ISO 3297.
        ean|An article's number with 13 or 8 digits, as bar codes have it.
        gtin|A trade item's number of GS1 with 8, 12, 13 or 14 digits.
        imei|A mobile device's number.
        vin|A vehicle's number of ISO 3779.
        containerNumber|A freight container's number of ISO 6346.
        uuid|A universally unique identifier of RFC 9562.
        macAddress|The address of a network card.
        hostname|The name of a host.
        cidr|A network: an IP address and the length of its prefix.
        color|A colour in hexadecimal digits: #rgb, #rgba, #rrggbb or #rrggbbaa.
        semver|A version by Semantic Versioning.
        mimeType|A media type such as image/png.
        base64|Bytes in base 64.
        hex|Bytes in hexadecimal digits, two for each.
        password|A password, with a badge that says how strong it is.
        pin|A number of digits, such as a PIN.
        choice|One of a list of texts.
        choices|Several of a list of texts.
        flag|Yes or no.
        rating|How many of some stars.
        slider|A number between two ends, in steps.
        file|A path of a file or folder, which the client looks at.
        tags|A list of texts of one type.
        multiline|Any text of any number of lines.
        """
}
