// Made by .ci/tables/calendar_formats.py of the Unicode CLDR 41, for which Unicode's notice in LICENSE holds. Not edited.

/// In which order languages write dates and times, as the Unicode CLDR 41 has it. Data; it is looked at when a type is made.
/// In a line stands behind what is said the tags, in small letters, of the languages that it is said of.
extension CalendarFormats {
    /// Where it is not MM/DD/YYYY.
    static let dates: StaticString = """
        DD/MM/YYYY|agq am ar asa ast bas bem bez bm bn br ca ccp cgg cy dav dje doi dua dyo ebu el en-001 en-150 en-ae \
        en-ag en-ai en-at en-au en-bb en-be en-bm en-bs en-bw en-bz en-cc en-ch en-ck en-cm en-cx en-cy en-cz en-de \
        en-dg en-dk en-dm en-er en-es en-fi en-fj en-fk en-fm en-fr en-gb en-gd en-gg en-gh en-gi en-gm en-gs en-gy \
        en-hk en-hu en-id en-ie en-il en-im en-in en-io en-it en-je en-jm en-ke en-ki en-kn en-ky en-lc en-lr en-ls \
        en-mg en-mo en-ms en-mt en-mu en-mv en-mw en-my en-na en-nf en-ng en-nl en-no en-nr en-nu en-nz en-pg en-pk \
        en-pl en-pn en-pt en-pw en-ro en-rw en-sb en-sc en-sd en-sg en-sh en-si en-sk en-sl en-ss en-sx en-sz en-tc \
        en-tk en-to en-tt en-tv en-tz en-ug en-vc en-vg en-vu en-ws en-zm en-zw es ewo ff fr fur ga gd gl gu guz gv ha \
        haw hi id ig it jmc kab kam kde kea kgp khq ki kln km kn ks-deva ksb ksf kw ky lag lg ln lo lu luo luy mai mas \
        mer mfe mgh ml mni mr ms mt mua naq nd nl-be nmg nnh nus nyn om pa pcm pt rn rof rwk sa saq sat sbp sc seh ses \
        sg shi so su sw ta te teo tg th ti to twq tzm ur uz vai vi vun xog yav yo yrl zgh zh-hans-hk zh-hans-mo \
        zh-hans-sg zh-hant-hk zh-hant-mo
        DD.MM.YYYY|az be bg da de dsb et fi fo fr-ch gsw he hsb hy is ka kk lb mk nb nds nn no os pl ro ru se-fi smn \
        sq tk tr tt uk
        YYYY-MM-DD|af bo brx ce ckb dz en-ca en-se eo fr-ca ii jgo kl ku lrc lt mg mgo mzn ne ps rw sah sd se si sn sv \
        ug uz-arab wae xh
        DD-MM-YYYY|as es-cl ff-adlm fy ia jv kok mi my nl qu rm wo yi
        YYYY/MM/DD|ak en-za eu fa ja yue zh
        DD. MM. YYYY|cs ksh sk sl
        DD.MM.YYYY.|bs lv sr
        MM/DD/YYYY|es-pa es-pr sd-deva
        YYYY. MM. DD.|hu ko
        DD. MM. YYYY.|hr
        DD/MM YYYY|kkj
        YYYY.MM.DD|mn
        """

    /// Where it is not h:mm a.
    static let times: StaticString = """
        HH:mm|af agq ar-km ar-ma asa ast az bas be bez bm bo br bs ce cgg ckb-ir cy dav de dje dua dyo ebu ee-tg \
        en-150 en-ai en-at en-be en-bi en-bw en-bz en-cc en-ch en-ck en-cm en-cx en-cz en-de en-dg en-es en-fk en-fr \
        en-gb en-gg en-gi en-gs en-hu en-ie en-im en-io en-it en-je en-ke en-mg en-ms en-mt en-mu en-mv en-nf en-ng \
        en-nl en-no en-nr en-nu en-pl en-pn en-pt en-ro en-rw en-sc en-se en-sh en-si en-sk en-sx en-tk en-tv en-tz \
        en-ug en-za en-zw eo es-419 es-ar es-bo es-br es-bz es-cl es-cr es-cu es-ec es-gt es-hn es-mx es-ni es-pe \
        es-py es-sv es-uy et eu ewo ff fo fr fur fy ga gd gl gsw guz gv ha hr hy ia ig ii is it jgo jmc jv ka kam kde \
        kea kgp khq ki kk kkj kln ksb ksf ksh ku kw ky lag lb lg ln lrc lt lu luo luy lv mas mer mfe mg mgh mgo mk mn \
        mt mua mzn nb nd nds ne nl nmg nn nnh no nyn om-ke os pcm pl pt qu rm rn ro rof ru rw rwk sah saq sbp sc se \
        seh ses sg shi sl sn so-ke sq-mk sq-xk sr sv sw ta-lk teo tg th tk tr twq tzm ug uk uz vi vun wae wo xh xog \
        yav yi yo yrl yue-hans zgh zh zu
        h:mm a|af-na bo-in es-co es-do es-pa es-ph es-pr es-us es-ve ff-adlm-gh ff-adlm-gm ff-adlm-lr ff-adlm-mr \
        ff-adlm-sl ff-latn-gh ff-latn-gm ff-latn-lr ff-latn-mr ff-latn-sl fr-dj fr-dz fr-mr fr-sy fr-td fr-tn fr-vu \
        ha-gh lrc-iq ne-in ps-pk pt-mo tr-cy yrl-co yrl-ve
        H:mm|ar-il bg ca cs dsb en-il es fa he hsb hu ja lo my ps sk tt uz-arab
        a h:mm|brx ee ko ks-deva ta yue zh-hans-hk zh-hans-mo zh-hans-sg zh-hant
        HH.mm|da en-dk en-id id kl ms-id si
        H.mm|en-fi fi smn su
        hh:mm a|gu kn
        a h.mm|as
        """

