// Generated from protocol/messages by `swift run ModelGenerator`. Changes here will be lost.
// swift-format-ignore-file

/// The sentences, words and labels of protocol/messages, read where they lie: `MessageTable+Lookup` says how.
enum MessageTable {
    /// The codes in the order of their bytes, each in so many characters.
    static let width = 27
    static let count = 193
    /// What stands before the name of a word in its code.
    static let wordPrefix = "word-"
    /// The same of a label.
    static let labelPrefix = "label-"
    static let codes: StaticString = """
        above-exclusive            \
        above-maximum              \
        bad-checksum               \
        bad-checksum-or-short      \
        below-exclusive            \
        below-minimum              \
        clamped                    \
        clamped-secret             \
        country-not-allowed        \
        did-you-mean               \
        domain-not-allowed         \
        exactly-one                \
        expired                    \
        incomplete                 \
        incomplete-group           \
        invalid                    \
        invalid-address            \
        invalid-date               \
        invalid-day                \
        invalid-email              \
        invalid-hour               \
        invalid-minute             \
        invalid-month              \
        invalid-offset             \
        invalid-postal-code        \
        invalid-second             \
        invalid-url                \
        invalid-week               \
        label-age                  \
        label-amount               \
        label-area                 \
        label-card-number          \
        label-city                 \
        label-country              \
        label-county               \
        label-cvv                  \
        label-date                 \
        label-date-and-time        \
        label-department           \
        label-district             \
        label-do-si                \
        label-eircode              \
        label-email                \
        label-emirate              \
        label-expires              \
        label-file                 \
        label-iban                 \
        label-ip-address           \
        label-island               \
        label-month                \
        label-name                 \
        label-neighborhood         \
        label-number               \
        label-oblast               \
        label-organization         \
        label-parish               \
        label-password             \
        label-percent              \
        label-phone                \
        label-pin                  \
        label-pin-code             \
        label-post-town            \
        label-postal-code          \
        label-prefecture           \
        label-province             \
        label-rating               \
        label-sorting-code         \
        label-state                \
        label-street               \
        label-street-address       \
        label-suburb               \
        label-time                 \
        label-townland             \
        label-village-township     \
        label-web-address          \
        label-week                 \
        label-year                 \
        label-zip                  \
        label-zip-code             \
        left-out                   \
        left-out-secret            \
        missing-characters         \
        more-than-one              \
        never-issued               \
        none-given                 \
        not-a-directory            \
        not-a-file                 \
        not-a-number               \
        not-allowed                \
        not-ascending              \
        not-ascending-date         \
        not-ascending-earlier      \
        not-ascending-earlier-date \
        not-ascending-others       \
        not-available              \
        not-different              \
        not-different-others       \
        not-equal                  \
        not-equal-others           \
        not-found                  \
        not-listed                 \
        not-readable               \
        not-unique                 \
        off-step                   \
        other-region               \
        out-of-order               \
        pattern-mismatch           \
        pattern-mismatch-example   \
        read-as                    \
        refused-digit-expected     \
        refused-full               \
        refused-letter-expected    \
        refused-not-allowed-here   \
        required                   \
        required-flag              \
        too-early                  \
        too-few                    \
        too-large                  \
        too-late                   \
        too-long                   \
        too-long-bytes             \
        too-many                   \
        too-short                  \
        too-short-bytes            \
        unknown-country            \
        unknown-country-letters    \
        unknown-country-plus       \
        unknown-network            \
        unknown-number             \
        unknown-state              \
        unlikely-number            \
        validator-failed           \
        validator-timeout          \
        weak                       \
        word-add                   \
        word-back                  \
        word-checking              \
        word-choose                \
        word-clear                 \
        word-close                 \
        word-commas                \
        word-complete              \
        word-down                  \
        word-either                \
        word-error                 \
        word-example               \
        word-file                  \
        word-fix                   \
        word-folder                \
        word-full                  \
        word-hide                  \
        word-keep                  \
        word-largest               \
        word-last                  \
        word-least                 \
        word-leave                 \
        word-left                  \
        word-line                  \
        word-mark                  \
        word-more                  \
        word-move                  \
        word-next                  \
        word-no                    \
        word-note                  \
        word-nothing               \
        word-now                   \
        word-optional              \
        word-page                  \
        word-pick                  \
        word-press                 \
        word-readOnly              \
        word-remove                \
        word-removed               \
        word-required              \
        word-restart               \
        word-restore               \
        word-show                  \
        word-skip                  \
        word-submit                \
        word-submitted             \
        word-take                  \
        word-unavailable           \
        word-unlisted              \
        word-up                    \
        word-yes                   \
        wrong-end                  \
        wrong-file-type            \
        wrong-kind                 \
        wrong-length               \
        wrong-length-bytes         \
        wrong-start                \
        year-out-of-range          \
        zero-not-allowed          \u{20}
        """

    /// Where each sentence begins, in the order of the codes, and where the last ends; then the sentences.
    static func sentences(in language: MessageLanguage) -> StaticString {
        switch language {
        case .ar: ar
        case .cs: cs
        case .da: da
        case .de: de
        case .el: el
        case .en: en
        case .es: es
        case .fa: fa
        case .fi: fi
        case .fr: fr
        case .he: he
        case .hi: hi
        case .hu: hu
        case .id: id
        case .it: it
        case .ja: ja
        case .ko: ko
        case .nb: nb
        case .nl: nl
        case .pl: pl
        case .pt: pt
        case .ro: ro
        case .ru: ru
        case .sv: sv
        case .tr: tr
        case .uk: uk
        case .vi: vi
        case .zh: zh
        case .zhHant: zhHant
        }
    }

    private static let ar: StaticString = """
        09609Z0:50:n0<50<[0=80>30>g0?N0?j0@W0AE0B=0Be0Cl0D[0E80E_0FY0GO0Gj0H\\0IN0JE0Jm0K_0LX0M50M?0MK0MY0Mn0N<0NF0NV0Ni0O70OR0O\\0Ol0P50PB0Pc0Q10QL0QV0Q`0R30RA0RK0RU0R]0Rg0S90SG0SW0Sl0TG0TS0Th0U80UO0Uh0V80VH0VV0Vg0W50WA0WX0Wf0X00X@0XY0Xn0Y<0YF0YO0Y_0Zj0\\80bV0cK0dH0eH0e^0f20fF0fa0gP0hB0i30ic0jS0kZ0lN0mJ0n?0o50oX10D10n11m12Y13h14\\15G15j16H17B18318m19a1:E1;@1;b1@81@U1A71EM1K[1P=1TG1ZI1Zi1[J1\\91]X1^U1_81`]1a?1b>1c;1cL1cX1d01d<1dB1dL1de1do1e@1eT1eb1eo1f51fL1fT1g91gC1gM1gc1hP1i41i@1iW1if1j01j@1jF1jR1jV1jj1k91kH1kV1l41lD1lJ1l_1li1m>1mH1n41nB1nL1nT1n^1o11o91oH20320D20J20_21F21m25a2:72:L2:e2;O\
        أدخل أقل من {exclusiveMax}.\
        أدخل {max} أو أقل.\
        تحقق من الأرقام: أحدها غير صحيح.\
        تحقق من الأرقام: أحدها غير صحيح أو ناقص.\
        أدخل أكثر من {exclusiveMin}.\
        أدخل {min} أو أكثر.\
        غُيِّر {text} إلى أقرب رقم مسموح به.\
        غُيِّر إلى أقرب رقم مسموح به.\
        أدخل رقمًا من بلد آخر.\
        هل تقصد {suggestion}؟\
        أدخل عنوانًا في نطاق آخر.\
        املأ واحدًا مما يلي: {labels}.\
        تحقق من التاريخ: انتهت صلاحيته.\
        يُرجى إكمال هذا الحقل.\
        املأ كل ما يلي أو لا تملأ أيًا منه: {labels}.\
        يُرجى التحقق من هذا الحقل.\
        أدخل عنوان \u{2066}IP\u{2069}.\
        أدخل تاريخًا موجودًا.\
        أدخل يومًا موجودًا في هذا الشهر.\
        أدخل عنوانًا مثل \u{2066}name@example.com\u{2069}.\
        تحقق من الساعة.\
        أدخل دقائق من \u{2066}00\u{2069} إلى \u{2066}59\u{2069}.\
        أدخل شهرًا من \u{2066}01\u{2069} إلى \u{2066}12\u{2069}.\
        أدخل \u{2066}Z\u{2069} أو فارقًا مثل \u{2066}+02:00\u{2069}.\
        تحقق من الرمز البريدي.\
        أدخل ثواني من \u{2066}00\u{2069} إلى \u{2066}59\u{2069}.\
        أدخل عنوانًا مثل \u{2066}https://example.com\u{2069}.\
        تحقق من الأسبوع.\
        العمر\
        المبلغ\
        المنطقة\
        رقم البطاقة\
        المدينة\
        البلد\
        المقاطعة\
        رمز الأمان\
        التاريخ\
        التاريخ والوقت\
        القسم\
        المقاطعة\
        دو/سي\
        \u{2066}Eircode\u{2069}\
        البريد الإلكتروني\
        الإمارة\
        تاريخ الانتهاء\
        الملف\
        \u{2066}IBAN\u{2069}\
        عنوان \u{2066}IP\u{2069}\
        الجزيرة\
        الشهر\
        الاسم\
        الحي\
        العدد\
        الأوبلاست\
        المؤسسة\
        الأبرشية\
        كلمة المرور\
        النسبة المئوية\
        الهاتف\
        الرقم السري\
        رمز \u{2066}PIN\u{2069}\
        مدينة البريد\
        الرمز البريدي\
        المحافظة\
        المحافظة\
        التقييم\
        رمز الفرز\
        الولاية\
        الشارع\
        عنوان الشارع\
        الضاحية\
        الوقت\
        تاونلاند\
        القرية/البلدة\
        عنوان الويب\
        الأسبوع\
        السنة\
        \u{2066}ZIP\u{2069}\
        رمز \u{2066}ZIP\u{2069}\
        يُرجى التحقق من هذا الحقل: لم يُؤخذ «{text}».\
        يُرجى التحقق من هذا الحقل: لم يُؤخذ جزء منه.\
        0استخدم {atLeast} حرف على الأقل من {characters}.\u{1F}1استخدم حرفًا واحدًا على الأقل من {characters}.\u{1F}2استخدم حرفين على الأقل من {characters}.\u{1F}3استخدم {atLeast} أحرف على الأقل من {characters}.\u{1F}4استخدم {atLeast} حرفًا على الأقل من {characters}.\u{1F}5استخدم {atLeast} حرف على الأقل من {characters}.\
        املأ واحدًا فقط مما يلي: {labels}.\
        تحقق من الرقم: لم يصدر رقم كهذا قط.\
        املأ واحدًا على الأقل مما يلي: {labels}.\
        اختر مجلدًا.\
        اختر ملفًا.\
        أدخل رقمًا.\
        اختر قيمة أخرى.\
        لا تُدخل أقل مما في «{other}».\
        اختر تاريخًا لا يسبق «{other}».\
        لا تُدخل أكثر مما في «{other}».\
        اختر تاريخًا لا يلي «{other}».\
        رتّب ما يلي تصاعديًا: {labels}.\
        اختر شيئًا آخر: لا يمكن اختيار هذا الآن.\
        أدخل شيئًا مختلفًا عن «{other}».\
        أدخل شيئًا مختلفًا في كل من: {labels}.\
        أدخل ما أدخلته نفسه في «{other}».\
        أدخل الشيء نفسه في كل من: {labels}.\
        اختر ملفًا موجودًا.\
        اختر إحدى القيم المدرجة.\
        اختر ملفًا يمكن قراءته.\
        أدخل شيئًا آخر: هذا موجود في صف آخر.\
        استخدم خطوات بمقدار {step}.\
        تحقق من الرمز البريدي: يبدو أنه لمنطقة أخرى.\
        لا يجوز أن يسبق الثاني الأول.\
        استخدم التنسيق المطلوب.\
        اكتبه على شكل {example}.\
        قُرئ على أنه {text}.\
        لم يُقبل: {text} (يجب إدخال رقم هنا).\
        لم يُقبل: {text} (لا يوجد مكان).\
        لم يُقبل: {text} (يجب إدخال حرف هنا).\
        لم يُقبل: {text} (لا مكان له هنا).\
        يُرجى ملء هذا الحقل.\
        يُرجى الموافقة على هذا للمتابعة.\
        اختر {min} أو ما بعده.\
        0اختر {min} عنصر على الأقل.\u{1F}1اختر عنصرًا واحدًا على الأقل.\u{1F}2اختر عنصرين على الأقل.\u{1F}3اختر {min} عناصر على الأقل.\u{1F}4اختر {min} عنصرًا على الأقل.\u{1F}5اختر {min} عنصر على الأقل.\
        اختر ملفًا أصغر.\
        اختر {max} أو ما قبله.\
        0أدخل {max} حرف على الأكثر.\u{1F}1أدخل حرفًا واحدًا على الأكثر.\u{1F}2أدخل حرفين على الأكثر.\u{1F}3أدخل {max} أحرف على الأكثر.\u{1F}4أدخل {max} حرفًا على الأكثر.\u{1F}5أدخل {max} حرف على الأكثر.\
        0أدخل نصًا أقصر: {max} بايت على الأكثر.\u{1F}1أدخل نصًا أقصر: بايت واحد على الأكثر.\u{1F}2أدخل نصًا أقصر: بايتان على الأكثر.\u{1F}3أدخل نصًا أقصر: {max} بايتات على الأكثر.\u{1F}4أدخل نصًا أقصر: {max} بايتًا على الأكثر.\u{1F}5أدخل نصًا أقصر: {max} بايت على الأكثر.\
        0اختر {max} عنصر على الأكثر.\u{1F}1اختر عنصرًا واحدًا على الأكثر.\u{1F}2اختر عنصرين على الأكثر.\u{1F}3اختر {max} عناصر على الأكثر.\u{1F}4اختر {max} عنصرًا على الأكثر.\u{1F}5اختر {max} عنصر على الأكثر.\
        0أدخل {min} حرف على الأقل.\u{1F}1أدخل حرفًا واحدًا على الأقل.\u{1F}2أدخل حرفين على الأقل.\u{1F}3أدخل {min} أحرف على الأقل.\u{1F}4أدخل {min} حرفًا على الأقل.\u{1F}5أدخل {min} حرف على الأقل.\
        0أدخل نصًا أطول: {min} بايت على الأقل.\u{1F}1أدخل نصًا أطول: بايت واحد على الأقل.\u{1F}2أدخل نصًا أطول: بايتان على الأقل.\u{1F}3أدخل نصًا أطول: {min} بايتات على الأقل.\u{1F}4أدخل نصًا أطول: {min} بايتًا على الأقل.\u{1F}5أدخل نصًا أطول: {min} بايت على الأقل.\
        تحقق من رمز البلد.\
        ابدأ بحرفَي البلد.\
        ابدأ بعلامة + ثم رمز البلد.\
        تحقق من الأرقام الأولى: لا تبدأ أي بطاقة معروفة هكذا.\
        تحقق من الرقم: لا يبدأ أي رقم هكذا.\
        أدخل ولاية أمريكية.\
        تحقق من الرقم: نادرًا ما يبدأ رمز المنطقة بـ \u{2066}0\u{2069} أو \u{2066}1\u{2069}.\
        تعذر التحقق من هذا.\
        تعذر التحقق من هذا في الوقت المحدد.\
        أدخل نصًا أطول أو أضف أحرفًا أخرى.\
        إضافة آخر\
        السابق\
        جارٍ التحقق…\
        اختيار\
        مسح\
        إغلاق\
        مفصولة بفواصل\
        مكتمل\
        نقل لأسفل\
        ملف أو مجلد\
        خطأ: {text}\
        مثل {text}\
        ملف\
        للتصحيح: {count}\
        مجلد\
        لا يمكن إضافة المزيد\
        إخفاء\
        إبقاء\
        بحد أقصى {size}\
        النهاية: سطر فيه نقطة فقط\
        لا يُسمح بأقل من ذلك\
        مغادرة\
        المتبقي: {count}\
        سطر جديد\
        تحديد\
        {count} أخرى\
        نقل\
        التالي\
        لا\
        ملاحظة: {text}\
        لا نتائج\
        الآن {text}\
        اختياري\
        صفحة {number} من {count}\
        رقم أو نص\
        ضغط\
        للقراءة فقط\
        إزالة\
        تمت الإزالة\
        مطلوب\
        إعادة تشغيل؛ لن يضيع شيء\
        استعادة\
        إظهار\
        تخطي\
        إرسال\
        تم الإرسال\
        قبول\
        غير متاح\
        لم يُقبل: ليس في القائمة\
        نقل لأعلى\
        نعم\
        اختم بـ {text}.\
        اختر ملفًا من نوع آخر.\
        أدخل رقمًا من نوع آخر.\
        0أدخل {exact} حرف بالضبط.\u{1F}1أدخل حرفًا واحدًا بالضبط.\u{1F}2أدخل حرفين بالضبط.\u{1F}3أدخل {exact} أحرف بالضبط.\u{1F}4أدخل {exact} حرفًا بالضبط.\u{1F}5أدخل {exact} حرف بالضبط.\
        0أدخل {exact} بايت بالضبط.\u{1F}1أدخل بايتًا واحدًا بالضبط.\u{1F}2أدخل اثنين من البايتات بالضبط.\u{1F}3أدخل {exact} بايتات بالضبط.\u{1F}4أدخل {exact} بايتًا بالضبط.\u{1F}5أدخل {exact} بايت بالضبط.\
        ابدأ بـ {text}.\
        تحقق من السنة.\
        أدخل رقمًا أكبر من \u{2066}0\u{2069}.
        """

    private static let cs: StaticString = """
        09609Y0:30:\\0;Q0<30<L0=D0>00>N0>o0?O0@80@_0A20Ag0B>0BP0Bo0CQ0D?0DS0Dn0EJ0F30F_0G;0Gk0H?0HC0HK0HR0H_0He0Hj0I30IF0IK0IW0Ib0Ig0Il0J30J90J@0JK0JQ0JU0J^0Jd0Jk0K10K80K?0KE0KO0KV0K[0Kc0Kj0Km0L50LF0LJ0LT0L]0Lg0M60M;0M@0MO0M[0M_0Mg0N30NA0NG0NJ0NM0NU0OJ0P90RP0S=0T00Tb0U20UA0UQ0Ug0VU0WE0X20X_0Y>0Yl0Z\\0[L0\\40\\`0]@0]b0^D0_80_R0`g0aH0ag0bN0be0cP0d20d\\0eB0eU0f<0fX0h=0hT0ho0jN0lZ0n<0oX11^12<12\\13C14I15815J16G16b17C18318B18G18V18\\18c18k19?19E19S19f1:31:E1:K1:]1:d1;:1;@1;H1;X1<71<N1<U1<e1=21=:1=I1=Q1=X1=Z1=k1>91>E1>O1>h1?91?B1?Q1?X1?a1?i1@B1@I1@Q1@\\1@c1@l1A41AE1A`1Ao1B21BM1Bi1CG1Dg1FG1Ff1G71GW\
        Zadejte méně než {exclusiveMax}.\
        Zadejte {max} nebo méně.\
        Zkontrolujte číslice: jedna je chybná.\
        Zkontrolujte číslice: jedna je chybná nebo chybí.\
        Zadejte více než {exclusiveMin}.\
        Zadejte {min} nebo více.\
        {text} bylo změněno na nejbližší povolené číslo.\
        Změněno na nejbližší povolené číslo.\
        Zadejte číslo z jiné země.\
        Měli jste na mysli {suggestion}?\
        Zadejte adresu v jiné doméně.\
        Vyplňte jedno z těchto polí: {labels}.\
        Zkontrolujte datum: platnost vypršela.\
        Doplňte toto pole.\
        Vyplňte všechna tato pole, nebo žádné: {labels}.\
        Zkontrolujte toto pole.\
        Zadejte IP adresu.\
        Zadejte datum, které existuje.\
        Zadejte den, který v měsíci je.\
        Zadejte adresu, například jmeno@example.com.\
        Zkontrolujte hodinu.\
        Zadejte minuty od 00 do 59.\
        Zadejte měsíc od 01 do 12.\
        Zadejte Z nebo posun, například +02:00.\
        Zkontrolujte poštovní směrovací číslo.\
        Zadejte sekundy od 00 do 59.\
        Zadejte adresu, například https://example.com.\
        Zkontrolujte týden.\
        Věk\
        Částka\
        Území\
        Číslo karty\
        Město\
        Země\
        Hrabství\
        Bezpečnostní kód\
        Datum\
        Datum a čas\
        Departement\
        Okres\
        Do/Si\
        Eircode\
        E-mail\
        Emirát\
        Platnost do\
        Soubor\
        IBAN\
        IP adresa\
        Ostrov\
        Měsíc\
        Jméno\
        Čtvrť\
        Číslo\
        Oblast\
        Organizace\
        Farnost\
        Heslo\
        Procento\
        Telefon\
        PIN\
        Kód PIN\
        Poštovní město\
        PSČ\
        Prefektura\
        Provincie\
        Hodnocení\
        Třídicí kód\
        Stát\
        Ulice\
        Ulice a číslo\
        Předměstí\
        Čas\
        Townland\
        Vesnice/Obec\
        Webová adresa\
        Týden\
        Rok\
        ZIP\
        Kód ZIP\
        Zkontrolujte toto pole: „{text}“ bylo vynecháno.\
        Zkontrolujte toto pole: část byla vynechána.\
        1Použijte alespoň jeden znak z {characters}.\u{1F}3Použijte alespoň {atLeast} znaky z {characters}.\u{1F}5Použijte alespoň {atLeast} znaků z {characters}.\
        Vyplňte jen jedno z těchto polí: {labels}.\
        Zkontrolujte číslo: takové nebylo nikdy vydáno.\
        Vyplňte alespoň jedno z těchto polí: {labels}.\
        Vyberte složku.\
        Vyberte soubor.\
        Zadejte číslo.\
        Vyberte jinou hodnotu.\
        Nezadávejte méně než v poli „{other}“.\
        Vyberte datum, které není před „{other}“.\
        Nezadávejte více než v poli „{other}“.\
        Vyberte datum, které není po „{other}“.\
        Seřaďte vzestupně: {labels}.\
        Vyberte něco jiného: toto teď vybrat nelze.\
        Zadejte něco jiného než v poli „{other}“.\
        Zadejte v každém poli něco jiného: {labels}.\
        Zadejte totéž co v poli „{other}“.\
        Zadejte totéž ve všech polích: {labels}.\
        Vyberte soubor, který existuje.\
        Vyberte jednu z uvedených hodnot.\
        Vyberte soubor, který lze číst.\
        Zadejte něco jiného: toto už je v jiném řádku.\
        Použijte kroky po {step}.\
        Zkontrolujte poštovní směrovací číslo: zdá se, že patří do jiného regionu.\
        Druhé nesmí být před prvním.\
        Použijte očekávaný formát.\
        Zapište to například jako {example}.\
        Přečteno jako {text}.\
        Nepřijato: {text} (sem patří číslice).\
        Nepřijato: {text} (není místo).\
        Nepřijato: {text} (sem patří písmeno).\
        Nepřijato: {text} (sem to nepatří).\
        Vyplňte toto pole.\
        Pro pokračování vyjádřete souhlas.\
        Vyberte {min} nebo později.\
        1Vyberte alespoň jednu položku.\u{1F}3Vyberte alespoň {min} položky.\u{1F}5Vyberte alespoň {min} položek.\
        Vyberte menší soubor.\
        Vyberte {max} nebo dříve.\
        1Zadejte nejvýše jeden znak.\u{1F}3Zadejte nejvýše {max} znaky.\u{1F}5Zadejte nejvýše {max} znaků.\
        1Zadejte kratší text: nejvýše jeden bajt.\u{1F}3Zadejte kratší text: nejvýše {max} bajty.\u{1F}5Zadejte kratší text: nejvýše {max} bajtů.\
        1Vyberte jen jednu položku.\u{1F}3Vyberte nejvýše {max} položky.\u{1F}5Vyberte nejvýše {max} položek.\
        1Zadejte alespoň jeden znak.\u{1F}3Zadejte alespoň {min} znaky.\u{1F}5Zadejte alespoň {min} znaků.\
        1Zadejte delší text: alespoň jeden bajt.\u{1F}3Zadejte delší text: alespoň {min} bajty.\u{1F}5Zadejte delší text: alespoň {min} bajtů.\
        Zkontrolujte předvolbu země.\
        Začněte dvěma písmeny země.\
        Začněte znakem + a předvolbou země.\
        Zkontrolujte první číslice: žádná známá karta tak nezačíná.\
        Zkontrolujte číslo: žádné tak nezačíná.\
        Zadejte stát USA.\
        Zkontrolujte číslo: předvolba málokdy začíná 0 nebo 1.\
        Nepodařilo se to ověřit.\
        Nepodařilo se to včas ověřit.\
        Zadejte delší text nebo přidejte jiné znaky.\
        Přidat další\
        Zpět\
        Ověřuje se…\
        Vybrat\
        Vymazat\
        Zavřít\
        oddělené čárkami\
        hotovo\
        Posunout dolů\
        soubor nebo složka\
        Chyba: {text}\
        například {text}\
        soubor\
        k opravě: {count}\
        složka\
        Víc už přidat nelze\
        Skrýt\
        Ponechat\
        nejvýše {size}\
        konec: řádek s pouhou tečkou\
        Méně jich být nesmí\
        Opustit\
        zbývá: {count}\
        Nový řádek\
        Označit\
        ještě {count}\
        Posunout\
        Další\
        ne\
        Poznámka: {text}\
        Nic nenalezeno\
        nyní {text}\
        nepovinné\
        Strana {number} z {count}\
        číslo nebo text\
        Stisknout\
        jen pro čtení\
        Odebrat\
        Odebráno\
        povinné\
        Restart; nic se neztratí\
        Obnovit\
        Zobrazit\
        Přeskočit\
        Odeslat\
        Odesláno\
        Použít\
        není k dispozici\
        Nepřijato: není v seznamu\
        Posunout nahoru\
        ano\
        Na konci musí být {text}.\
        Vyberte soubor jiného typu.\
        Zadejte číslo jiného druhu.\
        1Zadejte přesně jeden znak.\u{1F}3Zadejte přesně {exact} znaky.\u{1F}5Zadejte přesně {exact} znaků.\
        1Zadejte přesně jeden bajt.\u{1F}3Zadejte přesně {exact} bajty.\u{1F}5Zadejte přesně {exact} bajtů.\
        Na začátku musí být {text}.\
        Zkontrolujte rok.\
        Zadejte číslo větší než 0.
        """

    private static let da: StaticString = """
        09609V09o0:Y0;Q0;o0<F0=90=k0>M0>c0?I0?g0@K0@_0AG0AY0Am0BF0Bd0CJ0C\\0D80DU0E<0EU0F10FZ0Fk0G00G60G=0GG0GI0GM0GU0Ga0Ge0H80HC0HK0HP0HW0H]0Hc0Hk0Hn0I20I<0I>0ID0IH0IO0IR0IX0Id0Ih0J30J:0JA0JH0JP0JV0J`0Jj0K10K<0KJ0KN0KQ0Ka0Kf0L10L90LH0LR0LU0LX0L[0Lc0MP0N70OL0On0Pg0QL0Q[0Qh0R50RK0S10Sc0TG0U:0Ug0VT0W:0Wl0XP0Y70YP0Z20ZO0[E0[Z0\\a0]K0]f0^>0^O0_C0_m0`b0aR0ad0bF0b_0cF0cZ0d60de0f60fZ0gI0h\\0i30iS0in0jm0kY0l50m<0mZ0n?0nk0o90o@0oO0oT0oW0oZ0ol10310;10J10V10i10l11?11D11`11e11k12812P12i12o13>13F13M13Y13]13c13f14514A14J14R14j15<15@15O15T15[15e16>16D16G16R16V16[16b17317Q17X17Z17j18H18i19\\1:O1:a1;31;F\
        Angiv mindre end {exclusiveMax}.\
        Angiv {max} eller mindre.\
        Kontrollér cifrene: Et af dem er forkert.\
        Kontrollér cifrene: Et af dem er forkert eller mangler.\
        Angiv mere end {exclusiveMin}.\
        Angiv {min} eller mere.\
        {text} blev ændret til det nærmeste tilladte tal.\
        Dette blev ændret til det nærmeste tilladte tal.\
        Angiv et nummer fra et andet land.\
        Mente du {suggestion}?\
        Angiv en adresse på et andet domæne.\
        Udfyld ét af disse: {labels}.\
        Kontrollér datoen: Den er udløbet.\
        Gør dette færdigt.\
        Udfyld alle disse eller ingen: {labels}.\
        Kontrollér dette.\
        Angiv en IP-adresse.\
        Brug en dato, der findes.\
        Brug en dag, som måneden har.\
        Angiv en adresse som navn@example.com.\
        Kontrollér timen.\
        Brug minutter fra 00 til 59.\
        Brug en måned fra 01 til 12.\
        Brug Z eller en forskydning som +02:00.\
        Kontrollér postnummeret.\
        Brug sekunder fra 00 til 59.\
        Angiv en adresse som https://example.com.\
        Kontrollér ugen.\
        Alder\
        Beløb\
        Område\
        Kortnummer\
        By\
        Land\
        Grevskab\
        Kontrolcifre\
        Dato\
        Dato og klokkeslæt\
        Departement\
        Distrikt\
        Do/Si\
        Eircode\
        E-mail\
        Emirat\
        Udløber\
        Fil\
        IBAN\
        IP-adresse\
        Ø\
        Måned\
        Navn\
        Kvarter\
        Tal\
        Oblast\
        Organisation\
        Sogn\
        Adgangskode\
        Procent\
        Telefon\
        Pinkode\
        PIN-kode\
        Postby\
        Postnummer\
        Præfektur\
        Provins\
        Bedømmelse\
        Sorteringskode\
        Stat\
        Vej\
        Vej og husnummer\
        Bydel\
        Klokkeslæt\
        Townland\
        Landsby/Kommune\
        Webadresse\
        Uge\
        År\
        ZIP\
        ZIP-kode\
        Kontrollér dette: “{text}” blev udeladt.\
        Kontrollér dette: En del blev udeladt.\
        1Brug mindst ét tegn fra {characters}.\u{1F}5Brug mindst {atLeast} tegn fra {characters}.\
        Udfyld kun ét af disse: {labels}.\
        Kontrollér nummeret: Der er aldrig udstedt et som dette.\
        Udfyld mindst ét af disse: {labels}.\
        Vælg en mappe.\
        Vælg en fil.\
        Angiv et tal.\
        Vælg en anden værdi.\
        Angiv ikke mindre end i “{other}”.\
        Vælg en dato, der ikke ligger før “{other}”.\
        Angiv ikke mere end i “{other}”.\
        Vælg en dato, der ikke ligger efter “{other}”.\
        Sæt disse i stigende rækkefølge: {labels}.\
        Vælg noget andet: Dette kan ikke vælges nu.\
        Angiv noget andet end i “{other}”.\
        Angiv noget forskelligt i hver af disse: {labels}.\
        Angiv det samme som i “{other}”.\
        Angiv det samme i alle disse: {labels}.\
        Vælg en fil, der findes.\
        Vælg en af værdierne på listen.\
        Vælg en fil, der kan læses.\
        Angiv noget andet: En anden række har allerede dette.\
        Brug trin på {step}.\
        Kontrollér postnummeret: Det ser ud til at høre til et andet område.\
        Det andet må ikke ligge før det første.\
        Brug det forventede format.\
        Skriv det som {example}.\
        Læst som {text}.\
        Ikke medtaget: {text} (her skal der stå et ciffer).\
        Ikke medtaget: {text} (der er ikke plads).\
        Ikke medtaget: {text} (her skal der stå et bogstav).\
        Ikke medtaget: {text} (det hører ikke til her).\
        Udfyld dette felt.\
        Acceptér dette for at fortsætte.\
        Vælg {min} eller senere.\
        1Vælg mindst én.\u{1F}5Vælg mindst {min}.\
        Vælg en mindre fil.\
        Vælg {max} eller tidligere.\
        1Brug højst ét tegn.\u{1F}5Brug højst {max} tegn.\
        1Gør teksten kortere: højst én byte.\u{1F}5Gør teksten kortere: højst {max} byte.\
        1Vælg kun én.\u{1F}5Vælg højst {max}.\
        1Brug mindst ét tegn.\u{1F}5Brug mindst {min} tegn.\
        1Gør teksten længere: mindst én byte.\u{1F}5Gør teksten længere: mindst {min} byte.\
        Kontrollér landekoden.\
        Begynd med landets to bogstaver.\
        Begynd med + og landekoden.\
        Kontrollér de første cifre: Intet kendt kort begynder sådan.\
        Kontrollér nummeret: Intet begynder sådan.\
        Angiv en amerikansk delstat.\
        Kontrollér nummeret: Områdenummeret begynder sjældent med 0 eller 1.\
        Dette kunne ikke kontrolleres.\
        Dette kunne ikke kontrolleres i tide.\
        Gør det længere, eller bland andre tegn i.\
        Tilføj en til\
        Tilbage\
        Kontrolleres…\
        Vælg\
        Ryd\
        Luk\
        adskilt af kommaer\
        udfyldt\
        Flyt ned\
        fil eller mappe\
        Fejl: {text}\
        for eksempel {text}\
        fil\
        {count} skal rettes\
        mappe\
        Der kan ikke tilføjes flere\
        Skjul\
        Behold\
        højst {size}\
        slut: en linje med kun .\
        Der må ikke være færre\
        Forlad\
        {count} tilbage\
        Ny linje\
        Markér\
        {count} mere\
        Flyt\
        Næste\
        nej\
        Bemærk: {text}\
        Intet fundet\
        nu {text}\
        valgfrit\
        Side {number} af {count}\
        nummer eller tekst\
        Tryk\
        skrivebeskyttet\
        Fjern\
        Fjernet\
        påkrævet\
        Genstart; intet går tabt\
        Gendan\
        Vis\
        Spring over\
        Send\
        Sendt\
        Indsæt\
        ikke tilgængelig\
        Ikke medtaget: ikke på listen\
        Flyt op\
        ja\
        Slut med {text}.\
        Vælg en fil af en anden type.\
        Angiv et nummer af en anden type.\
        1Brug præcis ét tegn.\u{1F}5Brug præcis {exact} tegn.\
        1Brug præcis én byte.\u{1F}5Brug præcis {exact} byte.\
        Begynd med {text}.\
        Kontrollér året.\
        Brug et tal over 0.
        """

