/// The states, the federal district and the territories of the United States, by the two-letter codes of the United
/// States Postal Service (Publication 28, appendix B), with the traditional abbreviations of the Government Printing
/// Office's style manual and those in common use.
enum UnitedStates {
    struct State: Sendable {
        let code: String
        let name: String
        /// Traditional abbreviations, without dots.
        let abbreviations: [String]

        init(_ code: String, _ name: String, _ abbreviations: String...) {
            self.code = code
            self.name = name
            self.abbreviations = abbreviations
        }
    }

    static let states: [State] = [
        State("AL", "Alabama", "Ala"), State("AK", "Alaska", "Alas"), State("AZ", "Arizona", "Ariz"),
        State("AR", "Arkansas", "Ark"), State("CA", "California", "Calif", "Cal"),
        State("CO", "Colorado", "Colo", "Col"), State("CT", "Connecticut", "Conn"), State("DE", "Delaware", "Del"),
        State("DC", "District of Columbia", "D C", "Wash D C", "Washington D C", "Washington DC", "Dist of Columbia"),
        State("FL", "Florida", "Fla", "Flor"), State("GA", "Georgia", "Geo"), State("HI", "Hawaii", "Haw"),
        State("ID", "Idaho", "Ida"), State("IL", "Illinois", "Ill", "Ills"), State("IN", "Indiana", "Ind"),
        State("IA", "Iowa"), State("KS", "Kansas", "Kans", "Kan"), State("KY", "Kentucky", "Ken", "Kent"),
        State("LA", "Louisiana"), State("ME", "Maine"), State("MD", "Maryland"),
        State("MA", "Massachusetts", "Mass"), State("MI", "Michigan", "Mich"), State("MN", "Minnesota", "Minn"),
        State("MS", "Mississippi", "Miss"), State("MO", "Missouri"), State("MT", "Montana", "Mont"),
        State("NE", "Nebraska", "Nebr", "Neb"), State("NV", "Nevada", "Nev"),
        State("NH", "New Hampshire", "N H", "N Hampshire"), State("NJ", "New Jersey", "N J", "N Jersey"),
        State("NM", "New Mexico", "N M", "N Mex", "New Mex", "N Mexico"),
        State("NY", "New York", "N Y", "N York"),
        State("NC", "North Carolina", "N C", "N Car", "N Carolina", "No Carolina", "No Car"),
        State("ND", "North Dakota", "N D", "N Dak", "N Dakota", "No Dakota", "No Dak"), State("OH", "Ohio"),
        State("OK", "Oklahoma", "Okla"), State("OR", "Oregon", "Oreg", "Ore"),
        State("PA", "Pennsylvania", "Penna", "Penn"), State("RI", "Rhode Island", "R I"),
        State("SC", "South Carolina", "S C", "S Car", "S Carolina", "So Carolina", "So Car"),
        State("SD", "South Dakota", "S D", "S Dak", "S Dakota", "So Dakota", "So Dak"),
        State("TN", "Tennessee", "Tenn"), State("TX", "Texas", "Tex"), State("UT", "Utah"), State("VT", "Vermont"),
        State("VA", "Virginia", "Virg"), State("WA", "Washington", "Wash"),
        State("WV", "West Virginia", "W Va", "W V", "W Virg", "W Virginia", "West Va"),
        State("WI", "Wisconsin", "Wis", "Wisc"), State("WY", "Wyoming", "Wyo"),
        State("AS", "American Samoa", "Amer Samoa"), State("GU", "Guam"),
        State("MP", "Northern Mariana Islands", "N Mariana Islands", "No Mariana Islands", "CNMI"),
        State("PR", "Puerto Rico", "P R"),
        State("VI", "Virgin Islands", "V I", "US Virgin Islands", "U S Virgin Islands", "USVI"),
    ]

    static let codes: [String] = states.map { $0.code }
}
