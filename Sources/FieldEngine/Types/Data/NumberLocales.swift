// Made by .ci/tables/number_locales.py of the Unicode CLDR 41, for which Unicode's notice in LICENSE holds. Not edited.

/// The signs of numbers by language, as the Unicode CLDR 41 has them; where those of currencies stand, as PyPI
/// Babel 2.18.0 has it. Data; it is looked at when a type is made.
extension NumberLocale {
    static let numbers: [Row] = [
        Row(
            .comma, .point, .thousand, 1,
            """
            ar-dz ar-lb ar-ly ar-ma ar-mr ar-tn ast az bs ca da de dsb el en-at en-be en-de en-dk en-es \
            en-id en-it en-nl en-pl en-ro en-si es-ar es-bo es-cl es-co es-ec es-py es-uy es-ve eu fo fr-lu \
            fr-ma fur fy gl hr hsb id is it jgo jv kgp kkj kl ku lb ln lo lu mgh mk ms-bn ms-id mua nds nl \
            nnh ps pt qu-bo rn ro rw sc seh sg sl sr su sw-cd tr uz-arab vi wo yrl
            """),
        Row(
            .comma, .noBreakSpace, .thousand, 1,
            """
            af agq bas br cs de-at dua dyo en-cz en-fi en-hu en-no en-pt en-se en-sk en-za eo es-cr ewo ff \
            fi fr-ca hu hy kab kea kk ksf ksh ky lt nb nmg nn no os pt-ao ru sah se shi sk smn sv tg tk tt \
            tzm uk uz yav zgh
            """),
        Row(
            .point, .comma, .thousand, 1,
            """
            es-419 es-br es-bz es-cu es-do es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-sv es-us ff-adlm \
            hi-latn pa-arab ta-my ta-sg
            """),
        Row(
            .comma, .noBreakSpace, .thousand, 2,
            """
            be bg et ka lv pl pt-ch pt-cv pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl ru-ua sq
            """),
        Row(
            .point, .comma, .lakh, 1,
            """
            as bn brx ccp dz en-in gu hi ml mr ne or pa sa ta te
            """),
        Row(
            .point, .noBreakSpace, .thousand, 1,
            """
            dje khq mfe ses twq xh
            """),
        Row(
            .point, .quote, .thousand, 1,
            """
            de-ch de-li en-ch gsw it-ch rm
            """),
        Row(
            .comma, .point, .thousand, 2,
            """
            es ia
            """),
        Row(
            .comma, .narrowSpace, .thousand, 1,
            """
            en-fr fr
            """),
        Row(
            .point, .comma, .thousand, 3,
            """
            ee
            """),
        Row(
            .comma, .quote, .thousand, 1,
            """
            wae
            """),
    ]

    /// Where money has other signs than numbers have.
    static let money: [Row] = [
        Row(
            .comma, .point, .thousand, 1,
            """
            de-at
            """),
        Row(
            .point, .narrowSpace, .thousand, 1,
            """
            fr-ch
            """),
    ]

    /// Where the sign of an amount does not stand before the digits, or apart from them.
    static let moneySymbols: [SymbolRow] = [
        SymbolRow(
            isBefore: false, hasSpace: true,
            """
            ar asa ast az bas be bg br bs ca ce cs da de dsb dua dyo el en-150 en-be en-de en-dk en-fi en-se \
            en-si es et eu ewo ff fi fo fr gl gsw he hr hsb hu hy is it ka kea kk ksf ku ky lb ln lt lv mk \
            my nb nmg nn no pl pt-ao pt-ch pt-cv pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl rm ro ru \
            sah sc se sk sl smn sq sr sv tg tk tt tzm uk uz vi xog yav
            """),
        SymbolRow(
            isBefore: true, hasSpace: true,
            """
            as bo brx ckb de-at de-ch de-li en-at en-ch en-mv en-nl eo es-pe es-py es-uy fa ff-adlm fur fy \
            ha ia ii it-ch jgo jv kgp kkj kok ks-deva ksh lag lkt lrc mai mfe mg mgh mgo mi mn mni ms-bn mzn \
            nds ne nl nnh os pa-arab ps pt qu rw sat sd sw ta-my ta-sg to uz-arab wae wo yi yrl
            """),
        SymbolRow(
            isBefore: true, hasSpace: false,
            """
            bn-in es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni \
            es-pa es-pr es-sv es-us es-ve
            """),
        SymbolRow(
            isBefore: false, hasSpace: false,
            """
            agq bez bn ccp dje kab khq km ksb lg lu luo rn rwk sbp seh ses shi twq zgh
            """),
    ]

    /// Where the minus of an amount stands behind the sign of its currency, and whether apart from it.
    static let signsBehindSymbols: [SymbolRow] = [
        SymbolRow(
            isBefore: true, hasSpace: false,
            """
            de-ch en-ch es-cl es-ec es-ve it-ch kl lo sg
            """),
        SymbolRow(
            isBefore: true, hasSpace: true,
            """
            en-nl es-py nl
            """),
    ]

    /// Where the sign of a percentage does not stand behind the digits, or apart from them.
    static let percentSymbols: [SymbolRow] = [
        SymbolRow(
            isBefore: false, hasSpace: true,
            """
            bas be br bs ce cs da de dsb dua dz en-at en-de en-dk en-fi en-se es fi fo fr gl gsw hr hsb kl \
            ksh lb lt mk nb nds nn no qu rm rn ro ru se sk sl smn sv tk tt zgh
            """),
        SymbolRow(
            isBefore: false, hasSpace: false,
            """
            bs-cyrl de-ch de-li fr-ch
            """),
        SymbolRow(
            isBefore: true, hasSpace: false,
            """
            ku tr
            """),
        SymbolRow(
            isBefore: true, hasSpace: true,
            """
            eu
            """),
    ]
}