    private static let de: StaticString = """
        09609Z0:60:g0;]0<>0<W0=L0>40>`0?90?d0@E0A00AH0B40BB0B[0C;0Ca0DL0De0ED0Eg0FR0G10GQ0H?0HW0H\\0Hb0Hh0I40I70I;0IA0IL0IQ0Ib0In0J40J90J@0JF0JL0JW0J\\0J`0Jj0Jo0K40K80KD0KH0KN0KZ0Kb0Kj0L10L80L;0LC0LJ0LV0L`0Lg0M00M;0MF0MM0Mc0Mk0N20N:0NG0NQ0NV0NZ0N]0Ne0OS0P=0Qj0RO0SD0T00TE0TX0Tk0UF0V20Vg0WP0XF0Y50Ym0ZY0[C0[j0\\O0\\m0]S0]n0^m0_K0`[0aG0af0bA0bT0cM0d40do0ef0f70fX0g30gh0hD0h_0id0k80kf0lk0n?0n_0oK10011211]12@13B13c14P15C15V15]15n16816>16H16]16i17317D17R17]17b18=18C18W18`18h19919S19g1:01:<1:F1:O1:^1:i1:o1;31;B1;Q1;]1;e1<?1<O1<W1<h1=11=91=E1=c1>31>;1>H1>P1>Z1>e1?51?R1?[1?]1?n1@M1@n1Ak1Bc1C71CN1D0\
        Weniger als {exclusiveMax} eingeben.\
        {max} oder weniger eingeben.\
        Bitte die Ziffern prüfen: Eine davon ist falsch.\
        Bitte die Ziffern prüfen: Eine ist falsch oder fehlt.\
        Mehr als {exclusiveMin} eingeben.\
        {min} oder mehr eingeben.\
        {text} wurde in die nächste erlaubte Zahl geändert.\
        In die nächste erlaubte Zahl geändert.\
        Eine Nummer aus einem anderen Land eingeben.\
        Meinten Sie {suggestion}?\
        Eine Adresse einer anderen Domain eingeben.\
        Eines davon ausfüllen: {labels}.\
        Bitte das Datum prüfen: Es ist abgelaufen.\
        Bitte vervollständigen.\
        Alle oder keines davon ausfüllen: {labels}.\
        Bitte prüfen.\
        Eine IP-Adresse eingeben.\
        Ein Datum eingeben, das es gibt.\
        Einen Tag eingeben, den der Monat hat.\
        Eine Adresse wie name@example.com eingeben.\
        Bitte die Stunde prüfen.\
        Minuten von 00 bis 59 eingeben.\
        Einen Monat von 01 bis 12 eingeben.\
        Z oder eine Abweichung wie +02:00 eingeben.\
        Bitte die Postleitzahl prüfen.\
        Sekunden von 00 bis 59 eingeben.\
        Eine Adresse wie https://example.com eingeben.\
        Bitte die Woche prüfen.\
        Alter\
        Betrag\
        Gebiet\
        Kartennummer\
        Ort\
        Land\
        County\
        Prüfziffer\
        Datum\
        Datum und Uhrzeit\
        Departamento\
        Bezirk\
        Do/Si\
        Eircode\
        E-Mail\
        Emirat\
        Gültig bis\
        Datei\
        IBAN\
        IP-Adresse\
        Insel\
        Monat\
        Name\
        Stadtviertel\
        Zahl\
        Oblast\
        Organisation\
        Gemeinde\
        Passwort\
        Prozent\
        Telefon\
        PIN\
        PIN-Code\
        Postort\
        Postleitzahl\
        Präfektur\
        Provinz\
        Bewertung\
        Sortiercode\
        Bundesstaat\
        Straße\
        Straße und Hausnummer\
        Ortsteil\
        Uhrzeit\
        Townland\
        Dorf/Gemeinde\
        Webadresse\
        Woche\
        Jahr\
        ZIP\
        ZIP-Code\
        Bitte prüfen: „{text}“ wurde weggelassen.\
        Bitte prüfen: Ein Teil wurde weggelassen.\
        1Mindestens ein Zeichen aus {characters} verwenden.\u{1F}5Mindestens {atLeast} Zeichen aus {characters} verwenden.\
        Nur eines davon ausfüllen: {labels}.\
        Bitte die Nummer prüfen: So eine wurde nie vergeben.\
        Mindestens eines davon ausfüllen: {labels}.\
        Einen Ordner wählen.\
        Eine Datei wählen.\
        Eine Zahl eingeben.\
        Einen anderen Wert wählen.\
        Nicht weniger als in „{other}“ eingeben.\
        Ein Datum wählen, das nicht vor „{other}“ liegt.\
        Nicht mehr als in „{other}“ eingeben.\
        Ein Datum wählen, das nicht nach „{other}“ liegt.\
        In aufsteigender Reihenfolge angeben: {labels}.\
        Bitte anders wählen: Dies steht derzeit nicht zur Wahl.\
        Etwas anderes als in „{other}“ eingeben.\
        Überall etwas anderes eingeben: {labels}.\
        Dasselbe wie in „{other}“ eingeben.\
        Überall dasselbe eingeben: {labels}.\
        Eine vorhandene Datei wählen.\
        Einen der aufgeführten Werte wählen.\
        Eine lesbare Datei wählen.\
        Etwas anderes eingeben: Das steht schon in einer anderen Zeile.\
        Schritte von {step} verwenden.\
        Bitte die Postleitzahl prüfen: Sie scheint zu einer anderen Region zu gehören.\
        Das Zweite darf nicht vor dem Ersten liegen.\
        Das erwartete Format verwenden.\
        So schreiben wie {example}.\
        Als {text} gelesen.\
        Nicht übernommen: {text} (hier gehört eine Ziffer hin).\
        Nicht übernommen: {text} (kein Platz).\
        Nicht übernommen: {text} (hier gehört ein Buchstabe hin).\
        Nicht übernommen: {text} (das gehört hier nicht hin).\
        Bitte ausfüllen.\
        Bitte zustimmen, um fortzufahren.\
        {min} oder später wählen.\
        1Mindestens eines wählen.\u{1F}5Mindestens {min} wählen.\
        Eine kleinere Datei wählen.\
        {max} oder früher wählen.\
        1Höchstens ein Zeichen eingeben.\u{1F}5Höchstens {max} Zeichen eingeben.\
        1Kürzer schreiben: höchstens ein Byte.\u{1F}5Kürzer schreiben: höchstens {max} Bytes.\
        1Nur eines wählen.\u{1F}5Höchstens {max} wählen.\
        1Mindestens ein Zeichen eingeben.\u{1F}5Mindestens {min} Zeichen eingeben.\
        1Länger schreiben: mindestens ein Byte.\u{1F}5Länger schreiben: mindestens {min} Bytes.\
        Bitte die Landesvorwahl prüfen.\
        Mit den zwei Buchstaben des Landes beginnen.\
        Mit + und der Landesvorwahl beginnen.\
        Bitte die ersten Ziffern prüfen: So beginnt keine bekannte Karte.\
        Bitte die Nummer prüfen: Keine beginnt so.\
        Einen Bundesstaat der USA eingeben.\
        Bitte die Nummer prüfen: Die Vorwahl beginnt selten mit 0 oder 1.\
        Das konnte nicht geprüft werden.\
        Das konnte nicht rechtzeitig geprüft werden.\
        Länger schreiben oder andere Zeichen untermischen.\
        Weitere hinzufügen\
        Zurück\
        Wird geprüft …\
        Auswählen\
        Leeren\
        Schließen\
        durch Kommas getrennt\
        vollständig\
        Nach unten\
        Datei oder Ordner\
        Fehler: {text}\
        etwa {text}\
        Datei\
        noch {count} zu berichtigen\
        Ordner\
        Höchstzahl erreicht\
        Verbergen\
        Behalten\
        höchstens {size}\
        Ende: eine Zeile nur mit .\
        Mindestzahl erreicht\
        Verlassen\
        noch {count}\
        Neue Zeile\
        Ankreuzen\
        {count} weitere\
        Verschieben\
        Weiter\
        nein\
        Hinweis: {text}\
        Nichts gefunden\
        jetzt {text}\
        optional\
        Seite {number} von {count}\
        Nummer oder Text\
        Drücken\
        schreibgeschützt\
        Entfernen\
        Entfernt\
        erforderlich\
        Neustart; nichts geht verloren\
        Wiederherstellen\
        Anzeigen\
        Überspringen\
        Absenden\
        Abgesendet\
        Übernehmen\
        nicht verfügbar\
        Verworfen: nicht in der Liste\
        Nach oben\
        ja\
        Mit {text} enden.\
        Eine Datei anderer Art wählen.\
        Eine Nummer anderer Art eingeben.\
        1Genau ein Zeichen eingeben.\u{1F}5Genau {exact} Zeichen eingeben.\
        1Genau ein Byte eingeben.\u{1F}5Genau {exact} Bytes eingeben.\
        Mit {text} beginnen.\
        Bitte das Jahr prüfen.\
        Eine Zahl größer als 0 eingeben.
        """

    private static let el: StaticString = """
        09609j0:Q0;^0<k0=e0>R0?k0A80B10BZ0CW0DO0EO0Ek0Fl0G@0Gj0Hi0If0Jg0KD0L00Lc0M[0NU0OO0PS0Q:0QF0QN0Q\\0R70R?0RG0RW0S80SL0Sn0TB0TV0T[0Tb0Tg0U50U=0UI0UM0Ub0Uj0V40V>0VN0V\\0Vj0W>0WJ0Wk0X90XI0XL0X^0Y=0Yd0Yn0Z<0ZP0Zo0[?0[G0[e0\\50\\;0\\C0\\`0]=0]M0]U0]X0]j0^h0_h0c60d70eK0fZ0gA0gf0hI0i30j00k>0lA0mH0nA0o\\10a11j12a13[14V15[16\\17n18f1:c1<;1=A1=f1>G1?O1@W1Aa1Bi1CY1DV1EA1Fa1GY1HD1J41Kh1M11O31QE1R31S61T21U_1W11Wd1YU1ZF1[H1\\d1]?1]G1]g1^51^I1^Y1_;1_G1_d1`B1`V1a81aD1ad1b21bZ1bj1c<1cI1d11d\\1dh1eC1eV1ed1f61fJ1fX1f^1g61gX1gg1h=1ha1iA1iM1im1j=1jQ1jg1kd1l61lF1lX1lf1m:1mH1m_1nT1o11o71oV20Q21L23@24T24o25L26M\
        Γράψτε λιγότερο από {exclusiveMax}.\
        Γράψτε {max} ή λιγότερο.\
        Ελέγξτε τα ψηφία: ένα από αυτά είναι λάθος.\
        Ελέγξτε τα ψηφία: ένα είναι λάθος ή λείπει.\
        Γράψτε περισσότερο από {exclusiveMin}.\
        Γράψτε {min} ή περισσότερο.\
        Το {text} άλλαξε στον πλησιέστερο επιτρεπτό αριθμό.\
        Άλλαξε στον πλησιέστερο επιτρεπτό αριθμό.\
        Γράψτε έναν αριθμό άλλης χώρας.\
        Μήπως εννοείτε {suggestion};\
        Γράψτε μια διεύθυνση άλλου τομέα.\
        Συμπληρώστε ένα από αυτά: {labels}.\
        Ελέγξτε την ημερομηνία: έχει λήξει.\
        Ολοκληρώστε το.\
        Συμπληρώστε όλα αυτά ή κανένα: {labels}.\
        Ελέγξτε το.\
        Γράψτε μια διεύθυνση IP.\
        Γράψτε μια ημερομηνία που υπάρχει.\
        Γράψτε μια ημέρα που έχει ο μήνας.\
        Γράψτε μια διεύθυνση όπως name@example.com.\
        Ελέγξτε την ώρα.\
        Γράψτε λεπτά από 00 έως 59.\
        Γράψτε έναν μήνα από 01 έως 12.\
        Γράψτε Z ή μια διαφορά όπως +02:00.\
        Ελέγξτε τον ταχυδρομικό κώδικα.\
        Γράψτε δευτερόλεπτα από 00 έως 59.\
        Γράψτε μια διεύθυνση όπως https://example.com.\
        Ελέγξτε την εβδομάδα.\
        Ηλικία\
        Ποσό\
        Περιοχή\
        Αριθμός κάρτας\
        Πόλη\
        Χώρα\
        Κομητεία\
        Κωδικός ασφαλείας\
        Ημερομηνία\
        Ημερομηνία και ώρα\
        Διαμέρισμα\
        Διαμέρισμα\
        Do/Si\
        Eircode\
        Email\
        Εμιράτο\
        Λήξη\
        Αρχείο\
        IBAN\
        Διεύθυνση IP\
        Νησί\
        Μήνας\
        Όνομα\
        Γειτονιά\
        Αριθμός\
        Όμπλαστ\
        Οργανισμός\
        Ενορία\
        Κωδικός πρόσβασης\
        Ποσοστό\
        Τηλέφωνο\
        PIN\
        Κωδικός PIN\
        Ταχυδρομική πόλη\
        Ταχυδρομικός κώδικας\
        Νομός\
        Επαρχία\
        Βαθμολογία\
        Κωδικός διαλογής\
        Πολιτεία\
        Οδός\
        Οδός και αριθμός\
        Προάστιο\
        Ώρα\
        Townland\
        Χωριό/Κοινότητα\
        Διεύθυνση ιστού\
        Εβδομάδα\
        Έτος\
        ZIP\
        Κωδικός ZIP\
        Ελέγξτε το: παραλείφθηκε το «{text}».\
        Ελέγξτε το: ένα μέρος παραλείφθηκε.\
        1Χρησιμοποιήστε τουλάχιστον έναν χαρακτήρα από {characters}.\u{1F}5Χρησιμοποιήστε τουλάχιστον {atLeast} χαρακτήρες από {characters}.\
        Συμπληρώστε μόνο ένα από αυτά: {labels}.\
        Ελέγξτε τον αριθμό: τέτοιος δεν εκδόθηκε ποτέ.\
        Συμπληρώστε τουλάχιστον ένα από αυτά: {labels}.\
        Επιλέξτε έναν φάκελο.\
        Επιλέξτε ένα αρχείο.\
        Γράψτε έναν αριθμό.\
        Επιλέξτε μια άλλη τιμή.\
        Μη γράψετε λιγότερο από το «{other}».\
        Επιλέξτε ημερομηνία όχι πριν από το «{other}».\
        Μη γράψετε περισσότερο από το «{other}».\
        Επιλέξτε ημερομηνία όχι μετά το «{other}».\
        Βάλτε τα σε αύξουσα σειρά: {labels}.\
        Επιλέξτε κάτι άλλο: αυτό δεν είναι διαθέσιμο τώρα.\
        Γράψτε κάτι διαφορετικό από το «{other}».\
        Γράψτε κάτι διαφορετικό σε καθένα: {labels}.\
        Γράψτε το ίδιο όπως στο «{other}».\
        Γράψτε το ίδιο σε όλα αυτά: {labels}.\
        Επιλέξτε ένα αρχείο που υπάρχει.\
        Επιλέξτε μία από τις τιμές της λίστας.\
        Επιλέξτε ένα αρχείο που διαβάζεται.\
        Γράψτε κάτι άλλο: μια άλλη γραμμή το έχει ήδη.\
        Χρησιμοποιήστε βήματα του {step}.\
        Ελέγξτε τον ταχυδρομικό κώδικα: φαίνεται ότι ανήκει σε άλλη περιοχή.\
        Το δεύτερο δεν μπορεί να είναι πριν από το πρώτο.\
        Χρησιμοποιήστε την αναμενόμενη μορφή.\
        Γράψτε το όπως {example}.\
        Διαβάστηκε ως {text}.\
        Δεν έγινε δεκτό: {text} (εδώ μπαίνει ψηφίο).\
        Δεν έγινε δεκτό: {text} (δεν υπάρχει χώρος).\
        Δεν έγινε δεκτό: {text} (εδώ μπαίνει γράμμα).\
        Δεν έγινε δεκτό: {text} (δεν ταιριάζει εδώ).\
        Συμπληρώστε αυτό το πεδίο.\
        Αποδεχτείτε το για να συνεχίσετε.\
        Επιλέξτε {min} ή αργότερα.\
        1Επιλέξτε τουλάχιστον ένα.\u{1F}5Επιλέξτε τουλάχιστον {min}.\
        Επιλέξτε ένα μικρότερο αρχείο.\
        Επιλέξτε {max} ή νωρίτερα.\
        1Γράψτε το πολύ έναν χαρακτήρα.\u{1F}5Γράψτε το πολύ {max} χαρακτήρες.\
        1Γράψτε λιγότερα: το πολύ ένα byte.\u{1F}5Γράψτε λιγότερα: το πολύ {max} byte.\
        1Επιλέξτε μόνο ένα.\u{1F}5Επιλέξτε το πολύ {max}.\
        1Γράψτε τουλάχιστον έναν χαρακτήρα.\u{1F}5Γράψτε τουλάχιστον {min} χαρακτήρες.\
        1Γράψτε περισσότερα: τουλάχιστον ένα byte.\u{1F}5Γράψτε περισσότερα: τουλάχιστον {min} byte.\
        Ελέγξτε τον κωδικό χώρας.\
        Αρχίστε με τα δύο γράμματα της χώρας.\
        Αρχίστε με + και τον κωδικό χώρας.\
        Ελέγξτε τα πρώτα ψηφία: καμία γνωστή κάρτα δεν αρχίζει έτσι.\
        Ελέγξτε τον αριθμό: κανένας δεν αρχίζει έτσι.\
        Γράψτε μια πολιτεία των ΗΠΑ.\
        Ελέγξτε τον αριθμό: ο κωδικός περιοχής σπάνια αρχίζει από 0 ή 1.\
        Δεν ήταν δυνατός ο έλεγχος.\
        Δεν ήταν δυνατός ο έγκαιρος έλεγχος.\
        Γράψτε περισσότερα ή προσθέστε άλλους χαρακτήρες.\
        Προσθήκη άλλου\
        Πίσω\
        Γίνεται έλεγχος…\
        Επιλογή\
        Εκκαθάριση\
        Κλείσιμο\
        χωρισμένα με κόμμα\
        πλήρες\
        Μετακίνηση κάτω\
        αρχείο ή φάκελος\
        Σφάλμα: {text}\
        για παράδειγμα {text}\
        αρχείο\
        για διόρθωση: {count}\
        φάκελος\
        Δεν προστίθενται άλλα\
        Απόκρυψη\
        Διατήρηση\
        έως {size}\
        τέλος: γραμμή μόνο με .\
        Δεν γίνεται με λιγότερα\
        Έξοδος\
        απομένουν: {count}\
        Νέα γραμμή\
        Σήμανση\
        {count} ακόμη\
        Μετακίνηση\
        Επόμενο\
        όχι\
        Σημείωση: {text}\
        Δεν βρέθηκε τίποτα\
        τώρα {text}\
        προαιρετικό\
        Σελίδα {number} από {count}\
        αριθμός ή κείμενο\
        Πάτημα\
        μόνο για ανάγνωση\
        Αφαίρεση\
        Αφαιρέθηκε\
        υποχρεωτικό\
        Επανεκκίνηση· τίποτα δεν χάνεται\
        Επαναφορά\
        Εμφάνιση\
        Παράλειψη\
        Υποβολή\
        Υποβλήθηκε\
        Αποδοχή\
        μη διαθέσιμο\
        Δεν έγινε δεκτό: εκτός λίστας\
        Μετακίνηση πάνω\
        ναι\
        Τελειώστε με {text}.\
        Επιλέξτε ένα αρχείο άλλου τύπου.\
        Γράψτε έναν αριθμό άλλου είδους.\
        1Γράψτε ακριβώς έναν χαρακτήρα.\u{1F}5Γράψτε ακριβώς {exact} χαρακτήρες.\
        1Γράψτε ακριβώς ένα byte.\u{1F}5Γράψτε ακριβώς {exact} byte.\
        Αρχίστε με {text}.\
        Ελέγξτε το έτος.\
        Γράψτε έναν αριθμό μεγαλύτερο από 0.
        """

    private static let en: StaticString = """
        09609U09i0:P0;B0;a0<50<n0=e0>G0>a0?D0?c0@D0@R0A90AD0AX0Ao0BL0C60CE0C_0D90D[0E10EK0F80FG0FJ0FP0FT0F_0Fc0Fj0G00G30G70GD0GN0GV0G[0Gb0Gg0Gn0H50H90H=0HG0HM0HR0HV0Hb0Hh0Hn0I:0I@0IH0IO0IT0IW0I_0Ih0J30J=0JE0JK0JW0J\\0Jb0K00K60K:0KB0KR0K]0Ka0Ke0Kh0L00LV0M<0Nk0OO0P@0Ph0Q80QF0QU0Qj0RH0S10SO0T70T^0UK0V20Vg0WD0Wm0XG0Xg0YF0Z90ZM0[I0\\10\\I0\\a0]00]Z0^?0^j0_W0_d0`>0`T0aA0aW0ao0bi0d30d[0eW0fa0g80g]0h?0i60i^0io0jl0kF0kh0lR0l]0la0ll0m20m70m<0mO0mW0m`0mn0n;0nI0nM0n[0na0o50o90o=0oI0oe10910>10K10S10W10c10g10k10m11911F11P11X12012>12C12L12R12Y12a13913A13E13I13O13X13\\13i14C14J14M14]15;15Z16V17H17Z17i18>\
        Enter less than {exclusiveMax}.\
        Enter {max} or less.\
        Check the digits: one of them is wrong.\
        Check the digits: one of them is wrong or missing.\
        Enter more than {exclusiveMin}.\
        Enter {min} or more.\
        {text} was changed to the nearest number that is allowed.\
        This was changed to the nearest number that is allowed.\
        Enter a number of another country.\
        Did you mean {suggestion}?\
        Enter an address of another domain.\
        Fill in one of these: {labels}.\
        Check the date: this has expired.\
        Complete this.\
        Fill in all of these or none: {labels}.\
        Check this.\
        Enter an IP address.\
        Use a date that exists.\
        Use a day that the month has.\
        Enter an address such as name@example.com.\
        Check the hour.\
        Use minutes from 00 to 59.\
        Use a month from 01 to 12.\
        Use Z or an offset such as +02:00.\
        Check the postal code.\
        Use seconds from 00 to 59.\
        Enter an address such as https://example.com.\
        Check the week.\
        Age\
        Amount\
        Area\
        Card number\
        City\
        Country\
        County\
        CVV\
        Date\
        Date and time\
        Department\
        District\
        Do/Si\
        Eircode\
        Email\
        Emirate\
        Expires\
        File\
        IBAN\
        IP address\
        Island\
        Month\
        Name\
        Neighborhood\
        Number\
        Oblast\
        Organization\
        Parish\
        Password\
        Percent\
        Phone\
        PIN\
        PIN code\
        Post town\
        Postal code\
        Prefecture\
        Province\
        Rating\
        Sorting code\
        State\
        Street\
        Street address\
        Suburb\
        Time\
        Townland\
        Village/Township\
        Web address\
        Week\
        Year\
        ZIP\
        ZIP code\
        Check this: “{text}” was left out.\
        Check this: a part of it was left out.\
        1Use at least one of these characters: {characters}.\u{1F}5Use at least {atLeast} of these characters: {characters}.\
        Fill in only one of these: {labels}.\
        Check the number: none like this was ever issued.\
        Fill in at least one of these: {labels}.\
        Choose a folder.\
        Choose a file.\
        Enter a number.\
        Choose another value.\
        Enter no less than in {other}.\
        Choose a date that is not before {other}.\
        Enter no more than in {other}.\
        Choose a date that is not after {other}.\
        Put these in ascending order: {labels}.\
        Choose another one: this can't be chosen now.\
        Enter something different from {other}.\
        Enter something different in each of these: {labels}.\
        Enter the same as in {other}.\
        Enter the same in all of these: {labels}.\
        Choose a file that exists.\
        Choose one of the listed values.\
        Choose a file that can be read.\
        Enter something else: another row has this already.\
        Use steps of {step}.\
        Check the postal code: it seems to belong to another region.\
        The second must not be before the first.\
        Use the expected format.\
        Write it like {example}.\
        Read as {text}.\
        Not taken: {text} (a digit belongs there).\
        Not taken: {text} (there is no room).\
        Not taken: {text} (a letter belongs there).\
        Not taken: {text} (it does not belong there).\
        Fill this in.\
        Agree to this to continue.\
        Choose {min} or later.\
        1Choose at least one.\u{1F}5Choose at least {min}.\
        Choose a smaller file.\
        Choose {max} or earlier.\
        1Use at most one character.\u{1F}5Use at most {max} characters.\
        1Make it shorter: at most one byte.\u{1F}5Make it shorter: at most {max} bytes.\
        1Choose only one.\u{1F}5Choose at most {max}.\
        1Use at least one character.\u{1F}5Use at least {min} characters.\
        1Make it longer: at least one byte.\u{1F}5Make it longer: at least {min} bytes.\
        Check the country code.\
        Start with the country's two letters.\
        Start with + and the country code.\
        Check the first digits: no known card starts with them.\
        Check the number: none begins like this.\
        Enter a US state.\
        Check the number: area and exchange rarely start with 0 or 1.\
        This could not be checked.\
        This could not be checked in time.\
        Make it longer or mix in other characters.\
        Add another\
        Back\
        Checking…\
        Choose\
        Clear\
        Close\
        separated by commas\
        complete\
        Move down\
        file or folder\
        Error: {text}\
        such as {text}\
        file\
        {count} to fix\
        folder\
        No more can be added\
        Hide\
        Keep\
        up to {size}\
        end with a . on its own line\
        No fewer are allowed\
        Leave\
        {count} to go\
        New line\
        Mark\
        {count} more\
        Move\
        Next\
        no\
        Note: {text}\
        Nothing found\
        now {text}\
        optional\
        Page {number} of {count}\
        number or text\
        Press\
        read only\
        Remove\
        Removed\
        required\
        Restart; nothing is lost\
        Put back\
        Show\
        Skip\
        Submit\
        Submitted\
        Take\
        not available\
        Not taken: not in the list\
        Move up\
        yes\
        End with {text}.\
        Choose a file of another kind.\
        Enter a number of another kind.\
        1Use exactly one character.\u{1F}5Use exactly {exact} characters.\
        1Use exactly one byte.\u{1F}5Use exactly {exact} bytes.\
        Start with {text}.\
        Check the year.\
        Use a number above 0.
        """

