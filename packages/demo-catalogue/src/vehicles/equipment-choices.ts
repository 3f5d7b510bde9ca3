/** One of the parts between which equipment decides. */
export interface Choice {
  condition: string;
  /** Goes after "Dla pojazdów" and "For vehicles". */
  pl: string;
  en: string;
  /** Price relative to the plainest one. */
  factor: number;
  /** What the names of the parts end in, Polish/English: a disc's diameter, or what the vehicle has. */
  label: string;
}

/**
 * choice | condition | Polish | English | price factor | label. The conditions of one choice exclude each other. Without a
 * label the words of the condition tell the parts apart; a choice with a single row is a condition alone.
 */
const table = `
alarm | not J02 | bez alarmu | without alarm | 1
alarm | J02 | z alarmem | with alarm | 1.25
air-suspension | F04 | z zawieszeniem pneumatycznym | with air suspension | 1
all-wheel-drive | D01 | z napędem na cztery koła | with all-wheel drive | 1
alternator | not (E02 or E03) | z akumulatorem 70 Ah | with 70 Ah battery | 1 | 150 A
alternator | E02 | z akumulatorem AGM 80 Ah | with 80 Ah AGM battery | 1.2 | 180 A
alternator | E03 | z akumulatorem AGM 92 Ah | with 92 Ah AGM battery | 1.35 | 210 A
ambient | L09 or L10 | z pakietem oświetlenia | with lights package | 1
audio | A01 | z podstawowym systemem audio | with basic audio system | 1 | audio podstawowe/basic audio
audio | A02 | z systemem audio hi-fi | with hi-fi audio system | 1.5 | audio hi-fi/hi-fi audio
audio | A03 | z systemem audio surround | with surround audio system | 2.4 | audio surround/surround audio
battery | not (E02 or E03) | z akumulatorem 70 Ah | with 70 Ah battery | 1 | 70 Ah
battery | E02 | z akumulatorem AGM 80 Ah | with 80 Ah AGM battery | 1.4 | AGM 80 Ah
battery | E03 | z akumulatorem AGM 92 Ah | with 92 Ah AGM battery | 1.7 | AGM 92 Ah
battery-sensor | not (E02 or E03) | z akumulatorem 70 Ah | with 70 Ah battery | 1
battery-sensor | E02 or E03 | z akumulatorem AGM | with AGM battery | 1.2
brakes | not (B02 or B03) | z hamulcami standardowymi | with standard brakes | 1 | 312 mm
brakes | B02 | z hamulcami sportowymi | with sports brakes | 1.45 | 348 mm
brakes | B03 | z hamulcami ceramicznymi | with ceramic brakes | 4.6 | 380 mm
bulb-lamps | not (L03 or L04) | z lampami żarówkowymi | with bulb lamps | 1
camera | not (P03 or P04) | bez kamery cofania | without reversing camera | 1
camera | P03 or P04 | z kamerą cofania | with reversing camera | 1.3
climate | K01 | z klimatyzacją manualną | with manual air conditioning | 1 | klimatyzacja manualna/manual air conditioning
climate | K02 | z klimatyzacją automatyczną dwustrefową | with two-zone climate control | 1.3 | klimatyzacja dwustrefowa/two-zone climate control
climate | K03 | z klimatyzacją automatyczną czterostrefową | with four-zone climate control | 1.8 | klimatyzacja czterostrefowa/four-zone climate control
climate-fitted | K01 or K02 or K03 | z klimatyzacją | with air conditioning | 1
cluster | A20 | ze wskaźnikami analogowymi | with analogue instruments | 1 | analogowy/analogue
cluster | A21 and not A25 | ze wskaźnikami cyfrowymi | with digital instruments | 1.6 | cyfrowy/digital
cluster | A21 and A25 | ze wskaźnikami cyfrowymi i wyświetlaczem przeziernym | with digital instruments and head-up display | 1.9 | cyfrowy z wyświetlaczem przeziernym/digital with head-up display
cruise | not (C02 or C03) | bez tempomatu | without cruise control | 1
cruise | C02 | z tempomatem | with cruise control | 1.3
cruise | C03 | z tempomatem aktywnym | with active cruise control | 1.7
decor | T05 | z listwami ozdobnymi czarnymi matowymi | with matt black decor | 1 | czerń matowa/matt black
decor | T06 | z listwami ozdobnymi aluminiowymi | with aluminium decor | 1.3 | aluminium
decor | T07 | z listwami ozdobnymi drewnianymi | with wood decor | 1.9 | drewno/wood
drive | not D01 | bez napędu na cztery koła | without all-wheel drive | 1 | napęd na dwa koła/two-wheel drive
drive | D01 | z napędem na cztery koła | with all-wheel drive | 1.2 | napęd na cztery koła/all-wheel drive
driver-assist | not (C03 or C09) | bez asystenta hamowania | without braking assistant | 1
driver-assist | C03 or C09 | z asystentem hamowania | with braking assistant | 1.3
electric-parking-brake | B05 | z elektrycznym hamulcem postojowym | with electric parking brake | 1
exhaust | not W06 | z wydechem standardowym | with standard exhaust | 1 | wydech standardowy/standard exhaust
exhaust | W06 | z wydechem sportowym | with sports exhaust | 1.8 | wydech sportowy/sports exhaust
fog | not L06 | bez lamp przeciwmgłowych | without fog lamps | 1
fog | L06 | z lampami przeciwmgłowymi | with fog lamps | 1.2
fog-fitted | L06 | z lampami przeciwmgłowymi | with fog lamps | 1
glazing | not G02 | z szybami barwionymi na zielono | with green tinted glass | 1 | szkło zielone/green tinted
glazing | G02 | z szybami przyciemnianymi | with sun protection glass | 1.3 | szkło przyciemniane/sun protection
headlamp-light | L01 | z reflektorami halogenowymi | with halogen headlamps | 0.45 | halogenowy/halogen
headlamp-light | L02 | z reflektorami ksenonowymi | with xenon headlamps | 1 | ksenonowy/xenon
headlamp-light | L03 | z reflektorami LED | with LED headlamps | 1.2 | LED
headlamp-light | L04 | z reflektorami adaptacyjnymi LED Matrix | with adaptive matrix LED headlamps | 1.9 | LED Matrix
headlamp-unit | L02 | z reflektorami ksenonowymi | with xenon headlamps | 1 | ksenon/xenon
headlamp-unit | L03 | z reflektorami LED | with LED headlamps | 1.2 | LED
headlamp-unit | L04 | z reflektorami adaptacyjnymi LED Matrix | with adaptive matrix LED headlamps | 1.9 | LED Matrix
headlamp-washer | not L08 | bez spryskiwaczy reflektorów | without headlamp washers | 1
headlamp-washer | L08 | ze spryskiwaczami reflektorów | with headlamp washers | 1.3
headlamp-washer-only | L08 and (L02 or L03 or L04) | ze spryskiwaczami reflektorów | with headlamp washers | 1
headlamps | L01 | z reflektorami halogenowymi | with halogen headlamps | 0.45 | reflektory halogenowe/halogen headlamps
headlamps | L02 | z reflektorami ksenonowymi | with xenon headlamps | 1 | reflektory ksenonowe/xenon headlamps
headlamps | L03 | z reflektorami LED | with LED headlamps | 1.2 | reflektory LED/LED headlamps
headlamps | L04 | z reflektorami adaptacyjnymi LED Matrix | with adaptive matrix LED headlamps | 1.9 | reflektory LED Matrix/matrix LED headlamps
headlamps-bulb | L01 | z reflektorami halogenowymi | with halogen headlamps | 0.6 | H7
headlamps-bulb | L02 | z reflektorami ksenonowymi | with xenon headlamps | 4.2 | D1S
heated-nozzles | not K07 | bez podgrzewania dysz | without heated nozzles | 1
heated-nozzles | K07 | z podgrzewanymi dyszami | with heated nozzles | 1.8
interior-mirror | not J07 | bez lusterka fotochromatycznego | without auto-dimming mirror | 1 | bez funkcji przyciemniania/without auto-dimming
interior-mirror | J07 | z lusterkiem fotochromatycznym | with auto-dimming mirror | 1.7 | z funkcją przyciemniania/with auto-dimming
keyless | not J01 | bez dostępu komfortowego | without comfort access | 1
keyless | J01 | z dostępem komfortowym | with comfort access | 1.5
locking-bolts | R09 | ze śrubami kół zabezpieczającymi | with locking wheel bolts | 1
mechanical-parking-brake | not B05 | z mechanicznym hamulcem postojowym | with mechanical parking brake | 1
mirror-fold | not J06 | bez lusterek składanych elektrycznie | without electrically folding mirrors | 1 | lusterka nieskładane/fixed mirrors
mirror-fold | J06 and not C06 | z lusterkami składanymi elektrycznie | with electrically folding mirrors | 1.3 | lusterka składane/folding mirrors
mirror-fold | J06 and C06 | z lusterkami składanymi elektrycznie i asystentem martwego pola | with electrically folding mirrors and blind spot assistant | 1.6 | lusterka składane z asystentem martwego pola/folding mirrors with blind spot assistant
navigation | A10 | z radiem bez nawigacji | with radio without navigation | 1 | radio bez nawigacji/radio without navigation
navigation | A11 | z nawigacją Business | with Business navigation | 1.4 | nawigacja Business/Business navigation
navigation | A12 | z nawigacją Professional | with Professional navigation | 2 | nawigacja Professional/Professional navigation
park-cover | not (P01 or P02 or P05) | bez czujników parkowania | without parking sensors | 1
park-cover | (P01 or P02) and not P05 | z czujnikami parkowania | with parking sensors | 1.1
park-cover | P05 | z asystentem parkowania | with parking assistant | 1.3
park-fitted | P01 or P02 or P05 | z czujnikami parkowania | with parking sensors | 1
park-front | P02 and not P05 | z czujnikami parkowania z przodu i z tyłu | with front and rear parking sensors | 1 | standard
park-front | P05 | z asystentem parkowania | with parking assistant | 1.3 | asystent parkowania/parking assistant
park-rear | (P01 or P02) and not P05 | z czujnikami parkowania | with parking sensors | 1 | standard
park-rear | P05 | z asystentem parkowania | with parking assistant | 1.3 | asystent parkowania/parking assistant
power-tailgate | not J04 | bez elektrycznej klapy bagażnika | without power tailgate | 1
power-tailgate | J04 | z elektryczną klapą bagażnika | with power tailgate | 2.6
rail-colour | N04 | z relingami satynowymi | with satin roof rails | 1 | satynowy/satin
rail-colour | N05 | z relingami czarnymi | with black roof rails | 1.1 | czarny/black
rails-fitted | N04 or N05 | z relingami dachowymi | with roof rails | 1
rain-sensor | G05 or G06 | z szybą przednią bez kamery | with windscreen without camera | 1 | szyba bez kamery/windscreen without camera
rain-sensor | G07 | z kamerą w szybie przedniej | with windscreen camera | 1.3 | szyba z kamerą/windscreen with camera
rear-light | not (L03 or L04) | z lampami żarówkowymi | with bulb lamps | 1 | żarówkowa/bulb
rear-light | L03 or L04 | z lampami LED | with LED lamps | 1.9 | LED
seat-electric | S08 or S03 | z elektryczną regulacją foteli | with electric seat adjustment | 1
seat-heating | S05 and not S07 | z ogrzewaniem foteli | with seat heating | 1 | bez wentylacji/without ventilation
seat-heating | S05 and S07 | z ogrzewaniem i wentylacją foteli | with seat heating and ventilation | 1.6 | z wentylacją/with ventilation
seats | not (S02 or S03) | z fotelami standardowymi | with standard seats | 1 | fotel standardowy/standard seat
seats | S02 | z fotelami sportowymi | with sports seats | 1.4 | fotel sportowy/sports seat
seats | S03 | z fotelami komfortowymi | with comfort seats | 1.8 | fotel komfortowy/comfort seat
smoker | T10 | z pakietem dla palących | with smoker package | 1
sport-package | not N01 | bez pakietu sportowego | without sports styling package | 1 | wersja standardowa/standard styling
sport-package | N01 and not N02 | z pakietem sportowym | with sports styling package | 1.35 | pakiet sportowy/sports package
sport-package | N01 and N02 | z pakietem sportowym i pakietem czarny połysk | with sports styling and gloss black packages | 1.5 | pakiet sportowy czarny połysk/gloss black sports package
sports-exhaust | W06 | z wydechem sportowym | with sports exhaust | 1
springs | not (F02 or F03 or F04) | z zawieszeniem standardowym | with standard suspension | 1 | zawieszenie standardowe/standard suspension
springs | F02 | z zawieszeniem sportowym | with sports suspension | 1.2 | zawieszenie sportowe/sports suspension
springs | F03 | z zawieszeniem adaptacyjnym | with adaptive suspension | 2.2 | zawieszenie adaptacyjne/adaptive suspension
steering-assist | F10 | ze standardowym układem kierowniczym | with standard steering | 1 | stałe przełożenie/fixed ratio
steering-assist | F11 | z układem kierowniczym o zmiennym przełożeniu | with variable ratio steering | 1.3 | zmienne przełożenie/variable ratio
steering-style | T01 | z kierownicą standardową | with standard steering wheel | 0.7 | standard
steering-style | T02 | z kierownicą skórzaną | with leather steering wheel | 1 | skóra/leather
steering-style | T03 | z kierownicą sportową | with sports steering wheel | 1.5 | sport/sports
steering-wheel | T01 | z kierownicą standardową | with standard steering wheel | 0.7 | standard
steering-wheel | T02 and not K08 | z kierownicą skórzaną | with leather steering wheel | 1 | skóra/leather
steering-wheel | T02 and K08 | z kierownicą skórzaną podgrzewaną | with heated leather steering wheel | 1.25 | skóra z podgrzewaniem/heated leather
steering-wheel | T03 | z kierownicą sportową | with sports steering wheel | 1.5 | sport/sports
suspension | not (F02 or F03 or F04) | z zawieszeniem standardowym | with standard suspension | 1 | zawieszenie standardowe/standard suspension
suspension | F02 | z zawieszeniem sportowym | with sports suspension | 1.2 | zawieszenie sportowe/sports suspension
suspension | F03 | z zawieszeniem adaptacyjnym | with adaptive suspension | 2.2 | zawieszenie adaptacyjne/adaptive suspension
suspension | F04 | z zawieszeniem pneumatycznym | with air suspension | 2.8 | zawieszenie pneumatyczne/air suspension
telephone | A16 | z telefonią komfortową | with comfort telephony | 1
towbar | not (H02 or H03) | bez haka holowniczego | without trailer hitch | 1
towbar | H02 or H03 | z hakiem holowniczym | with trailer hitch | 1.25
towbar-fitted | H02 or H03 | z hakiem holowniczym | with trailer hitch | 1
tyre-pressure | R10 | z kontrolą ciśnienia w oponach | with tyre pressure monitoring | 1
wheel-colour | not R11 | z obręczami srebrnymi | with silver wheels | 1 | srebrna/silver
wheel-colour | R11 | z obręczami czarnymi | with black wheels | 1.3 | czarna/black
wheels | R01 | z obręczami 16-calowymi | with 16-inch wheels | 0.7 | 16"
wheels | R02 | z obręczami 17-calowymi | with 17-inch wheels | 0.85 | 17"
wheels | R03 | z obręczami 18-calowymi | with 18-inch wheels | 1.05 | 18"
wheels | R04 | z obręczami 19-calowymi | with 19-inch wheels | 1.3 | 19"
wheels | R05 | z obręczami 20-calowymi | with 20-inch wheels | 1.6 | 20"
winter-wheels | R01 | z obręczami 16-calowymi | with 16-inch wheels | 0.8 | 16"
winter-wheels | R02 or R03 | z obręczami 17- lub 18-calowymi | with 17-inch or 18-inch wheels | 1 | 17"
winter-wheels | R04 or R05 | z obręczami 19- lub 20-calowymi | with 19-inch or 20-inch wheels | 1.25 | 18"
windscreen | G05 | z czujnikiem deszczu | with rain sensor | 1 | z czujnikiem deszczu/with rain sensor
windscreen | G06 | z ogrzewaną szybą przednią | with heated windscreen | 1.4 | ogrzewana/heated
windscreen | G07 | z kamerą w szybie przedniej | with windscreen camera | 1.6 | akustyczna z kamerą/acoustic with camera
upholstery | U01 or U05 | z tapicerką materiałową | with cloth upholstery | 1 | antracyt/anthracite
upholstery | U02 | z tapicerką skórzaną czarną | with black leather upholstery | 1.5 | czerń/black
upholstery | U03 | z tapicerką skórzaną beżową | with beige leather upholstery | 1.5 | beż/beige
upholstery | U04 | z tapicerką skórzaną koniakową | with cognac leather upholstery | 1.6 | koniak/cognac
mc-comfort | not M20 | bez kierownicy podwyższonej | without raised handlebar | 1 | standardowa/standard
mc-comfort | M20 | z kierownicą podwyższoną | with raised handlebar | 1.3 | podwyższona/raised
mc-cruise | not M11 | bez tempomatu | without cruise control | 1
mc-cruise | M11 | z tempomatem | with cruise control | 1.3
mc-grips | not M10 | bez podgrzewanych manetek | without heated grips | 1 | bez podgrzewania/not heated
mc-grips | M10 | z podgrzewanymi manetkami | with heated grips | 1.9 | z podgrzewaniem/heated
mc-headlamp | M12 | z reflektorem halogenowym | with halogen headlamp | 0.6 | halogenowy/halogen
mc-headlamp | M13 | z reflektorem LED | with LED headlamp | 1.3 | LED
mc-seat | not (M06 or M07) | z siedzeniem standardowym | with standard seat | 1 | standardowe/standard
mc-seat | M06 | z siedzeniem niskim | with low seat | 1 | niskie/low
mc-seat | M07 | z siedzeniem wysokim Rallye | with high rally seat | 1.2 | wysokie Rallye/high rally
mc-suspension | not (M02 or M03) | z zawieszeniem standardowym | with standard suspension | 1
mc-suspension | M02 | z zawieszeniem obniżonym | with lowered suspension | 1.1
mc-suspension | M03 | z zawieszeniem sterowanym elektronicznie | with electronic suspension | 2.1
mc-windshield | M15 | z szybą niską | with low windshield | 0.8 | niska/low
mc-windshield | M16 | z szybą turystyczną | with touring windshield | 1.2 | turystyczna/touring
`;

const parse = (line: string): [string, Choice] => {
  const [name = '', condition = '', pl = '', en = '', factor = '', label = `${pl}/${en}`] = line
    .split('|')
    .map((cell) => cell.trim());
  return [name, { condition, pl, en, factor: Number(factor), label }];
};

const choices = new Map<string, Choice[]>();
for (const line of table.trim().split('\n')) {
  const [name, choice] = parse(line);
  choices.set(name, [...(choices.get(name) ?? []), choice]);
}

export const choicesOf = (name: string): readonly Choice[] => {
  const found = choices.get(name);
  if (!found) throw new Error(`No equipment choice named ${name}`);
  return found;
};

export const everyChoice = (): ReadonlyMap<string, readonly Choice[]> => choices;
