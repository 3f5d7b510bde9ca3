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
`;

const groups: readonly (readonly string[])[] = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Words that mean what a word with one of these beginnings means. */
export function synonymsOf(forms: readonly string[]): string[] {
  const [typed = '', ...stems] = forms;
  const isMeant = (word: string) =>
    word === typed || stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= 2);
  return groups.flatMap((words) => (words.some(isMeant) ? words.filter((word) => !isMeant(word)) : []));
}