    private static let es: StaticString = """
        09609V09l0:R0;D0;c0<80=40=i0>L0>j0?Q0@00@M0@Y0A;0AE0A_0B80BU0CD0CS0Cj0D@0Dc0E<0ET0FD0FU0FY0F`0Fd0G60G<0GA0GH0G\\0Ga0Gm0H90HA0HF0HM0H`0Hg0Hm0I40I80IE0II0IL0IR0IX0I_0If0J30J<0JG0JQ0JZ0J]0Jh0K80KF0KP0KY0Kd0L=0LC0LH0LR0LX0L\\0Ld0M40MB0MH0ML0MO0MZ0NJ0O90QO0R30Rc0SK0S]0Sn0TA0TR0U;0Ui0VV0WE0Wj0X\\0Y=0Yi0ZI0Zm0[I0[n0\\Q0]?0]S0^H0_60_N0_h0`;0`d0aI0b20b]0c00cH0ca0dc0eB0eV0g@0iE0jK0ki0mb0n=0nb0oF10?11211N12D12Y13713b13n14414B14H14N14T14g14o15415E15R15d15k16@16G16`16g17017C17`18418918H18T18Z18f18k19419619B19P19\\19d1:?1:N1:T1:`1:f1:m1;81;S1;\\1;c1;i1;o1<61<=1<J1<k1=01=31=E1=c1>E1@01AL1A_1An1BI\
        Escribe menos de {exclusiveMax}.\
        Escribe {max} o menos.\
        Revisa las cifras: hay una equivocada.\
        Revisa las cifras: hay una equivocada o falta una.\
        Escribe más de {exclusiveMin}.\
        Escribe {min} o más.\
        {text} se ha cambiado por el número permitido más cercano.\
        Se ha cambiado por el número permitido más cercano.\
        Introduce un número de otro país.\
        ¿Querías decir {suggestion}?\
        Escribe una dirección de otro dominio.\
        Rellena uno de estos: {labels}.\
        Revisa la fecha: ha caducado.\
        Complétalo.\
        Rellena todos o ninguno: {labels}.\
        Revísalo.\
        Escribe una dirección IP.\
        Usa una fecha que exista.\
        Usa un día que tenga el mes.\
        Escribe una dirección como nombre@example.com.\
        Revisa la hora.\
        Usa minutos de 00 a 59.\
        Usa un mes de 01 a 12.\
        Usa Z o una diferencia como +02:00.\
        Revisa el código postal.\
        Usa segundos de 00 a 59.\
        Escribe una dirección como https://example.com.\
        Revisa la semana.\
        Edad\
        Importe\
        Zona\
        Número de tarjeta\
        Ciudad\
        País\
        Condado\
        Código de seguridad\
        Fecha\
        Fecha y hora\
        Departamento\
        Distrito\
        Do/Si\
        Eircode\
        Correo electrónico\
        Emirato\
        Caduca\
        Archivo\
        IBAN\
        Dirección IP\
        Isla\
        Mes\
        Nombre\
        Barrio\
        Número\
        Óblast\
        Organización\
        Parroquia\
        Contraseña\
        Porcentaje\
        Teléfono\
        PIN\
        Código PIN\
        Localidad postal\
        Código postal\
        Prefectura\
        Provincia\
        Valoración\
        Código de clasificación\
        Estado\
        Calle\
        Dirección\
        Barrio\
        Hora\
        Townland\
        Pueblo/Municipio\
        Dirección web\
        Semana\
        Año\
        ZIP\
        Código ZIP\
        Revísalo: «{text}» no se ha tenido en cuenta.\
        Revísalo: una parte no se ha tenido en cuenta.\
        1Usa al menos un carácter de {characters}.\u{1F}4Usa al menos {atLeast} de caracteres de {characters}.\u{1F}5Usa al menos {atLeast} caracteres de {characters}.\
        Rellena solo uno de estos: {labels}.\
        Revisa el número: nunca se ha emitido uno así.\
        Rellena al menos uno de estos: {labels}.\
        Elige una carpeta.\
        Elige un archivo.\
        Escribe un número.\
        Elige otro valor.\
        Escribe al menos lo mismo que en {other}.\
        Elige una fecha que no sea anterior a {other}.\
        Escribe como máximo lo mismo que en {other}.\
        Elige una fecha que no sea posterior a {other}.\
        Ponlos en orden ascendente: {labels}.\
        Elige otra opción: esta no se puede elegir ahora.\
        Escribe algo distinto de {other}.\
        Escribe algo distinto en cada uno: {labels}.\
        Escribe lo mismo que en {other}.\
        Escribe lo mismo en todos: {labels}.\
        Elige un archivo que exista.\
        Elige uno de los valores de la lista.\
        Elige un archivo que se pueda leer.\
        Escribe otra cosa: esto ya está en otra fila.\
        Usa pasos de {step}.\
        Revisa el código postal: parece ser de otra región.\
        Lo segundo no puede ser anterior a lo primero.\
        Usa el formato esperado.\
        Escríbelo como {example}.\
        Leído como {text}.\
        No aceptado: {text} (aquí va una cifra).\
        No aceptado: {text} (no queda sitio).\
        No aceptado: {text} (aquí va una letra).\
        No aceptado: {text} (aquí no corresponde).\
        Rellena este campo.\
        Acepta esto para seguir.\
        Elige {min} o más tarde.\
        1Elige al menos uno.\u{1F}4Elige al menos {min}.\u{1F}5Elige al menos {min}.\
        Elige un archivo más pequeño.\
        Elige {max} o antes.\
        1Usa como máximo un carácter.\u{1F}4Usa como máximo {max} de caracteres.\u{1F}5Usa como máximo {max} caracteres.\
        1Hazlo más corto: como máximo un byte.\u{1F}4Hazlo más corto: como máximo {max} de bytes.\u{1F}5Hazlo más corto: como máximo {max} bytes.\
        1Elige solo uno.\u{1F}4Elige {max} como máximo.\u{1F}5Elige {max} como máximo.\
        1Usa al menos un carácter.\u{1F}4Usa al menos {min} de caracteres.\u{1F}5Usa al menos {min} caracteres.\
        1Hazlo más largo: al menos un byte.\u{1F}4Hazlo más largo: al menos {min} de bytes.\u{1F}5Hazlo más largo: al menos {min} bytes.\
        Revisa el código de país.\
        Empieza por las dos letras del país.\
        Empieza por + y el código de país.\
        Revisa las primeras cifras: ninguna tarjeta empieza así.\
        Revisa el número: no hay ninguno que empiece así.\
        Escribe un estado de EE. UU.\
        Revisa el número: la zona rara vez empieza por 0 o 1.\
        No se pudo comprobar.\
        No se pudo comprobar a tiempo.\
        Hazla más larga o mezcla otros caracteres.\
        Añadir otro\
        Atrás\
        Comprobando…\
        Elegir\
        Borrar\
        Cerrar\
        separados por comas\
        completo\
        Bajar\
        archivo o carpeta\
        Error: {text}\
        por ejemplo {text}\
        archivo\
        por corregir: {count}\
        carpeta\
        No se pueden añadir más\
        Ocultar\
        Conservar\
        {size} como máximo\
        fin: una línea con solo un .\
        No puede haber menos\
        Salir\
        faltan: {count}\
        Nueva línea\
        Marcar\
        {count} más\
        Mover\
        Siguiente\
        no\
        Nota: {text}\
        Sin resultados\
        ahora {text}\
        opcional\
        Página {number} de {count}\
        número o texto\
        Pulsar\
        solo lectura\
        Quitar\
        Quitado\
        obligatorio\
        Reinicio; no se pierde nada\
        Restaurar\
        Mostrar\
        Omitir\
        Enviar\
        Enviado\
        Aceptar\
        no disponible\
        No aceptado: no está en la lista\
        Subir\
        sí\
        Termina en {text}.\
        Elige un archivo de otro tipo.\
        Introduce un número de otro tipo.\
        1Usa exactamente un carácter.\u{1F}4Usa exactamente {exact} de caracteres.\u{1F}5Usa exactamente {exact} caracteres.\
        1Usa exactamente un byte.\u{1F}4Usa exactamente {exact} de bytes.\u{1F}5Usa exactamente {exact} bytes.\
        Empieza por {text}.\
        Revisa el año.\
        Usa un número mayor que 0.
        """

    private static let fa: StaticString = """
        09609e0:K0;_0=J0>;0>c0?g0@d0A_0BL0CP0DG0EP0En0G>0G^0HI0ID0JC0KI0Kk0Li0M`0Nf0OM0PK0QT0R60R:0RB0RL0R_0Re0Rm0S;0SL0SV0Sl0T20T<0TE0TR0T\\0Tf0U;0UG0UQ0Ud0Un0V40V:0VB0VH0VV0Vb0Vl0W:0WB0WJ0WP0W^0Wm0X:0XD0XN0XZ0Xi0Y30Y?0YI0YQ0YY0Yg0Z>0ZM0ZU0Z[0Zd0[20\\90]H0_c0`c0bE0cJ0cn0dV0e40e`0fN0gY0hI0iR0jY0l80m10nE0oT10X11^12a13m15B16617g18Y19U1:C1:f1;h1<V1=X1>U1?81?n1@c1BV1CM1DD1Eg1H>1Io1KT1Mc1NJ1O61O`1Qb1SB1TF1V@1Vb1WT1Xk1YI1YQ1Yj1Z61ZE1ZM1Zn1[61[R1[l1\\:1\\K1\\W1]91]A1^01^C1^T1^g1_L1`21`:1`X1`e1a61aO1a[1ac1ag1b=1bU1bf1c41cT1cj1d41dI1dO1dZ1df1e[1eo1f91fD1fN1f]1fk1gC1h21hL1hR1i21j11jj1lQ1n41nR1o21oj\
        کمتر از {exclusiveMax} وارد کنید.\
        {max} یا کمتر وارد کنید.\
        رقم\u{200C}ها را بررسی کنید: یکی از آن\u{200C}ها نادرست است.\
        رقم\u{200C}ها را بررسی کنید: یکی از آن\u{200C}ها نادرست است یا جا افتاده.\
        بیشتر از {exclusiveMin} وارد کنید.\
        {min} یا بیشتر وارد کنید.\
        {text} به نزدیک\u{200C}ترین عدد مجاز تغییر کرد.\
        به نزدیک\u{200C}ترین عدد مجاز تغییر کرد.\
        شماره\u{200C}ای از کشور دیگر وارد کنید.\
        آیا منظورتان {suggestion} است؟\
        نشانی\u{200C}ای از دامنه\u{200C}ای دیگر وارد کنید.\
        یکی از این\u{200C}ها را پر کنید: {labels}.\
        تاریخ را بررسی کنید: اعتبار آن گذشته است.\
        این را کامل کنید.\
        همهٔ این\u{200C}ها را پر کنید یا هیچ\u{200C}کدام را: {labels}.\
        این را بررسی کنید.\
        یک نشانی \u{2066}IP\u{2069} وارد کنید.\
        تاریخی را وارد کنید که وجود دارد.\
        روزی را وارد کنید که در این ماه هست.\
        نشانی\u{200C}ای مانند \u{2066}name@example.com\u{2069} وارد کنید.\
        ساعت را بررسی کنید.\
        دقیقه را از \u{2066}00\u{2069} تا \u{2066}59\u{2069} وارد کنید.\
        ماهی از \u{2066}01\u{2069} تا \u{2066}12\u{2069} وارد کنید.\
        \u{2066}Z\u{2069} یا اختلافی مانند \u{2066}+02:00\u{2069} وارد کنید.\
        کد پستی را بررسی کنید.\
        ثانیه را از \u{2066}00\u{2069} تا \u{2066}59\u{2069} وارد کنید.\
        نشانی\u{200C}ای مانند \u{2066}https://example.com\u{2069} وارد کنید.\
        هفته را بررسی کنید.\
        سن\
        مبلغ\
        منطقه\
        شماره کارت\
        شهر\
        کشور\
        شهرستان\
        کد امنیتی\
        تاریخ\
        تاریخ و ساعت\
        بخش\
        ناحیه\
        دو/سی\
        \u{2066}Eircode\u{2069}\
        ایمیل\
        امارت\
        تاریخ انقضا\
        پرونده\
        \u{2066}IBAN\u{2069}\
        نشانی \u{2066}IP\u{2069}\
        جزیره\
        ماه\
        نام\
        محله\
        عدد\
        اُبلاست\
        سازمان\
        ناحیه\
        گذرواژه\
        درصد\
        تلفن\
        پین\
        کد \u{2066}PIN\u{2069}\
        شهر پستی\
        کد پستی\
        استان\
        استان\
        امتیاز\
        کد تفکیک\
        ایالت\
        خیابان\
        نشانی\
        حومه\
        ساعت\
        تاونلند\
        روستا/دهستان\
        نشانی وب\
        هفته\
        سال\
        \u{2066}ZIP\u{2069}\
        کد \u{2066}ZIP\u{2069}\
        این را بررسی کنید: «{text}» کنار گذاشته شد.\
        این را بررسی کنید: بخشی از آن کنار گذاشته شد.\
        1دست\u{200C}کم {atLeast} نویسه از {characters} به کار ببرید.\u{1F}5دست\u{200C}کم {atLeast} نویسه از {characters} به کار ببرید.\
        تنها یکی از این\u{200C}ها را پر کنید: {labels}.\
        شماره را بررسی کنید: چنین شماره\u{200C}ای هرگز صادر نشده است.\
        دست\u{200C}کم یکی از این\u{200C}ها را پر کنید: {labels}.\
        یک پوشه انتخاب کنید.\
        یک پرونده انتخاب کنید.\
        یک عدد وارد کنید.\
        مقدار دیگری انتخاب کنید.\
        کمتر از «{other}» وارد نکنید.\
        تاریخی انتخاب کنید که پیش از «{other}» نباشد.\
        بیشتر از «{other}» وارد نکنید.\
        تاریخی انتخاب کنید که پس از «{other}» نباشد.\
        این\u{200C}ها را به ترتیب صعودی بنویسید: {labels}.\
        مورد دیگری انتخاب کنید: این مورد اکنون در دسترس نیست.\
        چیزی متفاوت با «{other}» وارد کنید.\
        در هر یک از این\u{200C}ها چیز متفاوتی وارد کنید: {labels}.\
        همان چیزی را وارد کنید که در «{other}» آمده است.\
        در همهٔ این\u{200C}ها یک چیز وارد کنید: {labels}.\
        پرونده\u{200C}ای را انتخاب کنید که وجود دارد.\
        یکی از مقدارهای فهرست را انتخاب کنید.\
        پرونده\u{200C}ای را انتخاب کنید که خواندنی باشد.\
        چیز دیگری وارد کنید: این در ردیف دیگری آمده است.\
        از گام\u{200C}های {step} استفاده کنید.\
        کد پستی را بررسی کنید: به نظر می\u{200C}رسد مربوط به منطقهٔ دیگری است.\
        دومی نباید پیش از اولی باشد.\
        از قالب خواسته\u{200C}شده استفاده کنید.\
        آن را مانند {example} بنویسید.\
        چنین خوانده شد: {text}.\
        پذیرفته نشد: {text} (اینجا رقم لازم است).\
        پذیرفته نشد: {text} (جا نیست).\
        پذیرفته نشد: {text} (اینجا حرف لازم است).\
        پذیرفته نشد: {text} (اینجا مجاز نیست).\
        این فیلد را پر کنید.\
        برای ادامه با این موافقت کنید.\
        {min} یا پس از آن را انتخاب کنید.\
        1دست\u{200C}کم {min} مورد را انتخاب کنید.\u{1F}5دست\u{200C}کم {min} مورد را انتخاب کنید.\
        پروندهٔ کوچک\u{200C}تری انتخاب کنید.\
        {max} یا پیش از آن را انتخاب کنید.\
        1حداکثر {max} نویسه وارد کنید.\u{1F}5حداکثر {max} نویسه وارد کنید.\
        1متن کوتاه\u{200C}تری وارد کنید: حداکثر {max} بایت.\u{1F}5متن کوتاه\u{200C}تری وارد کنید: حداکثر {max} بایت.\
        1حداکثر {max} مورد را انتخاب کنید.\u{1F}5حداکثر {max} مورد را انتخاب کنید.\
        1دست\u{200C}کم {min} نویسه وارد کنید.\u{1F}5دست\u{200C}کم {min} نویسه وارد کنید.\
        1متن بلندتری وارد کنید: دست\u{200C}کم {min} بایت.\u{1F}5متن بلندتری وارد کنید: دست\u{200C}کم {min} بایت.\
        کد کشور را بررسی کنید.\
        با دو حرف کشور آغاز کنید.\
        با + و کد کشور آغاز کنید.\
        رقم\u{200C}های نخست را بررسی کنید: هیچ کارت شناخته\u{200C}شده\u{200C}ای چنین آغاز نمی\u{200C}شود.\
        شماره را بررسی کنید: هیچ شماره\u{200C}ای چنین آغاز نمی\u{200C}شود.\
        یکی از ایالت\u{200C}های آمریکا را وارد کنید.\
        شماره را بررسی کنید: پیش\u{200C}شماره به\u{200C}ندرت با \u{2066}0\u{2069} یا \u{2066}1\u{2069} آغاز می\u{200C}شود.\
        بررسی این ممکن نشد.\
        بررسی این به\u{200C}موقع ممکن نشد.\
        متن را بلندتر کنید یا نویسه\u{200C}های دیگری بیفزایید.\
        افزودن مورد دیگر\
        قبلی\
        در حال بررسی…\
        انتخاب\
        پاک کردن\
        بستن\
        با ویرگول جدا شوند\
        کامل\
        انتقال به پایین\
        پرونده یا پوشه\
        خطا: {text}\
        مانند {text}\
        پرونده\
        نیازمند اصلاح: {count}\
        پوشه\
        بیش از این نمی\u{200C}توان افزود\
        پنهان کردن\
        نگه داشتن\
        حداکثر {size}\
        پایان: خطی با یک نقطه\
        کمتر از این مجاز نیست\
        خروج\
        باقی\u{200C}مانده: {count}\
        خط جدید\
        علامت زدن\
        {count} مورد دیگر\
        انتقال\
        بعدی\
        نه\
        یادداشت: {text}\
        چیزی یافت نشد\
        اکنون {text}\
        اختیاری\
        صفحهٔ {number} از {count}\
        شماره یا متن\
        فشردن\
        فقط خواندنی\
        حذف\
        حذف شد\
        الزامی\
        شروع دوباره؛ چیزی گم نمی\u{200C}شود\
        بازگرداندن\
        نمایش\
        رد شدن\
        ارسال\
        ارسال شد\
        پذیرفتن\
        در دسترس نیست\
        پذیرفته نشد: در فهرست نیست\
        انتقال به بالا\
        بله\
        با {text} پایان دهید.\
        پرونده\u{200C}ای از نوع دیگر انتخاب کنید.\
        شماره\u{200C}ای از نوع دیگر وارد کنید.\
        1دقیقاً {exact} نویسه وارد کنید.\u{1F}5دقیقاً {exact} نویسه وارد کنید.\
        1دقیقاً {exact} بایت وارد کنید.\u{1F}5دقیقاً {exact} بایت وارد کنید.\
        با {text} آغاز کنید.\
        سال را بررسی کنید.\
        عددی بزرگ\u{200C}تر از \u{2066}0\u{2069} وارد کنید.
        """

    private static let fi: StaticString = """
        09609Z0:40:_0;V0<80<P0=B0>40>Q0>k0?U0@50@`0A20Ab0B20BA0Bm0CT0D80DG0Dl0EP0F80FM0G10GX0Gh0Gl0H10H50HB0HJ0HM0HX0Hb0I10IN0I[0I_0Id0Ik0J70J@0JH0JP0JT0J]0Jb0Jj0Jn0K80K<0KC0KO0KY0Ka0Kj0L10L:0LC0LS0L^0Li0M10M60MD0MM0MQ0M[0Mg0N10N90ND0NQ0NW0N\\0N_0Nh0OV0P;0R60R[0SN0T;0TJ0T[0Te0U<0V90W40Wo0Xk0YR0Z>0Zn0[]0\\E0\\j0]M0]n0^P0_B0_[0`Z0aI0ab0b?0bP0c?0cg0dW0eD0eS0eo0fK0gC0g]0h:0iA0jX0kF0lQ0mj0n=0n^0oI10N11511Q12J12d13H14<14J14R14a14h15115615K15Q15]16016=16O16W16k17117J17Q17Z17k18G18]18c19619?19G19U19\\19d19f1:41:?1:I1:T1:i1;:1;?1;H1;N1;W1;a1<D1<K1<R1<W1<_1<i1=11=D1=b1=o1>51>N1>o1?F1@X1Ae1B=1BL1C3\
        Anna vähemmän kuin {exclusiveMax}.\
        Anna {max} tai vähemmän.\
        Tarkista numerot: yksi niistä on väärin.\
        Tarkista numerot: yksi niistä on väärin tai puuttuu.\
        Anna enemmän kuin {exclusiveMin}.\
        Anna {min} tai enemmän.\
        {text} muutettiin lähimmäksi sallituksi luvuksi.\
        Tämä muutettiin lähimmäksi sallituksi luvuksi.\
        Anna jonkin muun maan numero.\
        Tarkoititko: {suggestion}?\
        Anna osoite, jolla on toinen verkkotunnus.\
        Täytä yksi näistä: {labels}.\
        Tarkista päivämäärä: se on umpeutunut.\
        Täydennä tämä.\
        Täytä kaikki nämä tai ei yhtään: {labels}.\
        Tarkista tämä.\
        Anna IP-osoite.\
        Käytä päivämäärää, joka on olemassa.\
        Käytä päivää, joka on kuukaudessa.\
        Anna osoite, kuten nimi@example.com.\
        Tarkista tunti.\
        Käytä minuutteja väliltä 00–59.\
        Käytä kuukautta väliltä 01–12.\
        Käytä Z:aa tai aikaeroa, kuten +02:00.\
        Tarkista postinumero.\
        Käytä sekunteja väliltä 00–59.\
        Anna osoite, kuten https://example.com.\
        Tarkista viikko.\
        Ikä\
        Summa\
        Alue\
        Kortin numero\
        Kaupunki\
        Maa\
        Kreivikunta\
        Turvakoodi\
        Päivämäärä\
        Päivämäärä ja kellonaika\
        Departementti\
        Alue\
        Do/Si\
        Eircode\
        Sähköposti\
        Emiraatti\
        Voimassa\
        Tiedosto\
        IBAN\
        IP-osoite\
        Saari\
        Kuukausi\
        Nimi\
        Naapurusto\
        Luku\
        Oblasti\
        Organisaatio\
        Seurakunta\
        Salasana\
        Prosentti\
        Puhelin\
        PIN-koodi\
        PIN-koodi\
        Postitoimipaikka\
        Postinumero\
        Prefektuuri\
        Maakunta\
        Arvio\
        Lajittelukoodi\
        Osavaltio\
        Katu\
        Katuosoite\
        Kaupunginosa\
        Kellonaika\
        Townland\
        Kylä/Kunta\
        Verkko-osoite\
        Viikko\
        Vuosi\
        ZIP\
        ZIP-koodi\
        Tarkista tämä: ”{text}” jätettiin pois.\
        Tarkista tämä: osa jätettiin pois.\
        1Käytä vähintään yhtä merkkiä joukosta {characters}.\u{1F}5Käytä vähintään {atLeast} merkkiä joukosta {characters}.\
        Täytä vain yksi näistä: {labels}.\
        Tarkista numero: tällaista ei ole koskaan annettu.\
        Täytä vähintään yksi näistä: {labels}.\
        Valitse kansio.\
        Valitse tiedosto.\
        Anna luku.\
        Valitse jokin muu arvo.\
        Anna vähintään yhtä paljon kuin kentässä ”{other}”.\
        Valitse päivä, joka ei ole ennen kenttää ”{other}”.\
        Anna enintään yhtä paljon kuin kentässä ”{other}”.\
        Valitse päivä, joka ei ole kentän ”{other}” jälkeen.\
        Järjestä nämä nousevasti: {labels}.\
        Valitse jokin muu: tätä ei voi valita nyt.\
        Anna jotain muuta kuin kentässä ”{other}”.\
        Anna jokaiseen näistä jotain muuta: {labels}.\
        Anna sama kuin kentässä ”{other}”.\
        Anna sama kaikkiin näihin: {labels}.\
        Valitse tiedosto, joka on olemassa.\
        Valitse jokin luettelon arvoista.\
        Valitse tiedosto, jonka voi lukea.\
        Anna jotain muuta: toisella rivillä on jo tämä.\
        Askelen on oltava {step}.\
        Tarkista postinumero: se näyttää kuuluvan toiselle alueelle.\
        Jälkimmäinen ei saa olla ennen ensimmäistä.\
        Käytä odotettua muotoa.\
        Kirjoita se näin: {example}.\
        Tulkittu: {text}.\
        Ei hyväksytty: {text} (tähän kuuluu numero).\
        Ei hyväksytty: {text} (tila ei riitä).\
        Ei hyväksytty: {text} (tähän kuuluu kirjain).\
        Ei hyväksytty: {text} (se ei kuulu tähän).\
        Täytä tämä.\
        Hyväksy tämä jatkaaksesi.\
        Valitse {min} tai myöhempi.\
        1Valitse vähintään yksi.\u{1F}5Valitse vähintään {min}.\
        Valitse pienempi tiedosto.\
        Valitse {max} tai aikaisempi.\
        1Käytä enintään yhtä merkkiä.\u{1F}5Käytä enintään {max} merkkiä.\
        1Kirjoita lyhyemmin: enintään yksi tavu.\u{1F}5Kirjoita lyhyemmin: enintään {max} tavua.\
        1Valitse vain yksi.\u{1F}5Valitse enintään {max}.\
        1Käytä vähintään yhtä merkkiä.\u{1F}5Käytä vähintään {min} merkkiä.\
        1Kirjoita pidemmin: vähintään yksi tavu.\u{1F}5Kirjoita pidemmin: vähintään {min} tavua.\
        Tarkista maatunnus.\
        Aloita maan kahdella kirjaimella.\
        Aloita plusmerkillä (+) ja maatunnuksella.\
        Tarkista ensimmäiset numerot: mikään tunnettu kortti ei ala näin.\
        Tarkista numero: mikään ei ala näin.\
        Anna Yhdysvaltain osavaltio.\
        Tarkista numero: suuntanumeron alussa on harvoin 0 tai 1.\
        Tätä ei voitu tarkistaa.\
        Tätä ei ehditty tarkistaa ajoissa.\
        Kirjoita pidemmin tai käytä myös muita merkkejä.\
        Lisää toinen\
        Takaisin\
        Tarkistetaan…\
        Valitse\
        Tyhjennä\
        Sulje\
        pilkuilla erotettuina\
        valmis\
        Siirrä alas\
        tiedosto tai kansio\
        Virhe: {text}\
        esimerkiksi {text}\
        tiedosto\
        korjattavia: {count}\
        kansio\
        Enempää ei voi lisätä\
        Piilota\
        Säilytä\
        enintään {size}\
        loppu: rivi, jolla on vain .\
        Vähempää ei sallita\
        Poistu\
        jäljellä: {count}\
        Uusi rivi\
        Merkitse\
        vielä {count}\
        Siirrä\
        Seuraava\
        ei\
        Huomaa: {text}\
        Ei tuloksia\
        nyt {text}\
        valinnainen\
        Sivu {number}/{count}\
        numero tai teksti\
        Paina\
        vain luku\
        Poista\
        Poistettu\
        pakollinen\
        Uusi käynnistys; mitään ei katoa\
        Palauta\
        Näytä\
        Ohita\
        Lähetä\
        Lähetetty\
        Hyväksy\
        ei käytettävissä\
        Ei hyväksytty: ei luettelossa\
        Siirrä ylös\
        kyllä\
        Lopussa on oltava {text}.\
        Valitse toisentyyppinen tiedosto.\
        Anna muunlainen numero.\
        1Pituuden on oltava tasan yksi merkki.\u{1F}5Pituuden on oltava tasan {exact} merkkiä.\
        1Pituuden on oltava tasan yksi tavu.\u{1F}5Pituuden on oltava tasan {exact} tavua.\
        Alussa on oltava {text}.\
        Tarkista vuosi.\
        Käytä lukua, joka on suurempi kuin 0.
        """

    private static let fr: StaticString = """
        09609X0:10:c0;_0<@0<X0=X0>I0?00?R0@=0@e0AN0Ab0BR0Be0C>0C\\0DA0Dm0EA0Ec0FA0Fj0GC0Gf0HV0Hk0Ho0I60I:0IJ0IO0IS0IY0Ie0Ii0J60JB0JJ0JO0JV0J\\0Jc0Jm0K40K80KB0KF0KJ0KM0KU0K[0Ka0Km0L50LA0LL0LW0L_0Lg0M40M?0MJ0MR0MV0Ma0Mf0Mi0N00N80N=0NE0NT0N_0Nf0Nl0No0O70P30Pl0Sg0TT0UT0VE0V[0W10WE0Wa0XQ0YJ0Z90Zm0[]0\\e0]T0^N0_@0_m0`N0a40aR0bP0bl0d40d`0e<0eX0eh0fW0gD0h40hd0i80iU0j30kO0l00lN0nA10k12D14:16d17D17k18T19]1:M1;01<31<Z1=J1>91>M1>S1>c1>j1?11?71?Q1?X1?a1@31@C1@U1@\\1A21A91AO1AV1A\\1Aj1BI1B_1Bf1C;1CI1CO1C^1Cg1Cn1D11DC1DR1De1Do1EH1EX1E_1El1F51F>1FI1Fl1G51G=1GC1GJ1GQ1GX1Gf1HC1HI1HL1H`1IH1Io1L11Me1N:1NO1O3\
        Saisissez moins de {exclusiveMax}.\
        Saisissez {max} ou moins.\
        Vérifiez les chiffres\u{A0}: l’un d’eux est faux.\
        Vérifiez les chiffres\u{A0}: l’un d’eux est faux ou manque.\
        Saisissez plus de {exclusiveMin}.\
        Saisissez {min} ou plus.\
        {text} a été remplacé par le nombre autorisé le plus proche.\
        Remplacé par le nombre autorisé le plus proche.\
        Saisissez un numéro d’un autre pays.\
        Vouliez-vous dire {suggestion}\u{202F}?\
        Saisissez une adresse d’un autre domaine.\
        Remplissez un de ces champs\u{A0}: {labels}.\
        Vérifiez la date\u{A0}: elle est dépassée.\
        Complétez ce champ.\
        Remplissez tous ces champs ou aucun\u{A0}: {labels}.\
        Vérifiez ce champ.\
        Saisissez une adresse IP.\
        Saisissez une date qui existe.\
        Saisissez un jour que compte ce mois.\
        Saisissez une adresse comme nom@example.com.\
        Vérifiez l’heure.\
        Saisissez des minutes de 00 à 59.\
        Saisissez un mois de 01 à 12.\
        Saisissez Z ou un décalage comme +02:00.\
        Vérifiez le code postal.\
        Saisissez des secondes de 00 à 59.\
        Saisissez une adresse comme https://example.com.\
        Vérifiez la semaine.\
        Âge\
        Montant\
        Zone\
        Numéro de carte\
        Ville\
        Pays\
        Comté\
        Cryptogramme\
        Date\
        Date et heure\
        Département\
        District\
        Do/Si\
        Eircode\
        E-mail\
        Émirat\
        Expire fin\
        Fichier\
        IBAN\
        Adresse IP\
        Île\
        Mois\
        Nom\
        Quartier\
        Nombre\
        Oblast\
        Organisation\
        Paroisse\
        Mot de passe\
        Pourcentage\
        Téléphone\
        Code PIN\
        Code PIN\
        Ville postale\
        Code postal\
        Préfecture\
        Province\
        Note\
        Code de tri\
        État\
        Rue\
        Adresse\
        Banlieue\
        Heure\
        Townland\
        Village/Commune\
        Adresse web\
        Semaine\
        Année\
        ZIP\
        Code ZIP\
        Vérifiez ce champ\u{A0}: «\u{A0}{text}\u{A0}» n’a pas été repris.\
        Vérifiez ce champ\u{A0}: une partie n’a pas été reprise.\
        1Saisissez au moins {atLeast} caractère parmi {characters}.\u{1F}4Saisissez au moins {atLeast} de caractères parmi {characters}.\u{1F}5Saisissez au moins {atLeast} caractères parmi {characters}.\
        Remplissez un seul de ces champs\u{A0}: {labels}.\
        Vérifiez le numéro\u{A0}: aucun de ce genre n’a été attribué.\
        Remplissez au moins un de ces champs\u{A0}: {labels}.\
        Choisissez un dossier.\
        Choisissez un fichier.\
        Saisissez un nombre.\
        Choisissez une autre valeur.\
        Ne saisissez pas moins que dans «\u{A0}{other}\u{A0}».\
        Choisissez une date qui ne précède pas «\u{A0}{other}\u{A0}».\
        Ne saisissez pas plus que dans «\u{A0}{other}\u{A0}».\
        Choisissez une date qui ne suit pas «\u{A0}{other}\u{A0}».\
        Mettez-les dans l’ordre croissant\u{A0}: {labels}.\
        Faites un autre choix\u{A0}: celui-ci n’est pas possible pour l’instant.\
        Saisissez autre chose que dans «\u{A0}{other}\u{A0}».\
        Saisissez partout quelque chose de différent\u{A0}: {labels}.\
        Saisissez la même chose que dans «\u{A0}{other}\u{A0}».\
        Saisissez partout la même chose\u{A0}: {labels}.\
        Choisissez un fichier qui existe.\
        Choisissez une des valeurs proposées.\
        Choisissez un fichier lisible.\
        Saisissez autre chose\u{A0}: une autre ligne contient déjà ceci.\
        Procédez par pas de {step}.\
        Vérifiez le code postal\u{A0}: il semble être celui d’une autre région.\
        Le second ne doit pas précéder le premier.\
        Respectez le format attendu.\
        Écrivez-le comme {example}.\
        Lu comme {text}.\
        Refusé\u{A0}: {text} (un chiffre est attendu ici).\
        Refusé\u{A0}: {text} (il n’y a plus de place).\
        Refusé\u{A0}: {text} (une lettre est attendue ici).\
        Refusé\u{A0}: {text} (cela n’a pas sa place ici).\
        Remplissez ce champ.\
        Acceptez ceci pour continuer.\
        Choisissez {min} ou plus tard.\
        1Choisissez-en au moins {min}.\u{1F}4Choisissez-en au moins {min}.\u{1F}5Choisissez-en au moins {min}.\
        Choisissez un fichier plus petit.\
        Choisissez {max} ou plus tôt.\
        1Saisissez au plus {max} caractère.\u{1F}4Saisissez au plus {max} de caractères.\u{1F}5Saisissez au plus {max} caractères.\
        1Saisissez un texte plus court\u{A0}: au plus {max} octet.\u{1F}4Saisissez un texte plus court\u{A0}: au plus {max} d’octets.\u{1F}5Saisissez un texte plus court\u{A0}: au plus {max} octets.\
        1Choisissez-en au plus {max}.\u{1F}4Choisissez-en au plus {max}.\u{1F}5Choisissez-en au plus {max}.\
        1Saisissez au moins {min} caractère.\u{1F}4Saisissez au moins {min} de caractères.\u{1F}5Saisissez au moins {min} caractères.\
        1Saisissez un texte plus long\u{A0}: au moins {min} octet.\u{1F}4Saisissez un texte plus long\u{A0}: au moins {min} d’octets.\u{1F}5Saisissez un texte plus long\u{A0}: au moins {min} octets.\
        Vérifiez l’indicatif du pays.\
        Commencez par les deux lettres du pays.\
        Commencez par + et l’indicatif du pays.\
        Vérifiez les premiers chiffres\u{A0}: aucune carte connue ne commence ainsi.\
        Vérifiez le numéro\u{A0}: aucun ne commence ainsi.\
        Saisissez un État des États-Unis.\
        Vérifiez le numéro\u{A0}: l’indicatif commence rarement par 0 ou 1.\
        La vérification n’a pas pu se faire.\
        La vérification n’a pas pu se faire à temps.\
        Allongez-le ou mêlez-y d’autres caractères.\
        Ajouter un élément\
        Retour\
        Vérification…\
        Choisir\
        Effacer\
        Fermer\
        séparés par des virgules\
        complet\
        Descendre\
        fichier ou dossier\
        Erreur\u{A0}: {text}\
        par exemple {text}\
        fichier\
        à corriger\u{A0}: {count}\
        dossier\
        Nombre maximal atteint\
        Masquer\
        Garder\
        {size} au plus\
        fin\u{A0}: une ligne avec un seul .\
        Nombre minimal atteint\
        Quitter\
        à remplir\u{A0}: {count}\
        Nouvelle ligne\
        Cocher\
        {count} de plus\
        Déplacer\
        Suivant\
        non\
        Remarque\u{A0}: {text}\
        Aucun résultat\
        actuellement {text}\
        facultatif\
        Page {number} sur {count}\
        numéro ou texte\
        Appuyer\
        lecture seule\
        Supprimer\
        Supprimé\
        obligatoire\
        Redémarrage\u{202F}; rien n’est perdu\
        Rétablir\
        Afficher\
        Passer\
        Envoyer\
        Envoyé\
        Valider\
        non disponible\
        Refusé\u{A0}: absent de la liste\
        Monter\
        oui\
        Terminez par {text}.\
        Choisissez un fichier d’un autre type.\
        Saisissez un numéro d’un autre type.\
        1Saisissez exactement {exact} caractère.\u{1F}4Saisissez exactement {exact} de caractères.\u{1F}5Saisissez exactement {exact} caractères.\
        1Saisissez exactement {exact} octet.\u{1F}4Saisissez exactement {exact} d’octets.\u{1F}5Saisissez exactement {exact} octets.\
        Commencez par {text}.\
        Vérifiez l’année.\
        Saisissez un nombre supérieur à 0.
        """

