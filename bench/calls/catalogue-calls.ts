import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { LoadRequest } from '../load/load-job.ts';
import { apiRequest } from '../servers/site.ts';
import { SHOPPERS, type Call, type Scene } from './call.ts';
import { boardListRequest, boardRequest, filterRequests, vehicleOf, vinRequest } from './vehicle-walks.ts';

interface Visitor {
  readonly token: string;
}

/** Makes requests in turn for several customers, as many as connections. */
async function each<T>(
  scene: Scene,
  samples: readonly T[],
  request: (caller: Visitor, sample: T) => LoadRequest | Promise<LoadRequest>,
): Promise<LoadRequest[]> {
  const visitors = await scene.customers('visitor', SHOPPERS);
  const requests: LoadRequest[] = [];
  for (const [index, sample] of samples.entries()) {
    const visitor = visitors[index % visitors.length];
    if (visitor) requests.push(await request(visitor, sample));
  }
  return requests;
}

const catalogueCall = (name: string, requests: Call['requests']): Call => ({
  name,
  requests,
});

/**
 * The server keeps answers that it gave before, some 24 MB of them. These ask the same question of the database in
 * so many spellings, one after the other, that none is still known when it comes again.
 */
const VIN_SPELLINGS = 300;
const BOARD_SPELLINGS = 40;
const LIST_SPELLINGS = 500;
const NUMBER_SPELLINGS = 16;
const NAME_SPELLINGS = 100;

/** Whole words, beginnings, both languages, several words, common ones and a misspelt one. */
const PHRASES = [
  ...['klocki', 'tarcza', 'pads', 'rozrząd', 'śruba', 'kolcki', 'filtr oleju', 'amort', 'kl', 'front brake'],
  ...['uszczelka miski olejowej', 'łożysko'],
];

const phrasesOf = ({ samples }: Scene) =>
  samples.cars.map((car, index) => ({ car, term: PHRASES[index % PHRASES.length] ?? '' }));

/** A part's number is the same with or without signs between its characters, and so is a VIN. */
function separated(number: string, turn: number): string {
  let place = 0;
  return number.replace(/\w(?=\w)/g, (sign) => (((turn >> place++) & 1) === 1 ? `${sign}-` : sign));
}

/** Month and year are part of the question, but for a car that is known by its VIN nobody reads them. */
function asOfMonth(request: LoadRequest, turn: number): LoadRequest {
  const time = { month: 1 + (turn % 12), year: 1980 + Math.floor(turn / 12) };
  const body = { ...(JSON.parse(request.body ?? '{}') as object), ...time };
  return { ...request, body: JSON.stringify(body) };
}

const inTurns = (requests: readonly LoadRequest[], count: number): LoadRequest[] =>
  turns(count).flatMap((turn) => requests.map((request) => asOfMonth(request, turn)));

const turns = (count: number): number[] => Array.from({ length: count }, (_none, turn) => turn);

const nameRequests = (scene: Scene, call: 'Search' | 'SuggestNames'): Promise<LoadRequest[]> =>
  each(scene, phrasesOf(scene), async (visitor, { car, term }) =>
    apiRequest('POST', `Level4Product/${call}`, visitor, {
      ...vehicleFilterInput(await vehicleOf(scene.site, visitor, car)),
      term,
    }),
  );

const FILTER_WALKS = [0, 1, 2, 3, 5, 8];
const BOARD_OF_PARTS = 40;

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.floor(list.length / size) }, (_none, index) =>
    list.slice(index * size, (index + 1) * size),
  );

