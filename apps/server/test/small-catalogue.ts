import { createHash } from 'node:crypto';
import { monthNumber } from '@partsboard/domain/month';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../src/db/database.ts';

/*
 * A catalogue small enough to know by heart. Series L31 has four types of car (1 manual, 2 automatic, 3 US,
 * 4 right-hand drive), L40 one that is still built (5); 6 is a motorcycle, 7 a classic car.
 */

export const CATEGORY = { brakes: 34, frontBrake: 3411, rearBrake: 3421, body: 51, doors: 5111, empty: 99 };

export const BOARD = { disc: 1, latePads: 2, retrofit: 3, caliper: 4, door: 5 };

export const VEHICLE = { complete: 1, incomplete: 2, rightHand: 3 };

export const VIN = {
  complete: 'WVLAA31070K123456',
  incomplete: 'WVLBB40010K123456',
  rightHand: 'WVLAA31070R000001',
};

export const EQUIPMENT = { S205A: 1, S1CA: 2, S1CB: 3, S322A: 4, S494A: 5 };

export const PART = {
  discA: 101,
  discB: 102,
  padsEarly: 103,
  padsLate: 104,
  sensorOld: 105,
  sensor: 106,
  bracketAutomatic: 107,
  cableRight: 108,
  doorSeal: 109,
  bolt: 110,
  clipOld: 111,
  clip: 112,
  namesakeVelora: 113,
  namesakeNorden: 114,
  sensorOldest: 115,
};

const parts: readonly [id: number, brandId: number, number: string, pl: string, en: string | null][] = [
  [PART.discA, 2, '34 11 6 860 911', 'Tarcza hamulcowa 330 mm', 'Brake disc 330 mm'],
  [PART.discB, 2, '34 11 6 860 912', 'Tarcza hamulcowa 348 mm', 'Brake disc 348 mm'],
  [PART.padsEarly, 2, '34 11 6 888 456', 'Klocki hamulcowe', 'Brake pads'],
  [PART.padsLate, 2, '34 11 6 888 457', 'Klocki hamulcowe', 'Brake pads'],
  [PART.sensorOld, 2, '34 35 6 789 444', 'Czujnik zużycia', 'Wear sensor'],
  [PART.sensor, 2, '34 35 6 789 445', 'Czujnik zużycia', 'Wear sensor'],
  [PART.bracketAutomatic, 2, '34 11 6 700 001', 'Wspornik', 'Bracket'],
  [PART.cableRight, 2, '34 11 6 700 002', 'Przewód', 'Cable'],
  [PART.doorSeal, 2, '51 76 7 300 777', 'Uszczelka drzwi', 'Door seal'],
  [PART.bolt, 2, '07 11 9 905 401', 'Śruba', null],
  [PART.clipOld, 2, '07 14 7 000 001', 'Spinka', 'Clip'],
  [PART.clip, 2, '07 14 7 000 002', 'Spinka', 'Clip'],
  [PART.namesakeVelora, 2, 'A 100.200-300', 'Filtr oleju', 'Oil filter'],
  [PART.namesakeNorden, 3, 'A100200300', 'Filtr paliwa', 'Fuel filter'],
  [PART.sensorOldest, 2, '34 35 6 780 001', 'Czujnik zużycia', 'Wear sensor'],
];

const words: readonly [
  id: number,
  dimension: 'body' | 'engine' | 'model' | 'serie' | 'type' | 'version',
  code: string,
  pl: string,
  en: string | null,
][] = [
  [1, 'serie', 'L31', 'Seria L31', 'L31 series'],
  [2, 'serie', 'L40', 'Seria L40', 'L40 series'],
  [3, 'serie', 'K1', 'K1', null],
  [4, 'serie', 'OLD', 'Oldtimer', null],
  [5, 'body', 'SEDAN', 'Limuzyna', 'Sedan'],
  [6, 'body', 'TOURING', 'Kombi', 'Estate'],
  [7, 'model', 'L31-20', 'L31 20', null],
  [8, 'model', 'L40-30', 'L40 30', null],
  [9, 'model', 'K1-1250', 'K1 1250', null],
  [10, 'model', 'OLD-2002', '2002', null],
  [11, 'engine', 'M204', 'M204', null],
  [12, 'engine', 'M305', 'M305', null],
  [13, 'version', 'EU', 'Europa', 'Europe'],
  [14, 'version', 'US', 'USA', null],
  [15, 'type', 'TOURER', 'Turystyczny', 'Tourer'],
  [16, 'type', 'COUPE', 'Coupé', null],
];

