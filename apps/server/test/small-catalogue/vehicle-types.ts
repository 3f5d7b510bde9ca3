import type { Db } from '../../src/db/database.ts';
import { month } from './months.ts';

const texts: readonly [
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

export async function insertVehicleTypes(db: Db): Promise<void> {
  await db
    .insertInto('catalogue.filter_value')
    .values(
      texts.map(([id, dimension, code, name_pl, name_en]) => ({
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
