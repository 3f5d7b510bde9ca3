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
silencer muffler tlumik wydech exhaust
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
hose waz przewod
pipe rura przewod
gasket seal uszczelka
bolt screw sruba
bearing lozysko
hub piasta
wheel kolo felga
rim felga obrecz
caliper zacisk
clutch sprzeglo
pump pompa
sensor czujnik
engine motor silnik
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
wieloklinowy klinowy wielorowkowy
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
indicator blinker migacz
`;

/**
 * What the trade says in other words than the catalogue's names, where one word does not simply stand for another. It is
 * read so where no name has the words as they were typed.
 */
const PHRASES = `
lug nut = wheel bolt
wheel nut = wheel bolt
drop link = stabiliser link
sway bar = stabiliser bar
anti roll bar = stabiliser bar
track rod = tie rod
turn signal = indicator
gas strut = gas spring
tow bar = towbar
tow hitch = towbar
tail light = rear lamp
taillight = rear lamp
prop shaft = propeller shaft
propshaft = propeller shaft
con rod = connecting rod
conrod = connecting rod
sump = oil pan
radio = head unit
maglownica = przekladnia kierownicza
manszeta = oslona przegubu
bak = zbiornik paliwa
kolpak = nakladka piasty
pdc = czujnik parkowania
`;

interface Phrase {
  readonly said: readonly string[];
  readonly named: readonly string[];
}

export const phrases: readonly Phrase[] = PHRASES.trim()
  .split('\n')
  .map((line) => {
    const [said = '', named = ''] = line.split(' = ');
    return { said: said.split(' '), named: named.split(' ') };
  });

const groups: readonly (readonly string[])[] = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Whether a word of these lists is meant by one that has these forms, the typed one first. */
export const isListed = ([typed = '', ...stems]: readonly string[], word: string): boolean =>
  word === typed ||
  stems.some((stem) => word === `${stem}owy` || (word.startsWith(stem) && word.length - stem.length <= 2));

/** Words that mean what a word with one of these beginnings means. */
export function synonymsOf(forms: readonly string[]): string[] {
  const isMeant = (word: string) => isListed(forms, word);
  return groups.flatMap((words) => (words.some(isMeant) ? words.filter((word) => !isMeant(word)) : []));
}
