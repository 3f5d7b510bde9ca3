export interface Equipment {
  code: string;
  kind: 'standard' | 'optional';
  /** Of the codes of one group a vehicle has at most one. */
  group: string;
  pl: string;
  en: string;
  /** Share of vehicles with it, in percent; within a group the shares add up. */
  share: number;
}

/** Cars: code | s(tandard) or o(ptional) | exclusive group | Polish | English | share in percent. */
const carTable = `
A01 | s | AUDIO | System audio podstawowy | Basic audio system | 55
A02 | o | AUDIO | System audio hi-fi | Hi-fi audio system | 30
A03 | o | AUDIO | System audio surround | Surround audio system | 15
A05 | o | | Odbiornik radia cyfrowego DAB | DAB digital radio receiver | 48
A06 | o | | Przygotowanie do zmieniarki CD | CD changer preparation | 8
A07 | o | | Odtwarzacz DVD dla tylnych siedzeń | Rear seat DVD entertainment | 4
A10 | s | NAVI | Radio bez nawigacji | Radio without navigation | 40
A11 | o | NAVI | Nawigacja Business | Business navigation | 35
A12 | o | NAVI | Nawigacja Professional | Professional navigation | 25
A15 | s | PHONE | Zestaw głośnomówiący Bluetooth | Bluetooth hands-free | 70
A16 | o | PHONE | Telefonia komfortowa z ładowaniem bezprzewodowym | Comfort telephony with wireless charging | 30
A18 | o | | Hotspot WLAN | WLAN hotspot | 22
A19 | o | | Połączenie alarmowe eCall | eCall emergency call | 64
A20 | s | CLUSTER | Zestaw wskaźników analogowy | Analogue instrument cluster | 62
A21 | o | CLUSTER | Zestaw wskaźników cyfrowy | Digital instrument cluster | 38
A25 | o | | Wyświetlacz przezierny | Head-up display | 18
A28 | o | | Sterowanie gestami | Gesture control | 7
B01 | s | BRAKES | Hamulce standardowe | Standard brakes | 68
B02 | o | BRAKES | Hamulce sportowe | Sports brakes | 26
B03 | o | BRAKES | Hamulce ceramiczne | Ceramic brakes | 6
B05 | o | | Elektryczny hamulec postojowy z funkcją Auto Hold | Electric parking brake with auto hold | 44
B07 | o | | Zaciski hamulcowe w kolorze czerwonym | Red brake calipers | 12
C01 | s | CRUISE | Bez tempomatu | Without cruise control | 30
C02 | o | CRUISE | Tempomat | Cruise control | 46
C03 | o | CRUISE | Tempomat aktywny z funkcją Stop&Go | Active cruise control with stop and go | 24
C05 | o | | Asystent pasa ruchu | Lane keeping assistant | 34
C06 | o | | Asystent martwego pola | Blind spot assistant | 28
C07 | o | | Rozpoznawanie znaków drogowych | Traffic sign recognition | 32
C08 | o | | Asystent jazdy nocnej | Night vision assistant | 4
C09 | o | | Ostrzeganie o kolizji z hamowaniem | Collision warning with braking | 58
C10 | o | | Asystent ruszania na wzniesieniu | Hill start assistant | 66
D01 | o | | Napęd na cztery koła | All-wheel drive | 28
D03 | o | | Blokada mechanizmu różnicowego | Differential lock | 6
D05 | o | | Sportowa automatyczna skrzynia biegów | Sports automatic transmission | 14
D06 | o | | Łopatki zmiany biegów przy kierownicy | Steering wheel paddle shifters | 16
D08 | o | | Wybór trybu jazdy | Driving mode selector | 52
E01 | s | BATT | Akumulator 70 Ah | 70 Ah battery | 45
E02 | o | BATT | Akumulator AGM 80 Ah | 80 Ah AGM battery | 40
E03 | o | BATT | Akumulator AGM 92 Ah | 92 Ah AGM battery | 15
E05 | o | | Automatyczny układ start-stop | Automatic engine start-stop | 62
E07 | o | | Gniazdo 12 V w bagażniku | 12 V socket in luggage compartment | 54
E08 | o | | Gniazdo 230 V | 230 V socket | 9
E10 | o | | Przygotowanie do instalacji flotowej | Fleet telematics preparation | 7
F01 | s | SUSP | Zawieszenie standardowe | Standard suspension | 58
F02 | o | SUSP | Zawieszenie sportowe | Sports suspension | 27
F03 | o | SUSP | Zawieszenie adaptacyjne | Adaptive suspension | 12
F04 | o | SUSP | Zawieszenie pneumatyczne | Air suspension | 3
F06 | o | | Pakiet na złe drogi | Rough road package | 8
F07 | o | | Stabilizatory aktywne | Active anti-roll bars | 5
F10 | s | STEER | Układ kierowniczy standardowy | Standard steering | 78
F11 | o | STEER | Układ kierowniczy o zmiennym przełożeniu | Variable ratio steering | 22
F13 | o | | Aktywny układ kierowniczy tylnej osi | Active rear axle steering | 4
G01 | s | GLASS | Szyby barwione na zielono | Green tinted glass | 72
G02 | o | GLASS | Szyby tylne przyciemniane | Sun protection rear glass | 28
G05 | s | WSCREEN | Szyba przednia z czujnikiem deszczu | Windscreen with rain sensor | 55
G06 | o | WSCREEN | Szyba przednia ogrzewana | Heated windscreen | 25
G07 | o | WSCREEN | Szyba przednia akustyczna z kamerą | Acoustic windscreen with camera | 20
G10 | o | | Rolety przeciwsłoneczne drzwi tylnych | Rear door sun blinds | 11
H01 | s | HITCH | Bez haka holowniczego | Without trailer hitch | 82
H02 | o | HITCH | Hak holowniczy stały | Fixed trailer hitch | 6
H03 | o | HITCH | Hak holowniczy składany elektrycznie | Electrically folding trailer hitch | 12
H05 | o | | Przygotowanie do haka holowniczego | Trailer hitch preparation | 9
J01 | o | | Dostęp komfortowy bezkluczykowy | Comfort access | 34
J02 | o | | Alarm z czujnikiem wnętrza | Alarm with interior sensor | 26
J03 | o | | Zdalne sterowanie ogrzewaniem | Remote heater control | 6
J04 | o | | Elektryczna klapa bagażnika | Power tailgate | 31
J05 | o | | Domykanie drzwi Soft Close | Soft-close doors | 8
J06 | o | | Lusterka składane elektrycznie | Electrically folding mirrors | 46
J07 | o | | Lusterko wewnętrzne fotochromatyczne | Auto-dimming interior mirror | 52
J08 | o | | Trzeci kluczyk | Third vehicle key | 5
J09 | o | | Otwieranie bramy garażowej | Garage door opener | 4
K01 | s | CLIMATE | Klimatyzacja manualna | Manual air conditioning | 34
K02 | o | CLIMATE | Klimatyzacja automatyczna dwustrefowa | Two-zone automatic climate control | 52
K03 | o | CLIMATE | Klimatyzacja automatyczna czterostrefowa | Four-zone automatic climate control | 14
K05 | o | | Ogrzewanie postojowe | Auxiliary heating | 13
K06 | o | | Jonizator powietrza | Air ioniser | 6
K07 | o | | Podgrzewane dysze spryskiwaczy | Heated washer nozzles | 38
K08 | o | | Podgrzewana kierownica | Heated steering wheel | 27
L01 | s | LAMPS | Reflektory halogenowe | Halogen headlamps | 32
L02 | o | LAMPS | Reflektory ksenonowe | Xenon headlamps | 20
L03 | o | LAMPS | Reflektory LED | LED headlamps | 34
L04 | o | LAMPS | Reflektory adaptacyjne LED Matrix | Adaptive matrix LED headlamps | 14
L06 | o | | Lampy przeciwmgłowe | Fog lamps | 58
L07 | o | | Asystent świateł drogowych | High beam assistant | 30
L08 | o | | Spryskiwacze reflektorów | Headlamp washers | 24
L09 | o | | Oświetlenie nastrojowe wnętrza | Ambient interior lighting | 36
L10 | o | | Pakiet oświetlenia wnętrza | Interior lights package | 44
L11 | o | | Oświetlenie dojścia do pojazdu | Welcome light carpet | 15
N01 | o | | Pakiet sportowy stylistyczny | Sports styling package | 24
N02 | o | | Pakiet zewnętrzny czarny połysk | Gloss black exterior package | 18
N03 | s | RAILS | Bez relingów dachowych | Without roof rails | 62
N04 | o | RAILS | Relingi dachowe satynowe | Satin roof rails | 24
N05 | o | RAILS | Relingi dachowe czarne | Black roof rails | 14
N07 | o | | Spojler tylny | Rear spoiler | 16
N08 | o | | Bez oznaczenia modelu | Model lettering deletion | 13
N10 | s | ROOF | Dach stalowy | Steel roof | 70
N11 | o | ROOF | Dach otwierany szklany | Glass sunroof | 20
N12 | o | ROOF | Dach panoramiczny | Panoramic roof | 10
P01 | o | | Czujniki parkowania z tyłu | Rear parking sensors | 30
P02 | o | | Czujniki parkowania z przodu i z tyłu | Front and rear parking sensors | 44
P03 | o | | Kamera cofania | Reversing camera | 36
P04 | o | | System kamer 360° | 360° camera system | 12
P05 | o | | Asystent parkowania | Parking assistant | 19
R01 | s | WHEELS | Obręcze 16-calowe | 16-inch wheels | 26
R02 | o | WHEELS | Obręcze 17-calowe | 17-inch wheels | 34
R03 | o | WHEELS | Obręcze 18-calowe | 18-inch wheels | 24
R04 | o | WHEELS | Obręcze 19-calowe | 19-inch wheels | 11
R05 | o | WHEELS | Obręcze 20-calowe | 20-inch wheels | 5
R07 | o | | Opony z możliwością jazdy bez powietrza | Run-flat tyres | 17
R08 | o | | Koło zapasowe dojazdowe | Space-saver spare wheel | 21
R09 | o | | Śruby kół zabezpieczające | Locking wheel bolts | 40
R10 | o | | Kontrola ciśnienia w oponach | Tyre pressure monitoring | 68
R11 | o | | Obręcze czarne | Black wheels | 14
S01 | s | SEATS | Fotele standardowe | Standard seats | 56
S02 | o | SEATS | Fotele sportowe | Sports seats | 30
S03 | o | SEATS | Fotele komfortowe z pamięcią | Comfort seats with memory | 14
S05 | o | | Ogrzewanie foteli przednich | Front seat heating | 58
S06 | o | | Ogrzewanie siedzeń tylnych | Rear seat heating | 14
S07 | o | | Wentylacja foteli | Seat ventilation | 7
S08 | o | | Elektryczna regulacja foteli | Electric seat adjustment | 32
S09 | o | | Podparcie lędźwiowe | Lumbar support | 38
S10 | o | | Siedzenia tylne dzielone i składane | Split folding rear seats | 64
S11 | o | | Trzeci rząd siedzeń | Third row of seats | 5
S12 | o | | Mocowania ISOFIX z przodu | Front ISOFIX | 12
S14 | o | | Podłokietnik tylny z uchwytami | Rear armrest with cup holders | 41
T01 | s | SWHEEL | Kierownica standardowa | Standard steering wheel | 35
T02 | o | SWHEEL | Kierownica skórzana | Leather steering wheel | 40
T03 | o | SWHEEL | Kierownica sportowa wielofunkcyjna | Multifunction sports steering wheel | 25
T05 | s | DECOR | Listwy ozdobne czarne matowe | Matt black decor | 44
T06 | o | DECOR | Listwy ozdobne aluminiowe | Aluminium decor | 34
T07 | o | DECOR | Listwy ozdobne drewniane | Wood decor | 22
T10 | o | | Pakiet dla palących | Smoker package | 14
T11 | o | | Dywaniki welurowe | Velour floor mats | 52
T12 | o | | Siatka oddzielająca bagażnik | Luggage compartment net | 16
T13 | o | | Pakiet schowków | Storage package | 37
T14 | o | | Apteczka i trójkąt ostrzegawczy | First aid kit and warning triangle | 60
U01 | s | UPHOL | Tapicerka materiałowa antracyt | Anthracite cloth upholstery | 44
U02 | o | UPHOL | Tapicerka skórzana czarna | Black leather upholstery | 28
U03 | o | UPHOL | Tapicerka skórzana beżowa | Beige leather upholstery | 14
U04 | o | UPHOL | Tapicerka skórzana koniakowa | Cognac leather upholstery | 9
U05 | o | UPHOL | Tapicerka materiałowa szara | Grey cloth upholstery | 5
W01 | o | | Pakiet gwarancyjny 5 lat | Five-year warranty package | 10
W02 | o | | Pakiet serwisowy | Service package | 24
W03 | o | | Wersja językowa polska | Polish language version | 88
W04 | o | | Norma emisji spalin EU6 | EU6 emission standard | 62
W05 | o | | Zbiornik paliwa powiększony | Enlarged fuel tank | 9
W06 | o | | Wydech sportowy z klapami | Sports exhaust with flaps | 8
W07 | o | | Zabezpieczenie podwozia | Underbody protection | 11
W08 | o | | Filtr cząstek stałych | Particulate filter | 46
`;

