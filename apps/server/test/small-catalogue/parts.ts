import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../../src/db/database.ts';
import { PART } from './names.ts';
import { insertPicture } from './pictures.ts';

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

export async function insertParts(db: Db): Promise<void> {
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
