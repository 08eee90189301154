// Written by .ci/tables/month_names.py from CLDR 41 (common/main of unicode-cldr-core): names of the Gregorian calendar's
// months and of weekdays, wide and abbreviated, inside dates and by themselves.
//
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode Licence v3, https://www.unicode.org/license.txt; the data are
// lower-cased, without full stops and invisible characters, and each name is there once.

enum MonthNames {
    /// For each language the names of January to December, those left out that a language before it has, or that are
    /// another month in another language.
    static let months: StaticString = """
        jan,january;feb,february;mar,march;apr,april;may;jun,june;jul,july;aug,august;sep,september,sept;oct,october;nov,november;dec,december
        一月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月
        जन,जनवरी;फ़र,फ़रवरी,फरवरी;मार्च;अप्रैल;मई;जून;जुल,जुलाई;अग,अगस्त;सित,सितंबर,सितम्बर;अक्तू,अक्तूबर,अक्टूबर,अक्टू;नव,नवंबर,नवम्बर;दिस,दिसंबर,दिसम्बर
        ene,enero;febrero;marzo;abr,abril;mayo;junio;julio;ago,agosto;septiembre,setiembre;octubre;noviembre;dic,diciembre
        يناير;فبراير;مارس;أبريل;مايو;يونيو,يونيه;يوليو,يوليه;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر
        جانفي;فيفري;;أفريل;ماي;جوان;جويلية;أوت;;;;
        كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول
        ;;;;;;يوليوز;غشت;شتنبر;;نونبر;دجنبر
        janv,janvier;févr,fevr,février,fevrier,fev;mars;avr,avril;mai;juin;juil,juillet;août,aout;septembre;octobre;novembre;déc,décembre,decembre
        ;;;;;;juill;;;;;
        জানু,জানুয়ারী,জানুয়ারি;ফেব,ফেব্রুয়ারী,ফেব্রুয়ারি;মার্চ;এপ্রিল;;জুন;জুলাই;আগস্ট;সেপ্টেম্বর;অক্টোবর;নভেম্বর;ডিসেম্বর
        janeiro;fevereiro;março,marco;;maio;junho;julho;;set,setembro;out,outubro;novembro;dez,dezembro
        янв,января,январь;февр,февраля,февраль;мар,марта,март;апр,апреля,апрель;мая,май;июн,июня,июнь;июл,июля,июль;авг,августа,август;сент,сентября,сентябрь,сен;окт,октября,октябрь;нояб,ноября,ноябрь,ноя;дек,декабря,декабрь
        جنوری;فروری;مارچ;اپریل;مئی;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر
        januari;februari;maret;;mei;juni;juli;agu,agustus,agt;;okt,oktober;;des,desember
        januar,jän;februar;märz,marz,mär,mrz,maerz;;;;;;;;;dezember
        jänner;;;;;;;;;;;
        ;;mac,machi;aprili;;;julai;agosti;septemba;oktoba;novemba;desemba
        जाने,जानेवारी;फेब्रु,फेब्रुवारी;;एप्रि,एप्रिल;;;जुलै;ऑग,ऑगस्ट;सप्टें,सप्टेंबर;ऑक्टो,ऑक्टोबर;नोव्हें,नोव्हेंबर;डिसें,डिसेंबर
        జన,జనవరి;ఫిబ్ర,ఫిబ్రవరి;మార్చి;ఏప్రి,ఏప్రిల్;;జూన్;జులై;ఆగ,ఆగస్టు;సెప్టెం,సెప్టెంబర్;అక్టో,అక్టోబర్;నవం,నవంబర్;డిసెం,డిసెంబర్
        oca,ocak;şub,sub,şubat,subat;mart;nis,nisan;mayıs,mayis;haz,haziran;tem,temmuz;ağu,ağustos,agustos;eyl,eylül,eylul;eki,ekim;kas,kasım,kasim;ara,aralık,aralik
        ஜன,ஜனவரி;பிப்,பிப்ரவரி;மார்,மார்ச்;ஏப்,ஏப்ரல்;;ஜூன்;ஜூலை;ஆக,ஆகஸ்ட்;செப்,செப்டம்பர்;அக்,அக்டோபர்;நவ,நவம்பர்;டிச,டிசம்பர்
        gen,gennaio;febbraio;;aprile;mag,maggio;giu,giugno;lug,luglio;;settembre;ott,ottobre;;dicembre
        janairu;fab,faburairu;maris;afi,afirilu;mayu;yun,yuni;yul,yuli;agusta;satumba;;nuw,nuwamba;dis,disamba
        જાન્યુ,જાન્યુઆરી;ફેબ્રુ,ફેબ્રુઆરી;માર્ચ;એપ્રિલ;;જૂન;જુલાઈ;ઑગસ્ટ;સપ્ટે,સપ્ટેમ્બર;ઑક્ટો,ઑક્ટોબર;નવે,નવેમ્બર;ડિસે,ડિસેમ્બર
        ಜನವರಿ,ಜನ;ಫೆಬ್ರವರಿ,ಫೆಬ್ರ;ಮಾರ್ಚ್;ಏಪ್ರಿ,ಏಪ್ರಿಲ್;;ಜೂನ್;ಜುಲೈ;ಆಗ,ಆಗಸ್ಟ್;ಸೆಪ್ಟೆಂ,ಸೆಪ್ಟೆಂಬರ್;ಅಕ್ಟೋ,ಅಕ್ಟೋಬರ್;ನವೆಂ,ನವೆಂಬರ್;ಡಿಸೆಂ,ಡಿಸೆಂಬರ್
        ژانویه,ژانویهٔ;فوریه,فوریهٔ;;آوریل;مه,مهٔ;ژوئن;ژوئیه,ژوئیهٔ;اوت;سپتامبر;اکتبر;نوامبر;دسامبر
        جنو;فبروری;;;می;;جول,جولای;;سپتمبر;;;دسم
        sty,stycznia,styczeń,styczen;lut,lutego,luty;marca,marzec;kwi,kwietnia,kwiecień,kwiecien;maj,maja;cze,czerwca,czerwiec;lipca,lipiec;sie,sierpnia,sierpień,sierpien;wrz,września,wrzesnia,wrzesień,wrzesien;paź,paz,października,pazdziernika,październik,pazdziernik;;gru,grudnia,grudzień,grudzien
        січ,січня,січень;лют,лютого,лютий;бер,березня,березень;квіт,квітня,кві,квітень;трав,травня,тра,травень;черв,червня,чер,червень;лип,липня,липень;серп,серпня,сер,серпень;вер,вересня,вересень;жовт,жовтня,жов,жовтень;лист,листопада,лис,листопад;груд,грудня,гру,грудень
        ജനു,ജനുവരി;ഫെബ്രു,ഫെബ്രുവരി;മാർ,മാർച്ച്;ഏപ്രി,ഏപ്രിൽ;മേയ്;ജൂൺ;ജൂലൈ;ഓഗ,ഓഗസ്റ്റ്;സെപ്റ്റം,സെപ്റ്റംബർ;ഒക്ടോ,ഒക്ടോബർ;നവം,നവംബർ;ഡിസം,ഡിസംബർ
        ਜਨ,ਜਨਵਰੀ;ਫ਼ਰ,ਫ਼ਰਵਰੀ,ਫਰਵਰੀ;ਮਾਰਚ;ਅਪ੍ਰੈ,ਅਪ੍ਰੈਲ;ਮਈ;ਜੂਨ;ਜੁਲਾ,ਜੁਲਾਈ;ਅਗ,ਅਗਸਤ;ਸਤੰ,ਸਤੰਬਰ;ਅਕਤੂ,ਅਕਤੂਬਰ;ਨਵੰ,ਨਵੰਬਰ;ਦਸੰ,ਦਸੰਬਰ
        ଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର
        ဇန်,ဇန်နဝါရီ;ဖေဖော်ဝါရီ;မတ်;ဧပြီ;;ဇွန်;ဇူလိုင်;ဩဂုတ်;စက်,စက်တင်ဘာ;အောက်,အောက်တိုဘာ;နိုဝင်ဘာ;ဒီဇင်ဘာ
        yan,yanvar,январ;fevral,феврал;;aprel,апрел;;iyn,iyun;iyl,iyul;avg,avgust;sen,sentabr,сентябр;oktabr,октябр;noy,noyabr,ноябр;dek,dekabr,декабр
        ian,ianuarie;februarie;martie;aprilie;;iun,iunie;iul,iulie;;septembrie;octombrie;noiembrie;decembrie
        ;;mrt,maart;;;;;augustus;;;;
        ጃንዩ,ጃንዩወሪ;ፌብሩ,ፌብሩወሪ;ማርች;ኤፕሪ,ኤፕሪል;ሜይ;ጁን;ጁላይ;ኦገስ,ኦገስት;ሴፕቴ,ሴፕቴምበር;ኦክቶ,ኦክቶበር;ኖቬም,ኖቬምበር;ዲሴም,ዲሴምበር
        ;;;;;;;avq,avqust;sentyabr;oktyabr;;
        มค,มกราคม;กพ,กุมภาพันธ์;มีค,มีนาคม;เมย,เมษายน;พค,พฤษภาคม;มิย,มิถุนายน;กค,กรกฎาคม;สค,สิงหาคม;กย,กันยายน;ตค,ตุลาคม;พย,พฤศจิกายน;ธค,ธันวาคม
        ;peb,pebrero;marso;;;hun,hunyo;hul,hulyo;;setyembre;oktubre;nob,nobyembre;disyembre
        ;;;;;;;ogo,ogos;;;;disember
        ;फेब्रुअरी;;अप्रिल;;जुन;;अगस्ट;सेप्टेम्बर;अक्टोबर;नोभेम्बर;डिसेम्बर
        ජන,ජනවාරි;පෙබ,පෙබරවාරි;මාර්තු,මාර්;අප්රේල්;මැයි;ජූනි;ජූලි;අගෝ,අගෝස්තු;සැප්,සැප්තැම්බර්;ඔක්,ඔක්තෝබර්;නොවැ,නොවැම්බර්;දෙසැ,දෙසැම්බර්
        មករា;កុម្ភៈ;មីនា;មេសា;ឧសភា;មិថុនា;កក្កដា;សីហា;កញ្ញា;តុលា;វិច្ឆិកា;ធ្នូ
        bisha koobaad,jannaayo;bisha labaad,febraayo;bisha saddexaad,maarso;bisha afraad,abriil;bisha shanaad;bisha lixaad,juun;lul,bisha todobaad,luuliyo;ogs,bisha sideedaad,ogost;seb,bisha sagaalaad,sebtembar;bisha tobnaad,oktoobar;nof,nofembar;desembar
        januwari;februwari;mas,mashi;eph,ephreli;mey,meyi;;julayi;aga,agasti;septhemba;okthoba;;disemba
        januarie;;;;;junie;julie;;;;;
        ιαν,ιανουαρίου,ιανουάριος;φεβ,φεβρουαρίου,φεβρουάριος;μαρ,μαρτίου,μάρ,μάρτιος;απρ,απριλίου,απρίλιος;μαΐ,μαΐου,μάι,μάιος;ιουν,ιουνίου,ιούν,ιούνιος;ιουλ,ιουλίου,ιούλ,ιούλιος;αυγ,αυγούστου,αύγ,αύγουστος;σεπ,σεπτεμβρίου,σεπτέμβριος;οκτ,οκτωβρίου,οκτώβριος;νοε,νοεμβρίου,νοέ,νοέμβριος;δεκ,δεκεμβρίου,δεκέμβριος
        január;febr,február;márc,marc,március,marcius;ápr,április,aprilis;máj,május,majus;jún,június,junius;júl,július,julius;augusztus;szept,szeptember;október;;
        led,ledna,leden;úno,uno,února,unora,únor,unor;bře,bre,března,brezna,březen,brezen;dub,dubna,duben;kvě,kve,května,kvetna,květen,kveten;čvn,cvn,června,cervna,červen,cerven;čvc,cvc,července,cervence,červenec,cervenec;srpna,srpen;zář,zar,září,zari;říj,rij,října,rijna,říjen,rijen;listopadu;pro,prosince,prosinec
        ;;;;;;;augusti;;;;
        сту,студзеня,студзень;лютага,люты;сак,сакавіка,сакавік;кра,красавіка,красавік;траўня;чэр,чэрвеня,чэрвень;ліп,ліпеня,ліпень;жні,жніўня,жнівень;верасня,верасень;кас,кастрычніка,кастрычнік;ліс,лістапада,лістапад;сне,снежня,снежань
        јан,јануар;феб,фебруар;;април;мај;јун;јул;;сеп,септембар;октобар;нов,новембар;дец,децембар
        ;;;;;;;;septembar;oktobar;novembar;decembar
        gener;febrer;març;;maig;juny;juliol;ag,agost;setembre;;;desembre
        яну,януари;фев,февруари;;;;юни;юли;;септември;октомври;ное,ноември;декември
        ;;marts;;;;;;;;;
        tammik,tammikuuta,tammi,tammikuu;helmik,helmikuuta,helmi,helmikuu;maalisk,maaliskuuta,maalis,maaliskuu;huhtik,huhtikuuta,huhti,huhtikuu;toukok,toukokuuta,touko,toukokuu;kesäk,kesak,kesäkuuta,kesakuuta,kesä,kesa,kesäkuu,kesakuu;heinäk,heinak,heinäkuuta,heinakuuta,heinä,heina,heinäkuu,heinakuu;elok,elokuuta,elo,elokuu;syysk,syyskuuta,syys,syyskuu;lokak,lokakuuta,loka,lokakuu;marrask,marraskuuta,marras,marraskuu;jouluk,joulukuuta,joulu,joulukuu
        januára,januara;februára,februara;marec;apríla,aprila,apríl;mája;júna,juna;júla,jula;augusta;septembra;októbra,oktobra;novembra;decembra
        ינו,ינואר;פבר,פברואר;מרץ;אפר,אפריל;מאי;יוני;יולי;אוג,אוגוסט;ספט,ספטמבר;אוק,אוקטובר;נוב,נובמבר;דצמ,דצמבר
        sij,siječnja,sijecnja,siječanj,sijecanj;velj,veljače,veljace,veljača,veljaca;ožu,ozu,ožujka,ozujka,ožujak,ozujak;tra,travnja,travanj;svi,svibnja,svibanj;lipnja,lipanj;srpnja,srpanj;kol,kolovoza,kolovoz;ruj,rujna,rujan;;stu,studenoga,studeni;prosinca,prosinac
        saus,sausio,sausis;vas,vasario,vasaris;kov,kovo,kovas;bal,balandžio,balandzio,balandis;geg,gegužės,geguzes,gegužė,geguze;birž,birz,birželio,birzelio,birželis,birzelis;liep,liepos,liepa;rugp,rugpjūčio,rugpjucio,rugpjūtis,rugpjutis;rugs,rugsėjo,rugsejo,rugsėjis,rugsejis;spal,spalio,spalis;lapkr,lapkričio,lapkricio,lapkritis;gruod,gruodžio,gruodzio,gruodis
        ;;;;;junij;julij;;;;;
        janvāris,janvaris;februāris,februaris;;aprīlis;maijs;jūn,jūnijs,junijs;jūl,jūlijs,julijs;augusts;septembris;oktobris;novembris;decembris
        jaan,jaanuar;veebr,veebruar;märts;aprill;;juuni;juuli;;;oktoober;;dets,detsember
        јануари;;;;;јуни;јули;;септ;;ноем;
        janar;shk,shkurt;;pri,prill;;qer,qershor;korr,korrik;gush,gusht;sht,shtator;tet,tetor;nën,nen,nëntor,nentor;dhj,dhjetor
        იან,იანვარი;თებ,თებერვალი;მარ,მარტი;აპრ,აპრილი;მაი,მაისი;ივნ,ივნისი;ივლ,ივლისი;აგვ,აგვისტო;სექ,სექტემბერი;ოქტ,ოქტომბერი;ნოე,ნოემბერი;დეკ,დეკემბერი
        հնվ,հունվարի,հունվար;փտվ,փետրվարի,փետրվար;մրտ,մարտի,մարտ;ապր,ապրիլի,ապրիլ;մյս,մայիսի,մայիս;հնս,հունիսի,հունիս;հլս,հուլիսի,հուլիս;օգս,օգոստոսի,օգոստոս;սեպ,սեպտեմբերի,սեպտեմբեր;հոկ,հոկտեմբերի,հոկտեմբեր;նոյ,նոյեմբերի,նոյեմբեր;դեկ,դեկտեմբերի,դեկտեմբեր
        janúar;febrúar;;;maí;júní;júlí;ágú,ágúst;;;nóv,nóvember;
        ean,eanáir;feabh,feabhra;márta;aib,aibreán;beal,bealtaine;meith,meitheamh;iúil;lún,lúnasa;mfómh,meán fómhair;dfómh,deireadh fómhair;samh,samhain;noll,nollaig
        ion,ionawr;chwef,chwefror,chw;maw,mawrth;ebr,ebrill;;meh,mehefin;gorff,gorffennaf,gor;awst;medi;hyd,hydref;tach,tachwedd;rhag,rhagfyr
        urt,urtarrilak,urtarrila;ots,otsailak,otsaila;martxoak,martxoa;api,apirilak,apirila;maiatzak,maiatza;eka,ekainak,ekaina;uzt,uztailak,uztaila;abu,abuztuak,abuztua;ira,irailak,iraila;urr,urriak,urria;aza,azaroak,azaroa;abe,abenduak,abendua
        xan,xaneiro;febreiro;;;;xuño,xuno;xul,xullo;;;;;decembro
        қаң,қаңтар;ақп,ақпан;нау,наурыз;сәу,сәуір;мам,мамыр;мау,маусым;шіл,шілде;там,тамыз;қыр,қыркүйек;қаз,қазан;қар,қараша;жел,желтоқсан
        нэгдүгээр сар;хоёрдугаар сар;гуравдугаар сар;дөрөвдүгээр сар;тавдугаар сар;зургаадугаар сар;долоодугаар сар;наймдугаар сар;есдүгээр сар;аравдугаар сар;арван нэгдүгээр сар;арван хоёрдугаар сар
        ມກ,ມັງກອນ;ກພ,ກຸມພາ;ມນ,ມີນາ;ມສ,ເມສາ;ພພ,ພຶດສະພາ;ມິຖ,ມິຖຸນາ;ກລ,ກໍລະກົດ;ສຫ,ສິງຫາ;ກຍ,ກັນຍາ;ຕລ,ຕຸລາ;ພຈ,ພະຈິກ;ທວ,ທັນວາ
        jannar;fra,frar;marzu;;mej,mejju;ġun,ġunju;lulju;aww,awwissu;settembru;ottubru;novembru;diċ,diċembru
        ;;mäe,mäerz;abrëll;mee;;;;;;;
        """