    private static let he: StaticString = """
        09609b0:F0;B0<L0=80=\\0>Z0?Q0@@0@e0AV0B>0C10CO0DP0Dl0EP0F40Ff0Ga0H?0I30Ig0Jc0KE0L;0M90MY0M_0Mg0Mo0NB0NH0NN0NV0Ng0O10OD0OL0OT0O]0Oj0P40P@0PH0PP0PZ0Pm0Q10Q90Q=0QG0QO0Q[0Qe0Qo0R90RA0RK0RZ0Rj0S90SC0SK0S]0Sg0T60T@0TH0T[0Tc0Ti0U70UH0UY0Ua0Ug0V00V@0W50Wm0\\T0]A0^M0_@0_]0`60`O0`m0ak0bh0cf0dc0eY0fa0g\\0h_0i]0jU0k70kj0l[0me0nR0ob10^11J11k12A13A13k14i15_16916_17N1:[1;D1<31?B1D51G^1JQ1O01O_1P[1QQ1S21T51T]1VG1Vn1W^1XT1Xe1Xo1Y>1YH1YR1Y\\1Z91ZC1ZV1[01[B1[U1[]1\\21\\>1\\_1\\i1]51]@1]k1^L1^V1^i1_:1_D1_R1_\\1_b1_f1`61`J1`W1`_1aA1aW1aa1b61b>1bF1bN1c51c?1cG1cQ1c[1cc1cm1d:1d`1e51e91eT1f=1ff1i]1lP1lm1mK1n9\
        נא להזין פחות מ־{exclusiveMax}.\
        נא להזין {max} או פחות.\
        נא לבדוק את הספרות: אחת מהן שגויה.\
        נא לבדוק את הספרות: אחת מהן שגויה או חסרה.\
        נא להזין יותר מ־{exclusiveMin}.\
        נא להזין {min} או יותר.\
        {text} הוחלף במספר המותר הקרוב ביותר.\
        הוחלף במספר המותר הקרוב ביותר.\
        נא להזין מספר ממדינה אחרת.\
        האם הכוונה ל־{suggestion}?\
        נא להזין כתובת מדומיין אחר.\
        נא למלא אחד מאלה: {labels}.\
        נא לבדוק את התאריך: פג תוקפו.\
        נא להשלים שדה זה.\
        נא למלא את כל אלה או אף אחד מהם: {labels}.\
        נא לבדוק שדה זה.\
        נא להזין כתובת \u{2066}IP\u{2069}.\
        נא להזין תאריך קיים.\
        נא להזין יום שקיים בחודש זה.\
        נא להזין כתובת כגון \u{2066}name@example.com\u{2069}.\
        נא לבדוק את השעה.\
        נא להזין דקות מ־\u{2066}00\u{2069} עד \u{2066}59\u{2069}.\
        נא להזין חודש מ־\u{2066}01\u{2069} עד \u{2066}12\u{2069}.\
        נא להזין \u{2066}Z\u{2069} או הפרש כגון \u{2066}+02:00\u{2069}.\
        נא לבדוק את המיקוד.\
        נא להזין שניות מ־\u{2066}00\u{2069} עד \u{2066}59\u{2069}.\
        נא להזין כתובת כגון \u{2066}https://example.com\u{2069}.\
        נא לבדוק את השבוע.\
        גיל\
        סכום\
        אזור\
        מספר כרטיס\
        עיר\
        ארץ\
        מחוז\
        קוד אבטחה\
        תאריך\
        תאריך ושעה\
        מחוז\
        מחוז\
        דו/סי\
        \u{2066}Eircode\u{2069}\
        דוא״ל\
        אמירות\
        תוקף\
        קובץ\
        \u{2066}IBAN\u{2069}\
        כתובת \u{2066}IP\u{2069}\
        אי\
        חודש\
        שם\
        שכונה\
        מספר\
        אובלסט\
        ארגון\
        קהילה\
        סיסמה\
        אחוז\
        טלפון\
        קוד סודי\
        קוד \u{2066}PIN\u{2069}\
        עיר דואר\
        מיקוד\
        מחוז\
        פרובינציה\
        דירוג\
        קוד מיון\
        מדינה\
        רחוב\
        רחוב ומספר\
        פרבר\
        שעה\
        טאונלנד\
        כפר/יישוב\
        כתובת אתר\
        שבוע\
        שנה\
        \u{2066}ZIP\u{2069}\
        קוד \u{2066}ZIP\u{2069}\
        נא לבדוק שדה זה: ”{text}“ הושמט.\
        נא לבדוק שדה זה: חלק ממנו הושמט.\
        1נא להשתמש לפחות בתו אחד מתוך {characters}.\u{1F}2נא להשתמש לפחות בשני תווים מתוך {characters}.\u{1F}4נא להשתמש לפחות ב־{atLeast} תווים מתוך {characters}.\u{1F}5נא להשתמש לפחות ב־{atLeast} תווים מתוך {characters}.\
        נא למלא רק אחד מאלה: {labels}.\
        נא לבדוק את המספר: מספר כזה לא הונפק מעולם.\
        נא למלא לפחות אחד מאלה: {labels}.\
        נא לבחור תיקייה.\
        נא לבחור קובץ.\
        נא להזין מספר.\
        נא לבחור ערך אחר.\
        נא להזין לא פחות מאשר בשדה ”{other}“.\
        נא לבחור תאריך שאינו לפני ”{other}“.\
        נא להזין לא יותר מאשר בשדה ”{other}“.\
        נא לבחור תאריך שאינו אחרי ”{other}“.\
        נא לסדר את אלה בסדר עולה: {labels}.\
        נא לבחור משהו אחר: לא ניתן לבחור בזה כעת.\
        נא להזין משהו שונה מהשדה ”{other}“.\
        נא להזין משהו שונה בכל אחד מאלה: {labels}.\
        נא להזין אותו דבר כמו בשדה ”{other}“.\
        נא להזין אותו דבר בכל אלה: {labels}.\
        נא לבחור קובץ קיים.\
        נא לבחור אחד מהערכים ברשימה.\
        נא לבחור קובץ שניתן לקריאה.\
        נא להזין משהו אחר: זה כבר קיים בשורה אחרת.\
        נא להשתמש בקפיצות של {step}.\
        נא לבדוק את המיקוד: נראה שהוא שייך לאזור אחר.\
        השני אינו יכול להיות לפני הראשון.\
        נא להשתמש בתבנית הנדרשת.\
        נא לכתוב כמו {example}.\
        נקרא כך: {text}.\
        לא התקבל: {text} (כאן צריכה להיות ספרה).\
        לא התקבל: {text} (אין מקום).\
        לא התקבל: {text} (כאן צריכה להיות אות).\
        לא התקבל: {text} (זה לא שייך לכאן).\
        נא למלא שדה זה.\
        נא להסכים כדי להמשיך.\
        נא לבחור {min} או מאוחר יותר.\
        1נא לבחור לפחות אפשרות אחת.\u{1F}2נא לבחור לפחות שתי אפשרויות.\u{1F}4נא לבחור לפחות {min} אפשרויות.\u{1F}5נא לבחור לפחות {min} אפשרויות.\
        נא לבחור קובץ קטן יותר.\
        נא לבחור {max} או מוקדם יותר.\
        1נא להזין לכל היותר תו אחד.\u{1F}2נא להזין לכל היותר שני תווים.\u{1F}4נא להזין לכל היותר {max} תווים.\u{1F}5נא להזין לכל היותר {max} תווים.\
        1נא להזין טקסט קצר יותר: לכל היותר בית אחד.\u{1F}2נא להזין טקסט קצר יותר: לכל היותר שני בתים.\u{1F}4נא להזין טקסט קצר יותר: לכל היותר {max} בתים.\u{1F}5נא להזין טקסט קצר יותר: לכל היותר {max} בתים.\
        1נא לבחור לכל היותר אפשרות אחת.\u{1F}2נא לבחור לכל היותר שתי אפשרויות.\u{1F}4נא לבחור לכל היותר {max} אפשרויות.\u{1F}5נא לבחור לכל היותר {max} אפשרויות.\
        1נא להזין לפחות תו אחד.\u{1F}2נא להזין לפחות שני תווים.\u{1F}4נא להזין לפחות {min} תווים.\u{1F}5נא להזין לפחות {min} תווים.\
        1נא להזין טקסט ארוך יותר: לפחות בית אחד.\u{1F}2נא להזין טקסט ארוך יותר: לפחות שני בתים.\u{1F}4נא להזין טקסט ארוך יותר: לפחות {min} בתים.\u{1F}5נא להזין טקסט ארוך יותר: לפחות {min} בתים.\
        נא לבדוק את קידומת המדינה.\
        נא להתחיל בשתי האותיות של המדינה.\
        נא להתחיל ב־+ ובקידומת המדינה.\
        נא לבדוק את הספרות הראשונות: אין כרטיס מוכר שמתחיל כך.\
        נא לבדוק את המספר: אין מספר שמתחיל כך.\
        נא להזין מדינה בארה״ב.\
        נא לבדוק את המספר: קידומת כמעט אינה מתחילה ב־\u{2066}0\u{2069} או ב־\u{2066}1\u{2069}.\
        לא ניתן היה לבדוק זאת.\
        לא ניתן היה לבדוק זאת בזמן.\
        נא להאריך או לשלב תווים אחרים.\
        הוספת עוד\
        הקודם\
        בבדיקה…\
        בחירה\
        ניקוי\
        סגירה\
        מופרדים בפסיקים\
        הושלם\
        העברה למטה\
        קובץ או תיקייה\
        שגיאה: {text}\
        לדוגמה {text}\
        קובץ\
        לתיקון: {count}\
        תיקייה\
        לא ניתן להוסיף עוד\
        הסתרה\
        להשאיר\
        עד {size}\
        סיום: שורה עם נקודה בלבד\
        לא ניתן להפחית עוד\
        יציאה\
        נותרו: {count}\
        שורה חדשה\
        סימון\
        עוד {count}\
        העברה\
        הבא\
        לא\
        הערה: {text}\
        לא נמצא דבר\
        כעת {text}\
        רשות\
        עמוד {number} מתוך {count}\
        מספר או טקסט\
        לחיצה\
        לקריאה בלבד\
        הסרה\
        הוסר\
        חובה\
        הפעלה מחדש; דבר לא אבד\
        שחזור\
        הצגה\
        דילוג\
        שליחה\
        נשלח\
        אישור\
        לא זמין\
        לא התקבל: אינו ברשימה\
        העברה למעלה\
        כן\
        נא לסיים ב־{text}.\
        נא לבחור קובץ מסוג אחר.\
        נא להזין מספר מסוג אחר.\
        1נא להזין בדיוק תו אחד.\u{1F}2נא להזין בדיוק שני תווים.\u{1F}4נא להזין בדיוק {exact} תווים.\u{1F}5נא להזין בדיוק {exact} תווים.\
        1נא להזין בדיוק בית אחד.\u{1F}2נא להזין בדיוק שני בתים.\u{1F}4נא להזין בדיוק {exact} בתים.\u{1F}5נא להזין בדיוק {exact} בתים.\
        נא להתחיל ב־{text}.\
        נא לבדוק את השנה.\
        נא להזין מספר גדול מ־\u{2066}0\u{2069}.
        """

    private static let hi: StaticString = """
        09609e0:K0;Z0=K0>@0>l0@a0BR0CV0DQ0EX0FO0GZ0H@0IY0J80Ja0Kh0M=0N70NY0OS0PP0QL0R50S20So0TW0T`0Tl0UA0U]0Uf0Uo0VA0V`0Vo0WO0W^0Wm0X:0XA0XM0X_0Y40YC0YG0YS0Yb0Z10Z:0ZO0Za0[90[H0[W0[l0\\A0\\M0\\V0\\i0]<0]O0^00^B0^T0_60_E0_Q0_n0`=0`F0`^0a:0aM0a_0ak0b70bM0c^0eI0hD0iH0k00l<0ln0mZ0nI0o60oh11H12@13]15016V17Q1901:21;D1<N1=R1>c1@Z1A[1CZ1EB1FZ1GQ1HC1J=1Ka1Ma1OY1PB1QS1RP1Sm1T\\1U\\1Wk1Zd1\\Y1^P1a11aZ1bk1ck1f31g^1hg1jk1ke1m01nM1nm1o91o`1oo20A20W21C21O21o22[23523H23W24@24U25L25^25j26C27<28028O28a29:29\\29j2:=2:F2:R2:i2;L2;\\2<42<V2=92=H2>52>D2>]2>o2?f2@?2@Q2@c2A?2Ae2BG2Bf2D42DQ2DZ2EJ2FQ2GU2I:2J_2KI2Kk2Lf\
        {exclusiveMax} से कम लिखें।\
        {max} या कम लिखें।\
        अंक जाँचें: उनमें से एक गलत है।\
        अंक जाँचें: उनमें से एक गलत है या छूट गया है।\
        {exclusiveMin} से अधिक लिखें।\
        {min} या अधिक लिखें।\
        {text} को सबसे निकट की मान्य संख्या में बदला गया।\
        इसे सबसे निकट की मान्य संख्या में बदला गया।\
        किसी और देश का नंबर लिखें।\
        क्या आपका मतलब {suggestion} था?\
        किसी और डोमेन का पता लिखें।\
        इनमें से एक भरें: {labels}।\
        तारीख जाँचें: यह बीत चुकी है।\
        इसे पूरा करें।\
        इन सभी को भरें या किसी को नहीं: {labels}।\
        इसे जाँचें।\
        कोई IP पता लिखें।\
        ऐसी तारीख लिखें जो होती हो।\
        ऐसा दिन लिखें जो उस महीने में हो।\
        name@example.com जैसा पता लिखें।\
        घंटा जाँचें।\
        00 से 59 तक के मिनट लिखें।\
        01 से 12 तक का महीना लिखें।\
        Z या +02:00 जैसा अंतर लिखें।\
        पिन कोड जाँचें।\
        00 से 59 तक के सेकंड लिखें।\
        https://example.com जैसा पता लिखें।\
        सप्ताह जाँचें।\
        आयु\
        राशि\
        क्षेत्र\
        कार्ड नंबर\
        शहर\
        देश\
        काउंटी\
        सुरक्षा कोड\
        तारीख\
        तारीख और समय\
        विभाग\
        ज़िला\
        डो/सी\
        Eircode\
        ईमेल\
        अमीरात\
        समाप्ति\
        फ़ाइल\
        IBAN\
        IP पता\
        द्वीप\
        महीना\
        नाम\
        मोहल्ला\
        संख्या\
        ओब्लास्ट\
        संगठन\
        पैरिश\
        पासवर्ड\
        प्रतिशत\
        फ़ोन\
        पिन\
        पिन कोड\
        डाक नगर\
        डाक कोड\
        प्रीफ़ेक्चर\
        प्रांत\
        रेटिंग\
        सॉर्टिंग कोड\
        राज्य\
        सड़क\
        सड़क का पता\
        उपनगर\
        समय\
        टाउनलैंड\
        गाँव/कस्बा\
        वेब पता\
        सप्ताह\
        वर्ष\
        ज़िप\
        ज़िप कोड\
        इसे जाँचें: “{text}” छोड़ दिया गया।\
        इसे जाँचें: इसका एक हिस्सा छोड़ दिया गया।\
        1{characters} में से कम से कम {atLeast} वर्ण लिखें।\u{1F}5{characters} में से कम से कम {atLeast} वर्ण लिखें।\
        इनमें से केवल एक भरें: {labels}।\
        नंबर जाँचें: ऐसा नंबर कभी जारी नहीं हुआ।\
        इनमें से कम से कम एक भरें: {labels}।\
        कोई फ़ोल्डर चुनें।\
        कोई फ़ाइल चुनें।\
        कोई संख्या लिखें।\
        कोई और मान चुनें।\
        “{other}” से कम न लिखें।\
        ऐसी तारीख चुनें जो “{other}” से पहले न हो।\
        “{other}” से अधिक न लिखें।\
        ऐसी तारीख चुनें जो “{other}” के बाद न हो।\
        इन्हें बढ़ते क्रम में रखें: {labels}।\
        कुछ और चुनें: इसे अभी नहीं चुना जा सकता।\
        “{other}” से अलग कुछ लिखें।\
        इनमें से हर एक में कुछ अलग लिखें: {labels}।\
        वही लिखें जो “{other}” में है।\
        इन सभी में एक ही चीज़ लिखें: {labels}।\
        ऐसी फ़ाइल चुनें जो मौजूद हो।\
        सूची में से कोई मान चुनें।\
        ऐसी फ़ाइल चुनें जो पढ़ी जा सके।\
        कुछ और लिखें: यह किसी और पंक्ति में पहले से है।\
        {step} के अंतर का उपयोग करें।\
        पिन कोड जाँचें: यह किसी दूसरे क्षेत्र का लगता है।\
        दूसरा मान पहले से पूर्व का नहीं हो सकता।\
        अपेक्षित फ़ॉर्मैट का उपयोग करें।\
        इसे {example} की तरह लिखें।\
        इस तरह पढ़ा गया: {text}।\
        स्वीकार नहीं किया गया: {text} (यहां अंक होना चाहिए)।\
        स्वीकार नहीं किया गया: {text} (जगह नहीं है)।\
        स्वीकार नहीं किया गया: {text} (यहां अक्षर होना चाहिए)।\
        स्वीकार नहीं किया गया: {text} (यह यहां नहीं आ सकता)।\
        कृपया इसे भरें।\
        आगे बढ़ने के लिए इससे सहमत हों।\
        {min} या उसके बाद का चुनें।\
        1कम से कम {min} चुनें।\u{1F}5कम से कम {min} चुनें।\
        छोटी फ़ाइल चुनें।\
        {max} या उससे पहले का चुनें।\
        1अधिक से अधिक {max} वर्ण लिखें।\u{1F}5अधिक से अधिक {max} वर्ण लिखें।\
        1इसे छोटा करें: अधिक से अधिक {max} बाइट।\u{1F}5इसे छोटा करें: अधिक से अधिक {max} बाइट।\
        1अधिक से अधिक {max} चुनें।\u{1F}5अधिक से अधिक {max} चुनें।\
        1कम से कम {min} वर्ण लिखें।\u{1F}5कम से कम {min} वर्ण लिखें।\
        1इसे लंबा करें: कम से कम {min} बाइट।\u{1F}5इसे लंबा करें: कम से कम {min} बाइट।\
        देश कोड जाँचें।\
        देश के दो अक्षरों से शुरू करें।\
        + और देश कोड से शुरू करें।\
        पहले अंक जाँचें: कोई ज्ञात कार्ड ऐसे शुरू नहीं होता।\
        नंबर जाँचें: कोई नंबर ऐसे शुरू नहीं होता।\
        अमेरिका का कोई राज्य लिखें।\
        नंबर जाँचें: एरिया कोड शायद ही 0 या 1 से शुरू होता है।\
        इसकी जाँच नहीं हो सकी।\
        इसकी जाँच समय पर नहीं हो सकी।\
        इसे लंबा करें या दूसरे वर्ण मिलाएँ।\
        एक और जोड़ें\
        पीछे\
        जांच हो रही है…\
        चुनें\
        मिटाएं\
        बंद करें\
        अल्पविराम से अलग\
        पूरा\
        नीचे ले जाएं\
        फ़ाइल या फ़ोल्डर\
        त्रुटि: {text}\
        जैसे {text}\
        फ़ाइल\
        ठीक करने हैं: {count}\
        फ़ोल्डर\
        और नहीं जोड़े जा सकते\
        छिपाएं\
        रखें\
        अधिकतम {size}\
        अंत: केवल . वाली पंक्ति\
        इससे कम नहीं हो सकते\
        बाहर निकलें\
        शेष: {count}\
        नई पंक्ति\
        चिह्नित करें\
        {count} और\
        ले जाएं\
        आगे\
        नहीं\
        सूचना: {text}\
        कुछ नहीं मिला\
        अभी {text}\
        वैकल्पिक\
        पृष्ठ {number} / {count}\
        संख्या या पाठ\
        दबाएं\
        केवल पढ़ने के लिए\
        हटाएं\
        हटाया गया\
        आवश्यक\
        फिर शुरू; सब सुरक्षित\
        वापस लाएं\
        दिखाएं\
        छोड़ें\
        सबमिट करें\
        सबमिट किया गया\
        स्वीकार करें\
        उपलब्ध नहीं\
        स्वीकार नहीं: सूची में नहीं है\
        ऊपर ले जाएं\
        हां\
        {text} पर समाप्त करें।\
        किसी और तरह की फ़ाइल चुनें।\
        किसी और तरह का नंबर लिखें।\
        1ठीक {exact} वर्ण लिखें।\u{1F}5ठीक {exact} वर्ण लिखें।\
        1ठीक {exact} बाइट लिखें।\u{1F}5ठीक {exact} बाइट लिखें।\
        {text} से शुरू करें।\
        वर्ष जाँचें।\
        0 से बड़ी संख्या लिखें।
        """

    private static let hu: StaticString = """
        09609b0:E0;30<00<Y0=;0>50>j0?K0?f0@E0@o0AU0An0B[0Bl0CD0C`0DM0E50EL0Em0FP0G@0Gc0HJ0I60IK0IS0IZ0Ia0Im0J30J:0J?0JO0JU0Jh0K;0KC0KH0KO0KU0K^0Kf0Kk0Ko0L60L<0LB0LF0LO0LT0Lg0M00M?0MF0MP0MW0M_0Mg0N90NI0NT0N^0Nj0O;0OA0OE0OT0O_0Og0Oo0P<0PC0PG0PJ0PM0PU0QL0R20T90Th0UU0VI0V\\0Vn0WD0W`0XQ0YG0Z50Zl0[W0\\C0\\l0]S0^>0^g0_B0_k0`H0a<0ac0bo0cZ0d90dO0dh0eW0f>0fi0gV0gn0hM0i30j40jM0k20l=0mT0nQ0oZ10m11S12612d13k14Z15:16E16d17K18C18X18^18m19:19B19K19b19g1:81:H1:T1:d1:i1;=1;B1;Z1;c1;m1<>1<Z1<l1=51=G1=N1=Z1=f1=o1>61>91>L1>Z1>e1?31?J1?_1?i1@81@F1@S1@]1A?1AO1A]1Af1B01B91BC1BR1C01CB1CF1C^1D>1DZ1Ec1Fh1G<1GR1H3\
        Ennél kevesebbet adjon meg: {exclusiveMax}.\
        Adjon meg legfeljebb ennyit: {max}.\
        Ellenőrizze a számjegyeket: az egyik hibás.\
        Ellenőrizze a számjegyeket: az egyik hibás vagy hiányzik.\
        Ennél többet adjon meg: {exclusiveMin}.\
        Adjon meg legalább ennyit: {min}.\
        {text} helyére a legközelebbi megengedett szám került.\
        A helyére a legközelebbi megengedett szám került.\
        Másik ország számát adja meg.\
        Erre gondolt: {suggestion}?\
        Másik domain címét adja meg.\
        Töltsön ki egyet ezek közül: {labels}.\
        Ellenőrizze a dátumot: már lejárt.\
        Fejezze be a kitöltést.\
        Mindet töltse ki, vagy egyiket se: {labels}.\
        Ellenőrizze ezt.\
        Adjon meg egy IP-címet.\
        Létező dátumot adjon meg.\
        Olyan napot adjon meg, amely van a hónapban.\
        Ilyen címet adjon meg: nev@example.com.\
        Ellenőrizze az órát.\
        A perc 00 és 59 között legyen.\
        A hónap 01 és 12 között legyen.\
        Z-t vagy eltolást adjon meg, például: +02:00.\
        Ellenőrizze az irányítószámot.\
        A másodperc 00 és 59 között legyen.\
        Ilyen címet adjon meg: https://example.com.\
        Ellenőrizze a hetet.\
        Életkor\
        Összeg\
        Körzet\
        Kártyaszám\
        Város\
        Ország\
        Megye\
        Biztonsági kód\
        Dátum\
        Dátum és időpont\
        Megye (departement)\
        Kerület\
        Do/Si\
        Eircode\
        E-mail\
        Emírség\
        Lejárat\
        Fájl\
        IBAN\
        IP-cím\
        Sziget\
        Hónap\
        Név\
        Környék\
        Szám\
        Terület (oblaszty)\
        Szervezet\
        Egyházközség\
        Jelszó\
        Százalék\
        Telefon\
        PIN-kód\
        PIN-kód\
        Postai település\
        Irányítószám\
        Prefektúra\
        Tartomány\
        Értékelés\
        Válogatási kód\
        Állam\
        Utca\
        Utca, házszám\
        Városrész\
        Időpont\
        Townland\
        Falu/Község\
        Webcím\
        Hét\
        Év\
        ZIP\
        ZIP-kód\
        Ellenőrizze ezt: a következő kimaradt: „{text}”.\
        Ellenőrizze ezt: egy része kimaradt.\
        1Használjon legalább egy karaktert ezek közül: {characters}.\u{1F}5Használjon legalább {atLeast} karaktert ezek közül: {characters}.\
        Csak egyet töltsön ki ezek közül: {labels}.\
        Ellenőrizze a számot: ilyet sosem adtak ki.\
        Töltsön ki legalább egyet ezek közül: {labels}.\
        Válasszon mappát.\
        Válasszon fájlt.\
        Adjon meg egy számot.\
        Válasszon másik értéket.\
        Ne adjon meg kevesebbet, mint itt: „{other}”.\
        Ne válasszon ennél korábbi dátumot: „{other}”.\
        Ne adjon meg többet, mint itt: „{other}”.\
        Ne válasszon ennél későbbi dátumot: „{other}”.\
        Tegye ezeket növekvő sorrendbe: {labels}.\
        Válasszon mást: ez most nem választható.\
        Mást adjon meg, mint itt: „{other}”.\
        Mindegyikben mást adjon meg: {labels}.\
        Ugyanazt adja meg, mint itt: „{other}”.\
        Mindegyikben ugyanazt adja meg: {labels}.\
        Létező fájlt válasszon.\
        Válasszon a felsorolt értékek közül.\
        Olvasható fájlt válasszon.\
        Adjon meg mást: ez már szerepel egy másik sorban.\
        Ilyen lépésközt használjon: {step}.\
        Ellenőrizze az irányítószámot: úgy tűnik, másik régióhoz tartozik.\
        A második nem lehet korábbi az elsőnél.\
        Használja a várt formátumot.\
        Így írja: {example}.\
        Így értelmezve: {text}.\
        Nem fogadható el: {text} (ide számjegy kell).\
        Nem fogadható el: {text} (nincs hely).\
        Nem fogadható el: {text} (ide betű kell).\
        Nem fogadható el: {text} (ez nem ide való).\
        Töltse ki ezt a mezőt.\
        A folytatáshoz fogadja el ezt.\
        Ezt vagy későbbit válasszon: {min}.\
        1Válasszon legalább egyet.\u{1F}5Legalább ennyit válasszon: {min}.\
        Kisebb fájlt válasszon.\
        Ezt vagy korábbit válasszon: {max}.\
        1Írjon be legfeljebb egy karaktert.\u{1F}5Írjon be legfeljebb {max} karaktert.\
        1Írjon rövidebben: legfeljebb egy bájt.\u{1F}5Írjon rövidebben: legfeljebb {max} bájt.\
        1Csak egyet válasszon.\u{1F}5Legfeljebb ennyit válasszon: {max}.\
        1Írjon be legalább egy karaktert.\u{1F}5Írjon be legalább {min} karaktert.\
        1Írjon hosszabban: legalább egy bájt.\u{1F}5Írjon hosszabban: legalább {min} bájt.\
        Ellenőrizze az országhívó számot.\
        Kezdje az ország két betűjével.\
        Kezdje + jellel és az országhívó számmal.\
        Ellenőrizze az első számjegyeket: ismert kártya nem kezdődik így.\
        Ellenőrizze a számot: egy sem kezdődik így.\
        Adjon meg egy amerikai államot.\
        Ellenőrizze a számot: a körzetszám ritkán kezdődik 0-val vagy 1-gyel.\
        Ezt nem sikerült ellenőrizni.\
        Ezt nem sikerült időben ellenőrizni.\
        Írjon hosszabban, vagy keverjen bele más karaktereket.\
        További hozzáadása\
        Vissza\
        Ellenőrzés…\
        Kiválasztás\
        Törlés\
        Bezárás\
        vesszővel elválasztva\
        kész\
        Mozgatás lefelé\
        fájl vagy mappa\
        Hiba: {text}\
        például {text}\
        fájl\
        javítandó: {count}\
        mappa\
        Több nem adható hozzá\
        Elrejtés\
        Megtartás\
        legfeljebb {size}\
        vége: egy sor, benne csak .\
        Kevesebb nem lehet\
        Kilépés\
        hátravan: {count}\
        Új sor\
        Megjelölés\
        még {count}\
        Mozgatás\
        Tovább\
        nem\
        Megjegyzés: {text}\
        Nincs találat\
        most {text}\
        nem kötelező\
        {number}/{count}. oldal\
        sorszám vagy szöveg\
        Megnyomás\
        csak olvasható\
        Eltávolítás\
        Eltávolítva\
        kötelező\
        Újraindítás; semmi sem vész el\
        Visszaállítás\
        Megjelenítés\
        Kihagyás\
        Elküldés\
        Elküldve\
        Elfogadás\
        nem érhető el\
        Elutasítva: nincs a listában\
        Mozgatás felfelé\
        igen\
        Így fejezze be: {text}.\
        Más típusú fájlt válasszon.\
        Másfajta számot adjon meg.\
        1Írjon be pontosan egy karaktert.\u{1F}5Írjon be pontosan {exact} karaktert.\
        1Írjon be pontosan egy bájtot.\u{1F}5Írjon be pontosan {exact} bájtot.\
        Így kezdje: {text}.\
        Ellenőrizze az évet.\
        0-nál nagyobb számot adjon meg.
        """

