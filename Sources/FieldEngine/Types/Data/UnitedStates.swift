/// The states, the federal district and the territories of the United States, the states that are freely associated with them, and where
/// their mail goes to soldiers, by the two-letter codes of the United
/// States Postal Service (Publication 28, appendix B), with the traditional abbreviations of the Government Printing
/// Office's style manual and those in common use.
enum UnitedStates {
    struct State: Sendable {
        let code: String
        let name: String
        /// Traditional abbreviations, without dots.
        let abbreviations: [String]
    }

    static let states = TableText(
        """
        AL|Alabama|Ala
        AK|Alaska|Alas
        AZ|Arizona|Ariz
        AR|Arkansas|Ark
        CA|California|Calif|Cal
        CO|Colorado|Colo|Col
        CT|Connecticut|Conn
        DE|Delaware|Del
        DC|District of Columbia|D C|Wash D C|Washington D C|Washington DC|Dist of Columbia
        FL|Florida|Fla|Flor
        GA|Georgia|Geo
        HI|Hawaii|Haw
        ID|Idaho|Ida
        IL|Illinois|Ill|Ills
        IN|Indiana|Ind
        IA|Iowa
        KS|Kansas|Kans|Kan
        KY|Kentucky|Ken|Kent
        LA|Louisiana
        ME|Maine
        MD|Maryland
        MA|Massachusetts|Mass
        MI|Michigan|Mich
        MN|Minnesota|Minn
        MS|Mississippi|Miss
        MO|Missouri
        MT|Montana|Mont
        NE|Nebraska|Nebr|Neb
        NV|Nevada|Nev
        NH|New Hampshire|N H|N Hampshire
        NJ|New Jersey|N J|N Jersey
        NM|New Mexico|N M|N Mex|New Mex|N Mexico
        NY|New York|N Y|N York
        NC|North Carolina|N C|N Car|N Carolina|No Carolina|No Car
        ND|North Dakota|N D|N Dak|N Dakota|No Dakota|No Dak
        OH|Ohio
        OK|Oklahoma|Okla
        OR|Oregon|Oreg|Ore
        PA|Pennsylvania|Penna|Penn
        RI|Rhode Island|R I
        SC|South Carolina|S C|S Car|S Carolina|So Carolina|So Car
        SD|South Dakota|S D|S Dak|S Dakota|So Dakota|So Dak
        TN|Tennessee|Tenn
        TX|Texas|Tex
        UT|Utah
        VT|Vermont
        VA|Virginia|Virg
        WA|Washington|Wash
        WV|West Virginia|W Va|W V|W Virg|W Virginia|West Va
        WI|Wisconsin|Wis|Wisc
        WY|Wyoming|Wyo
        AS|American Samoa|Amer Samoa
        GU|Guam
        MP|Northern Mariana Islands|N Mariana Islands|No Mariana Islands|CNMI
        PR|Puerto Rico|P R
        VI|Virgin Islands|V I|US Virgin Islands|U S Virgin Islands|USVI
        FM|Federated States of Micronesia|Micronesia
        MH|Marshall Islands
        PW|Palau
        AA|Armed Forces Americas|Armed Forces of the Americas
        AE|Armed Forces Europe|Armed Forces Africa|Armed Forces Canada|Armed Forces Middle East
        AP|Armed Forces Pacific
        """
    ).rows.map { State(code: $0[0], name: $0[1], abbreviations: Array($0[2...])) }

    static let codes: [String] = states.map { $0.code }
}