    /// The first day of the week, where it is not Sunday, the 7th.
    static let firstDays: StaticString = """
        1|af-na agq ak ar-001 ar-eh ar-er ar-km ar-lb ar-ma ar-mr ar-ps ar-so ar-ss ar-td ar-tn asa ast az bas be bem \
        bez bg bm br bs ca ce cgg cs cy da de dje dsb dua dyo ee el en-001 en-150 en-ai en-at en-au en-bb en-be en-bi \
        en-bm en-cc en-ch en-ck en-cm en-cx en-cy en-cz en-de en-dg en-dk en-er en-es en-fi en-fj en-fk en-fm en-fr \
        en-gb en-gd en-gg en-gh en-gi en-gm en-gs en-gy en-hu en-ie en-im en-io en-it en-je en-ki en-kn en-ky en-lc \
        en-lr en-ls en-mg en-mp en-ms en-mu en-mw en-my en-na en-nf en-ng en-nl en-no en-nr en-nu en-nz en-pg en-pl \
        en-pn en-pw en-ro en-rw en-sb en-sc en-se en-sh en-si en-sk en-sl en-ss en-sx en-sz en-tc en-tk en-to en-tv \
        en-tz en-ug en-vc en-vg en-vu en-zm eo es et eu ewo ff fi fo fr fur fy ga gd gl gsw gv ha hr hsb hu hy ia ig \
        is it jgo jmc ka kde kea khq kk kkj kl ko-kp ksb ksf ksh ku kw ky lag lb lg ln lt lu lv mas-tz mfe mg mgo mi \
        mk mn ms mua naq nb nds nl nmg nn nnh no nus nyn os pcm pl pt-ao pt-ch pt-cv pt-gq pt-gw pt-lu pt-st pt-tl \
        qu-bo qu-ec rm rn ro rof ru rw rwk sah sbp sc se ses sg shi si sk sl smn so sq sr sv sw ta-lk ta-my teo tg \
        ti-er tk to tr tt twq tzm uk uz vai vi vun wae wo xog yav yi yo zgh
        7|ar-il ar-sa ar-ye es-br es-bz es-co es-do es-gt es-hn es-mx es-ni es-pa es-pe es-ph es-pr es-py es-sv es-us \
        es-ve fr-ca ms-id ms-sg ps-pk so-et so-ke sw-ke teo-ke
        6|ar ckb en-ae en-sd fa fr-dj fr-dz fr-sy kab lrc mzn ps so-dj uz-arab
        5|en-mv
        """

    /// The letters for what is missing of a day, a month and a year, where they are not DMY: those with which the words begin.
    static let letters: StaticString = """
        ДМГ|be bg bs-cyrl mk ru sr
        DMÅ|da nb nn no sv
        DMA|ca es gl pt
        DMG|bs hr lv sr-latn
        DMR|cs pl sk
        DMJ|af nl
        DML|hsb sl
        DMY|az-cyrl uz-arab
        HBT|id ms
        LMB|ga gd
        КАЖ|kk ky
        ABT|fil
        DMB|cy
        DMS|hi-latn
        DMÁ|is
        DST|jv
        EHU|eu
        GAY|tr
        GAÝ|tk
        GAİ|az
        GMA|it
        JMA|fr
        KOY|uz
        KWS|ha
        MBS|so
        NHÉ|hu
        PKA|et
        PKV|fi
        TMJ|de
        ZLA|ro
        ŹML|dsb
        ΗΜΕ|el
        ДМР|uk
        КОЙ|uz-cyrl
        ӨСЖ|mn
        """
}
