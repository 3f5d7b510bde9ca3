import { NO_EQUIPMENT_KNOWLEDGE } from '@partsboard/domain/equipment-condition-evaluation';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { selectLines } from '../../src/features/boards/board-lines.repository.ts';
import { findBoardSummaries } from '../../src/features/boards/board-vehicles.repository.ts';
import {
  boardsShowingPart,
  summariesShowingPart,
} from '../../src/features/boards/boards-of-part.repository.ts';
import {
  countLines,
  equipmentOfBoard,
  findBoard,
  findBoardsByIds,
  findBoardsByNumber,
  findPlainBoard,
  listBoards,
} from '../../src/features/boards/boards.repository.ts';
import { selectBoardsOfTypes } from '../../src/features/boards/boards-of-types.repository.ts';
import { countBoardsInScope } from '../../src/features/boards/catalogue-scope.repository.ts';
import { findHotspots } from '../../src/features/boards/hotspots.repository.ts';
import {
  selectCategories,
  selectVehicleTypes,
} from '../../src/features/catalogue-lookups/catalogue-lookups.repository.ts';
import { selectListedParts, selectPartLines } from '../../src/features/fit/fit.repository.ts';
import { selectNamedBoards } from '../../src/features/search/names-on-boards.repository.ts';
import {
  allNamesWithWords,
  matchingNames,
  namesWithWords,
  partsOfNames,
} from '../../src/features/search/search-names.repository.ts';
import {
  brandOptions,
  catalogOptions,
  productionRanges,
  filterValueOptions,
} from '../../src/features/vehicles/vehicle-filter.repository.ts';
import { findVehicles, findVehicleTypes } from '../../src/features/vehicles/vehicles.repository.ts';
import type { ChosenVehicle } from '../../src/features/vehicles/vehicles.service.ts';
import { BOARD, CATEGORY, PART, VIN } from '../small-catalogue/names.ts';
import { insertSmallCatalogue } from '../small-catalogue/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { expectColumns } from './expect-columns.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  await insertSmallCatalogue(db);
  // Of a board that is no longer built into new cars.
  await db.updateTable('catalogue.board_vehicles').set({ last_month: 24_250 }).execute();
  await db
    .updateTable('catalogue.vehicle_type_board')
    .set({ valid_to: 24_250 })
    .where('board_id', '=', BOARD.door)
    .execute();
});
afterAll(() => database.drop());

const noVehicle: ChosenVehicle = {
  vehicleId: null,
  brandId: null,
  scope: null,
  candidates: [],
  month: null,
  equipment: NO_EQUIPMENT_KNOWLEDGE,
};
const vehicle: ChosenVehicle = {
  ...noVehicle,
  candidates: [{ id: 1, steering: 'L', transmission: 'M' }],
};

const board = {
  id: 'number',
  code: 'string',
  name: 'string',
  categoryId: 'number',
  retrofit: 'boolean',
  vehicleSpecific: 'boolean',
  drawingId: 'number',
  pictureHash: 'bytes',
  pictureType: 'string',
} as const;

/** No vehicle is known for it. */
const UNKNOWN_BOARD = 99_999;

const lineGroup = { boardId: 'number', expression: 'string?', lines: 'number' } as const;

const vehicleType = {
  id: 'number',
  code: 'string',
  category: 'string',
  steering: 'string?',
  transmission: 'string?',
  brandId: 'number',
  brand: 'string',
  serie: 'string',
  model: 'string',
  engine: 'string?',
  data: { list: ['string', 'string'] },
  fluids: { list: ['string', 'string', 'string', 'string?'] },
} as const;

const line = {
  partId: 'number',
  callout: 'string?',
  validFrom: 'number?',
  validTo: 'number?',
  steering: 'string?',
  transmission: 'string?',
  expression: 'string?',
  fitments: { list: ['number?', { list: 'number' }] },
} as const;

const summary = {
  brands: 'string?',
  series: 'string?',
  engines: 'string?',
  firstMonth: 'number?',
  lastMonth: 'number?',
  lines: 'number',
} as const;

const option = { Id: 'string', Name: 'string' } as const;

