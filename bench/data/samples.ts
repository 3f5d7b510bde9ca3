import type { Site } from '../servers/site.ts';

export interface SamplePart {
  readonly id: number;
  readonly number: string;
  readonly brand: string;
}

/** Cars with a board of about 35 lines, some of which depend on equipment. */
export interface SampleCar {
  readonly vin: string;
  readonly boardId: number;
}

/** Different questions each time, as different people ask them; the same ones in every run. */
export interface Samples {
  readonly parts: readonly SamplePart[];
  readonly cars: readonly SampleCar[];
  readonly drawingIds: readonly number[];
}

const PARTS = 3000;
const CARS = 60;
const DRAWINGS = 200;

/** Spread evenly over the ids, whatever their number, without reading the table. */
const SPREAD = `
  select (low + (high - low) * ((place * 0.6180339887) % 1))::integer as id
  from (select min(id) as low, max(id) as high from TABLE) as ids, generate_series(1, COUNT) as place`;

export const spreadOver = (table: string, count: number): string =>
  SPREAD.replace('TABLE', table).replace('COUNT', String(count));

const SELECT_PARTS = `
  select part.id, part.number, brand.name as brand
  from (${spreadOver('part', PARTS * 4)}) as asked
  join part on part.id = asked.id
  join part_price on part_price.part_id = part.id
  join brand on brand.id = part.brand_id
  where not part.is_withdrawn and not exists (select from catalogue.supersession where part_id = part.id)
  group by part.id, brand.name
  order by md5(part.id::text)
  limit ${PARTS}`;

const SELECT_CARS = `
  select vehicle.vin, board.id as "boardId"
  from (${spreadOver('catalogue.vehicle', CARS * 10)}) as asked
  join catalogue.vehicle on vehicle.id = asked.id
  cross join lateral (
    select place.board_id as id
    from catalogue.vehicle_type_board as place
    join lateral (
      select count(*) as lines, count(line.condition_id) as conditions
      from catalogue.board_line as line where line.board_id = place.board_id
    ) as size on size.lines between 33 and 37 and size.conditions >= 3
    where place.vehicle_type_id = vehicle.vehicle_type_id
    order by md5(place.board_id::text || vehicle.vin)
    limit 1
  ) as board
  limit ${CARS}`;

const SELECT_DRAWINGS = `
  select drawing.id from (${spreadOver('catalogue.drawing', DRAWINGS)}) as asked
  join catalogue.drawing on drawing.id = asked.id
  group by drawing.id`;

export async function takeSamples({ pool }: Site): Promise<Samples> {
  const parts = await pool.query<SamplePart>(SELECT_PARTS);
  const cars = await pool.query<SampleCar>(SELECT_CARS);
  const drawings = await pool.query<{ id: number }>(SELECT_DRAWINGS);
  return { parts: parts.rows, cars: cars.rows, drawingIds: drawings.rows.map(({ id }) => id) };
}
