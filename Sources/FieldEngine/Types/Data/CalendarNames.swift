// Written by .ci/tables/calendar_names.py from CLDR 41 (common/main of unicode-cldr-core).
//
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode Licence v3, https://www.unicode.org/license.txt.

extension CalendarNames {
    /// For each language its tag, then the months inside dates, wide and abbreviated, and by themselves, and the halves of the
    /// day, as they are shown and then as they may be pasted. What is empty is as the one before it: abbreviated as wide, by themselves as inside dates; AM and PM.
    static let english: StaticString = """
        en|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec|||
        en-au|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,June,July,Aug,Sept,Oct,Nov,Dec||Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec|am,pm
        en-ca|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec|||a.m.,p.m.
        en-gb|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec|||am,pm
        en-in|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec|||am,pm
        """

    static let others: StaticString = """
        af|Januarie,Februarie,Maart,April,Mei,Junie,Julie,Augustus,September,Oktober,November,Desember|Jan.,Feb.,Mrt.,Apr.,Mei,Jun.,Jul.,Aug.,Sep.,Okt.,Nov.,Des.|||vm.,nm.
        am|ጃንዩወሪ,ፌብሩወሪ,ማርች,ኤፕሪል,ሜይ,ጁን,ጁላይ,ኦገስት,ሴፕቴምበር,ኦክቶበር,ኖቬምበር,ዲሴምበር|ጃንዩ,ፌብሩ,ማርች,ኤፕሪ,ሜይ,ጁን,ጁላይ,ኦገስ,ሴፕቴ,ኦክቶ,ኖቬም,ዲሴም|||ጥዋት,ከሰዓት
        ar|يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر||||ص,م,صباحًا,مساءً
        ar-dz|جانفي,فيفري,مارس,أفريل,ماي,جوان,جويلية,أوت,سبتمبر,أكتوبر,نوفمبر,ديسمبر||||ص,م,صباحًا,مساءً
        ar-iq|كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول||||ص,م,صباحًا,مساءً
        ar-jo|كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول||||ص,م,صباحًا,مساءً
        ar-lb|كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول||||ص,م,صباحًا,مساءً
        ar-ma|يناير,فبراير,مارس,أبريل,ماي,يونيو,يوليوز,غشت,شتنبر,أكتوبر,نونبر,دجنبر||||ص,م,صباحًا,مساءً
        ar-ps|كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول||||ص,م,صباحًا,مساءً
        ar-sy|كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول||||ص,م,صباحًا,مساءً
        ar-tn|جانفي,فيفري,مارس,أفريل,ماي,جوان,جويلية,أوت,سبتمبر,أكتوبر,نوفمبر,ديسمبر||||ص,م,صباحًا,مساءً
        az|yanvar,fevral,mart,aprel,may,iyun,iyul,avqust,sentyabr,oktyabr,noyabr,dekabr|yan,fev,mar,apr,may,iyn,iyl,avq,sen,okt,noy,dek|||
        be|студзеня,лютага,сакавіка,красавіка,мая,чэрвеня,ліпеня,жніўня,верасня,кастрычніка,лістапада,снежня|сту,лют,сак,кра,мая,чэр,ліп,жні,вер,кас,ліс,сне|студзень,люты,сакавік,красавік,май,чэрвень,ліпень,жнівень,верасень,кастрычнік,лістапад,снежань|сту,лют,сак,кра,май,чэр,ліп,жні,вер,кас,ліс,сне|
        bg|януари,февруари,март,април,май,юни,юли,август,септември,октомври,ноември,декември|яну,фев,март,апр,май,юни,юли,авг,сеп,окт,ное,дек|||пр.об.,сл.об.
        bn|জানুয়ারী,ফেব্রুয়ারী,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর|জানু,ফেব,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর||জানুয়ারী,ফেব্রুয়ারী,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর|
        bs|januar,februar,mart,april,maj,juni,juli,august,septembar,oktobar,novembar,decembar|jan,feb,mar,apr,maj,jun,jul,aug,sep,okt,nov,dec|||prijepodne,popodne
        ca|de gener,de febrer,de març,d’abril,de maig,de juny,de juliol,d’agost,de setembre,d’octubre,de novembre,de desembre|de gen.,de febr.,de març,d’abr.,de maig,de juny,de jul.,d’ag.,de set.,d’oct.,de nov.,de des.|gener,febrer,març,abril,maig,juny,juliol,agost,setembre,octubre,novembre,desembre|gen.,febr.,març,abr.,maig,juny,jul.,ag.,set.,oct.,nov.,des.|a. m.,p. m.
        cs|ledna,února,března,dubna,května,června,července,srpna,září,října,listopadu,prosince|led,úno,bře,dub,kvě,čvn,čvc,srp,zář,říj,lis,pro|leden,únor,březen,duben,květen,červen,červenec,srpen,září,říjen,listopad,prosinec||dop.,odp.
        cy|Ionawr,Chwefror,Mawrth,Ebrill,Mai,Mehefin,Gorffennaf,Awst,Medi,Hydref,Tachwedd,Rhagfyr|Ion,Chwef,Maw,Ebr,Mai,Meh,Gorff,Awst,Medi,Hyd,Tach,Rhag||Ion,Chw,Maw,Ebr,Mai,Meh,Gor,Awst,Medi,Hyd,Tach,Rhag|yb,yh
        da|januar,februar,marts,april,maj,juni,juli,august,september,oktober,november,december|jan.,feb.,mar.,apr.,maj,jun.,jul.,aug.,sep.,okt.,nov.,dec.|||
        de|Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember|Jan.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sept.,Okt.,Nov.,Dez.||Jan,Feb,Mär,Apr,Mai,Jun,Jul,Aug,Sep,Okt,Nov,Dez|
        de-at|Jänner,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember|Jän.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sep.,Okt.,Nov.,Dez.||Jän,Feb,Mär,Apr,Mai,Jun,Jul,Aug,Sep,Okt,Nov,Dez|
        el|Ιανουαρίου,Φεβρουαρίου,Μαρτίου,Απριλίου,Μαΐου,Ιουνίου,Ιουλίου,Αυγούστου,Σεπτεμβρίου,Οκτωβρίου,Νοεμβρίου,Δεκεμβρίου|Ιαν,Φεβ,Μαρ,Απρ,Μαΐ,Ιουν,Ιουλ,Αυγ,Σεπ,Οκτ,Νοε,Δεκ|Ιανουάριος,Φεβρουάριος,Μάρτιος,Απρίλιος,Μάιος,Ιούνιος,Ιούλιος,Αύγουστος,Σεπτέμβριος,Οκτώβριος,Νοέμβριος,Δεκέμβριος|Ιαν,Φεβ,Μάρ,Απρ,Μάι,Ιούν,Ιούλ,Αύγ,Σεπ,Οκτ,Νοέ,Δεκ|π.μ.,μ.μ.
        es|enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre|ene,feb,mar,abr,may,jun,jul,ago,sept,oct,nov,dic|||a. m.,p. m.
        et|jaanuar,veebruar,märts,aprill,mai,juuni,juuli,august,september,oktoober,november,detsember|jaan,veebr,märts,apr,mai,juuni,juuli,aug,sept,okt,nov,dets|||
        eu|urtarrilak,otsailak,martxoak,apirilak,maiatzak,ekainak,uztailak,abuztuak,irailak,urriak,azaroak,abenduak|urt.,ots.,mar.,api.,mai.,eka.,uzt.,abu.,ira.,urr.,aza.,abe.|urtarrila,otsaila,martxoa,apirila,maiatza,ekaina,uztaila,abuztua,iraila,urria,azaroa,abendua||
        fa|ژانویهٔ,فوریهٔ,مارس,آوریل,مهٔ,ژوئن,ژوئیهٔ,اوت,سپتامبر,اکتبر,نوامبر,دسامبر|ژانویه,فوریه,مارس,آوریل,مه,ژوئن,ژوئیه,اوت,سپتامبر,اکتبر,نوامبر,دسامبر|ژانویه,فوریه,مارس,آوریل,مه,ژوئن,ژوئیه,اوت,سپتامبر,اکتبر,نوامبر,دسامبر||ق.ظ.,ب.ظ.,قبلازظهر,بعدازظهر
        fa-af|جنوری,فبروری,مارچ,اپریل,می,جون,جولای,اگست,سپتمبر,اکتوبر,نومبر,دسمبر|جنو,فبروری,مارچ,اپریل,می,جون,جول,اگست,سپتمبر,اکتوبر,نومبر,دسم||جنوری,فبروری,مارچ,اپریل,می,جون,جولای,اگست,سپتمبر,اکتوبر,نومبر,دسمبر|ق.ظ.,ب.ظ.,قبلازظهر,بعدازظهر
        fi|tammikuuta,helmikuuta,maaliskuuta,huhtikuuta,toukokuuta,kesäkuuta,heinäkuuta,elokuuta,syyskuuta,lokakuuta,marraskuuta,joulukuuta|tammik.,helmik.,maalisk.,huhtik.,toukok.,kesäk.,heinäk.,elok.,syysk.,lokak.,marrask.,jouluk.|tammikuu,helmikuu,maaliskuu,huhtikuu,toukokuu,kesäkuu,heinäkuu,elokuu,syyskuu,lokakuu,marraskuu,joulukuu|tammi,helmi,maalis,huhti,touko,kesä,heinä,elo,syys,loka,marras,joulu|ap.,ip.
        fil|Enero,Pebrero,Marso,Abril,Mayo,Hunyo,Hulyo,Agosto,Setyembre,Oktubre,Nobyembre,Disyembre|Ene,Peb,Mar,Abr,May,Hun,Hul,Ago,Set,Okt,Nob,Dis|||
        fr|janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre|janv.,févr.,mars,avr.,mai,juin,juil.,août,sept.,oct.,nov.,déc.|||
        fr-ca|janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre|janv.,févr.,mars,avr.,mai,juin,juill.,août,sept.,oct.,nov.,déc.|||a.m.,p.m.
        ga|Eanáir,Feabhra,Márta,Aibreán,Bealtaine,Meitheamh,Iúil,Lúnasa,Meán Fómhair,Deireadh Fómhair,Samhain,Nollaig|Ean,Feabh,Márta,Aib,Beal,Meith,Iúil,Lún,MFómh,DFómh,Samh,Noll|||r.n.,i.n.
        gl|xaneiro,febreiro,marzo,abril,maio,xuño,xullo,agosto,setembro,outubro,novembro,decembro|xan.,feb.,mar.,abr.,maio,xuño,xul.,ago.,set.,out.,nov.,dec.|Xaneiro,Febreiro,Marzo,Abril,Maio,Xuño,Xullo,Agosto,Setembro,Outubro,Novembro,Decembro|Xan.,Feb.,Mar.,Abr.,Maio,Xuño,Xul.,Ago.,Set.,Out.,Nov.,Dec.|a.m.,p.m.
        gu|જાન્યુઆરી,ફેબ્રુઆરી,માર્ચ,એપ્રિલ,મે,જૂન,જુલાઈ,ઑગસ્ટ,સપ્ટેમ્બર,ઑક્ટોબર,નવેમ્બર,ડિસેમ્બર|જાન્યુ,ફેબ્રુ,માર્ચ,એપ્રિલ,મે,જૂન,જુલાઈ,ઑગસ્ટ,સપ્ટે,ઑક્ટો,નવે,ડિસે|||
        he|ינואר,פברואר,מרץ,אפריל,מאי,יוני,יולי,אוגוסט,ספטמבר,אוקטובר,נובמבר,דצמבר|ינו׳,פבר׳,מרץ,אפר׳,מאי,יוני,יולי,אוג׳,ספט׳,אוק׳,נוב׳,דצמ׳|||לפנה״צ,אחה״צ
        hi|जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्तूबर,नवंबर,दिसंबर|जन॰,फ़र॰,मार्च,अप्रैल,मई,जून,जुल॰,अग॰,सित॰,अक्तू॰,नव॰,दिस॰|||am,pm
        hr|siječnja,veljače,ožujka,travnja,svibnja,lipnja,srpnja,kolovoza,rujna,listopada,studenoga,prosinca|sij,velj,ožu,tra,svi,lip,srp,kol,ruj,lis,stu,pro|siječanj,veljača,ožujak,travanj,svibanj,lipanj,srpanj,kolovoz,rujan,listopad,studeni,prosinac||
        hu|január,február,március,április,május,június,július,augusztus,szeptember,október,november,december|jan.,febr.,márc.,ápr.,máj.,jún.,júl.,aug.,szept.,okt.,nov.,dec.|||de.,du.
        hy|հունվարի,փետրվարի,մարտի,ապրիլի,մայիսի,հունիսի,հուլիսի,օգոստոսի,սեպտեմբերի,հոկտեմբերի,նոյեմբերի,դեկտեմբերի|հնվ,փտվ,մրտ,ապր,մյս,հնս,հլս,օգս,սեպ,հոկ,նոյ,դեկ|հունվար,փետրվար,մարտ,ապրիլ,մայիս,հունիս,հուլիս,օգոստոս,սեպտեմբեր,հոկտեմբեր,նոյեմբեր,դեկտեմբեր||
        id|Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember|Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des|||
        is|janúar,febrúar,mars,apríl,maí,júní,júlí,ágúst,september,október,nóvember,desember|jan.,feb.,mar.,apr.,maí,jún.,júl.,ágú.,sep.,okt.,nóv.,des.|||f.h.,e.h.
        it|gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre|gen,feb,mar,apr,mag,giu,lug,ago,set,ott,nov,dic|||
        ja|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月||||午前,午後
        ka|იანვარი,თებერვალი,მარტი,აპრილი,მაისი,ივნისი,ივლისი,აგვისტო,სექტემბერი,ოქტომბერი,ნოემბერი,დეკემბერი|იან,თებ,მარ,აპრ,მაი,ივნ,ივლ,აგვ,სექ,ოქტ,ნოე,დეკ|||
        kk|қаңтар,ақпан,наурыз,сәуір,мамыр,маусым,шілде,тамыз,қыркүйек,қазан,қараша,желтоқсан|қаң.,ақп.,нау.,сәу.,мам.,мау.,шіл.,там.,қыр.,қаз.,қар.,жел.|Қаңтар,Ақпан,Наурыз,Сәуір,Мамыр,Маусым,Шілде,Тамыз,Қыркүйек,Қазан,Қараша,Желтоқсан||
        km|មករា,កុម្ភៈ,មីនា,មេសា,ឧសភា,មិថុនា,កក្កដា,សីហា,កញ្ញា,តុលា,វិច្ឆិកា,ធ្នូ||||
        kn|ಜನವರಿ,ಫೆಬ್ರವರಿ,ಮಾರ್ಚ್,ಏಪ್ರಿಲ್,ಮೇ,ಜೂನ್,ಜುಲೈ,ಆಗಸ್ಟ್,ಸೆಪ್ಟೆಂಬರ್,ಅಕ್ಟೋಬರ್,ನವೆಂಬರ್,ಡಿಸೆಂಬರ್|ಜನವರಿ,ಫೆಬ್ರವರಿ,ಮಾರ್ಚ್,ಏಪ್ರಿ,ಮೇ,ಜೂನ್,ಜುಲೈ,ಆಗ,ಸೆಪ್ಟೆಂ,ಅಕ್ಟೋ,ನವೆಂ,ಡಿಸೆಂ||ಜನ,ಫೆಬ್ರ,ಮಾರ್ಚ್,ಏಪ್ರಿ,ಮೇ,ಜೂನ್,ಜುಲೈ,ಆಗ,ಸೆಪ್ಟೆಂ,ಅಕ್ಟೋ,ನವೆಂ,ಡಿಸೆಂ|ಪೂರ್ವಾಹ್ನ,ಅಪರಾಹ್ನ
        ko|1월,2월,3월,4월,5월,6월,7월,8월,9월,10월,11월,12월||||오전,오후
        ky|январь,февраль,март,апрель,май,июнь,июль,август,сентябрь,октябрь,ноябрь,декабрь|янв.,фев.,мар.,апр.,май,июн.,июл.,авг.,сен.,окт.,ноя.,дек.|Январь,Февраль,Март,Апрель,Май,Июнь,Июль,Август,Сентябрь,Октябрь,Ноябрь,Декабрь|Янв,Фев,Мар,Апр,Май,Июн,Июл,Авг,Сен,Окт,Ноя,Дек|тң,тк
        lb|Januar,Februar,Mäerz,Abrëll,Mee,Juni,Juli,August,September,Oktober,November,Dezember|Jan.,Feb.,Mäe.,Abr.,Mee,Juni,Juli,Aug.,Sep.,Okt.,Nov.,Dez.||Jan,Feb,Mäe,Abr,Mee,Jun,Jul,Aug,Sep,Okt,Nov,Dez|moies,nomëttes
        lo|ມັງກອນ,ກຸມພາ,ມີນາ,ເມສາ,ພຶດສະພາ,ມິຖຸນາ,ກໍລະກົດ,ສິງຫາ,ກັນຍາ,ຕຸລາ,ພະຈິກ,ທັນວາ|ມ.ກ.,ກ.ພ.,ມ.ນ.,ມ.ສ.,ພ.ພ.,ມິ.ຖ.,ກ.ລ.,ສ.ຫ.,ກ.ຍ.,ຕ.ລ.,ພ.ຈ.,ທ.ວ.|||ກ່ອນທ່ຽງ,ຫຼັງທ່ຽງ
        lt|sausio,vasario,kovo,balandžio,gegužės,birželio,liepos,rugpjūčio,rugsėjo,spalio,lapkričio,gruodžio|saus.,vas.,kov.,bal.,geg.,birž.,liep.,rugp.,rugs.,spal.,lapkr.,gruod.|sausis,vasaris,kovas,balandis,gegužė,birželis,liepa,rugpjūtis,rugsėjis,spalis,lapkritis,gruodis||priešpiet,popiet
        lv|janvāris,februāris,marts,aprīlis,maijs,jūnijs,jūlijs,augusts,septembris,oktobris,novembris,decembris|janv.,febr.,marts,apr.,maijs,jūn.,jūl.,aug.,sept.,okt.,nov.,dec.|||priekšp.,pēcp.,priekšpusdienā,pēcpusdienā,priekšpusdiena,pēcpusdiena
        mk|јануари,февруари,март,април,мај,јуни,јули,август,септември,октомври,ноември,декември|јан.,фев.,мар.,апр.,мај,јун.,јул.,авг.,септ.,окт.,ноем.,дек.|||претпл.,попл.,претпладне,попладне
        ml|ജനുവരി,ഫെബ്രുവരി,മാർച്ച്,ഏപ്രിൽ,മേയ്,ജൂൺ,ജൂലൈ,ഓഗസ്റ്റ്,സെപ്റ്റംബർ,ഒക്ടോബർ,നവംബർ,ഡിസംബർ|ജനു,ഫെബ്രു,മാർ,ഏപ്രി,മേയ്,ജൂൺ,ജൂലൈ,ഓഗ,സെപ്റ്റം,ഒക്ടോ,നവം,ഡിസം|||
        mn|нэгдүгээр сар,хоёрдугаар сар,гуравдугаар сар,дөрөвдүгээр сар,тавдугаар сар,зургаадугаар сар,долоодугаар сар,наймдугаар сар,есдүгээр сар,аравдугаар сар,арван нэгдүгээр сар,арван хоёрдугаар сар|1-р сар,2-р сар,3-р сар,4-р сар,5-р сар,6-р сар,7-р сар,8-р сар,9-р сар,10-р сар,11-р сар,12-р сар|Нэгдүгээр сар,Хоёрдугаар сар,Гуравдугаар сар,Дөрөвдүгээр сар,Тавдугаар сар,Зургаадугаар сар,Долоодугаар сар,Наймдугаар сар,Есдүгээр сар,Аравдугаар сар,Арван нэгдүгээр сар,Арван хоёрдугаар сар||ү.ө.,ү.х.
        mr|जानेवारी,फेब्रुवारी,मार्च,एप्रिल,मे,जून,जुलै,ऑगस्ट,सप्टेंबर,ऑक्टोबर,नोव्हेंबर,डिसेंबर|जाने,फेब्रु,मार्च,एप्रि,मे,जून,जुलै,ऑग,सप्टें,ऑक्टो,नोव्हें,डिसें|||
        ms|Januari,Februari,Mac,April,Mei,Jun,Julai,Ogos,September,Oktober,November,Disember|Jan,Feb,Mac,Apr,Mei,Jun,Jul,Ogo,Sep,Okt,Nov,Dis|||PG,PTG
        mt|Jannar,Frar,Marzu,April,Mejju,Ġunju,Lulju,Awwissu,Settembru,Ottubru,Novembru,Diċembru|Jan,Fra,Mar,Apr,Mej,Ġun,Lul,Aww,Set,Ott,Nov,Diċ|||
        my|ဇန်နဝါရီ,ဖေဖော်ဝါရီ,မတ်,ဧပြီ,မေ,ဇွန်,ဇူလိုင်,ဩဂုတ်,စက်တင်ဘာ,အောက်တိုဘာ,နိုဝင်ဘာ,ဒီဇင်ဘာ|ဇန်,ဖေ,မတ်,ဧ,မေ,ဇွန်,ဇူ,ဩ,စက်,အောက်,နို,ဒီ|||နံနက်,ညနေ
        ne|जनवरी,फेब्रुअरी,मार्च,अप्रिल,मे,जुन,जुलाई,अगस्ट,सेप्टेम्बर,अक्टोबर,नोभेम्बर,डिसेम्बर||||पूर्वाह्न,अपराह्न
        nl|januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,december|jan.,feb.,mrt.,apr.,mei,jun.,jul.,aug.,sep.,okt.,nov.,dec.|||a.m.,p.m.
        no|januar,februar,mars,april,mai,juni,juli,august,september,oktober,november,desember|jan.,feb.,mar.,apr.,mai,jun.,jul.,aug.,sep.,okt.,nov.,des.||jan,feb,mar,apr,mai,jun,jul,aug,sep,okt,nov,des|a.m.,p.m.
        or|ଜାନୁଆରୀ,ଫେବୃଆରୀ,ମାର୍ଚ୍ଚ,ଅପ୍ରେଲ,ମଇ,ଜୁନ,ଜୁଲାଇ,ଅଗଷ୍ଟ,ସେପ୍ଟେମ୍ବର,ଅକ୍ଟୋବର,ନଭେମ୍ବର,ଡିସେମ୍ବର||||AM,PM,ପୂର୍ବାହ୍ନ,ଅପରାହ୍ନ
        pa|ਜਨਵਰੀ,ਫ਼ਰਵਰੀ,ਮਾਰਚ,ਅਪ੍ਰੈਲ,ਮਈ,ਜੂਨ,ਜੁਲਾਈ,ਅਗਸਤ,ਸਤੰਬਰ,ਅਕਤੂਬਰ,ਨਵੰਬਰ,ਦਸੰਬਰ|ਜਨ,ਫ਼ਰ,ਮਾਰਚ,ਅਪ੍ਰੈ,ਮਈ,ਜੂਨ,ਜੁਲਾ,ਅਗ,ਸਤੰ,ਅਕਤੂ,ਨਵੰ,ਦਸੰ|||ਪੂ.ਦੁ.,ਬਾ.ਦੁ.
        pl|stycznia,lutego,marca,kwietnia,maja,czerwca,lipca,sierpnia,września,października,listopada,grudnia|sty,lut,mar,kwi,maj,cze,lip,sie,wrz,paź,lis,gru|styczeń,luty,marzec,kwiecień,maj,czerwiec,lipiec,sierpień,wrzesień,październik,listopad,grudzień||
        pt|janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro|jan.,fev.,mar.,abr.,mai.,jun.,jul.,ago.,set.,out.,nov.,dez.|||
        pt-pt|janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro|jan.,fev.,mar.,abr.,mai.,jun.,jul.,ago.,set.,out.,nov.,dez.|||a.m.,p.m.
        ro|ianuarie,februarie,martie,aprilie,mai,iunie,iulie,august,septembrie,octombrie,noiembrie,decembrie|ian.,feb.,mar.,apr.,mai,iun.,iul.,aug.,sept.,oct.,nov.,dec.|||a.m.,p.m.
        ru|января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря|янв.,февр.,мар.,апр.,мая,июн.,июл.,авг.,сент.,окт.,нояб.,дек.|январь,февраль,март,апрель,май,июнь,июль,август,сентябрь,октябрь,ноябрь,декабрь|янв.,февр.,март,апр.,май,июнь,июль,авг.,сент.,окт.,нояб.,дек.|
        sk|januára,februára,marca,apríla,mája,júna,júla,augusta,septembra,októbra,novembra,decembra|jan,feb,mar,apr,máj,jún,júl,aug,sep,okt,nov,dec|január,február,marec,apríl,máj,jún,júl,august,september,október,november,december||
        sl|januar,februar,marec,april,maj,junij,julij,avgust,september,oktober,november,december|jan.,feb.,mar.,apr.,maj,jun.,jul.,avg.,sep.,okt.,nov.,dec.|||dop.,pop.,dopoldne,popoldne
        si|ජනවාරි,පෙබරවාරි,මාර්තු,අප්රේල්,මැයි,ජූනි,ජූලි,අගෝස්තු,සැප්තැම්බර්,ඔක්තෝබර්,නොවැම්බර්,දෙසැම්බර්|ජන,පෙබ,මාර්තු,අප්රේල්,මැයි,ජූනි,ජූලි,අගෝ,සැප්,ඔක්,නොවැ,දෙසැ||ජන,පෙබ,මාර්,අප්රේල්,මැයි,ජූනි,ජූලි,අගෝ,සැප්,ඔක්,නොවැ,දෙසැ|පෙ.ව.,ප.ව.
        so|Bisha Koobaad,Bisha Labaad,Bisha Saddexaad,Bisha Afraad,Bisha Shanaad,Bisha Lixaad,Bisha Todobaad,Bisha Sideedaad,Bisha Sagaalaad,Bisha Tobnaad,Bisha Kow iyo Tobnaad,Bisha Laba iyo Tobnaad|Jan,Feb,Mar,Abr,May,Jun,Lul,Ogs,Seb,Okt,Nof,Dis|Jannaayo,Febraayo,Maarso,Abriil,May,Juun,Luuliyo,Ogost,Sebtembar,Oktoobar,Nofembar,Desembar||GH,GD
        sq|janar,shkurt,mars,prill,maj,qershor,korrik,gusht,shtator,tetor,nëntor,dhjetor|jan,shk,mar,pri,maj,qer,korr,gush,sht,tet,nën,dhj|||p.d.,m.d.,paradite,pasdite
        sr|јануар,фебруар,март,април,мај,јун,јул,август,септембар,октобар,новембар,децембар|јан,феб,мар,апр,мај,јун,јул,авг,сеп,окт,нов,дец|||
        sr-latn|januar,februar,mart,april,maj,jun,jul,avgust,septembar,oktobar,novembar,decembar|jan,feb,mar,apr,maj,jun,jul,avg,sep,okt,nov,dec|||
        sv|januari,februari,mars,april,maj,juni,juli,augusti,september,oktober,november,december|jan.,feb.,mars,apr.,maj,juni,juli,aug.,sep.,okt.,nov.,dec.|||fm,em,förmiddag,eftermiddag,f.m.,e.m.
        sw|Januari,Februari,Machi,Aprili,Mei,Juni,Julai,Agosti,Septemba,Oktoba,Novemba,Desemba|Jan,Feb,Mac,Apr,Mei,Jun,Jul,Ago,Sep,Okt,Nov,Des|||
        ta|ஜனவரி,பிப்ரவரி,மார்ச்,ஏப்ரல்,மே,ஜூன்,ஜூலை,ஆகஸ்ட்,செப்டம்பர்,அக்டோபர்,நவம்பர்,டிசம்பர்|ஜன.,பிப்.,மார்.,ஏப்.,மே,ஜூன்,ஜூலை,ஆக.,செப்.,அக்.,நவ.,டிச.|||முற்பகல்,பிற்பகல்
        te|జనవరి,ఫిబ్రవరి,మార్చి,ఏప్రిల్,మే,జూన్,జులై,ఆగస్టు,సెప్టెంబర్,అక్టోబర్,నవంబర్,డిసెంబర్|జన,ఫిబ్ర,మార్చి,ఏప్రి,మే,జూన్,జులై,ఆగ,సెప్టెం,అక్టో,నవం,డిసెం|||
        th|มกราคม,กุมภาพันธ์,มีนาคม,เมษายน,พฤษภาคม,มิถุนายน,กรกฎาคม,สิงหาคม,กันยายน,ตุลาคม,พฤศจิกายน,ธันวาคม|ม.ค.,ก.พ.,มี.ค.,เม.ย.,พ.ค.,มิ.ย.,ก.ค.,ส.ค.,ก.ย.,ต.ค.,พ.ย.,ธ.ค.|||ก่อนเที่ยง,หลังเที่ยง
        tr|Ocak,Şubat,Mart,Nisan,Mayıs,Haziran,Temmuz,Ağustos,Eylül,Ekim,Kasım,Aralık|Oca,Şub,Mar,Nis,May,Haz,Tem,Ağu,Eyl,Eki,Kas,Ara|||ÖÖ,ÖS
        uk|січня,лютого,березня,квітня,травня,червня,липня,серпня,вересня,жовтня,листопада,грудня|січ.,лют.,бер.,квіт.,трав.,черв.,лип.,серп.,вер.,жовт.,лист.,груд.|січень,лютий,березень,квітень,травень,червень,липень,серпень,вересень,жовтень,листопад,грудень|січ,лют,бер,кві,тра,чер,лип,сер,вер,жов,лис,гру|дп,пп
        ur|جنوری,فروری,مارچ,اپریل,مئی,جون,جولائی,اگست,ستمبر,اکتوبر,نومبر,دسمبر||||
        uz|yanvar,fevral,mart,aprel,may,iyun,iyul,avgust,sentabr,oktabr,noyabr,dekabr|yan,fev,mar,apr,may,iyn,iyl,avg,sen,okt,noy,dek|Yanvar,Fevral,Mart,Aprel,May,Iyun,Iyul,Avgust,Sentabr,Oktabr,Noyabr,Dekabr|Yan,Fev,Mar,Apr,May,Iyn,Iyl,Avg,Sen,Okt,Noy,Dek|TO,TK
        vi|tháng 1,tháng 2,tháng 3,tháng 4,tháng 5,tháng 6,tháng 7,tháng 8,tháng 9,tháng 10,tháng 11,tháng 12|thg 1,thg 2,thg 3,thg 4,thg 5,thg 6,thg 7,thg 8,thg 9,thg 10,thg 11,thg 12|Tháng 1,Tháng 2,Tháng 3,Tháng 4,Tháng 5,Tháng 6,Tháng 7,Tháng 8,Tháng 9,Tháng 10,Tháng 11,Tháng 12|Thg 1,Thg 2,Thg 3,Thg 4,Thg 5,Thg 6,Thg 7,Thg 8,Thg 9,Thg 10,Thg 11,Thg 12|SA,CH
        zh|一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月|||上午,下午
        zh-hant|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月||||上午,下午
        zu|Januwari,Februwari,Mashi,Ephreli,Meyi,Juni,Julayi,Agasti,Septhemba,Okthoba,Novemba,Disemba|Jan,Feb,Mas,Eph,Mey,Jun,Jul,Aga,Sep,Okt,Nov,Dis|||
        """
}