const month = (text: string): number => monthNumber(Number(text.slice(0, 4)), Number(text.slice(5, 7)));

async function insertVehicleTypes(db: Db): Promise<void> {
  await db
    .insertInto('catalogue.filter_value')
    .values(
      words.map(([id, dimension, code, name_pl, name_en]) => ({
        id,
        dimension,
        code,
        position: id,
        name_pl,
        name_en,
      })),
    )
    .execute();
  const car = {
    brand_id: 2,
    category: 'PKW' as const,
    catalog_id: 1,
    type_id: null,
    serie_id: 1,
    body_id: 5,
    model_id: 7,
    engine_id: 11,
    version_id: 13,
    steering: 'L' as const,
    transmission: 'M' as const,
    first_month: month('2018-07'),
    last_month: month('2022-10'),
  };
  const old = { body_id: null, engine_id: null, steering: null, transmission: null };
  await db
    .insertInto('catalogue.vehicle_type')
    .values([
      { ...car, id: 1, number: 11, code: 'L31-M' },
      { ...car, id: 2, number: 12, code: 'L31-A', transmission: 'A' },
      {
        ...car,
        id: 3,
        number: 13,
        code: 'L31-US',
        version_id: 14,
        first_month: month('2019-01'),
        last_month: month('2021-06'),
      },
      { ...car, id: 4, number: 14, code: 'L31-RHD', body_id: 6, steering: 'R' },
      {
        ...car,
        id: 5,
        number: 15,
        code: 'L40-M',
        serie_id: 2,
        model_id: 8,
        engine_id: 12,
        first_month: month('2021-03'),
        last_month: null,
      },
      {
        ...car,
        ...old,
        id: 6,
        number: 16,
        code: 'K1',
        brand_id: 3,
        category: 'MOTORRAD',
        type_id: 15,
        serie_id: 3,
        model_id: 9,
        first_month: month('2017-01'),
        last_month: month('2020-12'),
      },
      {
        ...car,
        ...old,
        id: 7,
        number: 17,
        code: 'OLD',
        category: 'CLASSIC',
        catalog_id: 2,
        type_id: 16,
        serie_id: 4,
        model_id: 10,
        first_month: month('1968-02'),
        last_month: month('1969-01'),
      },
    ])
    .execute();
  await db
    .insertInto('catalogue.vehicle_type_data')
    .values([
      {
        vehicle_type_id: 1,
        position: 1,
        name_pl: 'Moc',
        name_en: 'Power',
        value_pl: '135 kW',
        value_en: null,
      },
      {
        vehicle_type_id: 1,
        position: 2,
        name_pl: 'Paliwo',
        name_en: 'Fuel',
        value_pl: 'Benzyna',
        value_en: 'Petrol',
      },
      {
        vehicle_type_id: 3,
        position: 1,
        name_pl: 'Moc',
        name_en: 'Power',
        value_pl: '135 kW',
        value_en: null,
      },
      {
        vehicle_type_id: 3,
        position: 2,
        name_pl: 'Paliwo',
        name_en: 'Fuel',
        value_pl: 'E10',
        value_en: null,
      },
    ])
    .execute();
  await db
    .insertInto('catalogue.fluid')
    .values({
      vehicle_type_id: 1,
      position: 1,
      kind_pl: 'Olej silnikowy',
      kind_en: 'Engine oil',
      quantity: '5.250',
      unit: 'l',
      note_pl: 'z filtrem',
      note_en: 'with filter',
    })
    .execute();
}

