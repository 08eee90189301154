// Written by .ci/tables/day_parts.py from CLDR 41 (common/main and common/supplemental/dayPeriods of unicode-cldr-core).
//
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode Licence v3, https://www.unicode.org/license.txt; the hours are worked out.

/// Parts of the day and what they say of an hour of twelve.
enum DayParts {
    /// For each of the hours 12, 1, 2 to 11 whether it is one of the first half of the day beside a word, or of the second, or nothing is
    /// said; then the words of which that is true, in small letters, without what stands between these.
    static let words: StaticString = """
        -----pppppp-|akşam iluntz iluntzea iluntzeko vespre
        -----ppppppp|बेलुकी
        ----ppppp---|akşamüstü സന്ധ്യ
        ----pppppp--|شام شاممیں সন্ধ্যা
        ----ppppppp-|este navečer tối uveče veče wieczorem wieczór вече кечинде кечкурун кеш кешкі орой увече सायंकाळ அந்திமாலை సాయంత్రం ಸಂಜೆ ค่ำ საღ საღამო საღამოს នៅពេលល្ងាច ល្ងាច 저녁
        ----pppppppp|illalla ilta kechqurun seara vakars vakarā več večer zveč zvečer õhtu õhtul веч вечер вечера вечером вечерта בערב ערב
        ---pppppp---|axşamüstü
        ---ppppppp--|απόγ απόγευμα τοαπόγευμα
        --aaaaaa----|hajnal
        --pppppp----|hapon nghapon אחהצ אחרהצהריים سہپہر संध्याकाळ বিকাল மாலை ในตอนเย็น
        --ppppppp---|साँझ ညနေ 夕方
        --pppppppp--|शाम સાંજ સાંજે ຕອນແລງ ແລງ
        --ppppppppp-|ਸ਼ਾਮ ਸ਼ਾਮੀਂ
        -aaaa------p|ليلا ليلاً
        -aaaaaaa----|לפנותבוקר
        -aaaaaaaaaaa|aamu aamulla aamup aamupäivä aamupäivällä ammorgen amvormittag aðmorgni damanha damanhã damañá delamanana delamañana dellamattina delmattino dieoggend dimattina dimattino dimineața dop dopol dopoldan dopoldne dopoledne dopoludnia dopoludnie délelőtt ekuseni emëngjesit eparadites ertalab form formiddag früh förm förmiddag goiza goizeko hommik hommikul inthemorning jut jutro madalingaraw manana manha manhã mat matin mattina matí mañana mañá morg morgen morgens morgon morgunn morning mëngjes norīta ochtend oggend omformiddagen ommorgenen paradite porlamanana porlamañana prepodne prijepodne przedpołudnie przedpołudniem påformiddagen påförm påförmiddagen påmorg påmorgenen påmorgonen rano reggel rytas ráno rīts sabah smorgens sochtends sáng sübh səhər ujutro vorm vormittag vormittags zjut zjutraj öğledenönce πρωί τοπρωί вранці наутро преподне претпл претпладне ранку ранок сутринта таң таңғы утра утро утром ујутро эртеңменен јутро өглөө առավոտ առավոտյան בבוקר בוקר بامداد صباحا صباحاً صباحًا صبح صبحمیں فجرا فجراً فجرًا فيالصباح पहाट बिहान सकाळ सुबह ভোর সকাল ਸਵੇਰੇ સવાર સવારે அதிகாலை காலை ఉదయం ಬೆಳಗ್ಗೆ പുലർച്ചെ രാവിലെ උදේ පාන්දර ในตอนเช้า ຕອນເຊົ້າ ເຊົ້າ დილ დილა დილით 早晨 早朝 朝 清早 清晨 새벽 아침
        -pppp-------|ഉച്ചതിരിഞ്ഞ്
        -ppppp------|பிற்பகல் บ่าย
        -ppppppp----|amnachmittag nachm nachmittag nachmittags sore следобед വൈകുന്നേരം හවස
        -pppppppp---|arrats arratsaldea arratsaldeko ntambama petang tarda عصر
        a-----------|canolnos emesnatës gauerdia geceyarısı gecəyarı hatinggabi keskiyö keskiyöllä kesköö keskööl lamiezulnopții medianoche medianoite meianoite mesnatë mezzanotte middernacht middernag midn midnat midnatt midnight miezulnopții minuit mitjanit mitternacht miðnætti nửađêm opoln opolnoci opolnoči opółnocy poln polnoc polnoč ponoć pusnakts pusnaktī północ půln půlnoc tengahmalam vidurnaktis yarimtun éjfél наполноќ опівночі полн полночь полноќ полунощ поноћ північ түнжарымы түнортосу шөнөдунд կեսգիշեր կեսգիշերին חצות آدھیرات मध्यरात मध्यरात्र मध्यरात्रि ਅੱਧੀਰਾਤ મધ્યરાત્રિ நள்ளிரவு అర్ధరాత్రి ಮಧ್ಯರಾತ್ರಿ അർദ്ധരാത്രി මැදියම เที่ยงคืน ທ່ຽງຄືນ သန်းခေါင်ယံ შუაღამე შუაღამეს អធ្រាត្រ 午夜 真夜中 자정
        a----ppppppp|evening intheevening
        aa-----ppppp|danoite noite
        aa----pppppp|axşam ebusuku malam شب 晚上
        aa---ppppppp|aand abend abends aften amabend avond aðkvöldi dellasera dieaand disera dusoir embrëmjes gabi kveld kväll kvöld mbrëmje nggabi omaftenen påkvelden påkvällen savonds sera soir vakaras yrhwyr ввечері вечора вечір навечер увечері երեկո երեկոյան مساء مساءً රෑ 夜
        aaa-------pp|فيالمساء منتصفالليل نیمهشب මැදියමටපසු
        aaa----ppppp|gaua gaueko nit രാത്രി នៅពេលយប់ យប់ 밤
        aaa---pppppp|delanoche noche porlanoche
        aaaa----pppp|βράδυ τοβράδυ رات راتمیں রাত্রি রাত্রিতে રાત્રિ રાત્રે இரவு
        aaaa---ppppp|रात
        aaaaa----ppp|vnoci ночи ночь ночью презнощта ღამ ღამე ღამით
        aaaaa---pppp|ponoći éjjel đêm בלילה לילה रात्र ਰਾਤ ਰਾਤੀਂ ກາງຄືນ ຕອນກາງຄືນ
        aaaaaa----pp|delanuit enatës gecə kechasi natë noč nuit ponoči yöllä öösel вночі ночі ноќе ніч пополноќ уночі
        aaaaaa---ppp|gece noaptea noc noć noću wnocy ноћ ноћу түн түнгі түничинде шөнө రాత్రి ರಾತ್ರಿ กลางคืน 夜中 深夜
        aaaaaaa----p|aðnóttu dellanotte dinotte nacht naktis natt notte nótt pånatten snachts գիշեր գիշերը գիշերվա
        aaaaaaa---pp|dienag indernacht nachts nag nakts naktī nat omnatten 夜裡 夜里
        aaaaaaaaaaaa|bore damadrugada delamadrugada dumat dumatin entathakusa goiz goizald goizaldea goizaldeko madrugada matinada nangumaga pagi umaga ybore قبلازظهر قبلالظهر နံနက် នៅពេលព្រឹក ព្រឹក
        aaaaaapppppp|atnight inthenight night tonight
        p-----------|amiază canoldydd delmediodia delmediodía dél emesditës günorta hádegi keskip keskipäivä keskipäivällä keskpäev keskpäeval laamiază mediodia mediodía meiodia mesditë mezzogiorno midday midi napol napoludnie noon opold opoldne perpiet podne pol pold poldne poledne poludnie południe pusd pusdienlaiks pusdienlaikā tanghalingtapat tengahhari trưa tushpayti vidurdienis wpołudnie öğle öğlen напладне подне полд полдень полудень пополудні талтүс түскі чактүш үддунд կեսօր կեսօրին मध्यान्ह நண்பகல் ഉച്ച මධ්යාහ්නය เที่ยง ຕອນທ່ຽງ ທ່ຽງ မွန်းတည့် შუადღ შუადღე შუადღეს ថ្ងៃត្រង់ 正午 정오
        ppp--------a|domediodía migdia mittag mittags ظهر ظهرا ظهراً ظهرًا ในตอนบ่าย 中午
        ppp-----aaaa|emini
        pppp-------a|eguerd eguerdia eguerdiko மதியம் ഉച്ചയ്ക്ക് දවල්
        pppp-----aaa|наобяд
        ppppp---aaaa|siang
        pppppp-----a|tanghali בצהריים צהריים دوپہر دوپہرمیں अपरान्ह दुपार दोपहर দুপুর ਦੁਪਹਿਰੇ બપોર બપોરે ຕອນບ່າຍ ສວຍ နေ့လယ် 昼
        ppppppp-----|gündüz μεσημ μεσημέρι τομεσημέρι
        ppppppp---aa|kunduzi
        pppppppp----|afternoon apm apresmidi aprèsmidi chiều delapresmidi delaprèsmidi delpomeriggio diemiddag diena dipomeriggio dupăamiaza délután efterm eftermiddag eftirhádegi epasdites etterm ettermiddag iltap iltapäivä iltapäivällä intheafternoon middag odp odpoledne omeftermiddagen pasdite pomeriggio pop popietė popodne popol popoldan popoldne popoludnie popoludní popołudnie popołudniu poslepodne poslijepodne prynhawn pärastlõuna pärastlõunal påefterm påeftermiddagen påettermiddagen pēcpusd pēcpusdiena pēcpusdienā smiddags síðdegis yprynhawn öğledensonra вдень день днем дня днём попл попладне поподне послеподне түстенкейін түстенкейінгі түштөнкийин өдөр ցերեկ ցերեկը ցերեկվա మధ్యాహ్నం ಮಧ್ಯಾಹ್ನ ნაშუადღ ნაშუადღევი ნაშუადღევს នៅពេលរសៀល រសៀល 낮
        ppppppppp---|datarde tarde
        pppppppppp--|delatarde porlatarde
        pppppppppppp|بعدازظهر بعدالظهر
        """
}
