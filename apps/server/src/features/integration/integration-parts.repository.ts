import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';

/** The parts of all brands that have a number. */
export const findParts = (db: Db, normalised: string) =>
  db
    .selectFrom('part as p')
    .innerJoin('brand as b', 'b.id', 'p.brand_id')
    .leftJoin('part_price as price', 'price.part_id', 'p.id')
    .where('p.normalised', '=', normalised)
    .select([
      'p.id',
      'b.code as brand',
      'p.number',
      'p.name_pl',
      'p.name_en',
      'p.unit',
      'p.pack_quantity',
      'p.is_withdrawn',
      'price.net',
      'price.vat_rate',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('part_stock as s')
          .innerJoin('warehouse as w', 'w.id', 's.warehouse_id')
          .whereRef('s.part_id', '=', 'p.id')
          .select([
            'w.code as warehouse',
            's.quantity as onHand',
            's.reserved',
            sql<number>`greatest(0, s.quantity - s.reserved)`.as('available'),
          ])
          .orderBy('w.position')
          .orderBy('w.id'),
      ).as('stock'),
    )
    .orderBy('b.code')
    .execute();

export type PartRow = Awaited<ReturnType<typeof findParts>>[number];
