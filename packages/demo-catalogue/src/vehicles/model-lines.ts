import type { SeriesPool } from '../scale.ts';
import { ilvara, skarn, varden, type Brand } from './brands.ts';

/** A line of models that is renewed every few years; each generation is one series. */
export interface ModelLine {
  /** Place in the table; the brand's best-known line comes first. */
  rank: number;
  pool: SeriesPool;
  brand: Brand;
  /** Begins the code of each of its series; never I, O or Q, since VINs carry it. */
  letter: string;
  name: string;
  /** First year of the newest generation, and how many generations came before it. */
  newest: number;
  generations: number;
  yearsPerGeneration: number;
  /** Filter codes: bodies of a car, the type of a motorcycle or classic. */
  bodies: readonly string[];
  /** 1 small to 5 large; decides engines and prices. */
  segment: number;
  /** Lines with the same platform share chassis boards. */
  platform: string;
}

/** pool | letter | name | newest generation | generations | years each | bodies | segment | platform */
const table = `
main-cars   | T | Tindra  | 2016 | 7 | 7 | SEDAN ESTATE | 3 | M
main-cars   | R | Runa    | 2019 | 7 | 7 | HATCH SEDAN  | 2 | K
main-cars   | H | Halvor  | 2018 | 7 | 7 | SEDAN ESTATE | 4 | G
main-cars   | B | Brage   | 2017 | 5 | 7 | SUV          | 2 | K
main-cars   | K | Torsa   | 2018 | 5 | 7 | SUV          | 3 | M
main-cars   | L | Lysa    | 2015 | 6 | 7 | COUPE CABRIO | 3 | M
main-cars   | E | Eira    | 2020 | 6 | 6 | HATCH        | 1 | K
main-cars   | S | Stellan | 2017 | 6 | 8 | SEDAN        | 5 | G
main-cars   | Y | Ymira   | 2019 | 5 | 7 | SUV          | 5 | G
main-cars   | N | Norna   | 2014 | 5 | 7 | VAN          | 2 | K
main-cars   | W | Vidar   | 2016 | 6 | 7 | COUPE        | 4 | G
main-cars   | A | Asker   | 2013 | 7 | 6 | CABRIO COUPE | 2 | K
second-cars | C | Cadra   | 2018 | 6 | 6 | HATCH ESTATE | 1 | A
second-cars | F | Sorra   | 2017 | 6 | 7 | HATCH SEDAN  | 2 | C
second-cars | G | Terno   | 2019 | 5 | 6 | SUV          | 2 | C
second-cars | U | Lumo    | 2016 | 6 | 6 | HATCH        | 1 | A
second-cars | D | Domi    | 2015 | 6 | 7 | VAN          | 2 | C
second-cars | M | Mirto   | 2018 | 6 | 7 | SEDAN ESTATE | 3 | D
second-cars | J | Galva   | 2020 | 4 | 7 | SUV          | 3 | D
second-cars | P | Pronta  | 2014 | 5 | 7 | COUPE        | 2 | C
second-cars | X | Alisa   | 2013 | 4 | 7 | CABRIO       | 1 | A
second-cars | V | Kargo   | 2017 | 4 | 8 | VAN          | 3 | D
motorcycles | R | Raut    | 2019 | 6 | 5 | NAKED        | 2 | R
motorcycles | V | Vidda   | 2018 | 6 | 6 | TOURING      | 4 | V
motorcycles | S | Steppe  | 2020 | 6 | 6 | ENDURO       | 3 | V
motorcycles | M | Metro   | 2017 | 5 | 6 | SCOOTER      | 1 | M
motorcycles | F | Falla   | 2018 | 4 | 6 | SPORT        | 3 | R
motorcycles | K | Kraal   | 2016 | 3 | 7 | CRUISER      | 4 | V
classics    | Z | 1600    | 1966 | 4 | 6 | LIMOUSINE    | 2 | Z
classics    | X | 2000    | 1968 | 4 | 6 | COUPE        | 3 | Z
classics    | V | 2800    | 1971 | 4 | 6 | CABRIO LIMOUSINE | 4 | Z
classics    | U | 700     | 1961 | 4 | 5 | LIMOUSINE    | 1 | Z
`;

const pools: readonly SeriesPool[] = ['main-cars', 'second-cars', 'motorcycles', 'classics'];
const brandOf: Readonly<Record<SeriesPool, Brand>> = {
  'main-cars': varden,
  'second-cars': ilvara,
  motorcycles: skarn,
  classics: varden,
};

const parse = (line: string, rank: number): ModelLine => {
  const [
    poolName = '',
    letter = '',
    name = '',
    newest,
    generations,
    years,
    bodies = '',
    segment,
    platform = '',
  ] = line.split('|').map((cell) => cell.trim());
  const pool = pools.find((candidate) => candidate === poolName);
  if (!pool) throw new Error(`Unknown pool ${poolName}`);
  return {
    rank,
    pool,
    brand: brandOf[pool],
    letter,
    name,
    newest: Number(newest),
    generations: Number(generations),
    yearsPerGeneration: Number(years),
    bodies: bodies.split(' '),
    segment: Number(segment),
    platform,
  };
};

export const modelLines: readonly ModelLine[] = table
  .trim()
  .split('\n')
  .map((line, rank) => parse(line, rank));

export const filterWords: readonly {
  dimension: 'body' | 'type' | 'version';
  code: string;
  pl: string;
  en: string;
}[] = [
  { dimension: 'body', code: 'CABRIO', pl: 'Kabriolet', en: 'Convertible' },
  { dimension: 'body', code: 'COUPE', pl: 'Coupé', en: 'Coupé' },
  { dimension: 'body', code: 'ESTATE', pl: 'Kombi', en: 'Estate' },
  { dimension: 'body', code: 'HATCH', pl: 'Hatchback', en: 'Hatchback' },
  { dimension: 'body', code: 'LIMOUSINE', pl: 'Limuzyna', en: 'Saloon' },
  { dimension: 'body', code: 'SEDAN', pl: 'Sedan', en: 'Saloon' },
  { dimension: 'body', code: 'SUV', pl: 'SUV', en: 'SUV' },
  { dimension: 'body', code: 'VAN', pl: 'Minivan', en: 'MPV' },
  { dimension: 'type', code: 'CABRIO', pl: 'Kabriolet', en: 'Convertible' },
  { dimension: 'type', code: 'COUPE', pl: 'Coupé', en: 'Coupé' },
  { dimension: 'type', code: 'CRUISER', pl: 'Cruiser', en: 'Cruiser' },
  { dimension: 'type', code: 'ENDURO', pl: 'Enduro turystyczne', en: 'Adventure' },
  { dimension: 'type', code: 'LIMOUSINE', pl: 'Limuzyna', en: 'Saloon' },
  { dimension: 'type', code: 'NAKED', pl: 'Naked', en: 'Naked' },
  { dimension: 'type', code: 'SCOOTER', pl: 'Skuter', en: 'Scooter' },
  { dimension: 'type', code: 'SPORT', pl: 'Sportowy', en: 'Sport' },
  { dimension: 'type', code: 'TOURING', pl: 'Turystyczny', en: 'Touring' },
  { dimension: 'version', code: 'EU', pl: 'Europa', en: 'Europe' },
  { dimension: 'version', code: 'US', pl: 'Ameryka Północna', en: 'North America' },
];