/** Motorcycles, in the same columns. */
const motorcycleTable = `
M01 | s | MCSUSP | Zawieszenie standardowe motocykla | Standard motorcycle suspension | 64
M02 | o | MCSUSP | Zawieszenie obniżone | Lowered suspension | 14
M03 | o | MCSUSP | Zawieszenie sterowane elektronicznie | Electronic suspension | 22
M05 | s | MCSEAT | Siedzenie standardowe | Standard seat | 66
M06 | o | MCSEAT | Siedzenie niskie | Low seat | 18
M07 | o | MCSEAT | Siedzenie wysokie Rallye | High rally seat | 16
M10 | o | | Podgrzewane manetki | Heated grips | 54
M11 | o | | Tempomat motocyklowy | Motorcycle cruise control | 36
M12 | s | MCLAMP | Reflektor halogenowy motocykla | Halogen motorcycle headlamp | 52
M13 | o | MCLAMP | Reflektor LED motocykla | LED motorcycle headlamp | 48
M15 | s | MCSHIELD | Szyba niska | Low windshield | 58
M16 | o | MCSHIELD | Szyba turystyczna wysoka | High touring windshield | 42
M18 | o | | Stelaże kufrów bocznych | Pannier racks | 38
M19 | o | | ABS Pro | ABS Pro | 44
M20 | o | | Kierownica podwyższona | Raised handlebar | 19
M21 | o | | Komputer pokładowy TFT | TFT on-board computer | 47
M22 | o | | Asystent zmiany biegów | Shift assistant | 32
M23 | o | | Gmole silnika | Engine guards | 28
`;

const parse = (line: string): Equipment => {
  const [code = '', kind = '', group = '', pl = '', en = '', share = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return { code, kind: kind === 's' ? 'standard' : 'optional', group, pl, en, share: Number(share) };
};

const read = (table: string): Equipment[] =>
  table
    .trim()
    .split('\n')
    .map((line) => parse(line));

export const carEquipment: readonly Equipment[] = read(carTable);
export const motorcycleEquipment: readonly Equipment[] = read(motorcycleTable);
export const allEquipment: readonly Equipment[] = [...carEquipment, ...motorcycleEquipment].sort((a, b) =>
  a.code < b.code ? -1 : 1,
);
