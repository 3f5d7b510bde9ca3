import { catalogueHeaders } from '../features/catalogue/catalogue.service.ts';

/** Rows of the smallest catalogue that loads: two vehicles, two boards, five parts. A file without rows is its header. */
const ROWS: Readonly<Record<string, string>> = {
  'catalogue.csv': '1,My first catalogue,2026-01-01\n',
  'brands.csv': '2,VELORA,Velora\n',
  'catalogs.csv': 'CURRENT,1,Modele bieżące,Current models\n',
  'filter-values.csv': `body,SEDAN,1,Limuzyna,Saloon
engine,M20,1,2.0,2.0
model,L31-20,1,L31 20i,L31 20i
serie,L31,1,L31,L31
version,EU,1,Europa,Europe
`,
  'equipment.csv': `S1A,standard,BRAKES,Hamulce 16 cali,16 inch brakes
S2B,optional,BRAKES,Hamulce 18 cali,18 inch brakes
`,
  'equipment-sets.csv': 'STD-1,S1A\n',
  'vehicle-types.csv': `1,L31-20-M,VELORA,PKW,CURRENT,,L31,SEDAN,L31-20,M20,EU,L,M,2018-07,2022-10
2,L31-20-A,VELORA,PKW,CURRENT,,L31,SEDAN,L31-20,M20,EU,L,A,2018-07,
`,
  'vehicle-type-data.csv': 'L31-20-M,1,Moc,Power,135 kW,135 kW\n',
  'vehicles.csv': `SXVL31070K1234567,L31-20-M,2019-03-14,A96,LUCY,STD-1,,,yes
SXVL31080K7654321,L31-20-A,2021-09-02,,,,S2B,,yes
`,
  'categories.csv': `34,,34,Hamulce,Brakes,
34-11,34,1,Hamulec przedni,Front brake,
34-21,34,2,Hamulec tylny,Rear brake,
`,
  'drawings.csv': 'D1,brake.svg\n',
  'hotspots.csv': `D1,1,380,260,420,300
D1,2,560,120,600,160
`,
  'discount-groups.csv': 'A,Hamulce,Brakes\n',
  'discount-tables.csv': 'STANDARD,Standard\n',
  'discounts.csv': 'STANDARD,A,10\n',
  'parts.csv': `VELORA,34 11 6 860 912,Tarcza hamulcowa przednia,Front brake disc,,,9100,pc,1,A,
VELORA,34 11 6 860 913,"Tarcza hamulcowa przednia, 18 cali","Front brake disc, 18 inch",,,10400,pc,1,A,
VELORA,34 21 6 860 914,Tarcza hamulcowa tylna,Rear brake disc,,,7800,pc,1,A,
VELORA,34 11 6 850 567,Klocki hamulcowe,Brake pads,,,1900,set,1,A,
VELORA,07 11 9 904 000,Śruba,Bolt,,,12,pc,10,,
`,
  'boards.csv': `34-11-0001,34-11,1,D1,Hamulec przedni,Front brake,no,no,,
34-21-0001,34-21,1,D1,Hamulec tylny,Rear brake,no,no,,
`,
  'board-lines.csv': `34-11-0001,1,1,VELORA,34 11 6 860 912,,,,,,,,,S1A
34-11-0001,2,1,VELORA,34 11 6 860 913,,,,,,,,,S2B
34-11-0001,3,2,VELORA,34 11 6 850 567,,,,,,,,,
34-21-0001,1,1,VELORA,34 21 6 860 914,,,,,,,,,
34-21-0001,2,2,VELORA,07 11 9 904 000,,,,,,,,,
`,
  'fitment.csv': `34-11-0001,1,2,1-2
34-11-0001,2,2,1-2
34-11-0001,3,1,1-2
34-21-0001,1,2,1-2
34-21-0001,2,4,1-2
`,
  'prices.csv': `VELORA,34 11 6 860 912,412.50,23
VELORA,34 11 6 860 913,498.00,23
VELORA,34 21 6 860 914,365.00,23
VELORA,34 11 6 850 567,289.90,23
VELORA,07 11 9 904 000,1.05,23
`,
};

