/**
 * Words that buyers use for the same thing, without accents. Names are searched in both languages, so a line is only
 * needed where the trade, or another English, has a word that the catalogue's names do not have.
 */
const SYNONYMS = `
disc rotor tarcza
pad klocek okladzina
damper shock absorber amortyzator
wishbone control arm wahacz
bonnet hood maska pokrywa
boot trunk bagaznik
wing fender blotnik
windscreen windshield szyba
tyre tire opona
silencer muffler tlumik
exhaust wydech
gearbox transmission skrzynia
headlamp headlight reflektor lampa
lamp light lampa swiatlo
bulb zarowka
battery akumulator bateria
alternator generator pradnica
starter rozrusznik
radiator chlodnica cooler
coolant chlodziwo plyn
turbocharger turbo turbosprezarka turbina
conditioning klimatyzacja klima
wiper wycieraczka pioro
mirror lusterko
shaft polos wal
joint przegub
spanner klucz
timing rozrzad
chain lancuch
belt pasek
filter filtr
plug swieca
hose waz wezyk przewod
pipe rura przewod
gasket seal uszczelka
bolt screw sruba
bearing lozysko
hub piasta
wheel kolo
rim felga obrecz
caliper zacisk
clutch sprzeglo
pump pompa
sensor czujnik
engine motor silnik silniczek
petrol gas fuel paliwo
spring sprezyna
stabiliser stabilizer antiroll stabilizator
bumper zderzak
door drzwi
seat fotel siedzenie
steering kierownica kierowniczy
handle klamka
lock zamek
cable linka
mount poduszka mocowanie
injector wtryskiwacz wtrysk
thermostat termostat
front przedni przod
rear back tylny tyl
left lewy
right prawy
aerial antenna antena
postojowy reczny handbrake
wieloklinowy klinowy wielorowkowy ribbed
compressor kompresor sprezarka
uszczelniacz simering simmering zimering
cabin pollen kabinowy przeciwpylkowy
bush bushing silentblok silentblock tuleja
oxygen o2
differential dyferencjal dyfer
zbiornik zbiorniczek
grille atrapa kratka
przeplywomierz maf
sterownik ecu
indicator blinker migacz kierunkowskaz
drum beben
shoe szczeka
fluid plyn
blower dmuchawa
heater nagrzewnica
emblem badge znaczek emblemat
gaiter boot mieszek
carpet wykladzina dywanik
speaker glosnik
catalytic katalizator
dolotowy ssacy intake
set kit zestaw komplet
`;

/**
 * What the trade says in other words than the catalogue's names, where one word does not simply stand for another. It is
 * read so where no name has the words as they were typed.
 */
