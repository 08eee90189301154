/// A parameter of a type, for people.
public struct TypeParameterDescription: Equatable, Sendable {
    public var name: String
    public var kind: String
    /// Nil where the parameter must be given.
    public var defaultValue: Parameter?
    /// What stands for it where a type is only shown.
    public var sample: Parameter

    /// The parameters of a built-in type, in the order in which they are shown.
    static func all(of type: String) -> [TypeParameterDescription] {
        table.lines.compactMap { line in
            let columns = line.split(separator: ";", omittingEmptySubsequences: false)
            guard columns[0].split(separator: " ").contains(where: { $0 == type }) else { return nil }
            let value = columns[3].isEmpty ? nil : value(columns[3])
            let sample = columns.count > 4 && !columns[4].isEmpty ? self.value(columns[4]) : value ?? .null
            return TypeParameterDescription(
                name: String(columns[1]), kind: String(columns[2]), defaultValue: value, sample: sample)
        }
    }

    private static func value(_ written: Substring) -> Parameter {
        switch written {
        case "null": return .null
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default: break
        }
        if written.first == "[" {
            return .list(written.dropFirst().dropLast().split(separator: ",").map { .text(String($0)) })
        }
        return Int(written).map { .integer($0) } ?? .text(String(written))
    }

    /// The types that have a parameter, its name, what it takes, what it is where it is not given (nothing: it must be), and, where
    /// that is no sample of it, what is.
    private static let text: StaticString = #"""
        dataLength;length;integer;;5
        pin;length;integer;;4
        name street city intcity;capitalize;none | firsts | words;firsts
        zip;plus4;boolean;false
        date;format;string;MM/DD/YYYY
        date;min;date | today±Nd | today±Ny;null
        date;max;date | today±Nd | today±Ny;null
        time;format;string;HH:MM
        time;min;time;null
        time;max;time;null
        time;step;seconds;null
        dateTime;format;string;YYYY-MM-DD HH:mm
        dateTime;min;date, time;null
        dateTime;max;date, time;null
        week;min;week;null
        week;max;week;null
        expYear;format;YY | YYYY;YY
        expDate expYear;window;integer;12
        expDate expYear;expired;error | warning | info;warning
        expYear;month;object;null
        credit;checksum;error | warning | info;warning
        card;networks;string[];[visa,mastercard,amex,discover,diners,jcb,unionpay,maestro,elo,hiper,hipercard,mir,rupay,troy,verve]
        cvv;length;integer;3
        cvv;card;object;null
        currency;currency;ISO 4217 code;null
        currency;symbol;string;$
        currency;symbolPlace;before | after | locale;before
        percent;symbolPlace;before | after | locale;after
        currency percent;symbolSpace;boolean;null
        currency percent;affixes;filled | focused | always;filled
        currency percent;decimals;integer;2
        number;decimals;integer;null
        currency percent number;entry;insert | overtype | centsFirst;insert
        currency percent number;leadingZero;boolean;false
        currency percent number;grouping;boolean;false
        currency percent number;min;decimal;null
        currency percent number;max;decimal;null
        currency percent number;exclusiveMin;decimal;null
        currency percent number;exclusiveMax;decimal;null
        currency percent number;step;decimal;null
        currency percent number;clamp;boolean;false
        currency percent;negative;boolean;false
        number;negative;boolean;true
        currency percent number;negativeStyle;minus | parentheses;minus
        email;requireDot;boolean;true
        email;domains;string[];null
        email;refused;string[];[]
        url;schemes;string[];[https,http]
        url;scheme;string;null
        email url hostname;international;boolean;false
        ip;version;any | 4 | 6;any
        tel vat;country;ISO 3166 code;null
        address;country;ISO 3166 code;null;US
        tel country address;countries;string[];null
        tel;kinds;string[];null
        tel;extension;boolean;false
        tel;format;national | international | e164;null
        tel;value;e164 | rfc3966;e164
        address;part;name | organization | street | district | city | region | postalCode | sortingCode;null;city
        postalCode;country;ISO 3166 code;;US
        taxId nationalId companyId;country;ISO 3166 code;;BR
        address postalCode;region;object;null
        address;script;local | latin;local
        taxId vat nationalId companyId;number;string;null
        macAddress;eui64;boolean;false
        mimeType;parameters;boolean;false
        password;min;integer;8
        choice choices;choices;choice[];;[Yes,No]
        flag;yes;string;null
        flag;no;string;null
        rating;max;decimal;5
        slider;min;decimal;0
        slider;max;decimal;100
        rating slider;step;decimal;1
        file;kind;file | directory | any;file
        file;accept;string[];[]
        file;maxSize;bytes;null
        file;exists;boolean;true
        tags;of;type;phrase
        age choices tags;min;integer;0
        age;max;integer;150
        choices tags;max;integer;null
        choices;order;listed | chosen;listed
        choice choices;custom;boolean;false
        tags;unique;boolean;true
        choices tags;separator;string;null
        date time dateTime currency percent number flag rating slider tags country;locale;BCP 47 tag;null
        date time dateTime;range;boolean;false
        date time dateTime;between;string; – ;
        time;overnight;boolean;false
        currency percent number;decimalSign;. | ,;null
        currency percent number;groupSign;, | . | ' | ’ | a space;null
        currency percent number;groups;thousand | lakh | myriad;null
        number;notation;plain | scientific;plain
        age week expDate expMonth expYear credit card cvv phone tel zip postalCode ssn pin taxId nationalId companyId;locale;BCP 47 tag;null
        """#

    private static let table = TableText(text)
}
