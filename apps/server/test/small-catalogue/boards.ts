import type { Db } from '../../src/db/database.ts';
import { insertBoard, type TestBoard } from './board-builder.ts';
import { BOARD, CATEGORY, PART } from './names.ts';
import { insertPicture } from './pictures.ts';

const boards: readonly TestBoard[] = [
  {
    id: BOARD.disc,
    code: '34-11-0412',
    categoryId: CATEGORY.frontBrake,
    position: 1,
    name: 'Hamulec przedni – tarcza',
    lines: [
      { partId: PART.discA, callout: '1', condition: 'S1CA', equipmentIds: [2], fits: [[2, [1, 2, 3]]] },
      {
        partId: PART.discB,
        callout: '1',
        condition: 'S1CB',
        equipmentIds: [3],
        fits: [
          [2, [1, 2]],
          [4, [3]],
        ],
      },
      { partId: PART.padsEarly, callout: '2', from: '2018-07', to: '2019-12', fits: [[1, [1, 2]]] },
      { partId: PART.padsLate, callout: '2', from: '2020-01', fits: [[1, [1, 2]]] },
      {
        partId: PART.sensorOld,
        callout: '3',
        before: 'Zawsze wymieniać',
        after: 'z przewodem',
        fits: [[1, [1, 2, 3, 4, 5]]],
      },
      { partId: PART.bracketAutomatic, callout: null, transmission: 'A', fits: [[1, [1, 2]]] },
      { partId: PART.cableRight, callout: '4', steering: 'R', fits: [[1, [1, 4]]] },
      { partId: PART.doorSeal, callout: '5', fits: [[1, [5]]] },
      {
        partId: PART.bolt,
        callout: '6',
        condition: 'not S494A',
        equipmentIds: [5],
        fits: [[null, [1, 2, 3, 4, 5]]],
      },
      { partId: PART.clipOld, callout: '7', fits: [[3, [1, 2, 3, 4, 5]]] },
    ],
  },
  {
    id: BOARD.latePads,
    code: '34-11-0500',
    categoryId: CATEGORY.frontBrake,
    position: 2,
    name: 'Klocki od 2021',
    from: '2021-01',
    lines: [{ partId: PART.padsLate, fits: [[1, [1, 5]]] }],
  },
  {
    id: BOARD.retrofit,
    code: '34-11-0900',
    categoryId: CATEGORY.frontBrake,
    position: 3,
    name: 'Doposażenie',
    retrofit: true,
    lines: [{ partId: PART.bolt, fits: [[4, [1, 2, 3, 4, 5, 6]]] }],
  },
  {
    id: BOARD.caliper,
    code: '34-21-0100',
    categoryId: CATEGORY.rearBrake,
    position: 1,
    name: 'Zacisk',
    vehicleSpecific: true,
    lines: [{ partId: PART.bolt, condition: 'S1CB', equipmentIds: [3], fits: [[2, [1, 5]]] }],
  },
  {
    id: BOARD.door,
    code: '51-11-0001',
    categoryId: CATEGORY.doors,
    position: 1,
    name: 'Drzwi',
    lines: [
      { partId: PART.doorSeal, fits: [[2, [5]]] },
      { partId: PART.doorSeal, callout: '9', fits: [[2, [5]]] },
    ],
  },
];

export async function insertBoards(db: Db): Promise<void> {
  const group = (id: number, parent_id: number | null, name_pl: string, name_en: string | null) => ({
    id,
    parent_id,
    code: String(id),
    position: id,
    name_pl,
    name_en,
    picture_id: null,
  });
  await db
    .insertInto('catalogue.category')
    .values([
      group(CATEGORY.brakes, null, 'Hamulce', 'Brakes'),
      group(CATEGORY.frontBrake, CATEGORY.brakes, 'Hamulec przedni', 'Front brake'),
      group(CATEGORY.rearBrake, CATEGORY.brakes, 'Hamulec tylny', 'Rear brake'),
      group(CATEGORY.body, null, 'Nadwozie', null),
      group(CATEGORY.doors, CATEGORY.body, 'Drzwi', 'Doors'),
      group(CATEGORY.empty, null, 'Pusta', 'Empty'),
    ])
    .execute();
  const picture_id = await insertPicture(db, 'drawing');
  await db.insertInto('catalogue.drawing').values({ id: 1, code: 'D1', picture_id }).execute();
  await db
    .insertInto('catalogue.hotspot')
    .values([
      { drawing_id: 1, callout: '10', x1: 30, y1: 40, x2: 50, y2: 60 },
      { drawing_id: 1, callout: '2', x1: 10, y1: 20, x2: 30, y2: 40 },
    ])
    .execute();
  for (const board of boards) await insertBoard(db, board);
}
