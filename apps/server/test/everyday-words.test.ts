import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueSearchResult } from '@partsboard/contract/search';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { examples } from '@partsboard/demo-catalogue/examples';
import { generateCatalogue } from '@partsboard/demo-catalogue/generate-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '../src/features/catalogue/catalogue.service.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let session: Readonly<Record<string, string>>;
let vehicle: Vehicle;
let motorcycle: Vehicle;

beforeAll(async () => {
  test = await createTestApp({ catalogueVersionCacheMilliseconds: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-words-'));
  try {
    generateCatalogue({ folder });
    await importCatalogue(test.database.pool, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  session = await test.logIn();
  vehicle = await vehicleByVin(examples.vin);
  motorcycle = await vehicleByVin(examples.motorcycleVin);
});
afterAll(() => test.close());

async function vehicleByVin(vin: string): Promise<Vehicle> {
  const url = `/api/level4/Vehicle?vin=${vin}`;
  const [found] = (await test.call({ method: 'GET', url, headers: session })).json as [Vehicle];
  return found;
}

async function search(
  term: string,
  language: 'pl' | 'en',
  call: 'Search' | 'SuggestNames' = 'Search',
  chosen = vehicle,
): Promise<CatalogueSearchResult> {
  const answer = await test.call({
    method: 'POST',
    url: `/api/Level4Product/${call}`,
    payload: { ...vehicleFilterInput(chosen), term },
    headers: { ...session, 'accept-language': language },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as CatalogueSearchResult;
}

/** What a word of the workshop means on the example's car: how the name of the first part begins. */
const meant = {
  pl: `
    klocki = Klocki hamulcowe; tarcza = Tarcza hamulcowa; tarcze = Tarcza hamulcowa; szczęki = Szczęki hamulca;
    bęben = Bęben hamulcowy; zacisk = Zacisk hamulcowy; amortyzator = Amortyzator; sprężyna = Sprężyna zawieszenia;
    wahacz = Wahacz; stabilizator = Stabilizator; łącznik stabilizatora = Łącznik stabilizatora;
    końcówka drążka = Końcówka drążka; drążek kierowniczy = Drążek kierowniczy; maglownica = Przekładnia kierownicza;
    sworzeń = Sworzeń wahacza; tuleja = Tuleja wahacza; silentblok = Tuleja wahacza; łożysko = Łożysko koła;
    piasta = Piasta koła; półoś = Półoś napędowa; przegub = Przegub; wał napędowy = Wał napędowy;
    sprzęgło = Sprzęgło; skrzynia biegów = Automatyczna skrzynia; filtr oleju = Wkład filtra oleju;
    filtr powietrza = Wkład filtra powietrza; filtr paliwa = Filtr paliwa; filtr kabinowy = Filtr kabinowy;
    świece = Świeca zapłonowa; cewka = Cewka zapłonowa; łańcuch rozrządu = Łańcuch rozrządu;
    pasek klinowy = Pasek wieloklinowy; napinacz = Napinacz; pompa wody = Pompa wody; termostat = Termostat;
    chłodnica = Chłodnica silnika; uszczelka głowicy = Uszczelka głowicy; uszczelka pod głowicę = Uszczelka głowicy;
    klocki na przód = Klocki hamulcowe przednie; klocki do tyłu = Klocki hamulcowe tylne; simering = Uszczelniacz;
    turbina = Turbosprężarka; wtryskiwacz = Wtryskiwacz; bak = Zbiornik paliwa; tłumik = Tłumik;
    katalizator = Katalizator; sonda lambda = Sonda lambda; alternator = Alternator; rozrusznik = Rozrusznik;
    akumulator = Akumulator; żarówka = Żarówka; reflektor = Reflektor; migacz = Kierunkowskaz;
    pióra wycieraczki = Pióro wycieraczki; wycieraczki = Pióro wycieraczki; lusterko = Lusterko; szyba = Szyba;
    szyba czołowa = Szyba przednia; zderzak = Osłona zderzaka; błotnik = Błotnik; maska = Pokrywa silnika;
    klapa = Pokrywa bagażnika; klamka = Klamka; felga = Obręcz; opona = Opona; poduszka silnika = Poduszka silnika;
    sprężarka klimatyzacji = Sprężarka klimatyzacji; nagrzewnica = Nagrzewnica; radio = Jednostka główna;
    bezpiecznik = Bezpiecznik; miska olejowa = Miska olejowa; głowica = Głowica cylindrów;
    tarcze przód = Tarcza hamulcowa przednia; przednie tarcze = Tarcza hamulcowa przednia;
    tarcze tył = Tarcza hamulcowa tylna; czujnik ABS = Czujnik prędkości koła; moduł ABS = Jednostka hydrauliczna;
    płyn chłodniczy = Płyn chłodzący; wężyk hamulcowy = Przewód hamulcowy elastyczny;
    rolka napinacza = Rolka napinająca; kolektor ssący = Kolektor dolotowy; korek chłodnicy = Korek zbiornika;
    chłodnica klimatyzacji = Skraplacz; filtr klimatyzacji = Filtr kabinowy; opornik dmuchawy = Regulator dmuchawy;
    silniczek wycieraczek = Silnik wycieraczek; śruby koła = Śruba koła, ; atrapa = Osłona chłodnicy;
    licznik = Zestaw wskaźników; lampa przód = Reflektor; przednia lampa = Reflektor;
    pasek alternatora = Pasek wieloklinowy; łapa silnika = Wspornik silnika; szkło lusterka = Wkład lusterka;
    teleskop maski = Siłownik pokrywy silnika; zwijka = Taśma poduszki powietrznej; filtr pyłkowy = Filtr kabinowy;
    konwerter = Przekładnia hydrokinetyczna`,
  en: `
    pads = Brake pads; brake pads = Brake pads; disc = Brake disc; rotor = Brake disc; brake shoes = Parking brake shoes;
    drum = Brake drum; caliper = Brake caliper; shock = Rear shock absorber; shock absorber = Rear shock absorber;
    spring = Rear coil spring; control arm = Lower control arm; sway bar = Stabiliser bar; drop link = Stabiliser link;
    tie rod end = Tie rod end; track rod = Tie rod; steering rack = Steering gear; ball joint = Ball joint;
    bushing = Control arm bush; bearing = Wheel bearing; hub = Wheel hub; drive shaft = Drive shaft;
    axle shaft = Drive shaft; CV joint = Inner CV joint; propshaft = Rear propeller shaft; clutch = Compressor clutch;
    flywheel = Flywheel; transmission = Automatic gearbox; oil filter = Oil filter element;
    air filter = Air filter element; fuel filter = Fuel filter; pollen filter = Activated carbon cabin filter;
    spark plugs = Spark plug; ignition coil = Ignition coil; timing chain = Timing chain; belt = Ribbed V-belt;
    serpentine belt = Ribbed V-belt; water pump = Water pump; thermostat = Thermostat; radiator = Radiator;
    head gasket = Cylinder head gasket; valve cover gasket = Cylinder head cover gasket; pads for the front = Brake pads, front; turbo = Turbocharger; injector = Fuel injector; gas tank = Fuel tank;
    muffler = Centre silencer; silencer = Centre silencer; catalytic converter = Catalytic converter;
    O2 sensor = Oxygen sensor; oxygen sensor = Oxygen sensor; alternator = Alternator; starter = Starter motor;
    battery = Battery, AGM; headlight = Headlamp; tail light = Rear lamp; turn signal = Side indicator;
    fog light = Front fog lamp; wiper blades = Wiper blade; mirror = Exterior mirror; windscreen = Windscreen;
    windshield = Windscreen; bumper = Front bumper cover; fender = Front wing; wing = Front wing; bonnet = Bonnet;
    hood = Bonnet; trunk lid = Boot lid; tailgate = Boot lid; tire = Summer tyre; lug nuts = Wheel bolt;
    engine mount = Engine mount; AC compressor = A/C compressor; sump = Oil pan; dipstick = Oil dipstick;
    license plate light = Number plate lamp; maf sensor = Air mass meter;
    ABS sensor = Wheel speed sensor; timing kit = Timing chain repair set; antifreeze = Coolant concentrate;
    idler pulley = Deflection pulley; wing mirror = Exterior mirror; door handle = Outer door handle;
    grille = Radiator grille; blower resistor = Blower regulator; anti roll bar bush = Stabiliser bush;
    air box = Air filter housing; tailgate strut = Boot lid gas spring; fuse box = Fuse carrier;
    speedometer = Instrument cluster; A/C condenser = Condenser; air conditioning compressor = A/C compressor;
    struts = Strut shock absorber; TPMS = Tyre pressure sensor; sparkplugs = Spark plug; O-ring = O-ring;
    oring = O-ring`,
} as const;

const wordsIn = (language: 'pl' | 'en') =>
  meant[language].split(';').map((line) => {
    const [word = '', name = ''] = line.split(' = ');
    return [word.trim(), name.trim()] as const;
  });

describe.each(['pl', 'en'] as const)('on a car, in the words of a workshop (%s):', (language) => {
  it.each(wordsIn(language))('%s is first of all “%s”', async (word, name) => {
    const { Parts, Corrected } = await search(word, language);
    expect(Parts[0]?.Name).toMatch(new RegExp(`^${name.replace(/[/.]/g, '\\$&')}`));
    expect(Corrected).toBeNull();
    expect((await search(word, language, 'SuggestNames')).Parts[0]?.Name).toBe(Parts[0]?.Name);
  });
});

it.each([
  ['klocki', 'Klocki hamulcowe motocykla'],
  ['tarcza', 'Tarcza hamulcowa motocykla'],
  ['tarcz', 'Tarcza hamulcowa motocykla'],
  ['uszczelniacz lagi', 'Uszczelniacz widelca'],
  ['kanapa', 'Siedzenie'],
  ['footpeg', 'Podnóżek kierowcy'],
])('on a motorcycle %s is first of all “%s”', async (word, name) => {
  const { Parts } = await search(word, 'pl', 'Search', motorcycle);
  expect(Parts[0]?.Name).toMatch(new RegExp(`^${name}`));
});

it.each([
  ...['przegląd', 'łapa', 'podłoga', 'blacha', 'stopka', 'blanket', 'reluctor', 'spider', 'channel', 'stalk'],
  ...['horn', 'sill', 'próg', 'klakson', 'lewarek', 'apteczka', 'gaśnica', 'kosiarka', 'tapeta', 'parasol'],
  ...[
    'młotek',
    'krokowiec',
    'dywaniki',
    'cylinderek',
    'visor',
    'hammer',
    'ladder',
    'towel',
    'candle',
    'garden',
    'planet',
  ],
])('a right word that no part is called by is not read as another: %s', async (word) => {
  expect(await search(word, 'en')).toMatchObject({ Corrected: null, Parts: [], Groups: [], Boards: [] });
});

it.each([
  ['kolcki', 'klocki'],
  ['tracza', 'tarcza'],
  ['amortyaztor', 'amortyzator'],
  ['filtr oeju', 'filtr oleju'],
  ['zderazk', 'zderzak'],
  ['wachacz', 'wahacz'],
  ['laternator', 'alternator'],
  ['calliper', 'caliper'],
  ['exaust', 'exhaust'],
])('a misspelt one is: %s means %s', async (word, right) => {
  const [misspelt, spelt] = [await search(word, 'pl'), await search(right, 'pl')];
  expect(misspelt.Corrected).toBe(right);
  expect(misspelt.Parts).toEqual(spelt.Parts);
});