const PHRASES = `
lug nut = wheel bolt
lug bolt = wheel bolt
wheel nut = wheel bolt
drop link = stabiliser link
sway bar = stabiliser bar
anti roll bar = stabiliser bar
track rod = tie rod
turn signal = indicator
gas strut = gas spring
tow bar = towbar
tow hitch = towbar
prop shaft = propeller shaft
propshaft = propeller shaft
con rod = connecting rod
conrod = connecting rod
sump = oil pan
valve cover = cylinder head cover
abs sensor = wheel speed sensor
czujnik abs = czujnik predkosci
modul abs = jednostka hydrauliczna abs
pompa abs = jednostka hydrauliczna abs
abs module = abs hydraulic unit
abs pump = abs hydraulic unit
plyn chlodniczy = plyn chlodzacy
antifreeze = coolant
korek chlodnicy = korek zbiornika wyrownawczego
radiator cap = expansion tank cap
chlodnica klimatyzacji = skraplacz
filtr klimatyzacji = filtr kabinowy
opornik dmuchawy = regulator dmuchawy
blower resistor = blower regulator
wing mirror = exterior mirror
door mirror = exterior mirror
side mirror = exterior mirror
anti roll bar bush = stabiliser bush
sway bar bush = stabiliser bush
anti roll bar link = stabiliser link
sway bar link = stabiliser link
air box = air filter housing
airbox = air filter housing
speedometer = instrument cluster
licznik = zestaw wskaznikow
boot strut = boot lid gas spring
tailgate strut = boot lid gas spring
trunk strut = boot lid gas spring
bonnet strut = bonnet gas spring
hood strut = bonnet gas spring
lozysko oporowe = lozysko wyciskowe
rolka napinacza = rolka napinajaca
idler pulley = deflection pulley
rocker cover = cylinder head cover
maglownica = przekladnia kierownicza
manszeta = oslona przegubu
bak = zbiornik paliwa
kolpak = nakladka piasty
pdc = czujnik parkowania
transmission = gearbox
half shaft = drive shaft
axle shaft = drive shaft
driveshaft = drive shaft
cambelt = timing belt
serpentine belt = pasek wieloklinowy
fan belt = pasek wieloklinowy
drive belt = pasek wieloklinowy
v belt = pasek wieloklinowy
alternator belt = pasek wieloklinowy
ac = klimatyzacja
aircon = klimatyzacja
air con = klimatyzacja
maf = przeplywomierz
maf sensor = przeplywomierz
muffler = silencer
headlight = headlamp
number plate light = number plate lamp
license plate light = number plate lamp
licence plate light = number plate lamp
oswietlenie tablicy = number plate lamp
lampka tablicy = number plate lamp
szyba czolowa = szyba przednia
license plate = number plate
licence plate = number plate
front light = headlamp
head light = headlamp
engine computer = engine control unit
komputer = sterownik silnika
dwumasa = dwumasowe kolo zamachowe
trunk lid = boot lid
bootlid = boot lid
tylne swiatlo = lampa tylna
motor mount = engine mount
gearshift = gear lever
gear stick = gear lever
lewarek biegow = dzwignia zmiany biegow
`;

/**
 * What is nearly always meant by a word that names have for something else too, or have only in the names of what
 * belongs to it. It stands before what the words themselves find.
 */
const MEANINGS = `
rotor = brake disc
brake rotor = brake disc
maska = pokrywa silnika
hood = bonnet
klapa = pokrywa bagaznika
klapa bagaznika = pokrywa bagaznika
klapa tylna = pokrywa bagaznika
tailgate = boot lid
trunk = boot lid
zderzak = oslona zderzaka
bumper = bumper cover
wycieraczka = pioro wycieraczki
wiper = wiper blade
hak = hak holowniczy
tail light = rear lamp
taillight = rear lamp
rear light = rear lamp
swiatlo = reflektor
steering rack = steering gear
oil seal = uszczelniacz
brake line = brake pipe
pierscien = piston ring
windshield = windscreen
zacisk = zacisk hamulcowy
sworzen = sworzen wahacza
chlodnica = chlodnica silnika
wentylator = wentylator chlodnicy
fan = radiator fan
filtr oleju = wklad filtra oleju
oil filter = oil filter element
wheel = wheel rim
kolo = obrecz
seat = fotel
belt = pasek wieloklinowy
pasek = pasek wieloklinowy
olej = olej silnikowy
oil = engine oil
radio = head unit
tarcza przod = tarcza hamulcowa przednia
tarcza przednia = tarcza hamulcowa przednia
przednia tarcza = tarcza hamulcowa przednia
tarcza tyl = tarcza hamulcowa tylna
tarcza tylna = tarcza hamulcowa tylna
tylna tarcza = tarcza hamulcowa tylna
sruba kola = wheel bolt
atrapa = radiator grille
grill = radiator grille
grille = radiator grille
fuse box = fuse carrier
`;

/**
 * Words of the workshop that are right as they are, also where a catalogue has nothing of that name: none of them is read
 * as a misspelt other one.
 */