describe('the rows that raw SQL returns about the catalogue are as they are declared:', () => {
  it('boards', async () => {
    const found = await findPlainBoard(db, BOARD.disc, 'en');
    expectColumns(found ? [found] : [], board);
    expectColumns(await findBoardsByNumber(db, '34110412', 'en'), board);
    expectColumns(await findBoardsByIds(db, 'pl', [BOARD.door, BOARD.disc]), board);
    expectColumns(await listBoards(db, [CATEGORY.frontBrake], null, 'en'), board);
    expectColumns(await selectBoardsOfTypes(db, [1, 2, 3, 4, 5, 6, 7]), {
      boardId: 'number',
      categoryId: 'number',
      validFrom: 'number?',
      validTo: 'number?',
      retrofit: 'boolean',
      vehicleSpecific: 'boolean',
    });
    expectColumns(await boardsShowingPart(db, PART.bolt, vehicle, 'en'), {
      ...board,
      callouts: { orNull: { list: 'string' } },
    });
    expectColumns(await summariesShowingPart(db, 'en', PART.bolt), {
      ...board,
      callouts: { orNull: { list: 'string' } },
      ...summary,
    });
    const headers = await Promise.all(
      [BOARD.disc, BOARD.latePads].map((boardId) => findBoard(db, boardId, vehicle, 'en')),
    );
    expectColumns(
      headers.filter((header) => header !== undefined),
      {
        ...board,
        previous: { orNull: ['number', 'string'] },
        next: { orNull: ['number', 'string'] },
      },
    );
  });

  it('numbers of boards and of lines', async () => {
    const toRows = (counts: ReadonlyMap<number, number>) =>
      [...counts].map(([categoryId, boards]) => ({ categoryId, boards }));
    const counts = { categoryId: 'number', boards: 'number' } as const;
    expectColumns(toRows(await countBoardsInScope(db, { brandId: 2, kind: 'PKW' })), counts);
    const ofVehicle = await countLines(db, [BOARD.disc], vehicle);
    expectColumns(ofVehicle, lineGroup);
    expectColumns(await findBoardSummaries(db, 'en', [BOARD.disc, UNKNOWN_BOARD]), {
      boardId: 'number',
      ...summary,
    });
  });

  it('the lines, the hotspots and the equipment of a board', async () => {
    expectColumns(await selectLines(db, BOARD.disc, 'en'), {
      ...line,
      line: 'number',
      number: 'string',
      name: 'string',
      brandId: 'number',
      pictureHash: 'bytes?',
      pictureType: 'string?',
      commentBefore: 'string?',
      commentAfter: 'string?',
      replacedNumber: 'string?',
      attributes: { orNull: { list: ['number', 'string'] } },
    });
    expectColumns((await findHotspots(db, 1)) ?? [], {
      callout: 'string',
      x1: 'number',
      y1: 'number',
      x2: 'number',
      y2: 'number',
    });
    const equipment = await equipmentOfBoard(db, BOARD.disc, vehicle);
    expectColumns(equipment ? [equipment] : [], {
      vehicleSpecific: 'boolean',
      equipmentIds: { list: 'number' },
    });
  });

  it('the lines that show parts', async () => {
    expectColumns(await selectPartLines(db, 'en', Object.values(PART), [1]), {
      ...line,
      boardId: 'number',
      boardName: 'string',
    });
    expectColumns(await selectListedParts(db, [PART.discA, PART.namesakeNorden]), {
      partId: 'number',
      isListed: 'boolean',
    });
  });

  it('names of parts and boards', async () => {
    const name = { id: 'number', namePl: 'string', nameEn: 'string?' } as const;
    const names = await namesWithWords(db, [['tarcza', 'sruba']]);
    expectColumns(names, { ...name, hasParts: 'boolean' });
    expectColumns(await allNamesWithWords(db, [['tarcza', 'sruba']]), name);
    const ids = names.map(({ id }) => id);
    expectColumns(await partsOfNames(db, ids, 2), { partId: 'number', nameId: 'number' });
    expectColumns(await matchingNames(db, [['tarcza', 'sruba']]), name);
    expectColumns(await selectNamedBoards(db, [1, 2, 6]), {
      boards: { list: ['number', 'number', { list: 'number' }] },
    });
  });

  it('vehicles and their types', async () => {
    expectColumns(await findVehicles(db, { vin: VIN.complete }, 'en'), {
      vehicleId: 'number',
      typeId: 'number',
      vin: 'string',
      produced: 'string',
      paint: 'string?',
      upholstery: 'string?',
      standardIds: { orNull: { list: 'number' } },
      optionalIds: { orNull: { list: 'number' } },
      retrofittedIds: { orNull: { list: 'number' } },
      campaigns: { list: ['boolean', 'string', 'string', 'string?'] },
    });
    expectColumns(await findVehicleTypes(db, 'pl', [1, 2, 6]), vehicleType);
  });

  it('what can be chosen of a vehicle', async () => {
    expectColumns(await brandOptions(db), option);
    expectColumns(await catalogOptions(db, { brandId: 2 }, 'en'), option);
    expectColumns(await filterValueOptions(db, 'serie', { brandId: 2 }, 'en'), option);
    expectColumns(await productionRanges(db, 'year', {}), { firstMonth: 'number', lastMonth: 'number?' });
  });

  it('the words of vehicle types', async () => {
    expectColumns(await selectVehicleTypes(db), {
      id: 'number',
      rank: 'number',
      serieId: 'number',
      modelId: 'number',
      engineId: 'number?',
      bodyId: 'number?',
      versionId: 'number',
    });
  });

  it('categories', async () => {
    await db
      .updateTable('catalogue.category')
      .set((eb) => ({ picture_id: eb.selectFrom('picture').select('id').limit(1) }))
      .where('id', '=', CATEGORY.brakes)
      .execute();
    expectColumns(await selectCategories(db), {
      id: 'number',
      namePl: 'string',
      nameEn: 'string?',
      parentId: 'number?',
      pictureHash: 'bytes?',
      pictureType: 'string?',
      boardCount: 'number',
    });
  });
});