/** A disc and a bolt, where the hotspots are. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560">
  <!-- Every drawing has this viewBox; hotspots.csv counts in its units. -->
  <g fill="none" stroke="#333" stroke-width="3">
    <circle cx="400" cy="280" r="190"/>
    <circle cx="400" cy="280" r="80"/>
    <circle cx="580" cy="140" r="26"/>
    <path d="M520 185 560 155"/>
  </g>
  <g font-family="sans-serif" font-size="26" text-anchor="middle" fill="#333">
    <text x="400" y="289">1</text>
    <text x="580" y="149">2</text>
  </g>
</svg>
`;

const README = `The smallest catalogue that loads: two vehicles, two boards, five parts.

docs/catalogue-format.md describes every column and walks through these files. Change them, then

  npm run catalogue -- check FOLDER     says what is wrong and what would change
  npm run catalogue -- import FOLDER    loads it
  npm run catalogue -- back             takes it back

or send the folder as a ZIP file in the back office, under Catalog.

Who sells what
  catalogue.csv      name and date of the whole
  brands.csv         the shop asks for brand 2 when nothing is chosen, so there is a brand 2
  catalogs.csv       one choice in the vehicle filter: all models are current

Vehicles
  filter-values.csv  the words of the vehicle filter
  equipment.csv      16 or 18 inch brakes: one group, so a car has at most one of them
  equipment-sets.csv what the first car has from the factory
  vehicle-types.csv  one model, manual (1) and automatic (2); fitment.csv uses these numbers
  vehicle-type-data.csv, fluids.csv, campaigns.csv, vehicle-campaigns.csv   nothing, or one row
  vehicles.csv       two cars by VIN: the first has 16 inch brakes, the second 18 inch

Drawings and boards
  categories.csv     Brakes with two subgroups
  drawings.csv, drawings/brake.svg, hotspots.csv   one drawing with two numbers, used by both boards
  boards.csv         front brake, rear brake
  board-lines.csv    the parts of each board; lines 1 and 2 of the front brake depend on the equipment
  fitment.csv        every line fits both vehicle types; quantity for one car

Parts
  parts.csv          five parts; numbers are written as people print them
  discount-groups.csv, discount-tables.csv, discounts.csv   customers with the table STANDARD get 10% on brakes.
                     A table that customers already have must stay: check names it
  attributes.csv, part-attributes.csv, supersessions.csv, bundles.csv, repair-lists.csv, fit-lists.csv   nothing
  prices.csv         net prices in złoty, VAT in percent
  stock.csv          pieces in each branch that the shop had when the folder was made in the browser; it names them
                     by their codes, for example
                     WAW,VELORA,34 11 6 860 912,4
`;

const PIECES_IN_STOCK = 8;

/** The brand and number of each part, as they stand in its row. */
const PART_COLUMNS = /^[^,]+,[^,]+/gm;

const stockRows = (warehouseCodes: readonly string[]): string =>
  warehouseCodes
    .flatMap((code) =>
      (ROWS['parts.csv'] ?? '').match(PART_COLUMNS)?.map((part) => `${code},${part},${PIECES_IN_STOCK}\n`),
    )
    .join('');

/** Every file of a starter folder by its path in it, with some pieces of each part in these warehouses. */
export function starterFiles(warehouseCodes: readonly string[] = []): Readonly<Record<string, string>> {
  const rows: typeof ROWS = { ...ROWS, 'stock.csv': stockRows(warehouseCodes) };
  return {
    ...Object.fromEntries(
      Object.entries(catalogueHeaders).map(([name, header]) => [name, `${header}\n${rows[name] ?? ''}`]),
    ),
    'drawings/brake.svg': DRAWING,
    'README.txt': README,
  };
}