    private static let id: StaticString = """
        09609Z0:50:\\0;O0<20<L0=@0=m0>M0>m0?N0?l0@R0@e0AT0Af0B90B_0CF0Co0D>0D_0E@0Eg0F;0F\\0GH0GZ0G^0Gd0Gk0H60H:0H@0HF0HS0HZ0Hk0I50I<0IA0IH0IM0IU0Ic0Ig0Ik0J40J90J>0JB0JL0JQ0JW0Ja0Jg0K10K70K>0KA0KI0KQ0KY0Kb0Kj0L30L>0LK0LP0LV0L_0Ld0Ll0M;0ME0MK0MP0MS0M[0NL0O90On0PL0QI0Ql0R90RD0RS0Rd0SN0T=0Tf0UU0V;0Vm0WV0XJ0Y60Y`0Z40ZX0[50[e0\\>0]10]]0^90^Q0^g0_T0`>0`k0aX0af0bD0b`0c40cP0cl0dL0e40eI0eh0fP0fg0gE0gd0hg0i\\0j60jj0kD0kj0l[0lf0lm0m90m>0mG0mL0mb0mi0n80nJ0n[0nj0o00oI0oO0oh10310>10Q10k11=11C11S11]11c11o12812B12G12V12e13413<13Y13h13m14714<14C14H14h15215;15A15F15N15U15c16A16O16Q16f17C17]18<18W18k19<19U\
        Masukkan kurang dari {exclusiveMax}.\
        Masukkan {max} atau kurang.\
        Periksa angkanya: salah satunya keliru.\
        Periksa angkanya: salah satunya keliru atau kurang.\
        Masukkan lebih dari {exclusiveMin}.\
        Masukkan {min} atau lebih.\
        {text} diubah menjadi angka terdekat yang diizinkan.\
        Diubah menjadi angka terdekat yang diizinkan.\
        Masukkan nomor dari negara lain.\
        Apakah maksud Anda {suggestion}?\
        Masukkan alamat dari domain lain.\
        Isi salah satu dari: {labels}.\
        Periksa tanggalnya: sudah kedaluwarsa.\
        Lengkapi isian ini.\
        Isi semuanya atau kosongkan semuanya: {labels}.\
        Periksa isian ini.\
        Masukkan alamat IP.\
        Masukkan tanggal yang benar-benar ada.\
        Masukkan tanggal yang ada di bulan itu.\
        Masukkan alamat seperti nama@example.com.\
        Periksa jamnya.\
        Masukkan menit dari 00 sampai 59.\
        Masukkan bulan dari 01 sampai 12.\
        Masukkan Z atau selisih seperti +02:00.\
        Periksa kode posnya.\
        Masukkan detik dari 00 sampai 59.\
        Masukkan alamat seperti https://example.com.\
        Periksa minggunya.\
        Usia\
        Jumlah\
        Wilayah\
        Nomor kartu\
        Kota\
        Negara\
        County\
        Kode keamanan\
        Tanggal\
        Tanggal dan waktu\
        Departemen\
        Distrik\
        Do/Si\
        Eircode\
        Email\
        Keamiran\
        Berlaku hingga\
        File\
        IBAN\
        Alamat IP\
        Pulau\
        Bulan\
        Nama\
        Lingkungan\
        Angka\
        Oblast\
        Organisasi\
        Paroki\
        Kata sandi\
        Persen\
        Telepon\
        PIN\
        Kode PIN\
        Kota pos\
        Kode pos\
        Prefektur\
        Provinsi\
        Penilaian\
        Kode sortir\
        Negara bagian\
        Jalan\
        Alamat\
        Kelurahan\
        Waktu\
        Townland\
        Desa/Kota kecil\
        Alamat web\
        Minggu\
        Tahun\
        ZIP\
        Kode ZIP\
        Periksa isian ini: “{text}” tidak disertakan.\
        Periksa isian ini: sebagian tidak disertakan.\
        Gunakan minimal {atLeast} karakter dari {characters}.\
        Isi hanya satu dari: {labels}.\
        Periksa nomornya: nomor seperti ini tidak pernah diterbitkan.\
        Isi setidaknya satu dari: {labels}.\
        Pilih folder.\
        Pilih file.\
        Masukkan angka.\
        Pilih nilai lain.\
        Jangan masukkan kurang dari “{other}”.\
        Pilih tanggal yang tidak sebelum “{other}”.\
        Jangan masukkan lebih dari “{other}”.\
        Pilih tanggal yang tidak setelah “{other}”.\
        Urutkan dari kecil ke besar: {labels}.\
        Pilih yang lain: ini tidak dapat dipilih sekarang.\
        Masukkan yang berbeda dari “{other}”.\
        Masukkan yang berbeda di setiap kolom ini: {labels}.\
        Masukkan yang sama seperti di “{other}”.\
        Masukkan yang sama di semua ini: {labels}.\
        Pilih file yang ada.\
        Pilih salah satu nilai dalam daftar.\
        Pilih file yang dapat dibaca.\
        Masukkan yang lain: baris lain sudah memuat ini.\
        Gunakan kelipatan {step}.\
        Periksa kode posnya: sepertinya milik wilayah lain.\
        Yang kedua tidak boleh sebelum yang pertama.\
        Gunakan format yang diminta.\
        Tulis seperti {example}.\
        Dibaca sebagai {text}.\
        Tidak diterima: {text} (di sini harus angka).\
        Tidak diterima: {text} (tidak ada tempat).\
        Tidak diterima: {text} (di sini harus huruf).\
        Tidak diterima: {text} (tidak boleh di sini).\
        Isi kolom ini.\
        Setujui ini untuk melanjutkan.\
        Pilih {min} atau sesudahnya.\
        Pilih minimal {min}.\
        Pilih file yang lebih kecil.\
        Pilih {max} atau sebelumnya.\
        Gunakan maksimal {max} karakter.\
        Tulis lebih pendek: maksimal {max} bita.\
        Pilih maksimal {max}.\
        Gunakan minimal {min} karakter.\
        Tulis lebih panjang: minimal {min} bita.\
        Periksa kode negaranya.\
        Awali dengan dua huruf negara.\
        Awali dengan + dan kode negara.\
        Periksa angka pertamanya: tidak ada kartu yang diawali seperti itu.\
        Periksa nomornya: tidak ada yang diawali seperti itu.\
        Masukkan negara bagian AS.\
        Periksa nomornya: kode area jarang diawali 0 atau 1.\
        Ini tidak dapat diperiksa.\
        Ini tidak dapat diperiksa tepat waktu.\
        Tulis lebih panjang atau campurkan karakter lain.\
        Tambah lagi\
        Kembali\
        Memeriksa…\
        Pilih\
        Kosongkan\
        Tutup\
        dipisahkan dengan koma\
        lengkap\
        Pindah ke bawah\
        berkas atau folder\
        Kesalahan: {text}\
        misalnya {text}\
        berkas\
        perlu diperbaiki: {count}\
        folder\
        Tidak dapat ditambah lagi\
        Sembunyikan\
        Pertahankan\
        paling besar {size}\
        akhir: baris berisi . saja\
        Tidak boleh kurang\
        Keluar\
        tersisa: {count}\
        Baris baru\
        Tandai\
        {count} lagi\
        Pindahkan\
        Berikutnya\
        tidak\
        Catatan: {text}\
        Tidak ditemukan\
        sekarang {text}\
        opsional\
        Halaman {number} dari {count}\
        nomor atau teks\
        Tekan\
        hanya baca\
        Hapus\
        Dihapus\
        wajib\
        Mulai ulang; tak ada yang hilang\
        Kembalikan\
        Tampilkan\
        Lewati\
        Kirim\
        Terkirim\
        Gunakan\
        tidak tersedia\
        Tidak diterima: di luar daftar\
        Pindah ke atas\
        ya\
        Akhiri dengan {text}.\
        Pilih file dengan jenis lain.\
        Masukkan nomor jenis lain.\
        Gunakan tepat {exact} karakter.\
        Gunakan tepat {exact} bita.\
        Awali dengan {text}.\
        Periksa tahunnya.\
        Masukkan angka di atas 0.
        """

    private static let it: StaticString = """
        09609W09n0:S0;@0;a0<80=30=^0>D0>[0?F0?f0@D0@Z0AC0AZ0B40BL0Bn0C[0Cm0DC0DZ0E=0EY0F00F`0G70G;0GB0GF0GX0G^0Gc0Gi0H<0H@0HJ0HV0H_0Hd0Hk0I10I80I@0ID0IH0IT0IY0I]0Ia0Ij0J00J70JE0JO0JW0Jb0Jj0Jm0K70KE0KS0K]0Kf0L10LF0LK0LN0LW0L_0Lb0Lj0M:0MG0MP0MT0MW0Ma0NN0O80QI0Qn0Rk0SR0Sf0T50TI0T`0UG0V50V\\0WH0Wn0Xc0YR0ZF0Zo0[V0\\00\\O0]30]m0^A0_;0_b0`;0`S0`e0aN0b80bc0cN0cc0d:0dT0eY0f50fJ0gl0ic0jn0lD0mo0nO0o30oX10R11<11b12\\13?13k14T14e14m15A15G15O15U15h16016;16J16X16i16m17C17K17c17k18318D18]19419819H19R19[19h19n1:41:61:B1:R1:\\1:g1;A1;O1;T1;`1;g1;n1<:1<Q1<[1<a1<f1<k1=21=91=H1=d1=m1>01>C1>c1?H1A11BK1B]1C01CL\
        Inserisci meno di {exclusiveMax}.\
        Inserisci {max} o meno.\
        Controlla le cifre: una è sbagliata.\
        Controlla le cifre: una è sbagliata o manca.\
        Inserisci più di {exclusiveMin}.\
        Inserisci {min} o più.\
        {text} è stato cambiato nel numero consentito più vicino.\
        Cambiato nel numero consentito più vicino.\
        Inserisci un numero di un altro Paese.\
        Intendevi {suggestion}?\
        Inserisci un indirizzo di un altro dominio.\
        Compila uno di questi: {labels}.\
        Controlla la data: è scaduta.\
        Completa questo campo.\
        Compila tutti questi o nessuno: {labels}.\
        Controlla questo campo.\
        Inserisci un indirizzo IP.\
        Usa una data che esista.\
        Usa un giorno che esista nel mese.\
        Inserisci un indirizzo come nome@example.com.\
        Controlla l’ora.\
        Usa minuti da 00 a 59.\
        Usa un mese da 01 a 12.\
        Usa Z o una differenza come +02:00.\
        Controlla il codice postale.\
        Usa secondi da 00 a 59.\
        Inserisci un indirizzo come https://example.com.\
        Controlla la settimana.\
        Età\
        Importo\
        Zona\
        Numero della carta\
        Città\
        Paese\
        Contea\
        Codice di sicurezza\
        Data\
        Data e ora\
        Dipartimento\
        Distretto\
        Do/Si\
        Eircode\
        E-mail\
        Emirato\
        Scadenza\
        File\
        IBAN\
        Indirizzo IP\
        Isola\
        Mese\
        Nome\
        Quartiere\
        Numero\
        Oblast'\
        Organizzazione\
        Parrocchia\
        Password\
        Percentuale\
        Telefono\
        PIN\
        Codice PIN\
        Città postale\
        Codice postale\
        Prefettura\
        Provincia\
        Valutazione\
        Codice di smistamento\
        Stato\
        Via\
        Indirizzo\
        Sobborgo\
        Ora\
        Townland\
        Villaggio/Comune\
        Indirizzo web\
        Settimana\
        Anno\
        ZIP\
        Codice ZIP\
        Controlla: “{text}” non è stato ripreso.\
        Controlla: una parte non è stata ripresa.\
        1Usa almeno un carattere tra {characters}.\u{1F}4Usa almeno {atLeast} di caratteri tra {characters}.\u{1F}5Usa almeno {atLeast} caratteri tra {characters}.\
        Compila solo uno di questi: {labels}.\
        Controlla il numero: non ne è mai stato assegnato uno così.\
        Compila almeno uno di questi: {labels}.\
        Scegli una cartella.\
        Scegli un file.\
        Inserisci un numero.\
        Scegli un altro valore.\
        Non inserire meno che in “{other}”.\
        Scegli una data che non preceda “{other}”.\
        Non inserire più che in “{other}”.\
        Scegli una data che non segua “{other}”.\
        Mettili in ordine crescente: {labels}.\
        Fai un’altra scelta: questa ora non è disponibile.\
        Inserisci qualcosa di diverso da “{other}”.\
        Inserisci qualcosa di diverso in ciascuno: {labels}.\
        Inserisci lo stesso che in “{other}”.\
        Inserisci lo stesso in tutti: {labels}.\
        Scegli un file che esiste.\
        Scegli uno dei valori elencati.\
        Scegli un file che si possa leggere.\
        Inserisci qualcos’altro: un’altra riga ha già questo.\
        Usa passi di {step}.\
        Controlla il codice postale: sembra di un’altra regione.\
        Il secondo non può precedere il primo.\
        Usa il formato richiesto.\
        Scrivilo come {example}.\
        Letto come {text}.\
        Non accettato: {text} (qui va una cifra).\
        Non accettato: {text} (non c’è spazio).\
        Non accettato: {text} (qui va una lettera).\
        Non accettato: {text} (qui non è ammesso).\
        Compila questo campo.\
        Accetta per continuare.\
        Scegli {min} o più tardi.\
        1Scegline almeno uno.\u{1F}4Scegline almeno {min}.\u{1F}5Scegline almeno {min}.\
        Scegli un file più piccolo.\
        Scegli {max} o prima.\
        1Usa al massimo un carattere.\u{1F}4Usa al massimo {max} di caratteri.\u{1F}5Usa al massimo {max} caratteri.\
        1Scrivi di meno: al massimo un byte.\u{1F}4Scrivi di meno: al massimo {max} di byte.\u{1F}5Scrivi di meno: al massimo {max} byte.\
        1Scegline solo uno.\u{1F}4Scegline al massimo {max}.\u{1F}5Scegline al massimo {max}.\
        1Usa almeno un carattere.\u{1F}4Usa almeno {min} di caratteri.\u{1F}5Usa almeno {min} caratteri.\
        1Scrivi di più: almeno un byte.\u{1F}4Scrivi di più: almeno {min} di byte.\u{1F}5Scrivi di più: almeno {min} byte.\
        Controlla il prefisso del Paese.\
        Inizia con le due lettere del Paese.\
        Inizia con + e il prefisso del Paese.\
        Controlla le prime cifre: nessuna carta nota inizia così.\
        Controlla il numero: nessuno inizia così.\
        Inserisci uno Stato degli Stati Uniti.\
        Controlla il numero: il prefisso di rado inizia con 0 o 1.\
        Non è stato possibile controllare.\
        Non è stato possibile controllare in tempo.\
        Scrivi di più o mescola altri caratteri.\
        Aggiungi un altro\
        Indietro\
        Verifica in corso…\
        Scegli\
        Cancella\
        Chiudi\
        separati da virgole\
        completo\
        Sposta giù\
        file o cartella\
        Errore: {text}\
        ad esempio {text}\
        file\
        da correggere: {count}\
        cartella\
        Numero massimo raggiunto\
        Nascondi\
        Mantieni\
        al massimo {size}\
        fine: una riga con solo .\
        Numero minimo raggiunto\
        Esci\
        mancano: {count}\
        Nuova riga\
        Seleziona\
        altri {count}\
        Sposta\
        Avanti\
        no\
        Nota: {text}\
        Nessun risultato\
        ora {text}\
        facoltativo\
        Pagina {number} di {count}\
        numero o testo\
        Premi\
        sola lettura\
        Rimuovi\
        Rimosso\
        obbligatorio\
        Riavvio; nulla va perso\
        Ripristina\
        Mostra\
        Salta\
        Invia\
        Inviato\
        Accetta\
        non disponibile\
        Non accettato: non in elenco\
        Sposta su\
        sì\
        Termina con {text}.\
        Scegli un file di un altro tipo.\
        Inserisci un numero di un altro tipo.\
        1Usa esattamente un carattere.\u{1F}4Usa esattamente {exact} di caratteri.\u{1F}5Usa esattamente {exact} caratteri.\
        1Usa esattamente un byte.\u{1F}4Usa esattamente {exact} di byte.\u{1F}5Usa esattamente {exact} byte.\
        Inizia con {text}.\
        Controlla l’anno.\
        Usa un numero maggiore di 0.
        """

    private static let ja: StaticString = """
        0960:40:]0;e0=?0>=0>f0?\\0@I0A90AZ0BY0CT0DV0E=0FP0Fk0GW0HG0I:0J@0Ja0KL0L70M70Ma0NL0OU0P60P<0PB0PH0PW0Pc0Pf0Pi0QD0QJ0QY0Q\\0Qb0Qk0R20RG0RP0R\\0Rh0Rl0S:0S=0S@0SF0SL0SO0Sj0T00T60TE0TT0T`0Tl0UA0UP0U\\0Uh0Uk0V10V@0VC0VI0VO0VU0V[0Vm0W60WK0WN0WQ0WT0Wi0Y70Z?0[A0\\:0]T0^V0_C0_m0`Q0a80ao0c20ci0dl0e[0fl0gi0i60j00k70km0l]0mV0nd0oN10_11]12P13@13g14o15n17618818S19=19f1:O1;K1<41<c1=a1>M1?<1@:1@a1AU1BF1Ci1E@1Ej1GF1Gg1HT1IV1I\\1Ib1In1J41J=1JF1JX1J^1Jj1KN1K`1Kl1L81LI1LX1M91MB1MN1MZ1N31NQ1NW1Ne1Nk1O71OG1OM1OS1O\\1Ok1P71PF1PL1Pf1QA1QG1QY1Q_1R11R71R^1Rj1S01S<1SB1ST1SZ1So1T_1Tk1U11UX1VQ1WD1X;1Y51Y\\1Z=1Zn\
        {exclusiveMax}より小さい値を入力してください。\
        {max}以下を入力してください。\
        数字を確認してください。どれかが間違っています。\
        数字を確認してください。どれかが間違っているか、足りません。\
        {exclusiveMin}より大きい値を入力してください。\
        {min}以上を入力してください。\
        {text}を最も近い許容値に変更しました。\
        最も近い許容値に変更しました。\
        別の国の番号を入力してください。\
        {suggestion}のことですか？\
        別のドメインのアドレスを入力してください。\
        次のいずれかに入力してください：{labels}。\
        日付を確認してください。期限が切れています。\
        最後まで入力してください。\
        次のすべてに入力するか、すべて空にしてください：{labels}。\
        確認してください。\
        IPアドレスを入力してください。\
        実在する日付を入力してください。\
        その月にある日を入力してください。\
        name@example.comのようなアドレスを入力してください。\
        時を確認してください。\
        分は00～59で入力してください。\
        月は01～12で入力してください。\
        Zまたは+02:00のような時差を入力してください。\
        郵便番号を確認してください。\
        秒は00～59で入力してください。\
        https://example.comのようなアドレスを入力してください。\
        週を確認してください。\
        年齢\
        金額\
        地域\
        カード番号\
        市区町村\
        国\
        郡\
        セキュリティコード\
        日付\
        日付と時刻\
        県\
        地区\
        道・市\
        Eircode\
        メールアドレス\
        首長国\
        有効期限\
        ファイル\
        IBAN\
        IPアドレス\
        島\
        月\
        氏名\
        町域\
        数\
        州（オーブラスチ）\
        組織\
        教区\
        パスワード\
        パーセント\
        電話番号\
        暗証番号\
        郵便番号（PIN）\
        郵便局の町\
        郵便番号\
        都道府県\
        州\
        評価\
        区分コード\
        州\
        通り\
        住所\
        郊外\
        時刻\
        タウンランド\
        村・町\
        ウェブアドレス\
        週\
        年\
        ZIP\
        郵便番号（ZIP）\
        確認してください。「{text}」は取り込まれませんでした。\
        確認してください。一部は取り込まれませんでした。\
        {characters}から{atLeast}文字以上使用してください。\
        次の1つだけに入力してください：{labels}。\
        番号を確認してください。このような番号は発行されていません。\
        次の少なくとも1つに入力してください：{labels}。\
        フォルダーを選択してください。\
        ファイルを選択してください。\
        数値を入力してください。\
        別の値を選択してください。\
        「{other}」以上の値を入力してください。\
        「{other}」より前でない日付を選択してください。\
        「{other}」以下の値を入力してください。\
        「{other}」より後でない日付を選択してください。\
        次を昇順にしてください：{labels}。\
        別のものを選択してください。これは現在選択できません。\
        「{other}」と異なる内容を入力してください。\
        次のそれぞれに異なる内容を入力してください：{labels}。\
        「{other}」と同じ内容を入力してください。\
        次のすべてに同じ内容を入力してください：{labels}。\
        存在するファイルを選択してください。\
        一覧にある値を選択してください。\
        読み取れるファイルを選択してください。\
        別の内容を入力してください。これは別の行にあります。\
        {step}刻みで入力してください。\
        郵便番号を確認してください。別の地域のもののようです。\
        2番目を1番目より前にすることはできません。\
        指定された形式で入力してください。\
        {example}のように入力してください。\
        {text}として読み取りました。\
        入力できません：{text}（ここには数字が入ります）。\
        入力できません：{text}（空きがありません）。\
        入力できません：{text}（ここには文字が入ります）。\
        入力できません：{text}（ここでは使えません）。\
        入力してください。\
        続けるには同意してください。\
        {min}以降を選択してください。\
        {min}個以上選択してください。\
        もっと小さいファイルを選択してください。\
        {max}以前を選択してください。\
        {max}文字以内で入力してください。\
        もっと短くしてください（{max}バイト以内）。\
        {max}個以下で選択してください。\
        {min}文字以上で入力してください。\
        もっと長くしてください（{min}バイト以上）。\
        国番号を確認してください。\
        先頭を国を表す2文字にしてください。\
        先頭に+と国番号を付けてください。\
        最初の数字を確認してください。そのように始まるカードはありません。\
        番号を確認してください。そのように始まる番号はありません。\
        米国の州を入力してください。\
        番号を確認してください。市外局番が0や1で始まることはまれです。\
        確認できませんでした。\
        時間内に確認できませんでした。\
        もっと長くするか、他の文字も混ぜてください。\
        追加\
        戻る\
        確認中…\
        選択\
        クリア\
        閉じる\
        コンマ区切り\
        完了\
        下へ移動\
        ファイルまたはフォルダー\
        エラー：{text}\
        例：{text}\
        ファイル\
        要修正 {count}\
        フォルダー\
        これ以上追加できません\
        非表示\
        そのまま\
        {size}以下\
        終わり：.だけの行\
        これ以上減らせません\
        終了\
        残り {count}\
        改行\
        チェック\
        ほか{count}件\
        移動\
        次へ\
        いいえ\
        注意：{text}\
        該当なし\
        現在：{text}\
        任意\
        {number}/{count} ページ\
        番号またはテキスト\
        押す\
        読み取り専用\
        削除\
        削除しました\
        必須\
        再起動。内容は失われません\
        元に戻す\
        表示\
        スキップ\
        送信\
        送信しました\
        確定\
        利用できません\
        入力できません：一覧にありません\
        上へ移動\
        はい\
        末尾を{text}にしてください。\
        別の種類のファイルを選択してください。\
        別の種類の番号を入力してください。\
        ちょうど{exact}文字で入力してください。\
        ちょうど{exact}バイトで入力してください。\
        先頭を{text}にしてください。\
        年を確認してください。\
        0より大きい数を入力してください。
        """

    private static let ko: StaticString = """
        09609i0:I0;K0<Z0=J0=j0?60?k0@V0A80Af0BU0CJ0Cd0Dg0E70ET0F?0Fj0G\\0H30H_0IK0J<0J\\0KH0L=0LT0LZ0L`0Lf0M30M>0MD0MM0MZ0M`0N00NG0NJ0NQ0NX0Na0Nj0O70O=0OA0OJ0OM0OP0OV0OY0O\\0P00P60P<0PH0PQ0P]0P`0Q10Q>0QJ0QV0QY0Q_0Ql0Qo0R80RH0RN0RT0R`0Rj0S40S70S=0S@0SQ0TI0U40V70Vf0X00Xf0Y@0YZ0Z40ZR0[K0\\Q0]J0^M0_D0`H0a:0b=0bl0co0dV0e>0ej0fn0gO0h\\0iS0j:0jh0kM0lL0mA0n@0o=0o[10;10f11F11k12V13914;14^15>16C16d17Y18?19O1:X1;91<S1=01=Z1>S1>Y1>_1>l1?21?;1?A1?Q1?W1?g1@;1@I1@T1@Z1A21A81AP1AY1A_1Al1B@1BU1B^1Bo1C91C?1CM1CS1CY1Cb1D01D=1DK1DX1E11EH1EQ1E^1Ed1Em1F31FU1Fa1Fg1G31G91GB1GH1G\\1HA1HN1HQ1I31I^1JI1K11K_1LD1L^1MA\
        {exclusiveMax}보다 작은 값을 입력하세요.\
        {max} 이하를 입력하세요.\
        숫자를 확인하세요. 그중 하나가 잘못되었습니다.\
        숫자를 확인하세요. 그중 하나가 잘못되었거나 빠졌습니다.\
        {exclusiveMin}보다 큰 값을 입력하세요.\
        {min} 이상을 입력하세요.\
        허용되는 가장 가까운 수로 바꿨습니다. 입력한 값: {text}.\
        허용되는 가장 가까운 수로 바꿨습니다.\
        다른 나라의 번호를 입력하세요.\
        {suggestion}, 이 주소인가요?\
        다른 도메인의 주소를 입력하세요.\
        다음 중 하나를 입력하세요: {labels}.\
        날짜를 확인하세요. 기한이 지났습니다.\
        끝까지 입력하세요.\
        다음을 모두 입력하거나 모두 비워 두세요: {labels}.\
        확인하세요.\
        IP 주소를 입력하세요.\
        실제로 있는 날짜를 입력하세요.\
        그달에 있는 날짜를 입력하세요.\
        name@example.com 같은 주소를 입력하세요.\
        시를 확인하세요.\
        00부터 59까지의 분을 입력하세요.\
        01부터 12까지의 월을 입력하세요.\
        Z 또는 +02:00 같은 시차를 입력하세요.\
        우편번호를 확인하세요.\
        00부터 59까지의 초를 입력하세요.\
        https://example.com 같은 주소를 입력하세요.\
        주를 확인하세요.\
        나이\
        금액\
        지역\
        카드 번호\
        시/군/구\
        국가\
        카운티\
        보안 코드\
        날짜\
        날짜와 시간\
        주(데파르타멘토)\
        구\
        도/시\
        Eircode\
        이메일\
        토후국\
        유효 기간\
        파일\
        IBAN\
        IP 주소\
        섬\
        월\
        이름\
        동\
        수\
        주(오블라스트)\
        조직\
        교구\
        비밀번호\
        퍼센트\
        전화번호\
        PIN\
        우편번호(PIN)\
        우편 도시\
        우편번호\
        도도부현\
        주\
        평점\
        분류 번호\
        주\
        도로명\
        도로명 주소\
        교외\
        시간\
        타운랜드\
        마을/읍\
        웹 주소\
        주\
        연도\
        ZIP\
        우편번호(ZIP)\
        확인하세요. ‘{text}’ 부분이 빠졌습니다.\
        확인하세요. 일부가 빠졌습니다.\
        다음 중에서 {atLeast}자 이상 사용하세요: {characters}.\
        다음 중 하나만 입력하세요: {labels}.\
        번호를 확인하세요. 이런 번호는 발급된 적이 없습니다.\
        다음 중 하나 이상을 입력하세요: {labels}.\
        폴더를 선택하세요.\
        파일을 선택하세요.\
        숫자를 입력하세요.\
        다른 값을 선택하세요.\
        ‘{other}’ 항목보다 작지 않게 입력하세요.\
        ‘{other}’ 항목보다 앞서지 않는 날짜를 선택하세요.\
        ‘{other}’ 항목보다 크지 않게 입력하세요.\
        ‘{other}’ 항목보다 늦지 않은 날짜를 선택하세요.\
        다음을 오름차순으로 입력하세요: {labels}.\
        다른 것을 선택하세요. 지금은 선택할 수 없습니다.\
        ‘{other}’ 항목과 다르게 입력하세요.\
        다음 항목에 각각 다른 내용을 입력하세요: {labels}.\
        ‘{other}’ 항목과 같게 입력하세요.\
        다음 항목에 모두 같은 내용을 입력하세요: {labels}.\
        존재하는 파일을 선택하세요.\
        목록에 있는 값을 선택하세요.\
        읽을 수 있는 파일을 선택하세요.\
        다른 내용을 입력하세요. 이미 다른 행에 있습니다.\
        {step} 단위로 입력하세요.\
        우편번호를 확인하세요. 다른 지역의 번호인 것 같습니다.\
        두 번째는 첫 번째보다 앞설 수 없습니다.\
        정해진 형식으로 입력하세요.\
        {example} 같은 형식으로 입력하세요.\
        다음으로 읽었습니다: {text}.\
        입력되지 않음: {text} (여기는 숫자 자리입니다).\
        입력되지 않음: {text} (자리가 없습니다).\
        입력되지 않음: {text} (여기는 문자 자리입니다).\
        입력되지 않음: {text} (여기에 쓸 수 없습니다).\
        이 항목을 입력하세요.\
        계속하려면 동의하세요.\
        {min} 또는 그 이후를 선택하세요.\
        {min}개 이상 선택하세요.\
        더 작은 파일을 선택하세요.\
        {max} 또는 그 이전을 선택하세요.\
        {max}자 이하로 입력하세요.\
        더 짧게 입력하세요. {max}바이트 이하여야 합니다.\
        {max}개 이하로 선택하세요.\
        {min}자 이상 입력하세요.\
        더 길게 입력하세요. {min}바이트 이상이어야 합니다.\
        국가 번호를 확인하세요.\
        국가를 나타내는 두 글자로 시작하세요.\
        +와 국가 번호로 시작하세요.\
        처음 숫자를 확인하세요. 이렇게 시작하는 카드는 없습니다.\
        번호를 확인하세요. 이렇게 시작하는 번호는 없습니다.\
        미국의 주를 입력하세요.\
        번호를 확인하세요. 지역 번호는 0이나 1로 거의 시작하지 않습니다.\
        확인하지 못했습니다.\
        제시간에 확인하지 못했습니다.\
        더 길게 입력하거나 다른 문자를 섞으세요.\
        추가\
        이전\
        확인 중…\
        선택\
        지우기\
        닫기\
        쉼표로 구분\
        완료\
        아래로 이동\
        파일 또는 폴더\
        오류: {text}\
        예: {text}\
        파일\
        {count}개 수정 필요\
        폴더\
        더 추가할 수 없음\
        숨기기\
        유지\
        최대 {size}\
        끝: .만 있는 줄\
        더 줄일 수 없음\
        나가기\
        {count}개 남음\
        줄 바꿈\
        체크\
        {count}개 더\
        이동\
        다음\
        아니요\
        참고: {text}\
        결과 없음\
        현재: {text}\
        선택 사항\
        {number}/{count}페이지\
        번호 또는 텍스트\
        누르기\
        읽기 전용\
        삭제\
        삭제됨\
        필수\
        다시 시작, 내용은 그대로\
        되돌리기\
        표시\
        건너뛰기\
        제출\
        제출됨\
        적용\
        사용할 수 없음\
        입력되지 않음: 목록에 없음\
        위로 이동\
        예\
        다음으로 끝내세요: {text}.\
        다른 종류의 파일을 선택하세요.\
        다른 종류의 번호를 입력하세요.\
        정확히 {exact}자로 입력하세요.\
        정확히 {exact}바이트로 입력하세요.\
        다음으로 시작하세요: {text}.\
        연도를 확인하세요.\
        0보다 큰 수를 입력하세요.
        """

