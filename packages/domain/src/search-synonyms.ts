import { MEANINGS, PHRASES } from './search-phrases.ts';

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
przeglad lapa kapa blacha podloga korytko kolanko sciagacz stopka gmol reperaturka
narzedzie klucz mlotek wiertarka szczotka rekawice hol lina pokrowiec lancuchy skrobak odmrazacz plak bateria zapalniczka
shock absorber spring arm strut stabilizer link rod joint bushing hub bearing axle shaft clutch flywheel gearbox oil
filter plug coil timing chain belt tensioner pulley pump water thermostat radiator fan hose gasket seal head piston ring
camshaft crankshaft valve tappet lifter turbo intercooler injector carburetor carburettor tank exhaust muffler silencer
catalyst manifold alternator starter battery bulb light lamp headlight signal wiper blade washer mirror windscreen
windshield glass bumper fender wing bonnet hood trunk boot tailgate hatch door handle lock grille rim wheel tire tyre tube
hubcap bolt nut screw seat airbag compressor condenser evaporator heater blower horn fuse relay sensor switch key cable
brake fluid booster towbar rack regulator mat computer dipstick sump sill trim molding moulding badge shield liner visor
console steering pedal lever gaiter throttle pad disc rotor shoe drum caliper jack triangle charger paint grease glue
cage spider deflector channel stalk blanket reluctor leaf
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
