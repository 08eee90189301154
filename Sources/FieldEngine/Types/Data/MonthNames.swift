// Written by .ci/tables/month_names.py from CLDR 41 (common/main of unicode-cldr-core): names of the Gregorian calendar's
// months and of weekdays, wide and abbreviated, inside dates and by themselves.
//
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode Licence v3, https://www.unicode.org/license.txt; the data are
// lower-cased, without full stops and invisible characters, and each name is there once.

enum MonthNames {
    /// For each language the names of January to December, those left out that a language before it has, or that are
    /// another month in another language.
    static let months = TableText(
        """
        jan,january;feb,february;mar,march;apr,april;may;jun,june;jul,july;aug,august;sep,september,sept;oct,october;nov,november;dec,december
        一月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月
        जन,जनवरी;फ़र,फ़रवरी,फरवरी;मार्च;अप्रैल;मई;जून;जुल,जुलाई;अग,अगस्त;सित,सितंबर,सितम्बर;अक्तू,अक्तूबर,अक्टूबर,अक्टू;नव,नवंबर,नवम्बर;दिस,दिसंबर,दिसम्बर
        ene,enero;febrero;marzo;abr,abril;mayo;junio;julio;ago,agosto;septiembre;octubre;noviembre;dic,diciembre
        يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر
        جانفي;فيفري;;أفريل;ماي;جوان;جويلية;أوت;;;;
        ;;;;;;يوليوز;غشت;شتنبر;;نونبر;دجنبر
        janv,janvier;févr,fevr,février,fevrier,fev;mars;avr,avril;mai;juin;juil,juillet;août,aout;septembre;octobre;novembre;déc,décembre,decembre
        ;;;;;;juill;;;;;
        জানু,জানুয়ারী,জানুয়ারি;ফেব,ফেব্রুয়ারী,ফেব্রুয়ারি;মার্চ;এপ্রিল;;জুন;জুলাই;আগস্ট;সেপ্টেম্বর;অক্টোবর;নভেম্বর;ডিসেম্বর
        janeiro;fevereiro;março,marco;;maio;junho;julho;;set,setembro;out,outubro;novembro;dez,dezembro
        янв,января,январь;февр,февраля,февраль;мар,марта,март;апр,апреля,апрель;мая,май;июн,июня,июнь;июл,июля,июль;авг,августа,август;сент,сентября,сентябрь,сен;окт,октября,октябрь;нояб,ноября,ноябрь,ноя;дек,декабря,декабрь
        جنوری;فروری;مارچ;اپریل;مئی;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر
        januari;februari;maret;;mei;juni;juli;agu,agustus;;okt,oktober;;des,desember
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
        sty,stycznia,styczeń,styczen;lut,lutego,luty;marca,marzec;kwi,kwietnia,kwiecień,kwiecien;maj,maja;cze,czerwca,czerwiec;lipca,lipiec;sie,sierpnia,sierpień,sierpien;wrz,września,wrzesnia,wrzesień,wrzesien;paź,paz,października,pazdziernika,październik,pazdziernik;;gru,grudnia,grudzień,grudzien
        січ,січня,січень;лют,лютого,лютий;бер,березня,березень;квіт,квітня,кві,квітень;трав,травня,тра,травень;черв,червня,чер,червень;лип,липня,липень;серп,серпня,сер,серпень;вер,вересня,вересень;жовт,жовтня,жов,жовтень;лист,листопада,лис,листопад;груд,грудня,гру,грудень
        ജനു,ജനുവരി;ഫെബ്രു,ഫെബ്രുവരി;മാർ,മാർച്ച്;ഏപ്രി,ഏപ്രിൽ;മേയ്;ജൂൺ;ജൂലൈ;ഓഗ,ഓഗസ്റ്റ്;സെപ്റ്റം,സെപ്റ്റംബർ;ഒക്ടോ,ഒക്ടോബർ;നവം,നവംബർ;ഡിസം,ഡിസംബർ
        ਜਨ,ਜਨਵਰੀ;ਫ਼ਰ,ਫ਼ਰਵਰੀ,ਫਰਵਰੀ;ਮਾਰਚ;ਅਪ੍ਰੈ,ਅਪ੍ਰੈਲ;ਮਈ;ਜੂਨ;ਜੁਲਾ,ਜੁਲਾਈ;ਅਗ,ਅਗਸਤ;ਸਤੰ,ਸਤੰਬਰ;ਅਕਤੂ,ਅਕਤੂਬਰ;ਨਵੰ,ਨਵੰਬਰ;ਦਸੰ,ਦਸੰਬਰ
        ଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର
        ဇန်,ဇန်နဝါရီ;ဖေဖော်ဝါရီ;မတ်;ဧပြီ;;ဇွန်;ဇူလိုင်;ဩဂုတ်;စက်,စက်တင်ဘာ;အောက်,အောက်တိုဘာ;နိုဝင်ဘာ;ဒီဇင်ဘာ
        yan,yanvar;fevral;;aprel;;iyn,iyun;iyl,iyul;avg,avgust;sen,sentabr;oktabr;noy,noyabr;dek,dekabr
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
        jannaayo;febraayo;maarso;abriil;;juun;lul,luuliyo;ogs,ogost;seb,sebtembar;oktoobar;nof,nofembar;desembar
        januwari;februwari;mas,mashi;eph,ephreli;mey,meyi;;julayi;aga,agasti;septhemba;okthoba;;disemba
        januarie;;;;;junie;julie;;;;;
        ιαν,ιανουαρίου,ιανουάριος;φεβ,φεβρουαρίου,φεβρουάριος;μαρ,μαρτίου,μάρ,μάρτιος;απρ,απριλίου,απρίλιος;μαΐ,μαΐου,μάι,μάιος;ιουν,ιουνίου,ιούν,ιούνιος;ιουλ,ιουλίου,ιούλ,ιούλιος;αυγ,αυγούστου,αύγ,αύγουστος;σεπ,σεπτεμβρίου,σεπτέμβριος;οκτ,οκτωβρίου,οκτώβριος;νοε,νοεμβρίου,νοέ,νοέμβριος;δεκ,δεκεμβρίου,δεκέμβριος
        január;febr,február;márc,marc,március,marcius;ápr,április,aprilis;máj,május,majus;jún,június,junius;júl,július,julius;augusztus;szept,szeptember;október;;
        led,ledna,leden;úno,uno,února,unora,únor,unor;bře,bre,března,brezna,březen,brezen;dub,dubna,duben;kvě,kve,května,kvetna,květen,kveten;čvn,cvn,června,cervna,červen,cerven;čvc,cvc,července,cervence,červenec,cervenec;srpna,srpen;zář,zar,září,zari;říj,rij,října,rijna,říjen,rijen;listopadu;pro,prosince,prosinec
        ;;;;;;;augusti;;;;
        сту,студзеня,студзень;лютага,люты;сак,сакавіка,сакавік;кра,красавіка,красавік;;чэр,чэрвеня,чэрвень;ліп,ліпеня,ліпень;жні,жніўня,жнівень;верасня,верасень;кас,кастрычніка,кастрычнік;ліс,лістапада,лістапад;сне,снежня,снежань
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
        ean,eanáir;feabh,feabhra;márta;aib,aibreán;beal,bealtaine;meith,meitheamh;iúil;lún,lúnasa;mfómh;dfómh;samh,samhain;noll,nollaig
        ion,ionawr;chwef,chwefror,chw;maw,mawrth;ebr,ebrill;;meh,mehefin;gorff,gorffennaf,gor;awst;medi;hyd,hydref;tach,tachwedd;rhag,rhagfyr
        urt,urtarrilak,urtarrila;ots,otsailak,otsaila;martxoak,martxoa;api,apirilak,apirila;maiatzak,maiatza;eka,ekainak,ekaina;uzt,uztailak,uztaila;abu,abuztuak,abuztua;ira,irailak,iraila;urr,urriak,urria;aza,azaroak,azaroa;abe,abenduak,abendua
        xan,xaneiro;febreiro;;;;xuño,xuno;xul,xullo;;;;;decembro
        қаң,қаңтар;ақп,ақпан;нау,наурыз;сәу,сәуір;мам,мамыр;мау,маусым;шіл,шілде;там,тамыз;қыр,қыркүйек;қаз,қазан;қар,қараша;жел,желтоқсан
        ມກ,ມັງກອນ;ກພ,ກຸມພາ;ມນ,ມີນາ;ມສ,ເມສາ;ພພ,ພຶດສະພາ;ມິຖ,ມິຖຸນາ;ກລ,ກໍລະກົດ;ສຫ,ສິງຫາ;ກຍ,ກັນຍາ;ຕລ,ຕຸລາ;ພຈ,ພະຈິກ;ທວ,ທັນວາ
        jannar;fra,frar;marzu;;mej,mejju;ġun,ġunju;lulju;aww,awwissu;settembru;ottubru;novembru;diċ,diċembru
        ;;mäe,mäerz;abrëll;mee;;;;;;;
        """
    ).lines