    private static let nb: StaticString = """
        09609V09o0:V0;K0;h0<>0=20=e0>G0>]0?B0?a0@D0@W0A@0AQ0Ae0B=0BZ0C@0CQ0Cm0DJ0E10EI0Ee0FN0F^0Fc0Fi0G00G:0G>0GB0GJ0GX0G\\0Go0H:0HB0HG0HN0HT0HZ0Hb0He0Hi0I30I60I<0I@0IG0IK0IQ0I]0Ia0Ih0Io0J60J>0JF0JN0JX0Ja0Jh0K10K?0KF0KJ0KU0KZ0Ke0Km0L<0LG0LJ0LM0LP0LX0MA0Mf0O90O]0PP0Q50QC0QO0Q]0R10RU0S?0S`0TK0U70Ua0VC0W30WU0X<0XS0Y20YL0Z=0ZS0[Y0\\C0\\`0]80]H0^<0^f0_[0`N0`c0aA0aY0b<0bO0bj0cY0d\\0e?0el0fk0gA0ga0h<0i;0id0j@0kE0kc0lH0m50mD0mK0mZ0m^0mb0mf0n70n@0nI0nX0nd0o70o:0oL0oQ0oj0oo10510B10\\11511;11L11T11X11c11h11m12012<12L12V12_13713I13N13]13b13i14514Q14\\14_14h15015915A15R16016916;16L16i17J18A19819J19[19o\
        Oppgi mindre enn {exclusiveMax}.\
        Oppgi {max} eller mindre.\
        Kontroller sifrene: Ett av dem er feil.\
        Kontroller sifrene: Ett av dem er feil eller mangler.\
        Oppgi mer enn {exclusiveMin}.\
        Oppgi {min} eller mer.\
        {text} ble endret til det nærmeste tillatte tallet.\
        Dette ble endret til det nærmeste tillatte tallet.\
        Oppgi et nummer fra et annet land.\
        Mente du {suggestion}?\
        Oppgi en adresse på et annet domene.\
        Fyll ut ett av disse: {labels}.\
        Kontroller datoen: Den har utløpt.\
        Gjør dette ferdig.\
        Fyll ut alle disse eller ingen: {labels}.\
        Kontroller dette.\
        Oppgi en IP-adresse.\
        Bruk en dato som finnes.\
        Bruk en dag som måneden har.\
        Oppgi en adresse som navn@example.com.\
        Kontroller timen.\
        Bruk minutter fra 00 til 59.\
        Bruk en måned fra 01 til 12.\
        Bruk Z eller en forskyvning som +02:00.\
        Kontroller postnummeret.\
        Bruk sekunder fra 00 til 59.\
        Oppgi en adresse som https://example.com.\
        Kontroller uken.\
        Alder\
        Beløp\
        Område\
        Kortnummer\
        Sted\
        Land\
        Grevskap\
        Sikkerhetskode\
        Dato\
        Dato og klokkeslett\
        Departement\
        Distrikt\
        Do/Si\
        Eircode\
        E-post\
        Emirat\
        Utløper\
        Fil\
        IBAN\
        IP-adresse\
        Øy\
        Måned\
        Navn\
        Nabolag\
        Tall\
        Oblast\
        Organisasjon\
        Sogn\
        Passord\
        Prosent\
        Telefon\
        PIN-kode\
        PIN-kode\
        Poststed\
        Postnummer\
        Prefektur\
        Provins\
        Vurdering\
        Sorteringskode\
        Delstat\
        Gate\
        Gateadresse\
        Bydel\
        Klokkeslett\
        Townland\
        Landsby/Kommune\
        Nettadresse\
        Uke\
        År\
        ZIP\
        ZIP-kode\
        Kontroller dette: «{text}» ble utelatt.\
        Kontroller dette: En del ble utelatt.\
        1Bruk minst ett tegn fra {characters}.\u{1F}5Bruk minst {atLeast} tegn fra {characters}.\
        Fyll ut bare ett av disse: {labels}.\
        Kontroller nummeret: Det er aldri utstedt et slikt.\
        Fyll ut minst ett av disse: {labels}.\
        Velg en mappe.\
        Velg en fil.\
        Oppgi et tall.\
        Velg en annen verdi.\
        Oppgi ikke mindre enn i «{other}».\
        Velg en dato som ikke er før «{other}».\
        Oppgi ikke mer enn i «{other}».\
        Velg en dato som ikke er etter «{other}».\
        Sett disse i stigende rekkefølge: {labels}.\
        Velg noe annet: Dette kan ikke velges nå.\
        Oppgi noe annet enn i «{other}».\
        Oppgi noe forskjellig i hver av disse: {labels}.\
        Oppgi det samme som i «{other}».\
        Oppgi det samme i alle disse: {labels}.\
        Velg en fil som finnes.\
        Velg en av verdiene på listen.\
        Velg en fil som kan leses.\
        Oppgi noe annet: En annen rad har allerede dette.\
        Bruk trinn på {step}.\
        Kontroller postnummeret: Det ser ut til å høre til et annet område.\
        Det andre kan ikke være før det første.\
        Bruk det forventede formatet.\
        Skriv det som {example}.\
        Lest som {text}.\
        Ikke tatt med: {text} (her skal det stå et siffer).\
        Ikke tatt med: {text} (det er ikke plass).\
        Ikke tatt med: {text} (her skal det stå en bokstav).\
        Ikke tatt med: {text} (det hører ikke hjemme her).\
        Fyll ut dette feltet.\
        Godta dette for å gå videre.\
        Velg {min} eller senere.\
        1Velg minst én.\u{1F}5Velg minst {min}.\
        Velg en mindre fil.\
        Velg {max} eller tidligere.\
        1Bruk høyst ett tegn.\u{1F}5Bruk høyst {max} tegn.\
        1Skriv kortere: høyst én byte.\u{1F}5Skriv kortere: høyst {max} byte.\
        1Velg bare én.\u{1F}5Velg høyst {max}.\
        1Bruk minst ett tegn.\u{1F}5Bruk minst {min} tegn.\
        1Skriv lengre: minst én byte.\u{1F}5Skriv lengre: minst {min} byte.\
        Kontroller landskoden.\
        Begynn med landets to bokstaver.\
        Begynn med + og landskoden.\
        Kontroller de første sifrene: Ingen kjente kort begynner slik.\
        Kontroller nummeret: Ingen begynner slik.\
        Oppgi en amerikansk delstat.\
        Kontroller nummeret: Retningsnummeret begynner sjelden med 0 eller 1.\
        Dette kunne ikke kontrolleres.\
        Dette kunne ikke kontrolleres i tide.\
        Gjør det lengre, eller bland inn andre tegn.\
        Legg til en til\
        Tilbake\
        Kontrolleres…\
        Velg\
        Tøm\
        Lukk\
        atskilt med komma\
        fullført\
        Flytt ned\
        fil eller mappe\
        Feil: {text}\
        for eksempel {text}\
        fil\
        {count} må rettes\
        mappe\
        Flere kan ikke legges til\
        Skjul\
        Behold\
        høyst {size}\
        slutt: en linje med bare .\
        Det kan ikke være færre\
        Forlat\
        {count} gjenstår\
        Ny linje\
        Merk\
        {count} til\
        Flytt\
        Neste\
        nei\
        Merk: {text}\
        Ingenting funnet\
        nå {text}\
        valgfritt\
        Side {number} av {count}\
        nummer eller tekst\
        Trykk\
        skrivebeskyttet\
        Fjern\
        Fjernet\
        obligatorisk\
        Omstart; ingenting går tapt\
        Gjenopprett\
        Vis\
        Hopp over\
        Send inn\
        Sendt inn\
        Sett inn\
        ikke tilgjengelig\
        Ikke tatt med: ikke på listen\
        Flytt opp\
        ja\
        Slutt med {text}.\
        Velg en fil av en annen type.\
        Oppgi et nummer av en annen type.\
        1Bruk nøyaktig ett tegn.\u{1F}5Bruk nøyaktig {exact} tegn.\
        1Bruk nøyaktig én byte.\u{1F}5Bruk nøyaktig {exact} byte.\
        Begynn med {text}.\
        Kontroller året.\
        Bruk et tall over 0.
        """

    private static let nl: StaticString = """
        09609W09n0:W0;M0;l0<A0=>0>80>]0?50?[0@90@_0A10A^0Am0BA0B_0CB0Cj0D=0Db0EI0F00FG0Fm0GX0Gk0H30H90H?0HJ0HP0HT0H^0Hn0I30I@0IK0IS0IX0I_0Ie0Il0J60J=0JA0JI0JO0JT0JX0J]0Jb0Jh0K30K;0KE0KL0KT0K[0Kc0Km0L50L?0LH0LS0L^0Lc0Li0M=0MA0ME0MM0MZ0Mb0Mf0Mj0Mm0N50N`0OG0Pk0QN0RG0Rn0S;0SL0S]0T40T]0UM0V40Vb0WK0X<0Xe0YI0Z00ZR0Zo0[T0\\50\\e0]@0^A0^l0_I0_e0`80`i0aV0bG0c60cA0cf0d:0dk0eD0eY0fY0gi0hW0iU0jc0k=0kd0lB0m=0n00nK0oI0ok10U11B11S11Y11o12512;12B12[12c12i13713C13V13]14614914P14Y14a15115N15]15e16016<16E16P16[16c16f17717E17N17W18218A18J18V18a18k19419T19_19d19m1:61:?1:H1:X1;71;=1;?1;Q1;n1<L1=J1>F1>W1>k1?E\
        Vul minder dan {exclusiveMax} in.\
        Vul {max} of minder in.\
        Controleer de cijfers: een ervan is fout.\
        Controleer de cijfers: een ervan is fout of ontbreekt.\
        Vul meer dan {exclusiveMin} in.\
        Vul {min} of meer in.\
        {text} is gewijzigd in het dichtstbijzijnde toegestane getal.\
        Dit is gewijzigd in het dichtstbijzijnde toegestane getal.\
        Vul een nummer uit een ander land in.\
        Bedoelde u {suggestion}?\
        Vul een adres van een ander domein in.\
        Vul er één van in: {labels}.\
        Controleer de datum: deze is verlopen.\
        Maak dit volledig.\
        Vul deze allemaal in of geen ervan: {labels}.\
        Controleer dit.\
        Vul een IP-adres in.\
        Gebruik een datum die bestaat.\
        Gebruik een dag die de maand heeft.\
        Vul een adres in zoals naam@example.com.\
        Controleer het uur.\
        Gebruik minuten van 00 tot en met 59.\
        Gebruik een maand van 01 tot en met 12.\
        Gebruik Z of een verschil zoals +02:00.\
        Controleer de postcode.\
        Gebruik seconden van 00 tot en met 59.\
        Vul een adres in zoals https://example.com.\
        Controleer de week.\
        Leeftijd\
        Bedrag\
        Gebied\
        Kaartnummer\
        Plaats\
        Land\
        Graafschap\
        Beveiligingscode\
        Datum\
        Datum en tijd\
        Departement\
        District\
        Do/Si\
        Eircode\
        E-mail\
        Emiraat\
        Geldig tot\
        Bestand\
        IBAN\
        IP-adres\
        Eiland\
        Maand\
        Naam\
        Buurt\
        Getal\
        Oblast\
        Organisatie\
        Parochie\
        Wachtwoord\
        Procent\
        Telefoon\
        Pincode\
        PIN-code\
        Postplaats\
        Postcode\
        Prefectuur\
        Provincie\
        Beoordeling\
        Sorteercode\
        Staat\
        Straat\
        Straat en huisnummer\
        Wijk\
        Tijd\
        Townland\
        Dorp/Gemeente\
        Webadres\
        Week\
        Jaar\
        ZIP\
        ZIP-code\
        Controleer dit: ‘{text}’ is weggelaten.\
        Controleer dit: een deel is weggelaten.\
        1Gebruik minstens één teken uit {characters}.\u{1F}5Gebruik minstens {atLeast} tekens uit {characters}.\
        Vul er maar één van in: {labels}.\
        Controleer het nummer: zo’n nummer is nooit uitgegeven.\
        Vul er minstens één van in: {labels}.\
        Kies een map.\
        Kies een bestand.\
        Vul een getal in.\
        Kies een andere waarde.\
        Vul niet minder in dan bij ‘{other}’.\
        Kies een datum die niet voor ‘{other}’ ligt.\
        Vul niet meer in dan bij ‘{other}’.\
        Kies een datum die niet na ‘{other}’ ligt.\
        Zet deze in oplopende volgorde: {labels}.\
        Kies iets anders: dit kan nu niet gekozen worden.\
        Vul iets anders in dan bij ‘{other}’.\
        Vul overal iets anders in: {labels}.\
        Vul hetzelfde in als bij ‘{other}’.\
        Vul overal hetzelfde in: {labels}.\
        Kies een bestand dat bestaat.\
        Kies een van de waarden uit de lijst.\
        Kies een bestand dat leesbaar is.\
        Vul iets anders in: een andere rij heeft dit al.\
        Gebruik stappen van {step}.\
        Controleer de postcode: deze lijkt bij een andere regio te horen.\
        Het tweede mag niet voor het eerste liggen.\
        Gebruik de verwachte notatie.\
        Schrijf het zoals {example}.\
        Gelezen als {text}.\
        Niet overgenomen: {text} (hier hoort een cijfer).\
        Niet overgenomen: {text} (er is geen ruimte).\
        Niet overgenomen: {text} (hier hoort een letter).\
        Niet overgenomen: {text} (dat hoort hier niet).\
        Vul dit in.\
        Ga hiermee akkoord om verder te gaan.\
        Kies {min} of later.\
        1Kies er minstens één.\u{1F}5Kies er minstens {min}.\
        Kies een kleiner bestand.\
        Kies {max} of eerder.\
        1Gebruik hoogstens één teken.\u{1F}5Gebruik hoogstens {max} tekens.\
        1Maak het korter: hoogstens één byte.\u{1F}5Maak het korter: hoogstens {max} bytes.\
        1Kies er maar één.\u{1F}5Kies er hoogstens {max}.\
        1Gebruik minstens één teken.\u{1F}5Gebruik minstens {min} tekens.\
        1Maak het langer: minstens één byte.\u{1F}5Maak het langer: minstens {min} bytes.\
        Controleer het landnummer.\
        Begin met de twee letters van het land.\
        Begin met + en het landnummer.\
        Controleer de eerste cijfers: geen bekende kaart begint zo.\
        Controleer het nummer: er is er geen dat zo begint.\
        Vul een staat van de VS in.\
        Controleer het nummer: een netnummer begint zelden met 0 of 1.\
        Dit kon niet gecontroleerd worden.\
        Dit kon niet op tijd gecontroleerd worden.\
        Maak het langer of gebruik ook andere tekens.\
        Nog een toevoegen\
        Vorige\
        Wordt gecontroleerd…\
        Kiezen\
        Wissen\
        Sluiten\
        gescheiden door komma’s\
        volledig\
        Omlaag\
        bestand of map\
        Fout: {text}\
        bijvoorbeeld {text}\
        bestand\
        nog {count} te verbeteren\
        map\
        Meer toevoegen kan niet\
        Verbergen\
        Behouden\
        hoogstens {size}\
        einde: een regel met alleen .\
        Minder mag niet\
        Verlaten\
        nog {count}\
        Nieuwe regel\
        Aanvinken\
        nog {count}\
        Verplaatsen\
        Volgende\
        nee\
        Opmerking: {text}\
        Niets gevonden\
        nu {text}\
        optioneel\
        Pagina {number} van {count}\
        nummer of tekst\
        Indrukken\
        alleen lezen\
        Verwijderen\
        Verwijderd\
        verplicht\
        Herstart; er gaat niets verloren\
        Terugzetten\
        Tonen\
        Overslaan\
        Verzenden\
        Verzonden\
        Overnemen\
        niet beschikbaar\
        Niet overgenomen: niet in lijst\
        Omhoog\
        ja\
        Eindig met {text}.\
        Kies een ander soort bestand.\
        Vul een ander soort nummer in.\
        1Gebruik precies één teken.\u{1F}5Gebruik precies {exact} tekens.\
        1Gebruik precies één byte.\u{1F}5Gebruik precies {exact} bytes.\
        Begin met {text}.\
        Controleer het jaar.\
        Gebruik een getal boven 0.
        """

    private static let pl: StaticString = """
        09609V09l0:W0;R0<40<L0=@0=m0>H0>b0?=0?^0@=0@P0A?0AP0A_0B<0Bf0CR0Cd0D=0DX0EG0E]0F70Fe0G70G;0G@0GE0GP0GV0GZ0Gb0H60H:0HH0HS0H\\0Ha0Hh0Hn0I40I=0IA0IE0IM0IR0IZ0Ij0J10J70J=0JH0JO0JU0J\\0Jc0Jf0Jm0KA0KM0KW0K`0Ke0L30L70L<0LI0LP0LW0L_0Lj0M;0MC0MF0MI0MP0N:0Ne0QW0R>0Rg0ST0Sc0T00T>0TV0U@0V;0Vg0Wa0X<0Xo0Y[0ZH0Zn0[[0\\90\\_0]F0^60^N0_D0`?0`Z0a20aH0b60b[0cJ0d30dE0di0eE0g20gH0ge0iD0k30lV0n;10610V11411]12^13J13Y14S14n15Q16216?16E16S16Z16c16j17@17K17\\17k18918L18P18g18m19F19K19S19c1:A1:U1:[1:n1;91;@1;O1;X1;]1;`1;m1<?1<K1<U1<n1==1=F1=V1=[1=d1=l1>G1>Q1>W1>]1>d1>l1?61?B1?\\1?n1@11@D1@`1A;1B\\1D=1DO1D\\1E9\
        Podaj mniej niż {exclusiveMax}.\
        Podaj {max} lub mniej.\
        Sprawdź cyfry: jedna z nich jest błędna.\
        Sprawdź cyfry: jedna z nich jest błędna lub jej brakuje.\
        Podaj więcej niż {exclusiveMin}.\
        Podaj {min} lub więcej.\
        Zmieniono {text} na najbliższą dozwoloną liczbę.\
        Zmieniono na najbliższą dozwoloną liczbę.\
        Podaj numer z innego kraju.\
        Czy chodzi o {suggestion}?\
        Podaj adres z innej domeny.\
        Wypełnij jedno z pól: {labels}.\
        Sprawdź datę: termin minął.\
        Uzupełnij to pole.\
        Wypełnij wszystkie pola albo żadne: {labels}.\
        Sprawdź to pole.\
        Podaj adres IP.\
        Podaj datę, która istnieje.\
        Podaj dzień, który jest w tym miesiącu.\
        Podaj adres, na przykład nazwa@example.com.\
        Sprawdź godzinę.\
        Podaj minuty od 00 do 59.\
        Podaj miesiąc od 01 do 12.\
        Podaj Z lub przesunięcie, na przykład +02:00.\
        Sprawdź kod pocztowy.\
        Podaj sekundy od 00 do 59.\
        Podaj adres, na przykład https://example.com.\
        Sprawdź tydzień.\
        Wiek\
        Kwota\
        Rejon\
        Numer karty\
        Miasto\
        Kraj\
        Hrabstwo\
        Kod zabezpieczający\
        Data\
        Data i godzina\
        Departament\
        Dzielnica\
        Do/Si\
        Eircode\
        E-mail\
        Emirat\
        Ważna do\
        Plik\
        IBAN\
        Adres IP\
        Wyspa\
        Miesiąc\
        Imię i nazwisko\
        Okolica\
        Liczba\
        Obwód\
        Organizacja\
        Parafia\
        Hasło\
        Procent\
        Telefon\
        PIN\
        Kod PIN\
        Miejscowość poczty\
        Kod pocztowy\
        Prefektura\
        Prowincja\
        Ocena\
        Kod sortowania\
        Stan\
        Ulica\
        Ulica i numer\
        Osiedle\
        Godzina\
        Townland\
        Wieś/Gmina\
        Adres internetowy\
        Tydzień\
        Rok\
        ZIP\
        Kod ZIP\
        Sprawdź to pole: pominięto „{text}”.\
        Sprawdź to pole: pominięto jego część.\
        1Użyj co najmniej jednego znaku z zestawu {characters}.\u{1F}3Użyj co najmniej {atLeast} znaków z zestawu {characters}.\u{1F}4Użyj co najmniej {atLeast} znaków z zestawu {characters}.\
        Wypełnij tylko jedno z pól: {labels}.\
        Sprawdź numer: takiego nigdy nie wydano.\
        Wypełnij co najmniej jedno z pól: {labels}.\
        Wybierz folder.\
        Wybierz plik.\
        Podaj liczbę.\
        Wybierz inną wartość.\
        Podaj nie mniej niż w polu „{other}”.\
        Wybierz datę nie wcześniejszą niż w polu „{other}”.\
        Podaj nie więcej niż w polu „{other}”.\
        Wybierz datę nie późniejszą niż w polu „{other}”.\
        Ułóż rosnąco: {labels}.\
        Wybierz coś innego: tego nie można teraz wybrać.\
        Podaj coś innego niż w polu „{other}”.\
        Podaj coś innego w każdym z pól: {labels}.\
        Podaj to samo co w polu „{other}”.\
        Podaj to samo we wszystkich polach: {labels}.\
        Wybierz plik, który istnieje.\
        Wybierz jedną z wartości na liście.\
        Wybierz plik, który da się odczytać.\
        Podaj coś innego: to jest już w innym wierszu.\
        Użyj kroków co {step}.\
        Sprawdź kod pocztowy: wygląda na kod innego regionu.\
        Druga wartość nie może być wcześniejsza niż pierwsza.\
        Użyj oczekiwanego formatu.\
        Zapisz to jak {example}.\
        Odczytano jako {text}.\
        Nie przyjęto: {text} (tu powinna być cyfra).\
        Nie przyjęto: {text} (brak miejsca).\
        Nie przyjęto: {text} (tu powinna być litera).\
        Nie przyjęto: {text} (to tu nie pasuje).\
        Wypełnij to pole.\
        Zaznacz zgodę, aby przejść dalej.\
        Wybierz {min} lub później.\
        1Wybierz co najmniej jedną pozycję.\u{1F}3Wybierz co najmniej {min} pozycje.\u{1F}4Wybierz co najmniej {min} pozycji.\
        Wybierz mniejszy plik.\
        Wybierz {max} lub wcześniej.\
        1Użyj najwyżej jednego znaku.\u{1F}3Użyj najwyżej {max} znaków.\u{1F}4Użyj najwyżej {max} znaków.\
        1Wpisz mniej: najwyżej jeden bajt.\u{1F}3Wpisz mniej: najwyżej {max} bajty.\u{1F}4Wpisz mniej: najwyżej {max} bajtów.\
        1Wybierz tylko jedną pozycję.\u{1F}3Wybierz najwyżej {max} pozycje.\u{1F}4Wybierz najwyżej {max} pozycji.\
        1Użyj co najmniej jednego znaku.\u{1F}3Użyj co najmniej {min} znaków.\u{1F}4Użyj co najmniej {min} znaków.\
        1Wpisz więcej: co najmniej jeden bajt.\u{1F}3Wpisz więcej: co najmniej {min} bajty.\u{1F}4Wpisz więcej: co najmniej {min} bajtów.\
        Sprawdź numer kierunkowy kraju.\
        Zacznij od dwóch liter kraju.\
        Zacznij od + i numeru kierunkowego kraju.\
        Sprawdź pierwsze cyfry: żadna znana karta tak się nie zaczyna.\
        Sprawdź numer: żaden tak się nie zaczyna.\
        Podaj stan USA.\
        Sprawdź numer: kierunkowy rzadko zaczyna się od 0 lub 1.\
        Nie udało się sprawdzić.\
        Nie udało się sprawdzić na czas.\
        Wydłuż to lub dodaj inne znaki.\
        Dodaj kolejny\
        Wstecz\
        Sprawdzanie…\
        Wybierz\
        Wyczyść\
        Zamknij\
        oddzielone przecinkami\
        wypełnione\
        Przenieś w dół\
        plik lub folder\
        Błąd: {text}\
        na przykład {text}\
        plik\
        do poprawienia: {count}\
        folder\
        Więcej dodać nie można\
        Ukryj\
        Zachowaj\
        najwyżej {size}\
        koniec: wiersz z samą kropką\
        Mniej być nie może\
        Wyjdź\
        pozostało: {count}\
        Nowy wiersz\
        Zaznacz\
        jeszcze {count}\
        Przenieś\
        Dalej\
        nie\
        Uwaga: {text}\
        Nic nie znaleziono\
        teraz {text}\
        opcjonalne\
        Strona {number} z {count}\
        numer lub tekst\
        Naciśnij\
        tylko do odczytu\
        Usuń\
        Usunięto\
        wymagane\
        Restart; nic nie przepadnie\
        Przywróć\
        Pokaż\
        Pomiń\
        Wyślij\
        Wysłano\
        Zatwierdź\
        niedostępne\
        Nie przyjęto: spoza listy\
        Przenieś w górę\
        tak\
        Zakończ na {text}.\
        Wybierz plik innego rodzaju.\
        Podaj numer innego rodzaju.\
        1Wpisz dokładnie jeden znak.\u{1F}3Wpisz dokładnie {exact} znaki.\u{1F}4Wpisz dokładnie {exact} znaków.\
        1Wpisz dokładnie jeden bajt.\u{1F}3Wpisz dokładnie {exact} bajty.\u{1F}4Wpisz dokładnie {exact} bajtów.\
        Zacznij od {text}.\
        Sprawdź rok.\
        Podaj liczbę większą od 0.
        """

    private static let pt: StaticString = """
        09609U09k0:X0;N0;l0<A0=<0=l0>M0>k0?Q0?n0@L0@`0AI0A^0B50BM0Bi0CS0Cd0D;0DR0E60EQ0Ei0FV0Fi0Fn0G30G80GJ0GP0GU0G\\0H10H50H@0HL0HT0HY0H`0Hf0Hm0I50I<0I@0IL0IP0IT0IX0I^0Ie0Ik0J80JA0JF0JQ0JY0J\\0Jg0K40KB0KL0KV0Ka0L30L90L<0LE0LK0LO0LW0Lh0M50M;0M>0MA0ML0N80Na0QD0Qe0RU0S=0SO0Sb0T40TH0To0Ug0VM0WF0Wk0Xd0YK0Z60ZZ0[<0[Z0\\:0\\`0]M0]b0^Z0_G0_^0`50`F0a20aY0bB0bo0cC0cY0d10eA0eZ0f10gX0iQ0ja0lH0n>0n[0o>0o`10h11R11k13013M14214\\14k15115?15G15M15S15j16216B16R16^17017717J17O17o18618<18M18e19:19>19M19W19]19i19n1:61::1:N1:^1:j1;21;M1;]1;g1<61<=1<E1<Q1<i1=21=91=@1=F1=M1=T1=a1>A1>P1>S1>f1?G1?g1AT1C21CD1CT1Co\
        Digite menos de {exclusiveMax}.\
        Digite {max} ou menos.\
        Verifique os dígitos: um deles está errado.\
        Verifique os dígitos: um deles está errado ou falta.\
        Digite mais de {exclusiveMin}.\
        Digite {min} ou mais.\
        {text} foi alterado para o número permitido mais próximo.\
        Alterado para o número permitido mais próximo.\
        Digite um número de outro país.\
        Você quis dizer {suggestion}?\
        Digite um endereço de outro domínio.\
        Preencha um destes: {labels}.\
        Verifique a data: já expirou.\
        Complete este campo.\
        Preencha todos estes ou nenhum: {labels}.\
        Verifique este campo.\
        Digite um endereço IP.\
        Use uma data que exista.\
        Use um dia que o mês tenha.\
        Digite um endereço como nome@example.com.\
        Verifique a hora.\
        Use minutos de 00 a 59.\
        Use um mês de 01 a 12.\
        Use Z ou uma diferença como +02:00.\
        Verifique o código postal.\
        Use segundos de 00 a 59.\
        Digite um endereço como https://example.com.\
        Verifique a semana.\
        Idade\
        Valor\
        Área\
        Número do cartão\
        Cidade\
        País\
        Condado\
        Código de segurança\
        Data\
        Data e hora\
        Departamento\
        Distrito\
        Do/Si\
        Eircode\
        E-mail\
        Emirado\
        Validade\
        Arquivo\
        IBAN\
        Endereço IP\
        Ilha\
        Mês\
        Nome\
        Bairro\
        Número\
        Oblast\
        Organização\
        Paróquia\
        Senha\
        Percentagem\
        Telefone\
        PIN\
        Código PIN\
        Cidade postal\
        Código postal\
        Prefeitura\
        Província\
        Avaliação\
        Código de triagem\
        Estado\
        Rua\
        Endereço\
        Bairro\
        Hora\
        Townland\
        Aldeia/Município\
        Endereço web\
        Semana\
        Ano\
        ZIP\
        Código ZIP\
        Verifique: “{text}” foi deixado de fora.\
        Verifique: uma parte foi deixada de fora.\
        1Use pelo menos {atLeast} caractere de {characters}.\u{1F}4Use pelo menos {atLeast} de caracteres de {characters}.\u{1F}5Use pelo menos {atLeast} caracteres de {characters}.\
        Preencha só um destes: {labels}.\
        Verifique o número: nunca foi emitido um assim.\
        Preencha pelo menos um destes: {labels}.\
        Escolha uma pasta.\
        Escolha um arquivo.\
        Digite um número.\
        Escolha outro valor.\
        Não digite menos que em “{other}”.\
        Escolha uma data que não seja anterior a “{other}”.\
        Não digite mais que em “{other}”.\
        Escolha uma data que não seja posterior a “{other}”.\
        Coloque em ordem crescente: {labels}.\
        Escolha outra opção: esta não está disponível agora.\
        Digite algo diferente de “{other}”.\
        Digite algo diferente em cada um: {labels}.\
        Digite o mesmo que em “{other}”.\
        Digite o mesmo em todos: {labels}.\
        Escolha um arquivo que exista.\
        Escolha um dos valores da lista.\
        Escolha um arquivo que possa ser lido.\
        Digite outra coisa: outra linha já tem isto.\
        Use passos de {step}.\
        Verifique o código postal: parece ser de outra região.\
        O segundo não pode ser anterior ao primeiro.\
        Use o formato esperado.\
        Escreva como {example}.\
        Lido como {text}.\
        Não aceito: {text} (aqui vai um algarismo).\
        Não aceito: {text} (não há espaço).\
        Não aceito: {text} (aqui vai uma letra).\
        Não aceito: {text} (aqui não é permitido).\
        Preencha este campo.\
        Aceite para continuar.\
        Escolha {min} ou depois.\
        1Escolha pelo menos {min}.\u{1F}4Escolha pelo menos {min}.\u{1F}5Escolha pelo menos {min}.\
        Escolha um arquivo menor.\
        Escolha {max} ou antes.\
        1Use no máximo {max} caractere.\u{1F}4Use no máximo {max} de caracteres.\u{1F}5Use no máximo {max} caracteres.\
        1Escreva menos: no máximo {max} byte.\u{1F}4Escreva menos: no máximo {max} de bytes.\u{1F}5Escreva menos: no máximo {max} bytes.\
        1Escolha no máximo {max}.\u{1F}4Escolha no máximo {max}.\u{1F}5Escolha no máximo {max}.\
        1Use pelo menos {min} caractere.\u{1F}4Use pelo menos {min} de caracteres.\u{1F}5Use pelo menos {min} caracteres.\
        1Escreva mais: pelo menos {min} byte.\u{1F}4Escreva mais: pelo menos {min} de bytes.\u{1F}5Escreva mais: pelo menos {min} bytes.\
        Verifique o código do país.\
        Comece com as duas letras do país.\
        Comece com + e o código do país.\
        Verifique os primeiros dígitos: nenhum cartão conhecido começa assim.\
        Verifique o número: nenhum começa assim.\
        Digite um estado dos EUA.\
        Verifique o número: o código de área raramente começa com 0 ou 1.\
        Não foi possível verificar.\
        Não foi possível verificar a tempo.\
        Escreva mais ou misture outros caracteres.\
        Adicionar outro\
        Voltar\
        Verificando…\
        Escolher\
        Limpar\
        Fechar\
        separados por vírgulas\
        completo\
        Mover para baixo\
        arquivo ou pasta\
        Erro: {text}\
        por exemplo {text}\
        arquivo\
        a corrigir: {count}\
        pasta\
        Não é possível adicionar mais\
        Ocultar\
        Manter\
        no máximo {size}\
        fim: uma linha só com .\
        Não pode haver menos\
        Sair\
        faltam: {count}\
        Nova linha\
        Marcar\
        mais {count}\
        Mover\
        Avançar\
        não\
        Observação: {text}\
        Nenhum resultado\
        agora {text}\
        opcional\
        Página {number} de {count}\
        número ou texto\
        Pressionar\
        somente leitura\
        Remover\
        Removido\
        obrigatório\
        Reinício; nada se perde\
        Restaurar\
        Mostrar\
        Ignorar\
        Enviar\
        Enviado\
        Aceitar\
        indisponível\
        Não aceito: não está na lista\
        Mover para cima\
        sim\
        Termine com {text}.\
        Escolha um arquivo de outro tipo.\
        Digite um número de outro tipo.\
        1Use exatamente {exact} caractere.\u{1F}4Use exatamente {exact} de caracteres.\u{1F}5Use exatamente {exact} caracteres.\
        1Use exatamente {exact} byte.\u{1F}4Use exatamente {exact} de bytes.\u{1F}5Use exatamente {exact} bytes.\
        Comece com {text}.\
        Verifique o ano.\
        Use um número maior que 0.
        """

