// Generated from protocol/messages by `swift run ModelGenerator`. Changes here will be lost.
// swift-format-ignore-file

import FieldEngine

/// What is said of forms that are filled in as documents: `documents` of protocol/messages.
package enum DocumentSentence: Int, CaseIterable {
    case howTo
    case noLabel
    case unknownHeading
    case repeated
    case ambiguous
    case unknownField
    case didYouMean
    case secret
    case notAsked
    case cantChange
    case cantAnswer
    case missing
    case writeAs
    case makeComment
    case joinAnswer
    case changeTo
    case takeSecretOut
    case writeBack
    case addLines
    case unchoose
    case asWritten
    case today
    case tomorrow
    case inAWeek
    case inFourWeeks
    case forEach
    case nextOpen
    case undo
    case answersIn
    case formComplete
    case firstLine
    case fileUnreadable
    case fileErrors
    case choices
    case range

    /// The sentences of a language, a line for each case.
    static func lines(in language: MessageLanguage) -> StaticString {
        switch language {
        case .ar: """
            أجب بعد النقطتين، أو ضع {text} بين القوسين. * مطلوب؛ والأسطر التي فيها # لا تُحسب.
            هذا لا ينتمي إلى أي حقل: لا توجد قبله تسمية بنقطتين.
            لا توجد في النموذج مجموعة أو صفحة أو قسم بهذا العنوان.
            تمت الإجابة عن «{label}» في السطر {number}.
            عدة حقول اسمها «{label}»: اذكر واحدًا بين قوسين معقوفين.
            لا يوجد حقل اسمه «{label}».
            هل تقصد «{text}»؟
            لا يُكتب السر في مستند أبدًا: يسأل عنه {text}.
            هذا غير مطلوب مع الإجابات الأخرى؛ ويبقى محفوظًا.
            لا يمكن تغيير هذا: هو «{text}».
            لا يمكن الإجابة عن هذا الآن.
            بلا سطر: {text}
            اكتب {text}
            اجعله تعليقًا
            اجعله جزءًا من الإجابة أعلاه
            غيّر إلى «{label}»
            أخرج السر
            اكتب القيمة الفعلية
            أضف الأسطر الناقصة
            لا تختر هذا بعد الآن
            كما يُكتب
            اليوم
            غدًا
            بعد أسبوع
            بعد أربعة أسابيع
            لكل واحد: عنوان، {text}، وتحته: {labels}
            الحقل المفتوح التالي
            تراجع في هذا الحقل
            الإجابات في {file}.
            النموذج مكتمل.
            يذكر السطر الأول ملف النموذج، مثل: {text}
            تتعذر قراءة ملف النموذج.
            في ملف النموذج أخطاء تظهر عند فتحه.
            الخيارات: {count}
            من {min} إلى {max}
            """
        case .cs: """
            Odpovídejte za dvojtečkami, nebo dejte {text} do závorek. * je povinné; řádky s # nic neznamenají.
            Toto nepatří k žádnému poli: předtím není popisek s dvojtečkou.
            Žádná skupina, stránka ani oddíl formuláře nemá tento název.
            „{label}“ už má odpověď na řádku {number}.
            Více polí se jmenuje „{label}“: uveďte jedno ve složených závorkách.
            Žádné pole se nejmenuje „{label}“.
            Mysleli jste „{text}“?
            Tajný údaj se do dokumentu nikdy nepíše: zeptá se na něj {text}.
            Při ostatních odpovědích se na to neptá; zůstává zachováno.
            Toto nelze změnit: je to „{text}“.
            Na toto teď nelze odpovědět.
            Bez řádku: {text}
            Zapsat jako {text}
            Udělat z toho komentář
            Připojit k odpovědi výše
            Změnit na „{label}“
            Odstranit tajný údaj
            Napsat, co to je
            Přidat chybějící řádky
            Už nevybírat
            jak se to píše
            dnes
            zítra
            za týden
            za čtyři týdny
            Pro každou položku: nadpis, {text}, a pod ním: {labels}
            Další otevřené pole
            Vrátit zpět v tomto poli
            Odpovědi jsou v {file}.
            Formulář je úplný.
            První řádek uvádí soubor formuláře, například: {text}
            Soubor formuláře nelze přečíst.
            Soubor formuláře má chyby, které se ukážou po jeho otevření.
            {count} na výběr
            od {min} do {max}
            """
        case .da: """
            Svar efter kolonerne, eller sæt {text} i parenteserne. * er påkrævet; linjer med # siger intet.
            Dette hører ikke til noget felt: Der står ingen etiket med kolon foran.
            Ingen gruppe, side eller sektion i formularen har denne titel.
            “{label}” er allerede besvaret i linje {number}.
            Flere felter hedder “{label}”: Nævn et af dem i krøllede parenteser.
            Intet felt hedder “{label}”.
            Mente du “{text}”?
            En hemmelighed skrives aldrig i et dokument: {text} spørger om den.
            Der spørges ikke om dette med de andre svar; det bliver gemt.
            Dette kan ikke ændres: Det er “{text}”.
            Dette kan ikke besvares nu.
            Uden linje: {text}
            Skriv som {text}
            Gør det til en kommentar
            Gør det til en del af svaret ovenfor
            Ret til “{label}”
            Tag hemmeligheden ud
            Skriv det, som det er
            Tilføj de manglende linjer
            Vælg det ikke længere
            som det skrives
            i dag
            i morgen
            om en uge
            om fire uger
            For hver: en overskrift, {text}, og derunder: {labels}
            Næste åbne felt
            Fortryd i dette felt
            Svarene står i {file}.
            Formularen er fuldstændig.
            Den første linje nævner formularens fil, f.eks.: {text}
            Formularens fil kan ikke læses.
            Formularens fil har fejl, som ses, når den åbnes.
            {count} at vælge imellem
            fra {min} til {max}
            """
        case .de: """
            Hinter den Doppelpunkten antworten oder {text} in die Klammern setzen. * ist Pflicht; Zeilen mit # sagen nichts.
            Gehört zu keinem Feld: Davor steht keine Bezeichnung mit Doppelpunkt.
            Keine Gruppe, keine Seite und kein Abschnitt des Formulars heißt so.
            „{label}“ ist in Zeile {number} schon beantwortet.
            Mehrere Felder heißen „{label}“: eines davon in geschweiften Klammern nennen.
            Kein Feld heißt „{label}“.
            War „{text}“ gemeint?
            Geheimes wird nie in ein Dokument geschrieben: {text} fragt danach.
            Danach wird bei den übrigen Antworten nicht gefragt; es bleibt erhalten.
            Das lässt sich nicht ändern: Es ist „{text}“.
            Das lässt sich jetzt nicht beantworten.
            Ohne Zeile: {text}
            Als {text} schreiben
            Zum Kommentar machen
            Zum Teil der Antwort darüber machen
            In „{label}“ ändern
            Geheimes herausnehmen
            Schreiben, was es ist
            Fehlende Zeilen ergänzen
            Nicht mehr wählen
            wie es geschrieben wird
            heute
            morgen
            in einer Woche
            in vier Wochen
            Für jeden Eintrag eine Überschrift, {text}, und darunter: {labels}
            Nächstes offenes Feld
            In diesem Feld rückgängig machen
            Die Antworten stehen in {file}.
            Das Formular ist vollständig.
            Die erste Zeile nennt die Datei des Formulars, etwa: {text}
            Die Datei des Formulars lässt sich nicht lesen.
            Die Datei des Formulars hat Fehler; sie zeigen sich, wenn man sie öffnet.
            {count} zur Auswahl
            von {min} bis {max}
            """
        case .el: """
            Απαντήστε μετά τις άνω-κάτω τελείες ή βάλτε {text} στις αγκύλες. * απαιτείται· οι γραμμές με # δεν μετρούν.
            Δεν ανήκει σε κανένα πεδίο: δεν προηγείται ετικέτα με άνω και κάτω τελεία.
            Καμία ομάδα, σελίδα ή ενότητα της φόρμας δεν έχει αυτόν τον τίτλο.
            Το «{label}» έχει ήδη απάντηση στη γραμμή {number}.
            Πολλά πεδία λέγονται «{label}»: γράψτε ένα μέσα σε άγκιστρα.
            Κανένα πεδίο δεν λέγεται «{label}».
            Μήπως εννοείτε «{text}»;
            Ένα μυστικό δεν γράφεται ποτέ σε έγγραφο: το ζητά το {text}.
            Δεν ζητείται με τις άλλες απαντήσεις· διατηρείται.
            Αυτό δεν αλλάζει: είναι «{text}».
            Αυτό δεν μπορεί να απαντηθεί τώρα.
            Χωρίς γραμμή: {text}
            Γραφή ως {text}
            Να γίνει σχόλιο
            Να ενωθεί με την απάντηση από πάνω
            Αλλαγή σε «{label}»
            Αφαίρεση του μυστικού
            Γραφή της σωστής τιμής
            Προσθήκη των γραμμών που λείπουν
            Να μην επιλεγεί πια
            όπως γράφεται
            σήμερα
            αύριο
            σε μία εβδομάδα
            σε τέσσερις εβδομάδες
            Για καθένα: ένας τίτλος, {text}, και από κάτω: {labels}
            Επόμενο ανοιχτό πεδίο
            Αναίρεση σε αυτό το πεδίο
            Οι απαντήσεις είναι στο {file}.
            Η φόρμα είναι πλήρης.
            Η πρώτη γραμμή δηλώνει το αρχείο της φόρμας, όπως: {text}
            Το αρχείο της φόρμας δεν διαβάζεται.
            Το αρχείο της φόρμας έχει σφάλματα, που φαίνονται όταν ανοίξει.
            {count} επιλογές
            από {min} έως {max}
            """
        case .en: """
            Answer after the colons, or put an {text} in the brackets. * is required; lines with # are comments.
            This belongs to no field: there is no label with a colon before it.
            No group, page or section of the form has this title.
            “{label}” is answered in line {number} already.
            Several fields have the label “{label}”: name one in braces.
            No field has the label “{label}”.
            Did you mean “{text}”?
            Secrets are never written into a document: {text} asks for them.
            This is not asked for, as the other answers are; it is kept.
            This can't be changed: it is “{text}”.
            This can't be answered now.
            No line for: {text}
            Write as {text}
            Make it a comment
            Make it part of the answer above
            Change to “{label}”
            Take the secret out
            Write its value back
            Add the missing lines
            Take this choice back
            as it is written
            today
            tomorrow
            in a week
            in four weeks
            For each: a heading, {text}, and below it: {labels}
            Next open field
            Undo in this field
            The answers are in {file}.
            The form is complete.
            The first line names the file of the form, as: {text}
            The form's file can't be read.
            The form's file has errors, which show when it is opened.
            {count} to choose from
            from {min} to {max}
            """
        case .es: """
            Responde detrás de los dos puntos o pon {text} entre los corchetes. * es obligatorio; las líneas con # no cuentan.
            Esto no pertenece a ningún campo: no hay antes una etiqueta con dos puntos.
            Ningún grupo, página o sección del formulario tiene este título.
            «{label}» ya tiene respuesta en la línea {number}.
            Varios campos se llaman «{label}»: indica uno entre llaves.
            Ningún campo se llama «{label}».
            ¿Querías decir «{text}»?
            Un secreto nunca se escribe en un documento: {text} lo pide.
            No se pide según las otras respuestas; se conserva.
            Esto no se puede cambiar: es «{text}».
            Ahora no se puede responder.
            Sin línea: {text}
            Escribir como {text}
            Convertir en comentario
            Unir a la respuesta de arriba
            Cambiar a «{label}»
            Quitar el secreto
            Escribir lo que es
            Añadir las líneas que faltan
            Dejar de elegir esto
            tal como se escribe
            hoy
            mañana
            en una semana
            en cuatro semanas
            Para cada elemento: un título, {text}, y debajo: {labels}
            Siguiente campo pendiente
            Deshacer en este campo
            Las respuestas están en {file}.
            El formulario está completo.
            La primera línea indica el archivo del formulario, por ejemplo: {text}
            No se puede leer el archivo del formulario.
            El archivo del formulario tiene errores, que se ven al abrirlo.
            {count} opciones
            de {min} a {max}
            """
        case .fa: """
            پس از دونقطه پاسخ دهید، یا {text} را در کروشه بگذارید. * لازم است؛ سطرهای دارای # خوانده نمی\u{200C}شوند.
            این به هیچ فیلدی تعلق ندارد: پیش از آن برچسبی با دونقطه نیست.
            هیچ گروه، صفحه یا بخشی از فرم این عنوان را ندارد.
            «{label}» در سطر {number} پاسخ داده شده است.
            چند فیلد با برچسب «{label}» هست: یکی را در آکولاد بنویسید.
            فیلدی با برچسب «{label}» نیست.
            منظورتان «{text}» بود؟
            راز هرگز در سند نوشته نمی\u{200C}شود: {text} آن را می\u{200C}پرسد.
            با پاسخ\u{200C}های دیگر، این پرسیده نمی\u{200C}شود؛ نگه داشته می\u{200C}شود.
            این را نمی\u{200C}توان تغییر داد: «{text}» است.
            اکنون نمی\u{200C}توان به این پاسخ داد.
            بدون سطر: {text}
            به صورت {text} بنویس
            یادداشت شود
            جزئی از پاسخ بالا شود
            تغییر به «{label}»
            راز را بردار
            مقدار واقعی را بنویس
            سطرهای ناموجود را اضافه کن
            دیگر انتخاب نشود
            چنان\u{200C}که نوشته می\u{200C}شود
            امروز
            فردا
            یک هفتهٔ دیگر
            چهار هفتهٔ دیگر
            برای هر کدام: یک عنوان، {text}، و زیر آن: {labels}
            فیلد باز بعدی
            واگرد در این فیلد
            پاسخ\u{200C}ها در {file} است.
            فرم کامل است.
            سطر نخست فایل فرم را می\u{200C}گوید، مانند: {text}
            فایل فرم خوانده نمی\u{200C}شود.
            فایل فرم خطا دارد که با باز کردنش دیده می\u{200C}شود.
            {count} گزینه
            از {min} تا {max}
            """
        case .fi: """
            Vastaa kaksoispisteiden jälkeen tai merkitse {text} hakasulkeisiin. * on pakollinen; #-rivejä ei lueta.
            Tämä ei kuulu mihinkään kenttään: edellä ei ole nimeä ja kaksoispistettä.
            Millään lomakkeen ryhmällä, sivulla tai osiolla ei ole tätä otsikkoa.
            Kohtaan ”{label}” on jo vastattu rivillä {number}.
            Usean kentän nimi on ”{label}”: mainitse yksi aaltosulkeissa.
            Minkään kentän nimi ei ole ”{label}”.
            Tarkoititko ”{text}”?
            Salaisuutta ei koskaan kirjoiteta asiakirjaan: {text} kysyy sen.
            Tätä ei kysytä muiden vastausten perusteella; se säilytetään.
            Tätä ei voi muuttaa: se on ”{text}”.
            Tähän ei voi vastata nyt.
            Ilman riviä: {text}
            Kirjoita muotoon {text}
            Muuta kommentiksi
            Liitä yllä olevaan vastaukseen
            Vaihda nimeksi ”{label}”
            Poista salaisuus
            Kirjoita oikea arvo
            Lisää puuttuvat rivit
            Poista valinta
            niin kuin se kirjoitetaan
            tänään
            huomenna
            viikon päästä
            neljän viikon päästä
            Jokaiselle: otsikko, {text}, ja sen alle: {labels}
            Seuraava avoin kenttä
            Kumoa tässä kentässä
            Vastaukset ovat tiedostossa {file}.
            Lomake on valmis.
            Ensimmäinen rivi nimeää lomakkeen tiedoston, esimerkiksi: {text}
            Lomakkeen tiedostoa ei voi lukea.
            Lomakkeen tiedostossa on virheitä, jotka näkyvät sitä avattaessa.
            {count} vaihtoehtoa
            {min}–{max}
            """
        case .fr: """
            Répondre après les deux-points, ou mettre {text} entre crochets. * est obligatoire\u{202F}; les lignes avec # ne comptent pas.
            Ceci n’appartient à aucun champ\u{A0}: aucun libellé suivi de deux-points ne précède.
            Aucun groupe, page ou section du formulaire ne porte ce titre.
            «\u{A0}{label}\u{A0}» a déjà une réponse à la ligne {number}.
            Plusieurs champs s’appellent «\u{A0}{label}\u{A0}»\u{A0}: en nommer un entre accolades.
            Aucun champ ne s’appelle «\u{A0}{label}\u{A0}».
            Vouliez-vous dire «\u{A0}{text}\u{A0}»\u{202F}?
            Un secret n’est jamais écrit dans un document\u{A0}: {text} le demande.
            Ce n’est pas demandé, vu les autres réponses\u{202F}; la réponse est conservée.
            Ceci ne peut pas être modifié\u{A0}: c’est «\u{A0}{text}\u{A0}».
            On ne peut pas y répondre pour l’instant.
            Sans ligne\u{A0}: {text}
            Écrire {text}
            En faire un commentaire
            L’ajouter à la réponse au-dessus
            Remplacer par «\u{A0}{label}\u{A0}»
            Retirer le secret
            Écrire la vraie valeur
            Ajouter les lignes manquantes
            Ne plus choisir ceci
            tel qu’on l’écrit
            aujourd’hui
            demain
            dans une semaine
            dans quatre semaines
            Pour chaque élément\u{A0}: un titre, {text}, puis en dessous\u{A0}: {labels}
            Champ suivant à remplir
            Annuler dans ce champ
            Les réponses sont dans {file}.
            Le formulaire est complet.
            La première ligne nomme le fichier du formulaire, par exemple\u{A0}: {text}
            Le fichier du formulaire est illisible.
            Le fichier du formulaire contient des erreurs, visibles quand on l’ouvre.
            {count} choix possibles
            de {min} à {max}
            """
        case .he: """
            יש לענות אחרי הנקודתיים, או לשים {text} בסוגריים. * הוא חובה; שורות עם # אינן נספרות.
            זה לא שייך לשום שדה: אין לפניו תווית עם נקודתיים.
            אין בטופס קבוצה, עמוד או חלק עם כותרת כזאת.
            על ”{label}“ כבר נענה בשורה {number}.
            לכמה שדות התווית ”{label}“: יש לציין אחד בסוגריים מסולסלים.
            אין שדה שתוויתו ”{label}“.
            האם הכוונה ל”{text}“?
            סוד לעולם לא נכתב במסמך: {text} שואל עליו.
            זה לא נשאל לפי שאר התשובות; זה נשמר.
            אי אפשר לשנות את זה: זה ”{text}“.
            אי אפשר לענות על זה כרגע.
            ללא שורה: {text}
            לכתוב כ-{text}
            להפוך להערה
            לצרף לתשובה שלמעלה
            לשנות ל”{label}“
            להוציא את הסוד
            לכתוב את הערך האמיתי
            להוסיף את השורות החסרות
            לא לבחור עוד
            כפי שכותבים
            היום
            מחר
            בעוד שבוע
            בעוד ארבעה שבועות
            לכל אחד: כותרת, {text}, ומתחתיה: {labels}
            השדה הפתוח הבא
            ביטול בשדה הזה
            התשובות נמצאות ב-{file}.
            הטופס מלא.
            השורה הראשונה מציינת את קובץ הטופס, כגון: {text}
            אי אפשר לקרוא את קובץ הטופס.
            בקובץ הטופס יש שגיאות, שנראות כשפותחים אותו.
            {count} לבחירה
            מ-{min} עד {max}
            """
        case .hi: """
            कोलन के बाद उत्तर दें, या कोष्ठक में {text} लिखें। * ज़रूरी है; # वाली पंक्तियाँ नहीं गिनी जातीं।
            यह किसी फ़ील्ड का नहीं है: इसके पहले कोलन वाला कोई लेबल नहीं है।
            फ़ॉर्म के किसी समूह, पृष्ठ या भाग का यह शीर्षक नहीं है।
            “{label}” का उत्तर पंक्ति {number} में पहले से है।
            कई फ़ील्ड का लेबल “{label}” है: एक को धनु कोष्ठक में लिखें।
            किसी फ़ील्ड का लेबल “{label}” नहीं है।
            क्या आपका मतलब “{text}” था?
            गुप्त बात दस्तावेज़ में कभी नहीं लिखी जाती: {text} उसे पूछता है।
            बाकी उत्तरों के साथ यह नहीं पूछा जाता; यह बना रहता है।
            इसे बदला नहीं जा सकता: यह “{text}” है।
            इसका उत्तर अभी नहीं दिया जा सकता।
            पंक्ति नहीं है: {text}
            {text} लिखें
            टिप्पणी बनाएँ
            ऊपर के उत्तर में जोड़ें
            “{label}” में बदलें
            गुप्त बात हटाएँ
            सही मान लिखें
            छूटी हुई पंक्तियाँ जोड़ें
            अब न चुनें
            जैसे लिखा जाता है
            आज
            कल (अगला दिन)
            एक सप्ताह में
            चार सप्ताह में
            हर एक के लिए: एक शीर्षक, {text}, और उसके नीचे: {labels}
            अगला खुला फ़ील्ड
            इस फ़ील्ड में पूर्ववत करें
            उत्तर {file} में हैं।
            फ़ॉर्म पूरा है।
            पहली पंक्ति फ़ॉर्म की फ़ाइल बताती है, जैसे: {text}
            फ़ॉर्म की फ़ाइल पढ़ी नहीं जा सकती।
            फ़ॉर्म की फ़ाइल में गलतियाँ हैं, जो खोलने पर दिखती हैं।
            {count} विकल्प
            {min} से {max} तक
            """
        case .hu: """
            Válaszoljon a kettőspontok után, vagy tegyen {text} jelet a zárójelbe. * kötelező; a # sorok nem számítanak.
            Ez egyik mezőhöz sem tartozik: nincs előtte kettőspontos címke.
            Az űrlap egyetlen csoportjának, oldalának vagy szakaszának sincs ilyen címe.
            A(z) „{label}” már a(z) {number}. sorban meg van válaszolva.
            Több mező neve „{label}”: nevezzen meg egyet kapcsos zárójelben.
            Egyik mező neve sem „{label}”.
            Erre gondolt: „{text}”?
            Titok soha nem kerül dokumentumba: a(z) {text} kérdezi meg.
            A többi válasz mellett erre nincs szükség; megmarad.
            Ez nem módosítható: „{text}”.
            Erre most nem lehet válaszolni.
            Nincs sora: {text}
            Írás így: {text}
            Legyen megjegyzés
            Legyen a fenti válasz része
            Módosítás erre: „{label}”
            A titok kivétele
            A valódi érték beírása
            A hiányzó sorok hozzáadása
            Ne legyen kiválasztva
            ahogyan írni szokás
            ma
            holnap
            egy hét múlva
            négy hét múlva
            Mindegyikhez egy címsor, {text}, alatta pedig: {labels}
            Következő nyitott mező
            Visszavonás ebben a mezőben
            A válaszok itt vannak: {file}.
            Az űrlap teljes.
            Az első sor az űrlap fájlját nevezi meg, például: {text}
            Az űrlap fájlja nem olvasható.
            Az űrlap fájljában hibák vannak, amelyek megnyitáskor látszanak.
            {count} közül lehet választani
            {min} és {max} között
            """
        case .id: """
            Jawab di belakang titik dua, atau beri {text} dalam kurung. * wajib; baris dengan # tidak dihitung.
            Ini bukan milik bidang mana pun: tidak ada label dengan titik dua di depannya.
            Tidak ada grup, halaman, atau bagian formulir dengan judul ini.
            “{label}” sudah dijawab di baris {number}.
            Beberapa bidang berlabel “{label}”: sebut satu dalam kurung kurawal.
            Tidak ada bidang berlabel “{label}”.
            Apakah maksudnya “{text}”?
            Rahasia tidak pernah ditulis dalam dokumen: {text} akan menanyakannya.
            Ini tidak ditanyakan menurut jawaban lain; tetap disimpan.
            Ini tidak dapat diubah: “{text}”.
            Ini belum dapat dijawab sekarang.
            Tanpa baris: {text}
            Tulis sebagai {text}
            Jadikan komentar
            Jadikan bagian jawaban di atas
            Ubah menjadi “{label}”
            Keluarkan rahasianya
            Tulis yang sebenarnya
            Tambahkan baris yang kurang
            Jangan pilih lagi
            seperti cara menulisnya
            hari ini
            besok
            seminggu lagi
            empat minggu lagi
            Untuk masing-masing: judul, {text}, dan di bawahnya: {labels}
            Bidang terbuka berikutnya
            Urungkan di bidang ini
            Jawabannya ada di {file}.
            Formulir sudah lengkap.
            Baris pertama menyebut berkas formulir, seperti: {text}
            Berkas formulir tidak dapat dibaca.
            Berkas formulir memuat kesalahan, yang terlihat saat dibuka.
            {count} pilihan
            dari {min} sampai {max}
            """
        case .it: """
            Rispondi dopo i due punti, o metti {text} tra le parentesi. * è obbligatorio; le righe con # non contano.
            Non appartiene a nessun campo: prima non c’è un’etichetta con i due punti.
            Nessun gruppo, pagina o sezione del modulo ha questo titolo.
            “{label}” ha già una risposta alla riga {number}.
            Più campi si chiamano “{label}”: indicane uno tra parentesi graffe.
            Nessun campo si chiama “{label}”.
            Si intendeva “{text}”?
            Un segreto non si scrive mai in un documento: lo chiede {text}.
            Non è richiesto, viste le altre risposte; viene conservato.
            Non si può modificare: è “{text}”.
            Ora non si può rispondere.
            Senza riga: {text}
            Scrivere come {text}
            Trasforma in commento
            Unisci alla risposta sopra
            Cambia in “{label}”
            Togli il segreto
            Scrivi quello che è
            Aggiungi le righe mancanti
            Non scegliere più
            come si scrive
            oggi
            domani
            tra una settimana
            tra quattro settimane
            Per ogni elemento: un titolo, {text}, e sotto: {labels}
            Prossimo campo da compilare
            Annulla in questo campo
            Le risposte sono in {file}.
            Il modulo è completo.
            La prima riga indica il file del modulo, ad esempio: {text}
            Il file del modulo non si può leggere.
            Il file del modulo contiene errori, visibili quando lo si apre.
            {count} scelte possibili
            da {min} a {max}
            """
        case .ja: """
            「:」の後に回答するか、かっこに {text} を書きます。* は必須、# の行は読まれません。
            どの項目にも属していません。前に「:」の付いた項目名がありません。
            この見出しのグループ、ページ、セクションはフォームにありません。
            「{label}」は {number} 行目ですでに回答されています。
            「{label}」という項目が複数あります。中かっこで一つを指定してください。
            「{label}」という項目はありません。
            「{text}」のことですか？
            秘密は文書には書きません。{text} が尋ねます。
            ほかの回答ではここは尋ねられません。内容は残ります。
            ここは変更できません。「{text}」です。
            ここは今は回答できません。
            行がありません: {text}
            {text} と書く
            コメントにする
            上の回答の続きにする
            「{label}」に変える
            秘密を取り除く
            本来の値を書く
            足りない行を追加
            選択をやめる
            正しい書き方
            今日
            明日
            1週間後
            4週間後
            それぞれに見出し {text} を書き、その下に: {labels}
            次の未回答の項目
            この項目で元に戻す
            回答は {file} にあります。
            フォームは完成しています。
            最初の行にフォームのファイルを書きます。例: {text}
            フォームのファイルを読めません。
            フォームのファイルに誤りがあります。開くと表示されます。
            {count} 件から選択
            {min} から {max} まで
            """
        case .ko: """
            쌍점 뒤에 답하거나 괄호에 {text}을(를) 쓰세요. *는 필수이고, # 행은 읽지 않습니다.
            어느 항목에도 속하지 않습니다. 앞에 쌍점이 붙은 이름이 없습니다.
            양식에 이 제목의 그룹, 페이지, 섹션이 없습니다.
            ‘{label}’에는 이미 {number}행에서 답했습니다.
            ‘{label}’ 항목이 여러 개입니다. 중괄호로 하나를 지정하세요.
            ‘{label}’ 항목이 없습니다.
            ‘{text}’을(를) 뜻하셨나요?
            비밀은 문서에 쓰지 않습니다. {text}에서 묻습니다.
            다른 답에 따르면 묻지 않는 항목입니다. 내용은 남습니다.
            바꿀 수 없습니다. 값은 ‘{text}’입니다.
            지금은 답할 수 없습니다.
            행 없음: {text}
            {text}(으)로 쓰기
            주석으로 만들기
            위의 답에 붙이기
            ‘{label}’(으)로 바꾸기
            비밀 빼기
            실제 값 쓰기
            빠진 행 추가
            선택 취소
            쓰는 방식대로
            오늘
            내일
            1주 후
            4주 후
            각각 제목 {text}을(를) 쓰고 그 아래: {labels}
            다음 빈 항목
            이 항목에서 실행 취소
            답은 {file}에 있습니다.
            양식이 완성되었습니다.
            첫 행에 양식 파일을 적습니다. 예: {text}
            양식 파일을 읽을 수 없습니다.
            양식 파일에 오류가 있습니다. 파일을 열면 표시됩니다.
            선택지 {count}개
            {min}부터 {max}까지
            """
        case .nb: """
            Svar etter kolonene, eller sett {text} i klammene. * er påkrevd; linjer med # sier ingenting.
            Dette hører ikke til noe felt: Det står ingen etikett med kolon foran.
            Ingen gruppe, side eller seksjon i skjemaet har denne tittelen.
            «{label}» er allerede besvart på linje {number}.
            Flere felt heter «{label}»: Nevn ett av dem i krøllparenteser.
            Ingen felt heter «{label}».
            Mente du «{text}»?
            En hemmelighet skrives aldri i et dokument: {text} spør etter den.
            Det spørres ikke om dette med de andre svarene; det beholdes.
            Dette kan ikke endres: Det er «{text}».
            Dette kan ikke besvares nå.
            Uten linje: {text}
            Skriv som {text}
            Gjør det til en kommentar
            Gjør det til en del av svaret over
            Endre til «{label}»
            Ta ut hemmeligheten
            Skriv det som det er
            Legg til linjene som mangler
            Ikke velg dette lenger
            slik det skrives
            i dag
            i morgen
            om en uke
            om fire uker
            For hver: en overskrift, {text}, og under den: {labels}
            Neste åpne felt
            Angre i dette feltet
            Svarene står i {file}.
            Skjemaet er fullstendig.
            Den første linjen nevner filen til skjemaet, for eksempel: {text}
            Filen til skjemaet kan ikke leses.
            Filen til skjemaet har feil, som vises når den åpnes.
            {count} å velge mellom
            fra {min} til {max}
            """
        case .nl: """
            Antwoord achter de dubbele punten of zet {text} tussen de haken. * is verplicht; regels met # zeggen niets.
            Dit hoort bij geen veld: er staat geen label met dubbele punt voor.
            Geen groep, pagina of sectie van het formulier heeft deze titel.
            ‘{label}’ is al beantwoord op regel {number}.
            Meerdere velden heten ‘{label}’: noem er een tussen accolades.
            Geen veld heet ‘{label}’.
            Bedoeld: ‘{text}’?
            Een geheim wordt nooit in een document geschreven: {text} vraagt erom.
            Hier wordt bij de andere antwoorden niet naar gevraagd; het blijft bewaard.
            Dit kan niet worden gewijzigd: het is ‘{text}’.
            Dit kan nu niet worden beantwoord.
            Zonder regel: {text}
            Schrijven als {text}
            Er een opmerking van maken
            Bij het antwoord erboven voegen
            Wijzigen in ‘{label}’
            Het geheim weghalen
            Schrijven wat het is
            Ontbrekende regels toevoegen
            Niet meer kiezen
            zoals het wordt geschreven
            vandaag
            morgen
            over een week
            over vier weken
            Voor elk: een kop, {text}, en daaronder: {labels}
            Volgend open veld
            Ongedaan maken in dit veld
            De antwoorden staan in {file}.
            Het formulier is volledig.
            De eerste regel noemt het bestand van het formulier, zoals: {text}
            Het bestand van het formulier kan niet worden gelezen.
            Het bestand van het formulier heeft fouten, te zien als het wordt geopend.
            {count} om uit te kiezen
            van {min} tot {max}
            """
        case .pl: """
            Odpowiadaj po dwukropkach albo wstaw {text} w nawiasy. * oznacza pole wymagane; wiersze z # nic nie znaczą.
            To nie należy do żadnego pola: wcześniej nie ma etykiety z dwukropkiem.
            Żadna grupa, strona ani sekcja formularza nie ma takiego tytułu.
            Na „{label}” jest już odpowiedź w wierszu {number}.
            Kilka pól nazywa się „{label}”: podaj jedno w nawiasach klamrowych.
            Żadne pole nie nazywa się „{label}”.
            Czy chodziło o „{text}”?
            Tajnych danych nigdy nie zapisuje się w dokumencie: pyta o nie {text}.
            Przy pozostałych odpowiedziach nie jest to potrzebne; zostaje zachowane.
            Tego nie można zmienić: to „{text}”.
            Teraz nie można na to odpowiedzieć.
            Bez wiersza: {text}
            Zapisz jako {text}
            Zamień na komentarz
            Dołącz do odpowiedzi powyżej
            Zmień na „{label}”
            Usuń tajne dane
            Wpisz to, co jest
            Dodaj brakujące wiersze
            Nie wybieraj tego
            tak, jak się to zapisuje
            dzisiaj
            jutro
            za tydzień
            za cztery tygodnie
            Dla każdego: nagłówek, {text}, a pod nim: {labels}
            Następne otwarte pole
            Cofnij w tym polu
            Odpowiedzi są w {file}.
            Formularz jest kompletny.
            Pierwszy wiersz podaje plik formularza, na przykład: {text}
            Nie można odczytać pliku formularza.
            Plik formularza zawiera błędy, widoczne po jego otwarciu.
            {count} do wyboru
            od {min} do {max}
            """
        case .pt: """
            Responda depois dos dois-pontos ou ponha {text} nos colchetes. * é obrigatório; as linhas com # não contam.
            Isto não pertence a nenhum campo: não há antes um rótulo com dois-pontos.
            Nenhum grupo, página ou seção do formulário tem este título.
            “{label}” já tem resposta na linha {number}.
            Vários campos se chamam “{label}”: indique um entre chaves.
            Nenhum campo se chama “{label}”.
            Quis dizer “{text}”?
            Um segredo nunca é escrito num documento: {text} o pede.
            Não é pedido, dadas as outras respostas; fica guardado.
            Isto não pode ser alterado: é “{text}”.
            Agora não é possível responder.
            Sem linha: {text}
            Escrever como {text}
            Transformar em comentário
            Juntar à resposta acima
            Mudar para “{label}”
            Retirar o segredo
            Escrever o que é
            Adicionar as linhas que faltam
            Não escolher mais
            como se escreve
            hoje
            amanhã
            em uma semana
            em quatro semanas
            Para cada item: um título, {text}, e abaixo: {labels}
            Próximo campo por preencher
            Desfazer neste campo
            As respostas estão em {file}.
            O formulário está completo.
            A primeira linha indica o arquivo do formulário, por exemplo: {text}
            O arquivo do formulário não pode ser lido.
            O arquivo do formulário tem erros, que aparecem ao abri-lo.
            {count} opções
            de {min} a {max}
            """
        case .ro: """
            Răspundeți după două puncte sau puneți {text} în paranteze. * este obligatoriu; rândurile cu # nu contează.
            Nu aparține niciunui câmp: înainte nu este o etichetă cu două puncte.
            Niciun grup, nicio pagină sau secțiune a formularului nu are acest titlu.
            La „{label}” s-a răspuns deja în rândul {number}.
            Mai multe câmpuri se numesc „{label}”: numiți unul între acolade.
            Niciun câmp nu se numește „{label}”.
            Ați vrut să spuneți „{text}”?
            Un secret nu se scrie niciodată într-un document: îl cere {text}.
            Nu se cere, după celelalte răspunsuri; rămâne păstrat.
            Nu poate fi schimbat: este „{text}”.
            Acum nu se poate răspunde.
            Fără rând: {text}
            Scrie ca {text}
            Transformă în comentariu
            Alipește la răspunsul de mai sus
            Schimbă în „{label}”
            Scoate secretul
            Scrie ce este
            Adaugă rândurile care lipsesc
            Nu mai alege asta
            așa cum se scrie
            azi
            mâine
            peste o săptămână
            peste patru săptămâni
            Pentru fiecare: un titlu, {text}, iar sub el: {labels}
            Următorul câmp deschis
            Anulează în acest câmp
            Răspunsurile sunt în {file}.
            Formularul este complet.
            Primul rând numește fișierul formularului, de exemplu: {text}
            Fișierul formularului nu poate fi citit.
            Fișierul formularului are erori, care se văd la deschidere.
            {count} de ales
            de la {min} la {max}
            """
        case .ru: """
            Отвечайте после двоеточий или ставьте {text} в скобки. * — обязательно; строки с # ничего не значат.
            Это не относится ни к одному полю: перед этим нет названия с двоеточием.
            Такого заголовка нет ни у группы, ни у страницы, ни у раздела формы.
            На «{label}» уже дан ответ в строке {number}.
            Несколько полей называются «{label}»: укажите одно в фигурных скобках.
            Поля «{label}» нет.
            Имелось в виду «{text}»?
            Секрет никогда не пишется в документ: его спросит {text}.
            При остальных ответах этого не спрашивают; ответ сохраняется.
            Это нельзя изменить: здесь «{text}».
            Сейчас на это ответить нельзя.
            Нет строки: {text}
            Записать как {text}
            Сделать примечанием
            Присоединить к ответу выше
            Заменить на «{label}»
            Убрать секрет
            Написать то, что есть
            Добавить недостающие строки
            Больше не выбирать
            как это пишется
            сегодня
            завтра
            через неделю
            через четыре недели
            Для каждого: заголовок, {text}, а под ним: {labels}
            Следующее открытое поле
            Отменить в этом поле
            Ответы в файле {file}.
            Форма заполнена.
            Первая строка называет файл формы, например: {text}
            Файл формы не читается.
            В файле формы есть ошибки, они видны, когда он открыт.
            на выбор: {count}
            от {min} до {max}
            """
        case .sv: """
            Svara efter kolonen, eller sätt {text} inom hakarna. * är obligatoriskt; rader med # säger inget.
            Detta hör inte till något fält: Ingen etikett med kolon står framför.
            Ingen grupp, sida eller sektion i formuläret har denna rubrik.
            ”{label}” är redan besvarad på rad {number}.
            Flera fält heter ”{label}”: Ange ett av dem inom klamrar.
            Inget fält heter ”{label}”.
            Menade du ”{text}”?
            En hemlighet skrivs aldrig i ett dokument: {text} frågar efter den.
            Detta efterfrågas inte med de andra svaren; det sparas.
            Detta kan inte ändras: Det är ”{text}”.
            Detta kan inte besvaras nu.
            Utan rad: {text}
            Skriv som {text}
            Gör det till en kommentar
            Gör det till en del av svaret ovanför
            Ändra till ”{label}”
            Ta bort hemligheten
            Skriv vad det är
            Lägg till raderna som saknas
            Välj inte detta längre
            som det skrivs
            i dag
            i morgon
            om en vecka
            om fyra veckor
            För varje: en rubrik, {text}, och under den: {labels}
            Nästa öppna fält
            Ångra i detta fält
            Svaren finns i {file}.
            Formuläret är fullständigt.
            Första raden anger formulärets fil, till exempel: {text}
            Formulärets fil kan inte läsas.
            Formulärets fil har fel, som visas när den öppnas.
            {count} att välja mellan
            från {min} till {max}
            """
        case .tr: """
            İki noktanın arkasına yanıtlayın ya da ayraca {text} koyun. * zorunludur; # ile başlayan satırlar sayılmaz.
            Bu hiçbir alana ait değil: önünde iki nokta üst üsteli bir etiket yok.
            Formun hiçbir grubunun, sayfasının veya bölümünün başlığı bu değil.
            “{label}” {number}. satırda zaten yanıtlandı.
            Birkaç alanın etiketi “{label}”: birini süslü ayraç içinde yazın.
            Hiçbir alanın etiketi “{label}” değil.
            “{text}” mi demek istediniz?
            Gizli bilgi hiçbir zaman belgeye yazılmaz: onu {text} sorar.
            Diğer yanıtlara göre bu sorulmuyor; saklanıyor.
            Bu değiştirilemez: “{text}”.
            Bu şimdi yanıtlanamaz.
            Satırı yok: {text}
            {text} olarak yaz
            Yorum yap
            Yukarıdaki yanıta kat
            “{label}” olarak değiştir
            Gizli bilgiyi çıkar
            Gerçek değeri yaz
            Eksik satırları ekle
            Artık seçme
            yazıldığı gibi
            bugün
            yarın
            bir hafta sonra
            dört hafta sonra
            Her biri için bir başlık, {text}, ve altında: {labels}
            Sonraki açık alan
            Bu alanda geri al
            Yanıtlar {file} dosyasında.
            Form tamam.
            İlk satır formun dosyasını belirtir, örneğin: {text}
            Formun dosyası okunamıyor.
            Formun dosyasında hatalar var; dosya açılınca görünürler.
            {count} seçenek
            {min} ile {max} arası
            """
        case .uk: """
            Відповідайте після двокрапок або ставте {text} у дужки. * — обов’язково; рядки з # нічого не значать.
            Це не належить до жодного поля: перед цим немає назви з двокрапкою.
            Такого заголовка немає ні в групи, ні в сторінки, ні в розділу форми.
            На «{label}» уже є відповідь у рядку {number}.
            Кілька полів називаються «{label}»: вкажіть одне у фігурних дужках.
            Поля «{label}» немає.
            Малося на увазі «{text}»?
            Таємницю ніколи не пишуть у документ: про неї запитає {text}.
            За інших відповідей про це не питають; відповідь зберігається.
            Це не можна змінити: тут «{text}».
            Зараз на це не можна відповісти.
            Немає рядка: {text}
            Записати як {text}
            Зробити приміткою
            Приєднати до відповіді вище
            Змінити на «{label}»
            Прибрати таємницю
            Написати те, що є
            Додати рядки, яких бракує
            Більше не вибирати
            як це пишеться
            сьогодні
            завтра
            за тиждень
            за чотири тижні
            Для кожного: заголовок, {text}, а під ним: {labels}
            Наступне відкрите поле
            Скасувати в цьому полі
            Відповіді у файлі {file}.
            Форму заповнено.
            Перший рядок називає файл форми, наприклад: {text}
            Файл форми не читається.
            У файлі форми є помилки, їх видно, коли він відкритий.
            на вибір: {count}
            від {min} до {max}
            """
        case .vi: """
            Trả lời sau dấu hai chấm, hoặc ghi {text} trong ngoặc. * là bắt buộc; các dòng có # không được tính.
            Phần này không thuộc trường nào: phía trước không có nhãn kèm dấu hai chấm.
            Không nhóm, trang hay phần nào của biểu mẫu có tiêu đề này.
            “{label}” đã được trả lời ở dòng {number}.
            Nhiều trường có nhãn “{label}”: hãy ghi một trường trong ngoặc nhọn.
            Không trường nào có nhãn “{label}”.
            Ý bạn là “{text}”?
            Bí mật không bao giờ được ghi vào tài liệu: {text} sẽ hỏi.
            Với các câu trả lời khác thì không hỏi phần này; nó được giữ lại.
            Không thể đổi phần này: nó là “{text}”.
            Lúc này chưa thể trả lời.
            Chưa có dòng: {text}
            Ghi là {text}
            Biến thành ghi chú
            Nối vào câu trả lời phía trên
            Đổi thành “{label}”
            Lấy bí mật ra
            Ghi đúng giá trị
            Thêm các dòng còn thiếu
            Không chọn nữa
            đúng cách viết
            hôm nay
            ngày mai
            một tuần nữa
            bốn tuần nữa
            Cho mỗi mục: một tiêu đề, {text}, và bên dưới: {labels}
            Trường còn trống tiếp theo
            Hoàn tác trong trường này
            Các câu trả lời ở trong {file}.
            Biểu mẫu đã đầy đủ.
            Dòng đầu ghi tệp của biểu mẫu, ví dụ: {text}
            Không đọc được tệp của biểu mẫu.
            Tệp của biểu mẫu có lỗi, thấy được khi mở tệp.
            {count} lựa chọn
            từ {min} đến {max}
            """
        case .zh: """
            在冒号后回答，或在方括号中写 {text}。* 为必填；带 # 的行不作数。
            这不属于任何字段：前面没有带冒号的标签。
            表单中没有这个标题的组、页或部分。
            “{label}”已在第 {number} 行回答。
            有多个字段名为“{label}”：请在花括号中指明一个。
            没有名为“{label}”的字段。
            是指“{text}”吗？
            机密从不写入文档：由 {text} 询问。
            按其他回答，这里不需要填写；内容会保留。
            此处不能更改：为“{text}”。
            现在不能回答这一项。
            缺少的行：{text}
            写成 {text}
            改为注释
            并入上面的回答
            改为“{label}”
            取出机密
            写入实际的值
            添加缺少的行
            不再选择
            按书写方式
            今天
            明天
            一周后
            四周后
            每一项写一个标题 {text}，下面写：{labels}
            下一个待填字段
            在此字段中撤销
            回答在 {file} 中。
            表单已完成。
            第一行写明表单的文件，例如：{text}
            无法读取表单的文件。
            表单的文件有错误，打开后会显示。
            {count} 个选项
            从 {min} 到 {max}
            """
        case .zhHant: """
            在冒號後回答，或在方括號中寫 {text}。* 為必填；帶 # 的行不算。
            這不屬於任何欄位：前面沒有帶冒號的標籤。
            表單中沒有這個標題的群組、頁面或區段。
            「{label}」已在第 {number} 行回答。
            有多個欄位名為「{label}」：請在大括號中指明一個。
            沒有名為「{label}」的欄位。
            是指「{text}」嗎？
            機密從不寫入文件：由 {text} 詢問。
            依其他回答，這裡不需要填寫；內容會保留。
            此處不能更改：為「{text}」。
            現在不能回答這一項。
            缺少的行：{text}
            寫成 {text}
            改為註解
            併入上面的回答
            改為「{label}」
            取出機密
            寫入實際的值
            加入缺少的行
            不再選擇
            依書寫方式
            今天
            明天
            一週後
            四週後
            每一項寫一個標題 {text}，下面寫：{labels}
            下一個待填欄位
            在此欄位中復原
            回答在 {file} 中。
            表單已完成。
            第一行寫明表單的檔案，例如：{text}
            無法讀取表單的檔案。
            表單的檔案有錯誤，開啟後會顯示。
            {count} 個選項
            從 {min} 到 {max}
            """
        }
    }
}
