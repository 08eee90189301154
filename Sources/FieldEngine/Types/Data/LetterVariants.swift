/// Letters that a search takes for others: with an accent for the one without, a ligature for its letters.
///
/// From the canonical decompositions of the Unicode Character Database 15 (Latin, Greek, and in Cyrillic those that writers
/// leave out), and letters with strokes and ligatures as people type them who do not have them. Small letters only,
/// and an ideograph that Taiwan writes in two ways.
enum LetterVariants {
    static let all = TableText(
        """
        a|àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
        b|ḃḅḇƀɓ
        c|çćĉċčḉȼ
        d|ďḋḍḏḑḓđðɖɗ
        e|èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệǝə
        f|ḟ
        g|ĝğġģǧǵḡǥɠ
        h|ĥȟḣḥḧḩḫẖħ
        i|ìíîïĩīĭįǐȉȋḭḯỉịıɨ
        j|ĵǰɉ
        k|ķǩḱḳḵƙ
        l|ĺļľḷḹḻḽłŀƚ
        m|ḿṁṃ
        n|ñńņňǹṅṇṉṋŋɲ
        o|òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøɵ
        p|ṕṗƥ
        r|ŕŗřȑȓṙṛṝṟɍ
        s|śŝşšșṡṣṥṧṩ
        t|ţťțṫṭṯṱẗŧ
        u|ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữựʉ
        v|ṽṿ
        w|ŵẁẃẅẇẉẘ
        x|ẋẍ
        y|ýÿŷȳẏẙỳỵỷỹɏ
        z|źżžẑẓẕƶʐ
        α|άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
        ε|έἐἑἒἓἔἕὲέ
        η|ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
        ι|ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ
        ο|όὀὁὂὃὄὅὸό
        ρ|ῤῥ
        σ|ς
        υ|ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
        ω|ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
        е|ѐё
        и|ѝ
        і|ї
        ae|æǽǣ
        oe|œ
        ss|ß
        th|þ
        ij|ĳ
        dz|ǆǳ
        lj|ǉ
        nj|ǌ
        ff|ﬀ
        fi|ﬁ
        fl|ﬂ
        台|臺
        """
    ).rows.map { (letter: $0[0], variants: $0[1]) }
}