    private static let ro: StaticString = """
        09609`0:B0;50<60<^0=>0>80>d0?L0@00@W0AA0A]0B40Be0C=0CW0D90D^0EM0E]0F@0Fd0GP0Gj0HN0I@0IY0Ia0If0Ik0J<0JA0JG0JN0J_0Jd0K20K=0KE0KJ0KQ0KW0K]0Kd0Kk0Ko0L90L@0LE0LI0LP0LV0L\\0Lh0Lo0M60M=0MD0MG0MN0M[0Mf0N10N:0NB0NP0NT0N[0Nm0O50O90OA0OL0OW0Od0Of0Oi0P00Pb0QQ0T?0Tn0Ui0V^0W00WD0W[0X20Xf0Y^0ZP0[B0[o0\\m0][0^K0_<0_l0`M0a50a]0bS0bm0cg0dS0e00eJ0eZ0fE0fj0gV0hB0hZ0i70iV0kC0k_0l>0n410;11b13^15e16B16n17S18S19B19_1:Y1:o1;M1<=1<P1<W1<f1<k1=21=:1=O1=V1=c1>41>B1>S1>Z1>n1?31?H1?O1?Z1?i1@F1@[1@`1A01A91AA1AO1AT1A\\1A^1Ak1B:1BE1BN1Bi1C81C>1CI1CQ1CY1Cd1DA1DM1DS1D]1Dd1Dj1E21E>1E\\1Ei1Ek1FA1F`1GB1I31J]1K21KC1Kl\
        Introduceți mai puțin de {exclusiveMax}.\
        Introduceți {max} sau mai puțin.\
        Verificați cifrele: una dintre ele este greșită.\
        Verificați cifrele: una dintre ele este greșită sau lipsește.\
        Introduceți mai mult de {exclusiveMin}.\
        Introduceți {min} sau mai mult.\
        {text} a fost schimbat în cel mai apropiat număr permis.\
        Schimbat în cel mai apropiat număr permis.\
        Introduceți un număr din altă țară.\
        Ați vrut să scrieți {suggestion}?\
        Introduceți o adresă din alt domeniu.\
        Completați unul dintre acestea: {labels}.\
        Verificați data: a expirat.\
        Terminați completarea.\
        Completați toate acestea sau niciunul: {labels}.\
        Verificați acest câmp.\
        Introduceți o adresă IP.\
        Introduceți o dată care există.\
        Introduceți o zi pe care luna o are.\
        Introduceți o adresă precum nume@example.com.\
        Verificați ora.\
        Introduceți minute de la 00 la 59.\
        Introduceți o lună de la 01 la 12.\
        Introduceți Z sau un decalaj precum +02:00.\
        Verificați codul poștal.\
        Introduceți secunde de la 00 la 59.\
        Introduceți o adresă precum https://example.com.\
        Verificați săptămâna.\
        Vârstă\
        Sumă\
        Zonă\
        Numărul cardului\
        Oraș\
        Țară\
        Comitat\
        Cod de securitate\
        Dată\
        Dată și oră\
        Departament\
        District\
        Do/Si\
        Eircode\
        E-mail\
        Emirat\
        Expiră\
        Fișier\
        IBAN\
        Adresă IP\
        Insulă\
        Lună\
        Nume\
        Cartier\
        Număr\
        Oblast\
        Organizație\
        Parohie\
        Parolă\
        Procent\
        Telefon\
        PIN\
        Cod PIN\
        Oraș poștal\
        Cod poștal\
        Prefectură\
        Provincie\
        Evaluare\
        Cod de sortare\
        Stat\
        Stradă\
        Stradă și număr\
        Suburbie\
        Oră\
        Townland\
        Sat/Comună\
        Adresă web\
        Săptămână\
        An\
        ZIP\
        Cod ZIP\
        Verificați acest câmp: „{text}” a fost omis.\
        Verificați acest câmp: o parte a fost omisă.\
        1Folosiți cel puțin un caracter din {characters}.\u{1F}3Folosiți cel puțin {atLeast} caractere din {characters}.\u{1F}5Folosiți cel puțin {atLeast} de caractere din {characters}.\
        Completați doar unul dintre acestea: {labels}.\
        Verificați numărul: niciunul de acest fel nu a fost emis.\
        Completați cel puțin unul dintre acestea: {labels}.\
        Alegeți un dosar.\
        Alegeți un fișier.\
        Introduceți un număr.\
        Alegeți altă valoare.\
        Nu introduceți mai puțin decât în „{other}”.\
        Alegeți o dată care nu este înainte de „{other}”.\
        Nu introduceți mai mult decât în „{other}”.\
        Alegeți o dată care nu este după „{other}”.\
        Puneți-le în ordine crescătoare: {labels}.\
        Alegeți altceva: această opțiune nu este disponibilă acum.\
        Introduceți altceva decât în „{other}”.\
        Introduceți ceva diferit în fiecare: {labels}.\
        Introduceți același lucru ca în „{other}”.\
        Introduceți același lucru în toate: {labels}.\
        Alegeți un fișier care există.\
        Alegeți una dintre valorile din listă.\
        Alegeți un fișier care poate fi citit.\
        Introduceți altceva: alt rând conține deja aceasta.\
        Folosiți pași de {step}.\
        Verificați codul poștal: pare să fie din altă regiune.\
        A doua valoare nu poate fi înaintea primei.\
        Folosiți formatul așteptat.\
        Scrieți ca în {example}.\
        Citit ca {text}.\
        Neacceptat: {text} (aici trebuie o cifră).\
        Neacceptat: {text} (nu mai este loc).\
        Neacceptat: {text} (aici trebuie o literă).\
        Neacceptat: {text} (nu se potrivește aici).\
        Completați acest câmp.\
        Acceptați pentru a continua.\
        Alegeți {min} sau mai târziu.\
        1Alegeți cel puțin o opțiune.\u{1F}3Alegeți cel puțin {min} opțiuni.\u{1F}5Alegeți cel puțin {min} de opțiuni.\
        Alegeți un fișier mai mic.\
        Alegeți {max} sau mai devreme.\
        1Introduceți cel mult un caracter.\u{1F}3Introduceți cel mult {max} caractere.\u{1F}5Introduceți cel mult {max} de caractere.\
        1Scrieți mai puțin: cel mult un octet.\u{1F}3Scrieți mai puțin: cel mult {max} octeți.\u{1F}5Scrieți mai puțin: cel mult {max} de octeți.\
        1Alegeți o singură opțiune.\u{1F}3Alegeți cel mult {max} opțiuni.\u{1F}5Alegeți cel mult {max} de opțiuni.\
        1Introduceți cel puțin un caracter.\u{1F}3Introduceți cel puțin {min} caractere.\u{1F}5Introduceți cel puțin {min} de caractere.\
        1Scrieți mai mult: cel puțin un octet.\u{1F}3Scrieți mai mult: cel puțin {min} octeți.\u{1F}5Scrieți mai mult: cel puțin {min} de octeți.\
        Verificați prefixul țării.\
        Începeți cu cele două litere ale țării.\
        Începeți cu + și prefixul țării.\
        Verificați primele cifre: niciun card cunoscut nu începe așa.\
        Verificați numărul: niciunul nu începe așa.\
        Introduceți un stat din SUA.\
        Verificați numărul: prefixul începe rareori cu 0 sau 1.\
        Nu s-a putut verifica.\
        Nu s-a putut verifica la timp.\
        Scrieți mai mult sau adăugați alte caractere.\
        Adaugă încă unul\
        Înapoi\
        Se verifică…\
        Alege\
        Șterge\
        Închide\
        separate prin virgule\
        complet\
        Mută în jos\
        fișier sau dosar\
        Eroare: {text}\
        de exemplu {text}\
        fișier\
        de corectat: {count}\
        dosar\
        Nu se mai pot adăuga\
        Ascunde\
        Păstrează\
        cel mult {size}\
        sfârșit: un rând doar cu .\
        Nu pot fi mai puține\
        Ieși\
        rămase: {count}\
        Rând nou\
        Bifează\
        încă {count}\
        Mută\
        Înainte\
        nu\
        Notă: {text}\
        Niciun rezultat\
        acum {text}\
        opțional\
        Pagina {number} din {count}\
        număr sau text\
        Apasă\
        doar citire\
        Elimină\
        Eliminat\
        obligatoriu\
        Repornire; nu se pierde nimic\
        Restaurează\
        Arată\
        Sari peste\
        Trimite\
        Trimis\
        Acceptă\
        indisponibil\
        Neacceptat: nu este în listă\
        Mută în sus\
        da\
        Încheiați cu {text}.\
        Alegeți un fișier de alt tip.\
        Introduceți un număr de alt tip.\
        1Introduceți exact un caracter.\u{1F}3Introduceți exact {exact} caractere.\u{1F}5Introduceți exact {exact} de caractere.\
        1Introduceți exact un octet.\u{1F}3Introduceți exact {exact} octeți.\u{1F}5Introduceți exact {exact} de octeți.\
        Începeți cu {text}.\
        Verificați anul.\
        Introduceți un număr mai mare decât 0.
        """

    private static let ru: StaticString = """
        09609a0:J0;M0<j0=U0>>0?K0@Q0AE0B@0C70Cm0D^0EA0FN0G10GN0H?0II0JF0Jb0KN0L80M:0Mk0NY0OY0P90PG0PQ0P[0Q00Q:0QF0QV0R50R=0RS0Ri0S30S<0SC0SS0S_0T60T>0TB0TO0T[0Te0Tk0U?0UI0UW0Um0V70VC0VQ0V_0Vi0W90WT0X10XE0XW0Xc0Y>0YF0YP0Yd0Z40Z>0ZN0Zk0[<0[H0[N0[Q0[a0\\c0]e0bK0cN0d]0ea0f=0fW0g10g`0ha0im0jn0l80m50nN0oL10R11K12S13F14C15K16\\17A19:1:<1:m1;O1<01<o1=_1>^1?e1@H1AQ1B:1D_1EY1FD1Hi1M:1O_1RD1VO1W61Wg1XT1ZM1[[1\\:1]N1^51^k1`?1`V1``1a31aA1aQ1a_1b81bJ1bi1cC1cW1co1d71dR1d\\1eF1eR1eb1f81fk1gD1gN1gg1h>1hN1h\\1i21i<1iB1i^1j>1jQ1jk1kQ1km1l91lY1lg1m51mK1nC1nQ1na1o51oG1o[1oi20=20h21I21M21l22^23P25h28428M28g29P\
        Введите меньше {exclusiveMax}.\
        Введите {max} или меньше.\
        Проверьте цифры: одна из них неверна.\
        Проверьте цифры: одна из них неверна или пропущена.\
        Введите больше {exclusiveMin}.\
        Введите {min} или больше.\
        {text} заменено ближайшим допустимым числом.\
        Заменено ближайшим допустимым числом.\
        Введите номер другой страны.\
        Возможно, вы имели в виду {suggestion}?\
        Введите адрес в другом домене.\
        Заполните одно из полей: {labels}.\
        Проверьте дату: срок истёк.\
        Заполните до конца.\
        Заполните все эти поля или ни одного: {labels}.\
        Проверьте это поле.\
        Введите IP-адрес.\
        Введите существующую дату.\
        Введите день, который есть в этом месяце.\
        Введите адрес, например name@example.com.\
        Проверьте часы.\
        Введите минуты от 00 до 59.\
        Введите месяц от 01 до 12.\
        Введите Z или смещение, например +02:00.\
        Проверьте почтовый индекс.\
        Введите секунды от 00 до 59.\
        Введите адрес, например https://example.com.\
        Проверьте неделю.\
        Возраст\
        Сумма\
        Район\
        Номер карты\
        Город\
        Страна\
        Графство\
        Код безопасности\
        Дата\
        Дата и время\
        Департамент\
        Район\
        До/Си\
        Eircode\
        Эл. почта\
        Эмират\
        Действует до\
        Файл\
        IBAN\
        IP-адрес\
        Остров\
        Месяц\
        Имя\
        Микрорайон\
        Число\
        Область\
        Организация\
        Округ\
        Пароль\
        Процент\
        Телефон\
        PIN-код\
        Индекс PIN\
        Почтовый город\
        Почтовый индекс\
        Префектура\
        Провинция\
        Оценка\
        Код сортировки\
        Штат\
        Улица\
        Улица и дом\
        Пригород\
        Время\
        Таунленд\
        Деревня/Посёлок\
        Веб-адрес\
        Неделя\
        Год\
        ZIP\
        Индекс ZIP\
        Проверьте это поле: пропущено «{text}».\
        Проверьте это поле: часть пропущена.\
        1Используйте не менее {atLeast} символа из набора {characters}.\u{1F}3Используйте не менее {atLeast} символов из набора {characters}.\u{1F}4Используйте не менее {atLeast} символов из набора {characters}.\
        Заполните только одно из полей: {labels}.\
        Проверьте номер: таких никогда не выдавали.\
        Заполните хотя бы одно из полей: {labels}.\
        Выберите папку.\
        Выберите файл.\
        Введите число.\
        Выберите другое значение.\
        Введите не меньше, чем в поле «{other}».\
        Выберите дату не раньше, чем в поле «{other}».\
        Введите не больше, чем в поле «{other}».\
        Выберите дату не позже, чем в поле «{other}».\
        Расположите по возрастанию: {labels}.\
        Выберите другое: этот вариант сейчас недоступен.\
        Введите не то же, что в поле «{other}».\
        Введите разное в каждом из полей: {labels}.\
        Введите то же, что в поле «{other}».\
        Введите одно и то же во всех полях: {labels}.\
        Выберите существующий файл.\
        Выберите одно из значений списка.\
        Выберите файл, который можно прочитать.\
        Введите другое: это уже есть в другой строке.\
        Используйте шаг {step}.\
        Проверьте почтовый индекс: похоже, он относится к другому региону.\
        Второе не может быть раньше первого.\
        Используйте нужный формат.\
        Запишите как {example}.\
        Прочитано как {text}.\
        Не принято: {text} (здесь нужна цифра).\
        Не принято: {text} (нет места).\
        Не принято: {text} (здесь нужна буква).\
        Не принято: {text} (здесь это недопустимо).\
        Заполните это поле.\
        Подтвердите согласие, чтобы продолжить.\
        Выберите {min} или позже.\
        1Выберите не менее {min} пункта.\u{1F}3Выберите не менее {min} пунктов.\u{1F}4Выберите не менее {min} пунктов.\
        Выберите файл меньшего размера.\
        Выберите {max} или раньше.\
        1Введите не более {max} символа.\u{1F}3Введите не более {max} символов.\u{1F}4Введите не более {max} символов.\
        1Введите более короткий текст: не более {max} байта.\u{1F}3Введите более короткий текст: не более {max} байтов.\u{1F}4Введите более короткий текст: не более {max} байтов.\
        1Выберите не более {max} пункта.\u{1F}3Выберите не более {max} пунктов.\u{1F}4Выберите не более {max} пунктов.\
        1Введите не менее {min} символа.\u{1F}3Введите не менее {min} символов.\u{1F}4Введите не менее {min} символов.\
        1Введите более длинный текст: не менее {min} байта.\u{1F}3Введите более длинный текст: не менее {min} байтов.\u{1F}4Введите более длинный текст: не менее {min} байтов.\
        Проверьте код страны.\
        Начните с двух букв страны.\
        Начните с + и кода страны.\
        Проверьте первые цифры: ни одна известная карта так не начинается.\
        Проверьте номер: ни один так не начинается.\
        Введите штат США.\
        Проверьте номер: код редко начинается с 0 или 1.\
        Не удалось проверить.\
        Не удалось проверить вовремя.\
        Сделайте длиннее или добавьте другие символы.\
        Добавить ещё\
        Назад\
        Проверка…\
        Выбрать\
        Очистить\
        Закрыть\
        через запятую\
        заполнено\
        Переместить вниз\
        файл или папка\
        Ошибка: {text}\
        например, {text}\
        файл\
        исправить: {count}\
        папка\
        Больше добавить нельзя\
        Скрыть\
        Оставить\
        не более {size}\
        конец: строка из одной точки\
        Меньше нельзя\
        Выйти\
        осталось: {count}\
        Новая строка\
        Отметить\
        ещё {count}\
        Переместить\
        Далее\
        нет\
        Примечание: {text}\
        Ничего не найдено\
        сейчас {text}\
        необязательно\
        Страница {number} из {count}\
        номер или текст\
        Нажать\
        только для чтения\
        Удалить\
        Удалено\
        обязательно\
        Перезапуск; ничего не потеряно\
        Вернуть\
        Показать\
        Пропустить\
        Отправить\
        Отправлено\
        Принять\
        недоступно\
        Не принято: нет в списке\
        Переместить вверх\
        да\
        Закончите на {text}.\
        Выберите файл другого типа.\
        Введите номер другого вида.\
        1Введите ровно {exact} символ.\u{1F}3Введите ровно {exact} символа.\u{1F}4Введите ровно {exact} символов.\
        1Введите ровно {exact} байт.\u{1F}3Введите ровно {exact} байта.\u{1F}4Введите ровно {exact} байтов.\
        Начните с {text}.\
        Проверьте год.\
        Введите число больше 0.
        """

    private static let sv: StaticString = """
        09609U09m0:V0;L0;h0<=0<k0=X0>=0>T0?70?U0@;0@O0A70AL0A^0B:0BZ0C>0CQ0D20DU0EA0EX0F:0Fa0G40G:0G@0GG0GQ0GT0GX0G`0Gm0H20H?0HJ0HR0HW0H^0Hd0Hj0I60I90I=0IF0IH0IN0IR0IY0I\\0Ib0In0J40J=0JD0JK0JQ0JX0J_0Ji0K20K90K>0KK0KR0KV0K`0Kh0Kk0L30L<0LF0LK0LN0LQ0LX0MH0N20OM0P00Pk0QO0Q]0Qj0R70RN0S30Sd0TF0U70U`0VV0W<0Wn0XQ0Y70YN0Ym0ZM0[=0[T0\\R0]=0]_0^70^H0_<0_j0`_0aP0a`0bC0b\\0c@0cT0co0dh0ej0fN0gE0hE0h]0i@0i]0j\\0kB0kX0lU0m30mW0nB0nT0n\\0nk0o00o50o;0oT0oX0ob10010;10N10Q10c10g11A11F11M11Z12112J12P12\\12b12i13513;13A13D13O13]13f13n14F14W14\\14h14o15815E15b15m16116<16B16I16O16`17<17F17H17Y18818Z19S1:G1:Y1:k1;C\
        Ange mindre än {exclusiveMax}.\
        Ange {max} eller mindre.\
        Kontrollera siffrorna: en av dem är fel.\
        Kontrollera siffrorna: en av dem är fel eller saknas.\
        Ange mer än {exclusiveMin}.\
        Ange {min} eller mer.\
        {text} ändrades till närmaste tillåtna tal.\
        Detta ändrades till närmaste tillåtna tal.\
        Ange ett nummer från ett annat land.\
        Menade du {suggestion}?\
        Ange en adress på en annan domän.\
        Fyll i ett av dessa: {labels}.\
        Kontrollera datumet: det har gått ut.\
        Gör klart det här.\
        Fyll i alla dessa eller inget: {labels}.\
        Kontrollera det här.\
        Ange en IP-adress.\
        Använd ett datum som finns.\
        Använd en dag som månaden har.\
        Ange en adress som namn@example.com.\
        Kontrollera timmen.\
        Använd minuter från 00 till 59.\
        Använd en månad från 01 till 12.\
        Använd Z eller en förskjutning som +02:00.\
        Kontrollera postnumret.\
        Använd sekunder från 00 till 59.\
        Ange en adress som https://example.com.\
        Kontrollera veckan.\
        Ålder\
        Belopp\
        Område\
        Kortnummer\
        Ort\
        Land\
        Grevskap\
        Säkerhetskod\
        Datum\
        Datum och tid\
        Departement\
        Distrikt\
        Do/Si\
        Eircode\
        E-post\
        Emirat\
        Giltigt till\
        Fil\
        IBAN\
        IP-adress\
        Ö\
        Månad\
        Namn\
        Kvarter\
        Tal\
        Oblast\
        Organisation\
        Socken\
        Lösenord\
        Procent\
        Telefon\
        Pinkod\
        PIN-kod\
        Postort\
        Postnummer\
        Prefektur\
        Provins\
        Betyg\
        Sorteringskod\
        Delstat\
        Gata\
        Gatuadress\
        Stadsdel\
        Tid\
        Townland\
        By/Kommun\
        Webbadress\
        Vecka\
        År\
        ZIP\
        ZIP-kod\
        Kontrollera det här: ”{text}” utelämnades.\
        Kontrollera det här: en del utelämnades.\
        1Använd minst ett tecken ur {characters}.\u{1F}5Använd minst {atLeast} tecken ur {characters}.\
        Fyll bara i ett av dessa: {labels}.\
        Kontrollera numret: inget sådant har någonsin utfärdats.\
        Fyll i minst ett av dessa: {labels}.\
        Välj en mapp.\
        Välj en fil.\
        Ange ett tal.\
        Välj ett annat värde.\
        Ange inte mindre än i ”{other}”.\
        Välj ett datum som inte är före ”{other}”.\
        Ange inte mer än i ”{other}”.\
        Välj ett datum som inte är efter ”{other}”.\
        Ordna dessa i stigande ordning: {labels}.\
        Välj något annat: det här kan inte väljas just nu.\
        Ange något annat än i ”{other}”.\
        Ange något annat i var och en av dessa: {labels}.\
        Ange samma sak som i ”{other}”.\
        Ange samma sak i alla dessa: {labels}.\
        Välj en fil som finns.\
        Välj ett av värdena i listan.\
        Välj en fil som går att läsa.\
        Ange något annat: en annan rad har redan detta.\
        Använd steg om {step}.\
        Kontrollera postnumret: det verkar höra till en annan region.\
        Det andra får inte vara före det första.\
        Använd det förväntade formatet.\
        Skriv det som {example}.\
        Läst som {text}.\
        Togs inte med: {text} (här ska det stå en siffra).\
        Togs inte med: {text} (det finns ingen plats).\
        Togs inte med: {text} (här ska det stå en bokstav).\
        Togs inte med: {text} (det hör inte hemma här).\
        Fyll i det här.\
        Godkänn detta för att fortsätta.\
        Välj {min} eller senare.\
        1Välj minst en.\u{1F}5Välj minst {min}.\
        Välj en mindre fil.\
        Välj {max} eller tidigare.\
        1Använd högst ett tecken.\u{1F}5Använd högst {max} tecken.\
        1Skriv kortare: högst en byte.\u{1F}5Skriv kortare: högst {max} byte.\
        1Välj bara en.\u{1F}5Välj högst {max}.\
        1Använd minst ett tecken.\u{1F}5Använd minst {min} tecken.\
        1Skriv längre: minst en byte.\u{1F}5Skriv längre: minst {min} byte.\
        Kontrollera landsnumret.\
        Börja med landets två bokstäver.\
        Börja med + och landsnumret.\
        Kontrollera de första siffrorna: inget känt kort börjar så.\
        Kontrollera numret: inget börjar så.\
        Ange en delstat i USA.\
        Kontrollera numret: riktnumret börjar sällan med 0 eller 1.\
        Detta kunde inte kontrolleras.\
        Detta kunde inte kontrolleras i tid.\
        Skriv längre eller blanda in andra tecken.\
        Lägg till en till\
        Tillbaka\
        Kontrolleras…\
        Välj\
        Rensa\
        Stäng\
        åtskilda med kommatecken\
        klar\
        Flytta ner\
        fil eller mapp\
        Fel: {text}\
        till exempel {text}\
        fil\
        {count} att rätta\
        mapp\
        Fler kan inte läggas till\
        Dölj\
        Behåll\
        högst {size}\
        slut: en rad med bara .\
        Färre är inte tillåtet\
        Lämna\
        {count} kvar\
        Ny rad\
        Markera\
        {count} till\
        Flytta\
        Nästa\
        nej\
        Obs! {text}\
        Inget hittades\
        nu {text}\
        valfritt\
        Sida {number} av {count}\
        nummer eller text\
        Tryck\
        skrivskyddad\
        Ta bort\
        Borttaget\
        obligatoriskt\
        Omstart; inget går förlorat\
        Återställ\
        Visa\
        Hoppa över\
        Skicka\
        Skickat\
        Infoga\
        inte tillgänglig\
        Togs inte med: inte i listan\
        Flytta upp\
        ja\
        Sluta med {text}.\
        Välj en fil av ett annat slag.\
        Ange ett nummer av ett annat slag.\
        1Använd exakt ett tecken.\u{1F}5Använd exakt {exact} tecken.\
        1Använd exakt en byte.\u{1F}5Använd exakt {exact} byte.\
        Börja med {text}.\
        Kontrollera året.\
        Använd ett tal över 0.
        """

    private static let tr: StaticString = """
        09609m0:W0;>0<00<f0=O0>F0?60?]0@C0@k0AO0B40BE0C;0CM0Ca0D:0DX0E<0EO0F40FU0G70GQ0H60H_0I50I90I>0ID0IR0IX0I]0Id0J20J70JD0JM0JS0JX0J_0Jf0Jm0K90K>0KB0KK0KN0KP0KR0KY0K^0Kd0Kl0L50L;0LA0LH0LK0LS0L_0Li0M70M:0MH0MT0MZ0M_0Mk0Mo0N30N;0NE0NO0NT0NX0N[0Nc0O\\0PV0RK0S90Si0TS0Tf0U70UG0U`0VO0WG0X:0Y20YY0ZJ0[?0[k0\\Z0]>0]X0^=0^Y0_Q0`20a70a\\0b70bM0bd0cL0ci0dP0e40eG0ei0fL0g;0gZ0h;0i@0jO0kE0lD0mK0me0nF0nd0oh10Z11011o12D12e13V13h13l14;14?14F14K14`14k15:15L15X15h15m16C16J16^16c16g17617R17b17g18518@18J18[18a18g18m19819B19O19^1:41:E1:H1:S1:Z1:g1:n1;K1;U1;\\1;`1;g1<21<:1<G1<^1<l1=01=I1=i1>I1?T1@W1A31AG1Ag\
        Şundan daha küçük bir değer girin: {exclusiveMax}.\
        {max} veya daha küçük bir değer girin.\
        Rakamları kontrol edin: biri yanlış.\
        Rakamları kontrol edin: biri yanlış veya eksik.\
        Şundan daha büyük bir değer girin: {exclusiveMin}.\
        {min} veya daha büyük bir değer girin.\
        {text}, izin verilen en yakın sayıyla değiştirildi.\
        İzin verilen en yakın sayıyla değiştirildi.\
        Başka bir ülkenin numarasını girin.\
        Bunu mu demek istediniz: {suggestion}?\
        Başka bir alan adının adresini girin.\
        Bunlardan birini doldurun: {labels}.\
        Tarihi kontrol edin: süresi dolmuş.\
        Bunu tamamlayın.\
        Bunların hepsini doldurun ya da hiçbirini: {labels}.\
        Bunu kontrol edin.\
        Bir IP adresi girin.\
        Var olan bir tarih girin.\
        O ayda bulunan bir gün girin.\
        ad@example.com gibi bir adres girin.\
        Saati kontrol edin.\
        00 ile 59 arasında bir dakika girin.\
        01 ile 12 arasında bir ay girin.\
        Z veya +02:00 gibi bir fark girin.\
        Posta kodunu kontrol edin.\
        00 ile 59 arasında bir saniye girin.\
        https://example.com gibi bir adres girin.\
        Haftayı kontrol edin.\
        Yaş\
        Tutar\
        Bölge\
        Kart numarası\
        Şehir\
        Ülke\
        Kontluk\
        Güvenlik kodu\
        Tarih\
        Tarih ve saat\
        Departman\
        İlçe\
        Do/Si\
        Eircode\
        E-posta\
        Emirlik\
        Son kullanma\
        Dosya\
        IBAN\
        IP adresi\
        Ada\
        Ay\
        Ad\
        Mahalle\
        Sayı\
        Oblast\
        Kuruluş\
        Mıntıka\
        Parola\
        Yüzde\
        Telefon\
        PIN\
        PIN kodu\
        Posta şehri\
        Posta kodu\
        Prefektörlük\
        İl\
        Değerlendirme\
        Ayırma kodu\
        Eyalet\
        Sokak\
        Açık adres\
        Semt\
        Saat\
        Townland\
        Köy/Belde\
        Web adresi\
        Hafta\
        Yıl\
        ZIP\
        ZIP kodu\
        Bunu kontrol edin: “{text}” dışarıda bırakıldı.\
        Bunu kontrol edin: bir bölümü dışarıda bırakıldı.\
        1Şunlardan en az bir karakter kullanın: {characters}.\u{1F}5Şunlardan en az {atLeast} karakter kullanın: {characters}.\
        Bunlardan yalnızca birini doldurun: {labels}.\
        Numarayı kontrol edin: böylesi hiç verilmedi.\
        Bunlardan en az birini doldurun: {labels}.\
        Bir klasör seçin.\
        Bir dosya seçin.\
        Bir sayı girin.\
        Başka bir değer seçin.\
        “{other}” alanındakinden azını girmeyin.\
        “{other}” alanından önce olmayan bir tarih seçin.\
        “{other}” alanındakinden fazlasını girmeyin.\
        “{other}” alanından sonra olmayan bir tarih seçin.\
        Bunları artan sıraya koyun: {labels}.\
        Başka bir seçim yapın: bu şu anda seçilemez.\
        “{other}” alanındakinden farklı bir şey girin.\
        Her birine farklı bir şey girin: {labels}.\
        “{other}” alanındakinin aynısını girin.\
        Hepsine aynısını girin: {labels}.\
        Var olan bir dosya seçin.\
        Listedeki değerlerden birini seçin.\
        Okunabilen bir dosya seçin.\
        Başka bir şey girin: başka bir satırda bu zaten var.\
        Şu adımlarla ilerleyin: {step}.\
        Posta kodunu kontrol edin: başka bir bölgeye ait gibi görünüyor.\
        İkincisi birincisinden önce olamaz.\
        Beklenen biçimi kullanın.\
        {example} gibi yazın.\
        Şöyle okundu: {text}.\
        Alınmadı: {text} (buraya rakam gelir).\
        Alınmadı: {text} (yer yok).\
        Alınmadı: {text} (buraya harf gelir).\
        Alınmadı: {text} (buraya uymuyor).\
        Bu alanı doldurun.\
        Devam etmek için bunu kabul edin.\
        {min} veya daha sonrasını seçin.\
        1En az birini seçin.\u{1F}5En az {min} tane seçin.\
        Daha küçük bir dosya seçin.\
        {max} veya daha öncesini seçin.\
        1En fazla bir karakter kullanın.\u{1F}5En fazla {max} karakter kullanın.\
        1Daha kısa yazın: en fazla bir bayt.\u{1F}5Daha kısa yazın: en fazla {max} bayt.\
        1Yalnızca birini seçin.\u{1F}5En fazla {max} tane seçin.\
        1En az bir karakter kullanın.\u{1F}5En az {min} karakter kullanın.\
        1Daha uzun yazın: en az bir bayt.\u{1F}5Daha uzun yazın: en az {min} bayt.\
        Ülke kodunu kontrol edin.\
        Ülkenin iki harfiyle başlayın.\
        + ve ülke koduyla başlayın.\
        İlk rakamları kontrol edin: bilinen hiçbir kart böyle başlamaz.\
        Numarayı kontrol edin: hiçbiri böyle başlamaz.\
        Bir ABD eyaleti girin.\
        Numarayı kontrol edin: alan kodu nadiren 0 veya 1 ile başlar.\
        Bu kontrol edilemedi.\
        Bu, zamanında kontrol edilemedi.\
        Daha uzun yazın veya başka karakterler ekleyin.\
        Bir tane daha ekle\
        Geri\
        Denetleniyor…\
        Seç\
        Temizle\
        Kapat\
        virgülle ayrılmış\
        tamamlandı\
        Aşağı taşı\
        dosya veya klasör\
        Hata: {text}\
        örneğin {text}\
        dosya\
        düzeltilecek: {count}\
        klasör\
        Daha fazla eklenemez\
        Gizle\
        Koru\
        en fazla {size}\
        son: yalnızca . olan satır\
        Daha azı olamaz\
        Çık\
        kalan: {count}\
        Yeni satır\
        İşaretle\
        {count} tane daha\
        Taşı\
        İleri\
        hayır\
        Not: {text}\
        Sonuç yok\
        şimdi {text}\
        isteğe bağlı\
        Sayfa {number}/{count}\
        numara veya metin\
        Bas\
        salt okunur\
        Kaldır\
        Kaldırıldı\
        zorunlu\
        Yeniden başlatma; kayıp yok\
        Geri getir\
        Göster\
        Atla\
        Gönder\
        Gönderildi\
        Kabul et\
        kullanılamaz\
        Alınmadı: listede yok\
        Yukarı taşı\
        evet\
        Şununla bitirin: {text}.\
        Başka türden bir dosya seçin.\
        Başka türden bir numara girin.\
        1Tam olarak bir karakter kullanın.\u{1F}5Tam olarak {exact} karakter kullanın.\
        1Tam olarak bir bayt kullanın.\u{1F}5Tam olarak {exact} bayt kullanın.\
        Şununla başlayın: {text}.\
        Yılı kontrol edin.\
        0’dan büyük bir sayı girin.
        """