export const catalogueCalls: readonly Call[] = [
  catalogueCall('vin lookup', (scene) =>
    each(scene, scene.samples.cars, (visitor, { vin }) => vinRequest(visitor, vin)),
  ),
  catalogueCall('vin lookup, always new', (scene) =>
    each(
      scene,
      turns(VIN_SPELLINGS).flatMap((turn) => scene.samples.cars.map(({ vin }) => separated(vin, turn))),
      vinRequest,
    ),
  ),
  catalogueCall('vin lookup, last seven', (scene) =>
    each(scene, scene.samples.cars, (visitor, { vin }) => vinRequest(visitor, vin.slice(-7))),
  ),
  catalogueCall('filter steps', async (scene) => {
    const [visitor = { token: '' }] = await scene.customers('visitor', SHOPPERS);
    const walks: LoadRequest[] = [];
    for (const turn of FILTER_WALKS) walks.push(...(await filterRequests(scene.site, visitor, turn)));
    return walks;
  }),
  catalogueCall('categories of a car', (scene) =>
    each(scene, scene.samples.cars, async (visitor, car) =>
      apiRequest(
        'POST',
        'Level4Category/List',
        visitor,
        vehicleFilterInput(await vehicleOf(scene.site, visitor, car)),
      ),
    ),
  ),
  catalogueCall('categories of a car, always new', async (scene) =>
    inTurns(
      await each(scene, scene.samples.cars, async (visitor, car) =>
        apiRequest(
          'POST',
          'Level4Category/List',
          visitor,
          vehicleFilterInput(await vehicleOf(scene.site, visitor, car)),
        ),
      ),
      LIST_SPELLINGS,
    ),
  ),
  catalogueCall('boards of a category', (scene) =>
    each(scene, scene.samples.cars, (visitor, car) => boardListRequest(scene.site, visitor, car)),
  ),
  catalogueCall('boards of a category, always new', async (scene) =>
    inTurns(
      await each(scene, scene.samples.cars, (visitor, car) => boardListRequest(scene.site, visitor, car)),
      LIST_SPELLINGS,
    ),
  ),
  catalogueCall('board of 35 lines for a VIN', (scene) =>
    each(scene, scene.samples.cars, (visitor, car) => boardRequest(scene.site, visitor, car)),
  ),
  catalogueCall('board of 35 lines for a VIN, always new', async (scene) =>
    inTurns(
      await each(scene, scene.samples.cars, (visitor, car) => boardRequest(scene.site, visitor, car)),
      BOARD_SPELLINGS,
    ),
  ),
  catalogueCall('hotspots of a drawing', (scene) =>
    each(scene, scene.samples.drawingIds, (visitor, id) =>
      apiRequest('GET', `level4Product/Hotspots?grafikId=${id}`, visitor),
    ),
  ),
  catalogueCall('part search', (scene) =>
    each(scene, scene.samples.parts.slice(0, 200), (visitor, { number }) =>
      apiRequest('POST', 'Level4Product/Find', visitor, { Sku: number }),
    ),
  ),
  catalogueCall('part search, always new', (scene) =>
    each(
      scene,
      turns(NUMBER_SPELLINGS).flatMap((turn) =>
        scene.samples.parts.map(({ number }) => separated(number, turn)),
      ),
      (visitor, number) => apiRequest('POST', 'Level4Product/Find', visitor, { Sku: number }),
    ),
  ),
  catalogueCall('suggestions', (scene) =>
    each(scene, scene.samples.parts.slice(0, 200), (visitor, { number }) =>
      apiRequest('GET', `Level4Product/Suggest?term=${encodeURIComponent(number.slice(0, 5))}`, visitor),
    ),
  ),
  catalogueCall('name suggestions for a VIN', (scene) => nameRequests(scene, 'SuggestNames')),
  catalogueCall('name suggestions for a VIN, always new', async (scene) =>
    inTurns(await nameRequests(scene, 'SuggestNames'), NAME_SPELLINGS),
  ),
  catalogueCall('name search for a VIN', (scene) => nameRequests(scene, 'Search')),
  catalogueCall('name search without a vehicle', (scene) =>
    each(scene, PHRASES, (visitor, term) =>
      apiRequest('POST', 'Level4Product/Search', visitor, { ...vehicleFilterInput(null), term }),
    ),
  ),
  catalogueCall('product page', (scene) =>
    each(scene, scene.samples.parts.slice(0, 200), (visitor, { id }) =>
      apiRequest('GET', `Product('${id}')`, visitor),
    ),
  ),
  catalogueCall('stock and price of 1 part', (scene) =>
    each(scene, scene.samples.parts.slice(0, 400), (visitor, { number, brand }) =>
      apiRequest('POST', 'level4/ProductStock', visitor, { sku: number, marke: brand }),
    ),
  ),
  catalogueCall('stock and price of 40 parts', (scene) =>
    each(scene, chunks(scene.samples.parts, BOARD_OF_PARTS), (visitor, parts) =>
      apiRequest('POST', 'level4/ProductStockList', visitor, { ProductIds: parts.map(({ id }) => id) }),
    ),
  ),
];