    /// For each language the names of Sunday to Saturday, then those that are several days, those left out that a language
    /// before it has.
    static let weekdays: StaticString = """
        sun,su,sunday;mon,mo,monday;tue,tu,tuesday,tues;wed,we,wednesday,weds;thu,thursday,thur,thurs;fri,fr,friday;sat,sa,saturday
        周日,星期日;周一,星期一;周二,星期二;周三,星期三;周四,星期四;周五,星期五;周六,星期六
        रवि,रविवार;सोम,सोमवार;मंगल,मंगलवार;बुध,बुधवार;गुरु,गुरुवार,गुरूवार;शुक्र,शुक्रवार;शनि,शनिवार
        dom,domingo;lun,lu,lunes;mar,martes;mié,mie,mi,miércoles,miercoles;jue,ju,jueves;vie,vi,viernes;sáb,sab,sábado,sabado;do,ma
        الأحد,أحد;الاثنين,إثنين;الثلاثاء,ثلاثاء;الأربعاء,أربعاء;الخميس,خميس;الجمعة,جمعة;السبت,سبت
        dim,dimanche;lundi;mardi;mer,me,mercredi;jeu,je,jeudi;ven,ve,vendredi;sam,samedi;di
        রবিবার;সোমবার;মঙ্গলবার;বুধবার;বৃহস্পতিবার;শুক্রবার;শনিবার
        ;seg,segunda;ter,terça,terca;qua,quarta;qui,quinta;sex,sexta;;feira
        вс,воскресенье;пн,понедельник;вт,вторник;ср,среда;чт,четверг;пт,пятница;сб,суббота
        اتوار;پیر;منگل;بدھ;جمعرات;جمعہ;ہفتہ
        min,minggu;sen,senin;sel,selasa;rab,rabu;kam,kamis;jum,jumat;sabtu
        sonntag;montag;dienstag;mittwoch;donnerstag;freitag;samstag;so
        日,日曜日;月,月曜日;火,火曜日;水,水曜日;木,木曜日;金,金曜日;土,土曜日
        jumapili;jumatatu;jumanne;jumatano;alhamisi;ijumaa;jumamosi
        ;;मंगळवार
        ఆదివారం;సోమవారం;మంగళవారం;బుధవారం;గురువారం;శుక్రవారం;శనివారం
        paz,pa,pazar;pzt,pazartesi;sal,salı,sali;çar,car,ça,çarşamba,carsamba;per,perşembe,persembe;cum,cu,cuma;cmt,ct,cumartesi;pt,pe
        ஞாயிறு;திங்கள்;செவ்வாய்;புதன்;வியாழன்;வெள்ளி;சனி
        cn;;;;;;;thứ,hai,ba,tư,sáu,bảy,chủ,nhật
        일,일요일;월,월요일;화,화요일;수,수요일;목,목요일;금,금요일;토,토요일
        domenica;lunedì,lunedi;martedì,martedi;mercoledì,mercoledi;gio,giovedì,giovedi;venerdì,venerdi;sabato
        lahadi;litinin;talata;laraba;alhamis;;asabar
        રવિવાર;સોમવાર;મંગળવાર;બુધવાર;ગુરુવાર;શુક્રવાર;શનિવાર
        ಭಾನುವಾರ;ಸೋಮವಾರ;ಮಂಗಳವಾರ;ಬುಧವಾರ;ಗುರುವಾರ;ಶುಕ್ರವಾರ;ಶನಿವಾರ
        یکشنبه;دوشنبه;سهشنبه;چهارشنبه;پنجشنبه;جمعه;شنبه
        niedz,nie,niedziela;pon,poniedziałek,poniedzialek;wt,wto,wtorek;śr,śro,sro,środa,sroda;czw,czwartek;pią,pia,piątek,piatek;sob,sobota
        нд,неділя;понеділок;вівторок;середа;четвер;пʼятниця,ятниця;субота;п
        ഞായറാഴ്ച;തിങ്കളാഴ്ച;ചൊവ്വാഴ്ച;ബുധനാഴ്ച;വ്യാഴാഴ്ച;വെള്ളിയാഴ്ച;ശനിയാഴ്ച
        ਐਤਵਾਰ;ਸੋਮਵਾਰ;ਮੰਗਲਵਾਰ;ਬੁੱਧਵਾਰ,ਬੁਧਵਾਰ;ਵੀਰਵਾਰ;ਸ਼ੁੱਕਰਵਾਰ;ਸ਼ਨਿੱਚਰਵਾਰ
        ରବିବାର;ସୋମବାର;ମଙ୍ଗଳବାର;ବୁଧବାର;ଗୁରୁବାର;ଶୁକ୍ରବାର;ଶନିବାର
        တနင်္ဂနွေ;တနင်္လာ;အင်္ဂါ;ဗုဒ္ဓဟူး;ကြာသပတေး;သောကြာ;စနေ
        yakshanba;dushanba;seshanba;chorshanba;payshanba;juma;shanba
        dum,du,duminică,duminica;luni;marți,marti;miercuri;joi;vin,vineri;sâm,sâ,sâmbătă,sambata
        zo,zondag;maandag;dinsdag;wo,woensdag;donderdag;vr,vrijdag;za,zaterdag
        እሑድ;ሰኞ;ማክሰኞ;ረቡዕ;ሐሙስ;ዓርብ;ቅዳሜ
        ;;;;;;şənbə,sənbə;bazar,çərşənbə,cərsənbə,cümə,cumə,ertəsi,axşamı
        อา,วันอาทิตย์,วันอาทิตย์ที่;วันจันทร์,วันจันทร์ที่;วันอังคาร,วันอังคารที่;วันพุธ,วันพุธที่;พฤ,วันพฤหัสบดี,วันพฤหัสบดีที่;วันศุกร์,วันศุกร์ที่;วันเสาร์,วันเสาร์ที่
        lin,li,linggo;;;miy,miyerkules;huw,hu,huwebes;biy,bi,biyernes
        ahad;isnin;;;khamis;jumaat
        आइतबार;सोमबार;मङ्गलबार;बुधबार;बिहिबार;शुक्रबार;शनिबार
        ඉරිදා;සඳුදා;අඟහරුවාදා;බදාදා;බ්රහස්පතින්දා;සිකුරාදා;සෙනසුරාදා
        អាទិត្យ;ច័ន្ទ,ចន្ទ;អង្គារ;ពុធ;ព្រហស្បតិ៍;សុក្រ;សៅរ៍
        axad;isniin;talaado;arbaco;khamiis;jimco;sabti
        isonto;umsombuluko;ulwesibili;ulwesithathu;ulwesine;ulwesihlanu;umgqibelo
        sondag;;;;;vrydag;saterdag
        κυρ,κυ,κυριακή;δευ,δε,δευτέρα;τρί,τρ,τρίτη;τετ,τε,τετάρτη;πέμ,πέ,πέμπτη;παρ,πα,παρασκευή;σάβ,σά,σάββατο
        vasárnap,vasarnap;hétfő,hetfo;kedd;sze,szerda;cs,csütörtök,csutortok;péntek,pentek;szo,szombat
        ne,neděle,nedele;po,pondělí,pondeli;út,úterý,utery;středa,streda;čt,čtvrtek,ctvrtek;pá,pátek,patek
        sön,son,sö,söndag;mån,man,må,måndag,mandag;tis,ti,tisdag;ons,onsdag;tors,to,torsdag;fre,fredag;lör,lor,lö,lördag,lordag
        нядзеля;панядзелак;аўторак;серада;чацвер;пятніца
        нед,не,недеља;пон,по,понедељак;уто,ут,уторак;сре;чет,че,четвртак;пет,пе,петак;суб,су
        ned,nedelja;ponedeljak;uto,ut,utorak;sre,sr,sreda;čet,če,četvrtak,cetvrtak;pet,petak;sub,subota
        dg,diumenge;dl,dilluns;dt,dimarts;dc,dimecres;dj,dijous;dv,divendres;ds,dissabte
        неделя;понеделник;;сряда;четвъртък;петък;събота
        søn,sø,søndag;;tir,tirsdag;;;;lør,lø,lørdag;tor
        sunnuntaina,sunnuntai;maanantaina,maanantai;tiistaina,tiistai;ke,keskiviikkona,keskiviikko;torstaina,torstai;perjantaina,perjantai;lauantaina,lauantai
        nedeľa,nedela;pondelok;utorok;;štvrtok,stvrtok;pi,piatok;;št
        sundag;;tysdag;;;;laurdag
        ראשון;שני;שלישי;רביעי;חמישי;שישי;שבת;יום
        nedjelja;ponedjeljak;;sri,srijeda
        sk,sekmadienis;pr,pirmadienis;antradienis;tr,trečiadienis,treciadienis;kt,ketvirtadienis;pn,penktadienis;šeštadienis,sestadienis
        ;ponedeljek;torek;;četrtek,cetrtek;petek
        svētd,svetd,sv,svētdiena,svetdiena;pirmd,pirmdiena;otrd,ot,otrdiena;trešd,tresd,trešdiena,tresdiena;ceturtd,ce,ceturtdiena;piektd,pk,piektdiena;sestd,se,sestdiena
        pühapäev,puhapaev;esmaspäev,esmaspaev;teisipäev,teisipaev;kolmapäev,kolmapaev;neljapäev,neljapaev;reede;laupäev,laupaev
        недела;;;;четврток;петок;сабота
        diel;hënë;martë;mërkurë;enjte;premte;shtunë;e
        კვირა;ორშაბათი;სამშაბათი;ოთხშაბათი;ხუთშაბათი;პარასკევი;შაბათი
        կիրակի;երկուշաբթի;երեքշաբթի;չորեքշաբթի;հինգշաբթի;ուրբաթ;շաբաթ
        sunnudagur;mánudagur;þriðjudagur;miðvikudagur;fimmtudagur;föstudagur;laugardagur
        domhnaigh;luain;máirt;céadaoin;déardaoin;haoine;sathairn;dé
        sul;llun;mawrth;mercher;iau;gwener;sadwrn;dydd
        igandea;astelehena;asteartea;asteazkena;osteguna;ostirala;larunbata
        ;luns;;mércores,mercores;xoves;venres
        жексенбі;дүйсенбі;сейсенбі;сәрсенбі;бейсенбі;жұма;сенбі
        жекшемби;дүйшөмбү;шейшемби;шаршемби;бейшемби;жума;ишемби
        ням;даваа;мягмар;лхагва;пүрэв;баасан;бямба
        ວັນອາທິດ;ວັນຈັນ;ວັນອັງຄານ;ວັນພຸດ;ວັນພະຫັດ;ວັນສຸກ;ວັນເສົາ
        sonndeg;méindeg;dënschdeg;mëttwoch;donneschdeg;freideg;samschdeg
        """
}