async function insertVehicles(db: Db): Promise<void> {
  const equipment: [number, string, string | null, string, string | null][] = [
    [EQUIPMENT.S205A, 'S205A', null, 'Automat', 'Automatic'],
    [EQUIPMENT.S1CA, 'S1CA', 'BRAKE', 'Hamulce standardowe', 'Standard brakes'],
    [EQUIPMENT.S1CB, 'S1CB', 'BRAKE', 'Hamulce sportowe', 'Sport brakes'],
    [EQUIPMENT.S322A, 'S322A', null, 'Dostęp komfortowy', 'Comfort access'],
    [EQUIPMENT.S494A, 'S494A', null, 'Podgrzewane fotele', null],
  ];
  await db
    .insertInto('catalogue.equipment')
    .values(
      equipment.map(([id, code, exclusive_group, name_pl, name_en]) => ({
        id,
        code,
        kind: 'optional' as const,
        exclusive_group,
        name_pl,
        name_en,
      })),
    )
    .execute();
  await db
    .insertInto('catalogue.equipment_set')
    .values({ id: 1, code: 'STD', equipment_ids: [EQUIPMENT.S205A] })
    .execute();
  const car = {
    equipment_set_id: null,
    paint: null,
    upholstery: null,
    optional_ids: null,
    retrofitted_ids: null,
  };
  await db
    .insertInto('catalogue.vehicle')
    .values([
      {
        id: VEHICLE.complete,
        vin: VIN.complete,
        vehicle_type_id: 1,
        produced: '2019-03-14',
        equipment_complete: true,
        equipment_set_id: 1,
        paint: 'A96',
        upholstery: 'LUCY',
        optional_ids: [EQUIPMENT.S1CA, EQUIPMENT.S322A],
        retrofitted_ids: [EQUIPMENT.S322A],
      },
      {
        ...car,
        id: VEHICLE.incomplete,
        vin: VIN.incomplete,
        vehicle_type_id: 5,
        produced: '2022-05-02',
        equipment_complete: false,
      },
      {
        ...car,
        id: VEHICLE.rightHand,
        vin: VIN.rightHand,
        vehicle_type_id: 4,
        produced: '2020-01-31',
        equipment_complete: false,
      },
    ])
    .execute();
  await db
    .insertInto('catalogue.campaign')
    .values([
      {
        id: 1,
        number: 'C-1',
        description_pl: 'Wymiana czujnika',
        description_en: 'Sensor exchange',
        reservations_pl: null,
        reservations_en: null,
      },
      {
        id: 2,
        number: 'C-2',
        description_pl: 'Aktualizacja',
        description_en: 'Update',
        reservations_pl: 'Tylko w serwisie',
        reservations_en: 'Workshop only',
      },
    ])
    .execute();
  await db
    .insertInto('catalogue.vehicle_campaign')
    .values([
      { vehicle_id: VEHICLE.complete, campaign_id: 1, is_done: true },
      { vehicle_id: VEHICLE.complete, campaign_id: 2, is_done: false },
    ])
    .execute();
}