    private static let uk: StaticString = """
        09609f0:M0;V0=90=k0>T0?c0@k0A]0BX0CQ0DE0E:0E]0Fe0GF0Ge0HP0IP0JQ0K10Ka0LO0MS0ND0O40P80PZ0P`0Ph0Q20QI0QS0Q_0Qo0RD0RL0R^0S40S>0SG0SN0S^0Sj0T;0TC0TG0TV0Tb0Tn0U70UK0UU0Uc0V90VC0VO0V_0Vm0W70WG0W`0X=0XQ0Xc0Xo0YJ0YR0Y^0Z<0ZP0ZV0Zf0[;0[M0[[0[a0[d0\\40]40^80bi0cf0e30f30fO0fi0gC0gn0hm0j90k:0lH0mA0nT0oT10X11S12Q13:14515716:16c18Z19Y1:R1;21;Q1<T1=J1>O1?T1@51@g1AT1DD1Dk1EV1HL1LM1OC1R31Ub1VI1W<1Wi1Y[1Zh1[G1\\]1]F1^<1_F1_W1_a1`61`D1`T1`b1a51aG1af1b@1bV1c01c81cS1c]1dF1dT1dd1e<1f11fK1fU1g21gG1gY1ge1h;1hC1hG1h_1iA1iR1im1jQ1jm1k?1k]1km1l=1lT1mL1m^1mn1nB1nT1nf1o61oJ20;20\\20b21A22122a25927E27^28828g\
        Введіть менше ніж {exclusiveMax}.\
        Введіть {max} або менше.\
        Перевірте цифри: одна з них неправильна.\
        Перевірте цифри: одна з них неправильна або пропущена.\
        Введіть більше ніж {exclusiveMin}.\
        Введіть {min} або більше.\
        {text} замінено найближчим дозволеним числом.\
        Замінено найближчим дозволеним числом.\
        Введіть номер іншої країни.\
        Можливо, ви мали на увазі {suggestion}?\
        Введіть адресу в іншому домені.\
        Заповніть одне з полів: {labels}.\
        Перевірте дату: термін минув.\
        Заповніть до кінця.\
        Заповніть усі ці поля або жодного: {labels}.\
        Перевірте це поле.\
        Введіть IP-адресу.\
        Введіть дату, яка існує.\
        Введіть день, який є в цьому місяці.\
        Введіть адресу, наприклад name@example.com.\
        Перевірте години.\
        Введіть хвилини від 00 до 59.\
        Введіть місяць від 01 до 12.\
        Введіть Z або зміщення, наприклад +02:00.\
        Перевірте поштовий індекс.\
        Введіть секунди від 00 до 59.\
        Введіть адресу, наприклад https://example.com.\
        Перевірте тиждень.\
        Вік\
        Сума\
        Район\
        Номер картки\
        Місто\
        Країна\
        Графство\
        Код безпеки\
        Дата\
        Дата і час\
        Департамент\
        Район\
        До/Сі\
        Eircode\
        Ел. пошта\
        Емірат\
        Дійсна до\
        Файл\
        IBAN\
        IP-адреса\
        Острів\
        Місяць\
        Ім’я\
        Мікрорайон\
        Число\
        Область\
        Організація\
        Округ\
        Пароль\
        Відсоток\
        Телефон\
        PIN-код\
        Індекс PIN\
        Поштове місто\
        Поштовий індекс\
        Префектура\
        Провінція\
        Оцінка\
        Код сортування\
        Штат\
        Вулиця\
        Вулиця і будинок\
        Передмістя\
        Час\
        Таунленд\
        Село/Селище\
        Вебадреса\
        Тиждень\
        Рік\
        ZIP\
        Індекс ZIP\
        Перевірте це поле: пропущено «{text}».\
        Перевірте це поле: частину пропущено.\
        1Використайте щонайменше {atLeast} символ з набору {characters}.\u{1F}3Використайте щонайменше {atLeast} символи з набору {characters}.\u{1F}4Використайте щонайменше {atLeast} символів з набору {characters}.\
        Заповніть лише одне з полів: {labels}.\
        Перевірте номер: таких ніколи не видавали.\
        Заповніть хоча б одне з полів: {labels}.\
        Виберіть папку.\
        Виберіть файл.\
        Введіть число.\
        Виберіть інше значення.\
        Введіть не менше, ніж у полі «{other}».\
        Виберіть дату не раніше, ніж у полі «{other}».\
        Введіть не більше, ніж у полі «{other}».\
        Виберіть дату не пізніше, ніж у полі «{other}».\
        Розташуйте за зростанням: {labels}.\
        Виберіть інше: цей варіант зараз недоступний.\
        Введіть не те саме, що в полі «{other}».\
        Введіть різне в кожному з полів: {labels}.\
        Введіть те саме, що в полі «{other}».\
        Введіть те саме в усіх полях: {labels}.\
        Виберіть наявний файл.\
        Виберіть одне зі значень списку.\
        Виберіть файл, який можна прочитати.\
        Введіть інше: це вже є в іншому рядку.\
        Використайте крок {step}.\
        Перевірте поштовий індекс: схоже, він належить до іншого регіону.\
        Друге не може бути раніше за перше.\
        Використайте потрібний формат.\
        Запишіть як {example}.\
        Прочитано як {text}.\
        Не прийнято: {text} (тут потрібна цифра).\
        Не прийнято: {text} (немає місця).\
        Не прийнято: {text} (тут потрібна літера).\
        Не прийнято: {text} (тут це неприпустимо).\
        Заповніть це поле.\
        Погодьтеся, щоб продовжити.\
        Виберіть {min} або пізніше.\
        1Виберіть щонайменше {min} пункт.\u{1F}3Виберіть щонайменше {min} пункти.\u{1F}4Виберіть щонайменше {min} пунктів.\
        Виберіть менший файл.\
        Виберіть {max} або раніше.\
        1Введіть щонайбільше {max} символ.\u{1F}3Введіть щонайбільше {max} символи.\u{1F}4Введіть щонайбільше {max} символів.\
        1Введіть коротший текст: щонайбільше {max} байт.\u{1F}3Введіть коротший текст: щонайбільше {max} байти.\u{1F}4Введіть коротший текст: щонайбільше {max} байтів.\
        1Виберіть щонайбільше {max} пункт.\u{1F}3Виберіть щонайбільше {max} пункти.\u{1F}4Виберіть щонайбільше {max} пунктів.\
        1Введіть щонайменше {min} символ.\u{1F}3Введіть щонайменше {min} символи.\u{1F}4Введіть щонайменше {min} символів.\
        1Введіть довший текст: щонайменше {min} байт.\u{1F}3Введіть довший текст: щонайменше {min} байти.\u{1F}4Введіть довший текст: щонайменше {min} байтів.\
        Перевірте код країни.\
        Почніть з двох літер країни.\
        Почніть з + і коду країни.\
        Перевірте перші цифри: жодна відома картка так не починається.\
        Перевірте номер: жоден так не починається.\
        Введіть штат США.\
        Перевірте номер: код рідко починається з 0 або 1.\
        Не вдалося перевірити.\
        Не вдалося перевірити вчасно.\
        Зробіть довшим або додайте інші символи.\
        Додати ще\
        Назад\
        Перевірка…\
        Вибрати\
        Очистити\
        Закрити\
        через кому\
        заповнено\
        Перемістити вниз\
        файл або папка\
        Помилка: {text}\
        наприклад, {text}\
        файл\
        виправити: {count}\
        папка\
        Більше додати не можна\
        Сховати\
        Залишити\
        не більше {size}\
        кінець: рядок з однієї крапки\
        Менше не можна\
        Вийти\
        залишилося: {count}\
        Новий рядок\
        Позначити\
        ще {count}\
        Перемістити\
        Далі\
        ні\
        Примітка: {text}\
        Нічого не знайдено\
        зараз {text}\
        необов’язково\
        Сторінка {number} з {count}\
        номер або текст\
        Натиснути\
        лише для читання\
        Вилучити\
        Вилучено\
        обов’язково\
        Перезапуск; нічого не втрачено\
        Повернути\
        Показати\
        Пропустити\
        Надіслати\
        Надіслано\
        Прийняти\
        недоступно\
        Не прийнято: немає в списку\
        Перемістити вгору\
        так\
        Закінчіть на {text}.\
        Виберіть файл іншого типу.\
        Введіть номер іншого виду.\
        1Введіть рівно {exact} символ.\u{1F}3Введіть рівно {exact} символи.\u{1F}4Введіть рівно {exact} символів.\
        1Введіть рівно {exact} байт.\u{1F}3Введіть рівно {exact} байти.\u{1F}4Введіть рівно {exact} байтів.\
        Почніть з {text}.\
        Перевірте рік.\
        Введіть число, більше за 0.
        """

    private static let vi: StaticString = """
        09609\\0:70:l0<00<V0<n0=n0>g0?J0?o0@]0AF0Ai0BE0CB0Cb0D90DQ0E40E]0En0FM0Fm0GV0H10HP0I=0IO0IU0I`0Ii0J30J?0JI0JN0J]0Jb0K10K70KE0KJ0KQ0KV0Kk0L60L;0L?0LN0LT0LZ0Lc0Ll0M00M?0MJ0MT0M`0Ml0N;0NB0NI0Nb0O10O70O=0OH0OX0O\\0Oe0P90PC0PH0PP0Pb0Q20Q80Q<0Q?0QF0R<0S20Si0TX0U^0VR0Vj0W=0WO0Wg0XL0Y70Y`0ZF0[80\\20\\S0]@0]f0^^0_A0_j0`Q0aU0b10c70d30dZ0e80eS0fK0fo0gg0h_0i<0id0jA0j_0k70kY0l>0ll0mN0mo0nW0o10oe10N11_12]13E14J14b15G16916J16T16g16m17117717V17_17o18F18S18b18g19;19E19]19a19f1:61:Z1:o1;51;A1;L1;X1;d1;l1<21<81<G1<Y1<j1==1=S1=i1=o1>;1>D1>R1>^1?D1?P1?V1?^1?c1?m1@:1@M1@m1A:1A=1AW1B91BZ1C91CT1Co1D?1DX\
        Nhập số nhỏ hơn {exclusiveMax}.\
        Nhập {max} trở xuống.\
        Kiểm tra các chữ số: có một chữ số sai.\
        Kiểm tra các chữ số: có một chữ số sai hoặc thiếu.\
        Nhập số lớn hơn {exclusiveMin}.\
        Nhập {min} trở lên.\
        {text} đã được đổi thành số hợp lệ gần nhất.\
        Đã được đổi thành số hợp lệ gần nhất.\
        Nhập số của quốc gia khác.\
        Có phải ý bạn là {suggestion}?\
        Nhập địa chỉ thuộc tên miền khác.\
        Điền một trong các mục: {labels}.\
        Kiểm tra ngày: đã hết hạn.\
        Vui lòng điền cho đủ.\
        Điền tất cả hoặc để trống tất cả: {labels}.\
        Vui lòng kiểm tra mục này.\
        Nhập địa chỉ IP.\
        Nhập ngày có thật.\
        Nhập ngày có trong tháng đó.\
        Nhập địa chỉ như ten@example.com.\
        Kiểm tra giờ.\
        Nhập phút từ 00 đến 59.\
        Nhập tháng từ 01 đến 12.\
        Nhập Z hoặc độ lệch như +02:00.\
        Kiểm tra mã bưu chính.\
        Nhập giây từ 00 đến 59.\
        Nhập địa chỉ như https://example.com.\
        Kiểm tra tuần.\
        Tuổi\
        Số tiền\
        Khu vực\
        Số thẻ\
        Thành phố\
        Quốc gia\
        Hạt\
        Mã bảo mật\
        Ngày\
        Ngày và giờ\
        Tỉnh\
        Quận/Huyện\
        Do/Si\
        Eircode\
        Email\
        Tiểu vương quốc\
        Hết hạn\
        Tệp\
        IBAN\
        Địa chỉ IP\
        Đảo\
        Tháng\
        Họ tên\
        Khu phố\
        Số\
        Tỉnh (oblast)\
        Tổ chức\
        Giáo xứ\
        Mật khẩu\
        Phần trăm\
        Điện thoại\
        Mã PIN\
        Mã PIN\
        Thị trấn bưu điện\
        Mã bưu chính\
        Tỉnh\
        Tỉnh\
        Đánh giá\
        Mã phân loại\
        Bang\
        Đường\
        Số nhà, đường\
        Ngoại ô\
        Giờ\
        Townland\
        Làng/Thị trấn\
        Địa chỉ web\
        Tuần\
        Năm\
        ZIP\
        Mã ZIP\
        Kiểm tra mục này: “{text}” đã bị bỏ ra.\
        Kiểm tra mục này: một phần đã bị bỏ ra.\
        Dùng ít nhất {atLeast} ký tự trong {characters}.\
        Chỉ điền một trong các mục: {labels}.\
        Kiểm tra số: chưa từng có số nào như vậy được cấp.\
        Điền ít nhất một trong các mục: {labels}.\
        Chọn một thư mục.\
        Chọn một tệp.\
        Nhập một số.\
        Chọn giá trị khác.\
        Không nhập ít hơn “{other}”.\
        Chọn ngày không trước “{other}”.\
        Không nhập nhiều hơn “{other}”.\
        Chọn ngày không sau “{other}”.\
        Sắp xếp theo thứ tự tăng dần: {labels}.\
        Chọn mục khác: hiện không thể chọn mục này.\
        Nhập khác với “{other}”.\
        Nhập khác nhau ở từng mục: {labels}.\
        Nhập giống như ở “{other}”.\
        Nhập giống nhau ở tất cả các mục: {labels}.\
        Chọn một tệp có tồn tại.\
        Chọn một giá trị trong danh sách.\
        Chọn tệp có thể đọc được.\
        Nhập nội dung khác: một hàng khác đã có nội dung này.\
        Dùng bước nhảy {step}.\
        Kiểm tra mã bưu chính: có vẻ mã này thuộc khu vực khác.\
        Mục thứ hai không được trước mục thứ nhất.\
        Dùng đúng định dạng yêu cầu.\
        Viết giống như {example}.\
        Được hiểu là {text}.\
        Không nhận: {text} (ở đây phải là chữ số).\
        Không nhận: {text} (hết chỗ).\
        Không nhận: {text} (ở đây phải là chữ cái).\
        Không nhận: {text} (không dùng được ở đây).\
        Vui lòng điền mục này.\
        Vui lòng đồng ý để tiếp tục.\
        Chọn {min} hoặc sau đó.\
        Chọn ít nhất {min} mục.\
        Chọn tệp nhỏ hơn.\
        Chọn {max} hoặc trước đó.\
        Nhập nhiều nhất {max} ký tự.\
        Nhập ngắn hơn: nhiều nhất {max} byte.\
        Chọn nhiều nhất {max} mục.\
        Nhập ít nhất {min} ký tự.\
        Nhập dài hơn: ít nhất {min} byte.\
        Kiểm tra mã quốc gia.\
        Bắt đầu bằng hai chữ cái của quốc gia.\
        Bắt đầu bằng + và mã quốc gia.\
        Kiểm tra các chữ số đầu: không có thẻ nào bắt đầu như vậy.\
        Kiểm tra số: không có số nào bắt đầu như vậy.\
        Nhập một tiểu bang của Hoa Kỳ.\
        Kiểm tra số: mã vùng hiếm khi bắt đầu bằng 0 hoặc 1.\
        Không thể kiểm tra.\
        Không thể kiểm tra kịp thời.\
        Nhập dài hơn hoặc thêm các ký tự khác.\
        Thêm mục khác\
        Quay lại\
        Đang kiểm tra…\
        Chọn\
        Xóa\
        Đóng\
        phân tách bằng dấu phẩy\
        đã xong\
        Chuyển xuống\
        tệp hoặc thư mục\
        Lỗi: {text}\
        ví dụ {text}\
        tệp\
        cần sửa: {count}\
        thư mục\
        Không thể thêm nữa\
        Ẩn\
        Giữ\
        tối đa {size}\
        kết thúc: dòng chỉ có dấu .\
        Không thể ít hơn\
        Thoát\
        còn {count}\
        Dòng mới\
        Đánh dấu\
        còn {count}\
        Chuyển\
        Tiếp\
        không\
        Lưu ý: {text}\
        Không tìm thấy\
        hiện là {text}\
        không bắt buộc\
        Trang {number}/{count}\
        số hoặc văn bản\
        Nhấn\
        chỉ đọc\
        Gỡ bỏ\
        Đã gỡ bỏ\
        bắt buộc\
        Khởi động lại; không mất gì\
        Khôi phục\
        Hiện\
        Bỏ qua\
        Gửi\
        Đã gửi\
        Chấp nhận\
        không khả dụng\
        Không nhận: ngoài danh sách\
        Chuyển lên\
        có\
        Kết thúc bằng {text}.\
        Chọn tệp thuộc loại khác.\
        Nhập số thuộc loại khác.\
        Nhập đúng {exact} ký tự.\
        Nhập đúng {exact} byte.\
        Bắt đầu bằng {text}.\
        Kiểm tra năm.\
        Nhập số lớn hơn 0.
        """

    private static let zh: StaticString = """
        09609^0:@0:g0;W0<?0<a0=L0>00>X0?=0?^0@G0@e0A70Ac0B50BK0Bf0CJ0D70DI0Dl0EL0F50FM0Fm0G]0Go0H50H;0HA0HG0HM0HZ0H]0Hf0Hl0I;0I>0IA0IH0IO0I[0Id0Im0J30J70J@0JC0JI0JO0JU0J[0J^0Jd0Jj0K00K90K?0KF0K[0Kg0L30L?0LB0LH0LT0LW0L]0Li0Lo0M50M;0MB0MH0MK0MQ0MT0Mi0NS0O@0P<0Ph0QX0RA0RV0Rh0S:0SO0T70Tb0UJ0V50Vd0WT0X?0Y=0Yh0Z`0[;0[V0\\40\\g0]A0^40^U0_00_M0_c0`P0a70ad0bN0b`0c50cQ0cm0dH0dd0eF0f:0fV0g80gl0hK0i60i^0jZ0kJ0kb0lU0lj0mE0mf0n50n>0nM0nS0nY0n_0nn0o70o=0oO0o^0ok10110I10R10a10g10m11:11U11d11j12<12B12H12Z12`12i12l13;13D13T13Z14<14K14Q14W14]14f14l15G15M15S15Y15_15h15n16716R16X16[17217S18418X19<19S19e1:C\
        请输入小于 {exclusiveMax} 的值。\
        请输入 {max} 或更小的值。\
        请检查数字：其中一位有误。\
        请检查数字：其中一位有误或缺失。\
        请输入大于 {exclusiveMin} 的值。\
        请输入 {min} 或更大的值。\
        {text} 已改为最接近的允许数值。\
        已改为最接近的允许数值。\
        请输入其他国家/地区的号码。\
        您是不是想输入 {suggestion}？\
        请输入其他域名的地址。\
        请填写以下其中一项：{labels}。\
        请检查日期：已过期。\
        请填写完整。\
        请全部填写或全部留空：{labels}。\
        请检查此项。\
        请输入 IP 地址。\
        请输入存在的日期。\
        请输入该月中存在的日期。\
        请输入 name@example.com 这样的地址。\
        请检查小时。\
        请输入 00 至 59 的分钟数。\
        请输入 01 至 12 的月份。\
        请输入 Z 或 +02:00 这样的时差。\
        请检查邮政编码。\
        请输入 00 至 59 的秒数。\
        请输入 https://example.com 这样的网址。\
        请检查周数。\
        年龄\
        金额\
        地区\
        卡号\
        城市\
        国家/地区\
        郡\
        安全码\
        日期\
        日期和时间\
        省\
        区\
        道/市\
        Eircode\
        电子邮箱\
        酋长国\
        有效期\
        文件\
        IBAN\
        IP 地址\
        岛\
        月份\
        姓名\
        社区\
        数字\
        州\
        组织\
        教区\
        密码\
        百分比\
        电话\
        PIN 码\
        邮政编码（PIN）\
        邮政城镇\
        邮政编码\
        都道府县\
        省\
        评分\
        分拣代码\
        州\
        街道\
        街道地址\
        郊区\
        时间\
        镇区\
        村/镇\
        网址\
        周\
        年份\
        ZIP\
        邮政编码（ZIP）\
        请检查此项：已略去“{text}”。\
        请检查此项：其中一部分已略去。\
        请至少使用 {atLeast} 个字符，取自 {characters}。\
        请仅填写以下其中一项：{labels}。\
        请检查号码：从未签发过此类号码。\
        请至少填写以下一项：{labels}。\
        请选择文件夹。\
        请选择文件。\
        请输入数字。\
        请选择其他值。\
        请勿输入小于“{other}”的值。\
        请选择不早于“{other}”的日期。\
        请勿输入大于“{other}”的值。\
        请选择不晚于“{other}”的日期。\
        请将以下各项按升序排列：{labels}。\
        请选择其他项：此项目前无法选择。\
        请输入与“{other}”不同的内容。\
        请在以下各项中分别输入不同的内容：{labels}。\
        请输入与“{other}”相同的内容。\
        请在以下各项中输入相同的内容：{labels}。\
        请选择存在的文件。\
        请选择列表中的值。\
        请选择可读取的文件。\
        请输入其他内容：另一行已有此内容。\
        请以 {step} 为步长。\
        请检查邮政编码：似乎属于其他地区。\
        第二个不得早于第一个。\
        请使用要求的格式。\
        请写成 {example} 这样。\
        已识别为 {text}。\
        未接受：{text}（此处应为数字）。\
        未接受：{text}（没有空位）。\
        未接受：{text}（此处应为文字）。\
        未接受：{text}（此处不允许）。\
        请填写此项。\
        请同意后继续。\
        请选择 {min} 或之后。\
        请至少选择 {min} 项。\
        请选择较小的文件。\
        请选择 {max} 或之前。\
        请最多输入 {max} 个字符。\
        请输入更短的内容：最多 {max} 个字节。\
        请最多选择 {max} 项。\
        请至少输入 {min} 个字符。\
        请输入更长的内容：至少 {min} 个字节。\
        请检查国家/地区代码。\
        请以国家/地区的两个字母开头。\
        请以 + 和国家/地区代码开头。\
        请检查前几位数字：没有已知的卡以此开头。\
        请检查号码：没有以此开头的号码。\
        请输入美国的州。\
        请检查号码：区号很少以 0 或 1 开头。\
        未能完成检查。\
        未能及时完成检查。\
        请加长或混入其他字符。\
        再添加一项\
        上一步\
        正在检查…\
        选择\
        清除\
        关闭\
        以逗号分隔\
        已完成\
        下移\
        文件或文件夹\
        错误：{text}\
        例如 {text}\
        文件\
        有 {count} 项待更正\
        文件夹\
        不能再添加\
        隐藏\
        保留\
        最大 {size}\
        结束：只有 . 的一行\
        不能再减少\
        离开\
        还剩 {count} 项\
        换行\
        勾选\
        还有 {count} 项\
        移动\
        下一步\
        否\
        注意：{text}\
        无结果\
        当前为 {text}\
        选填\
        第 {number} 页，共 {count} 页\
        编号或文字\
        按下\
        只读\
        移除\
        已移除\
        必填\
        重启，内容不会丢失\
        恢复\
        显示\
        跳过\
        提交\
        已提交\
        采用\
        不可用\
        未接受：不在列表中\
        上移\
        是\
        请以 {text} 结尾。\
        请选择其他类型的文件。\
        请输入其他类型的号码。\
        请正好输入 {exact} 个字符。\
        请正好输入 {exact} 个字节。\
        请以 {text} 开头。\
        请检查年份。\
        请输入大于 0 的数字。
        """

    private static let zhHant: StaticString = """
        09609^0:@0:g0;W0<?0<a0=L0>00>X0?=0?^0@G0@e0A70Ac0B80BN0Bi0CM0D:0DL0Do0EO0F80FP0G00G`0H20H80H>0HD0HJ0HP0H]0H`0Hi0Ho0I>0IA0ID0IK0IR0I^0Ig0J30J90J=0JF0JI0JO0JU0J[0Ja0Jd0Jj0K00K60K?0KE0KL0Ka0Km0L90LE0LH0LN0LZ0L]0Lc0Lo0M50M;0MA0MH0MN0MQ0MW0MZ0Mo0N\\0OL0PH0Q40Qg0RP0Re0S70SI0S^0TF0U10UY0VD0W90Wl0XW0YU0Z@0[80[S0[n0\\L0]?0]Y0^L0^m0_H0_e0`;0`h0aO0b<0bf0c;0cS0co0dK0df0eB0ed0f[0g70gY0hP0hl0iW0j<0k;0kk0lC0m60mK0mf0nG0nV0n_0nn0o40o:0o@0oO0oX0o^10010?10L10R10j11311B11H11N11[12612E12K12]12c12i13;13A13J13M13\\13h14814>14`14o15515;15A15J15P16116716=16C16I16R16X16d17?17E17H17_18@18a19E19l1:C1:U1;3\
        請輸入小於 {exclusiveMax} 的值。\
        請輸入 {max} 或更小的值。\
        請檢查數字：其中一位有誤。\
        請檢查數字：其中一位有誤或缺漏。\
        請輸入大於 {exclusiveMin} 的值。\
        請輸入 {min} 或更大的值。\
        {text} 已改為最接近的允許數值。\
        已改為最接近的允許數值。\
        請輸入其他國家/地區的號碼。\
        您是不是要輸入 {suggestion}？\
        請輸入其他網域的地址。\
        請填寫以下其中一項：{labels}。\
        請檢查日期：已過期。\
        請填寫完整。\
        請全部填寫或全部留空：{labels}。\
        請檢查此欄位。\
        請輸入 IP 位址。\
        請輸入存在的日期。\
        請輸入該月份中有的日期。\
        請輸入 name@example.com 這樣的地址。\
        請檢查小時。\
        請輸入 00 至 59 的分鐘數。\
        請輸入 01 至 12 的月份。\
        請輸入 Z 或 +02:00 這樣的時差。\
        請檢查郵遞區號。\
        請輸入 00 至 59 的秒數。\
        請輸入 https://example.com 這樣的網址。\
        請檢查週數。\
        年齡\
        金額\
        地區\
        卡號\
        城市\
        國家/地區\
        郡\
        安全碼\
        日期\
        日期與時間\
        省\
        區\
        道/市\
        Eircode\
        電子郵件\
        酋長國\
        有效期限\
        檔案\
        IBAN\
        IP 位址\
        島\
        月份\
        姓名\
        社區\
        數字\
        州\
        組織\
        教區\
        密碼\
        百分比\
        電話\
        PIN 碼\
        郵遞區號（PIN）\
        郵政城鎮\
        郵遞區號\
        都道府縣\
        省\
        評分\
        分揀代碼\
        州\
        街道\
        街道地址\
        郊區\
        時間\
        鎮區\
        村/鎮\
        網址\
        週\
        年份\
        ZIP\
        郵遞區號（ZIP）\
        請檢查此欄位：已略去「{text}」。\
        請檢查此欄位：其中一部分已略去。\
        請至少使用 {atLeast} 個字元，取自 {characters}。\
        請僅填寫以下其中一項：{labels}。\
        請檢查號碼：從未核發過這樣的號碼。\
        請至少填寫以下一項：{labels}。\
        請選擇資料夾。\
        請選擇檔案。\
        請輸入數字。\
        請選擇其他值。\
        請勿輸入小於「{other}」的值。\
        請選擇不早於「{other}」的日期。\
        請勿輸入大於「{other}」的值。\
        請選擇不晚於「{other}」的日期。\
        請將以下各項依遞增順序排列：{labels}。\
        請選擇其他項目：此項目前無法選擇。\
        請輸入與「{other}」不同的內容。\
        請在以下各項中分別輸入不同的內容：{labels}。\
        請輸入與「{other}」相同的內容。\
        請在以下各項中輸入相同的內容：{labels}。\
        請選擇存在的檔案。\
        請選擇清單中的值。\
        請選擇可讀取的檔案。\
        請輸入其他內容：另一列已有此內容。\
        請以 {step} 為間距。\
        請檢查郵遞區號：似乎屬於其他地區。\
        第二個不得早於第一個。\
        請使用要求的格式。\
        請寫成 {example} 這樣。\
        已辨識為 {text}。\
        未接受：{text}（此處應為數字）。\
        未接受：{text}（沒有空位）。\
        未接受：{text}（此處應為文字）。\
        未接受：{text}（此處不允許）。\
        請填寫此欄位。\
        請同意後再繼續。\
        請選擇 {min} 或之後。\
        請至少選擇 {min} 項。\
        請選擇較小的檔案。\
        請選擇 {max} 或之前。\
        請最多輸入 {max} 個字元。\
        請輸入較短的內容：最多 {max} 個位元組。\
        請最多選擇 {max} 項。\
        請至少輸入 {min} 個字元。\
        請輸入較長的內容：至少 {min} 個位元組。\
        請檢查國家/地區碼。\
        請以國家/地區的兩個字母開頭。\
        請以 + 和國家/地區碼開頭。\
        請檢查前幾位數字：沒有已知的卡片以此開頭。\
        請檢查號碼：沒有以此開頭的號碼。\
        請輸入美國的州。\
        請檢查號碼：區碼很少以 0 或 1 開頭。\
        無法完成檢查。\
        無法及時完成檢查。\
        請加長或混入其他字元。\
        再新增一項\
        上一步\
        正在檢查…\
        選擇\
        清除\
        關閉\
        以逗號分隔\
        已完成\
        下移\
        檔案或資料夾\
        錯誤：{text}\
        例如 {text}\
        檔案\
        有 {count} 項待更正\
        資料夾\
        不能再新增\
        隱藏\
        保留\
        最大 {size}\
        結束：只有 . 的一行\
        不能再減少\
        離開\
        還剩 {count} 項\
        換行\
        勾選\
        還有 {count} 項\
        移動\
        下一步\
        否\
        注意：{text}\
        沒有結果\
        目前為 {text}\
        選填\
        第 {number} 頁，共 {count} 頁\
        編號或文字\
        按下\
        唯讀\
        移除\
        已移除\
        必填\
        重新啟動，內容不會遺失\
        還原\
        顯示\
        略過\
        提交\
        已提交\
        採用\
        無法使用\
        未接受：不在清單中\
        上移\
        是\
        請以 {text} 結尾。\
        請選擇其他類型的檔案。\
        請輸入其他類型的號碼。\
        請剛好輸入 {exact} 個字元。\
        請剛好輸入 {exact} 個位元組。\
        請以 {text} 開頭。\
        請檢查年份。\
        請輸入大於 0 的數字。
        """
}