    /// The names of Sunday to Saturday in all languages, then those that are several days.
    static let weekdays = TableText(
        """
        sun,su,sunday,周日,星期日,रवि,रविवार,dom,domingo,الأحد,أحد,dim,dimanche,вс,воскресенье,min,minggu,sonntag,日,日曜日,paz,pa,pazar,cn,일,일요일,domenica,niedz,nie,niedziela,нд,неділя,dum,du,duminică,duminica,zo,zondag,อา,วันอาทิตย์,lin,li,linggo,κυρ,κυ,κυριακή,vasárnap,vasarnap,ne,neděle,nedele,sön,son,sö,söndag,sondag,нед,не,недеља,ned,nedelja,dg,diumenge,неделя,søn,sø,søndag,sunnuntaina,sunnuntai,nedeľa,nedela,nedjelja,sk,sekmadienis,svētd,svetd,sv,svētdiena,svetdiena,pühapäev,puhapaev
        mon,mo,monday,周一,星期一,सोम,सोमवार,lun,lu,lunes,الاثنين,إثنين,lundi,seg,segunda,пн,понедельник,sen,senin,montag,月,月曜日,pzt,pazartesi,월,월요일,lunedì,lunedi,pon,poniedziałek,poniedzialek,понеділок,luni,maandag,วันจันทร์,δευ,δε,δευτέρα,hétfő,hetfo,po,pondělí,pondeli,mån,man,må,måndag,mandag,пон,по,понедељак,ponedeljak,dl,dilluns,понеделник,maanantaina,maanantai,pondelok,ponedjeljak,pr,pirmadienis,ponedeljek,pirmd,pirmdiena,esmaspäev,esmaspaev
        tue,tu,tuesday,周二,星期二,मंगल,मंगलवार,mar,martes,الثلاثاء,ثلاثاء,mardi,ter,terça,terca,вт,вторник,sel,selasa,dienstag,火,火曜日,sal,salı,sali,화,화요일,martedì,martedi,wt,wto,wtorek,вівторок,marți,marti,dinsdag,วันอังคาร,τρί,τρ,τρίτη,kedd,út,úterý,utery,tis,ti,tisdag,уто,ут,уторак,uto,ut,utorak,dt,dimarts,tir,tirsdag,tiistaina,tiistai,utorok,antradienis,torek,otrd,ot,otrdiena,teisipäev,teisipaev
        wed,we,wednesday,周三,星期三,बुध,बुधवार,mié,mie,mi,miércoles,miercoles,الأربعاء,أربعاء,mer,me,mercredi,qua,quarta,ср,среда,rab,rabu,mittwoch,水,水曜日,çar,car,ça,çarşamba,carsamba,수,수요일,mercoledì,mercoledi,śr,śro,sro,środa,sroda,середа,miercuri,wo,woensdag,วันพุธ,miy,miyerkules,τετ,τε,τετάρτη,sze,szerda,středa,streda,ons,onsdag,сре,sre,sr,sreda,dc,dimecres,сряда,ke,keskiviikkona,keskiviikko,sri,srijeda,tr,trečiadienis,treciadienis,trešd,tresd,trešdiena,tresdiena,kolmapäev,kolmapaev
        thu,thursday,周四,星期四,गुरु,गुरुवार,jue,ju,jueves,الخميس,خميس,jeu,je,jeudi,qui,quinta,чт,четверг,kam,kamis,donnerstag,木,木曜日,per,perşembe,persembe,목,목요일,gio,giovedì,giovedi,czw,czwartek,четвер,joi,donderdag,พฤ,วันพฤหัสบดี,huw,hu,huwebes,πέμ,πέ,πέμπτη,cs,csütörtök,csutortok,čt,čtvrtek,ctvrtek,tors,to,torsdag,чет,че,четвртак,čet,če,četvrtak,cetvrtak,dj,dijous,четвъртък,torstaina,torstai,štvrtok,stvrtok,kt,ketvirtadienis,četrtek,cetrtek,ceturtd,ce,ceturtdiena,neljapäev,neljapaev
        fri,fr,friday,周五,星期五,शुक्र,शुक्रवार,vie,vi,viernes,الجمعة,جمعة,ven,ve,vendredi,sex,sexta,пт,пятница,jum,jumat,freitag,金,金曜日,cum,cu,cuma,금,금요일,venerdì,venerdi,pią,pia,piątek,piatek,vin,vineri,vr,vrijdag,วันศุกร์,biy,bi,biyernes,παρ,πα,παρασκευή,péntek,pentek,pá,pátek,patek,fre,fredag,пет,пе,петак,pet,petak,dv,divendres,петък,perjantaina,perjantai,pi,piatok,pn,penktadienis,petek,piektd,pk,piektdiena,reede
        sat,sa,saturday,周六,星期六,शनि,शनिवार,sáb,sab,sábado,sabado,السبت,سبت,sam,samedi,сб,суббота,sabtu,samstag,土,土曜日,cmt,ct,cumartesi,토,토요일,sabato,sob,sobota,субота,sâm,sâ,sâmbătă,sambata,za,zaterdag,วันเสาร์,σάβ,σά,σάββατο,szo,szombat,lör,lor,lö,lördag,lordag,суб,су,sub,subota,ds,dissabte,събота,lør,lø,lørdag,lauantaina,lauantai,שבת,šeštadienis,sestadienis,sestd,se,sestdiena,laupäev,laupaev
        do,ma,di,feira,so,pt,pe,thứ,hai,ba,tư,sáu,bảy,chủ,nhật,tor,št
        """
    ).lines
}