async function insertPicture(db: Db, text: string): Promise<number> {
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`);
  const row = await db
    .insertInto('picture')
    .values({ sha256: createHash('sha256').update(bytes).digest(), content_type: 'image/svg+xml', bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function insertParts(db: Db): Promise<void> {
  const picture_id = await insertPicture(db, 'part');
  await db
    .insertInto('discount_group')
    .values({ id: 1, code: 'A', name_pl: 'Grupa A', name_en: null })
    .execute();
  await db
    .insertInto('part')
    .values(
      parts.map(([id, brand_id, number, name_pl, name_en]) => ({
        id,
        brand_id,
        number,
        normalised: normalisePartNumber(number),
        name_pl,
        name_en,
        description_pl: id === PART.discA ? 'Tarcza wentylowana' : null,
        unit: 'pc' as const,
        pack_quantity: 1,
        discount_group_id: id === PART.bolt ? null : 1,
        picture_id: id === PART.discA ? picture_id : null,
      })),
    )
    .execute();
  await db
    .insertInto('part_price')
    .values(
      [PART.discA, PART.discB, PART.padsLate, PART.sensor, PART.bolt].map((part_id, index) => ({
        part_id,
        net: 10_000 + index * 333,
        vat_rate: 2300,
      })),
    )
    .execute();
  await db.insertInto('discount_table').values({ code: 'A', name: 'Handel' }).execute();
  await db.insertInto('discount').values({ discount_table: 'A', discount_group_id: 1, rate: 1250 }).execute();
  await db
    .insertInto('catalogue.supersession')
    .values([
      { part_id: PART.sensorOldest, new_part_id: PART.sensorOld, since: '2018-01-01', fits_old: true },
      { part_id: PART.sensorOld, new_part_id: PART.sensor, since: '2021-05-01', fits_old: true },
      { part_id: PART.clipOld, new_part_id: PART.clip, since: '2022-01-01', fits_old: false },
    ])
    .execute();
  await db
    .insertInto('catalogue.attribute')
    .values([
      { id: 1, name: 'Material', position: 2, name_pl: 'Materiał', name_en: 'Material' },
      { id: 2, name: 'Quantity', position: 1, name_pl: 'Ilość', name_en: 'Quantity' },
      { id: 3, name: 'Reach info', position: 3, name_pl: 'REACH', name_en: 'REACH' },
    ])
    .execute();
  await db
    .insertInto('catalogue.part_attribute')
    .values([
      { part_id: PART.discA, attribute_id: 1, position: 1, value_pl: 'Żeliwo', value_en: 'Cast iron' },
      { part_id: PART.discA, attribute_id: 3, position: 1, value_pl: 'brak', value_en: 'none' },
      { part_id: PART.bolt, attribute_id: 2, position: 1, value_pl: '10', value_en: null },
    ])
    .execute();
  await db
    .insertInto('catalogue.part_list_item')
    .values([
      { part_id: PART.discA, kind: 'repair', position: 1, item_part_id: PART.bolt, quantity: 2 },
      { part_id: PART.discA, kind: 'fit', position: 1, item_part_id: PART.padsLate, quantity: 1 },
      { part_id: PART.discA, kind: 'bundle', position: 1, item_part_id: PART.sensor, quantity: 1 },
    ])
    .execute();
}

export interface TestLine {
  readonly partId: number;
  readonly callout?: string | null;
  readonly condition?: string;
  readonly equipmentIds?: number[];
  readonly from?: string;
  readonly to?: string;
  readonly steering?: 'L' | 'R';
  readonly transmission?: 'M' | 'A';
  readonly before?: string;
  readonly after?: string;
  /** Quantity (null: as required) and vehicle types. */
  readonly fits: readonly (readonly [quantity: number | null, typeIds: number[]])[];
}

export interface TestBoard {
  readonly id: number;
  readonly code: string;
  readonly categoryId: number;
  readonly position: number;
  readonly name: string;
  readonly retrofit?: boolean;
  readonly vehicleSpecific?: boolean;
  readonly from?: string;
  readonly to?: string;
  readonly lines: readonly TestLine[];
}

const optionalMonth = (text: string | undefined): number | null => (text === undefined ? null : month(text));

/** Writes a board with everything that an import derives from its lines. */
export async function insertBoard(db: Db, board: TestBoard): Promise<void> {
  const { lines } = board;
  const validity = { valid_from: optionalMonth(board.from), valid_to: optionalMonth(board.to) };
  const retrofit = board.retrofit ?? false;
  await db
    .insertInto('catalogue.board')
    .values({
      ...validity,
      id: board.id,
      code: board.code,
      drawing_id: 1,
      category_id: board.categoryId,
      position: board.position,
      retrofit,
      vehicle_specific: board.vehicleSpecific ?? false,
      name_pl: board.name,
      name_en: null,
    })
    .execute();
  const idOf = (line: number, fitting = 0): number => board.id * 100_000 + line * 10 + fitting;
  const conditions = lines.flatMap(({ condition, equipmentIds = [] }, index) =>
    condition === undefined ? [] : [{ id: idOf(index), expression: condition, equipment_ids: equipmentIds }],
  );
  if (conditions.length > 0) {
    await db
      .insertInto('catalogue.condition')
      .values(conditions)
      .onConflict((conflict) => conflict.column('expression').doNothing())
      .execute();
  }
  const conditionIds = new Map(
    (await db.selectFrom('catalogue.condition').select(['id', 'expression']).execute()).map((row) => [
      row.expression,
      row.id,
    ]),
  );
  await db
    .insertInto('catalogue.board_line')
    .values(
      lines.map((line, index) => ({
        board_id: board.id,
        line: index + 1,
        part_id: line.partId,
        condition_id: conditionIds.get(line.condition ?? '') ?? null,
        valid_from: optionalMonth(line.from),
        valid_to: optionalMonth(line.to),
        callout: line.callout === undefined ? String(index + 1) : line.callout,
        steering: line.steering ?? null,
        transmission: line.transmission ?? null,
        comment_before_pl: line.before ?? null,
        comment_after_pl: line.after ?? null,
      })),
    )
    .execute();
  const fitments = lines.flatMap(({ fits }, index) =>
    fits.map(([quantity, typeIds], fitting) => ({
      id: idOf(index, fitting),
      line: index + 1,
      quantity,
      typeIds,
    })),
  );
  await db
    .insertInto('catalogue.type_set')
    .values(fitments.map(({ id, typeIds }) => ({ id, vehicle_type_ids: typeIds })))
    .execute();
  await db
    .insertInto('catalogue.fitment')
    .values(
      fitments.map(({ id, line, quantity }) => ({ board_id: board.id, line, quantity, type_set_id: id })),
    )
    .execute();
  const typeIds = [...new Set(fitments.flatMap((fitment) => fitment.typeIds))];
  await db
    .insertInto('catalogue.vehicle_type_board')
    .values(
      typeIds.map((vehicle_type_id) => ({
        ...validity,
        board_id: board.id,
        vehicle_type_id,
        category_id: board.categoryId,
        line_count: fitments.filter((fitment) => fitment.typeIds.includes(vehicle_type_id)).length,
        retrofit,
      })),
    )
    .execute();
}

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

async function insertBoards(db: Db): Promise<void> {
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

/** Fills an empty database with the small catalogue. */
export async function insertSmallCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('brand')
    .values([
      { id: 2, code: 'VELORA', name: 'Velora' },
      { id: 3, code: 'NORDEN', name: 'Norden' },
      { id: 4, code: 'IDLE', name: 'Without vehicles' },
    ])
    .execute();
  await db
    .insertInto('catalogue.catalog')
    .values([
      { id: 1, code: 'CURRENT', position: 1, name_pl: 'Aktualny', name_en: 'Current' },
      { id: 2, code: 'CLASSIC', position: 2, name_pl: 'Klasyczny', name_en: 'Classic' },
      { id: 3, code: 'UNUSED', position: 3, name_pl: 'Pusty', name_en: 'Empty' },
    ])
    .execute();
  await insertVehicleTypes(db);
  await insertVehicles(db);
  await insertParts(db);
  await insertBoards(db);
  await newVersion(db);
}

/** What an import leaves behind last. */
export async function newVersion(db: Db): Promise<void> {
  await db
    .insertInto('catalogue_version')
    .values({ name: 'Small', issued: '2026-01-01', checksum: Buffer.alloc(32) })
    .execute();
}