const EVERYDAY = `
amortyzator sprezyna wahacz stabilizator sworzen drazek koncowka lacznik zwrotnica piasta lozysko polos przegub wal
sprzeglo docisk skrzynia biegi olej filtr swieca cewka rozrzad lancuch pasek napinacz rolka pompa woda termostat chlodnica
wentylator waz uszczelka uszczelniacz glowica tlok pierscien panewka korbowod walek zawor popychacz turbo intercooler
wtryskiwacz gaznik bak zbiornik wydech tlumik katalizator sonda lambda kolektor alternator rozrusznik akumulator
zarowka reflektor lampa swiatlo kierunkowskaz halogen ksenon wycieraczka pioro spryskiwacz lusterko szyba zderzak blotnik
maska klapa drzwi klamka zamek grill felga kolo opona detka kolpak sruba nakretka podkladka fotel pas poduszka klima
sprezarka skraplacz nagrzewnica dmuchawa radio antena klakson bezpiecznik przekaznik czujnik kluczyk linka hamulec plyn
przewod serwo hak bagaznik podnosnik dywanik komputer sterownik bagnet korek miska prog listwa nadkole emblemat oslona
spoiler daszek konsola kierownica pedal dzwignia mieszek krokowiec przepustnica przeplywomierz wspomaganie silownik
klocek tarcza szczeka beben cylinderek zacisk lewarek trojkat gasnica apteczka kamizelka prostownik lakier farba smar silikon klej
narzedzie klucz mlotek wiertarka szczotka rekawice hol lina pokrowiec lancuchy skrobak odmrazacz plak bateria zapalniczka
shock absorber spring arm strut stabilizer link rod joint bushing hub bearing axle shaft clutch flywheel gearbox oil
filter plug coil timing chain belt tensioner pulley pump water thermostat radiator fan hose gasket seal head piston ring
camshaft crankshaft valve tappet lifter turbo intercooler injector carburetor carburettor tank exhaust muffler silencer
catalyst manifold alternator starter battery bulb light lamp headlight signal wiper blade washer mirror windscreen
windshield glass bumper fender wing bonnet hood trunk boot tailgate hatch door handle lock grille rim wheel tire tyre tube
hubcap bolt nut screw seat airbag compressor condenser evaporator heater blower horn fuse relay sensor switch key cable
brake fluid booster towbar rack regulator mat computer dipstick sump sill trim molding moulding badge shield liner visor
console steering pedal lever gaiter throttle pad disc rotor shoe drum caliper jack triangle charger paint grease glue
tool wrench spanner hammer drill brush glove rope cover scraper lighter spoiler snorkel winch hitch mudflap
`;

interface Phrase {
  readonly said: readonly string[];
  readonly named: readonly string[];
}

const readPhrases = (list: string): readonly Phrase[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', named = ''] = line.split(' = ');
      return { said: said.split(' '), named: named.split(' ') };
    })
    // The longest that was said is meant: a “maf sensor” is not the sensor of a “maf”.
    .sort((one, other) => other.said.length - one.said.length);

export const phrases = readPhrases(PHRASES);
export const meanings = readPhrases(MEANINGS);

const groups: readonly (readonly string[])[] = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Whether a word of these lists is meant by one that has these forms, the typed one first. */
export const isListed = ([typed = '', ...stems]: readonly string[], word: string): boolean =>
  word === typed ||
  stems.some((stem) => word === `${stem}owy` || (word.startsWith(stem) && word.length - stem.length <= 2));

const everydayWords: ReadonlySet<string> = new Set([
  ...EVERYDAY.trim().split(/\s+/),
  ...groups.flat(),
  ...[...phrases, ...meanings].flatMap(({ said, named }) => [...said, ...named]),
]);

/** Whether a word with these forms, the typed one first, is one that the trade uses. */
export const isEveryday = (forms: readonly string[]): boolean =>
  forms.some((form) => everydayWords.has(form)) ||
  [...everydayWords].some((word) => word.length > 3 && isListed(forms, word));

/** Words that mean what a word with one of these beginnings means. */
export function synonymsOf(forms: readonly string[]): string[] {
  const isMeant = (word: string) => isListed(forms, word);
  return groups.flatMap((words) => (words.some(isMeant) ? words.filter((word) => !isMeant(word)) : []));
}
