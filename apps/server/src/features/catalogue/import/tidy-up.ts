import type pg from 'pg';
import { LIVE, NEXT } from './next-schema.ts';

interface PictureReference {
  readonly table: string;
  readonly column: string;
}

/** Before the swap: notes which pictures only the catalogue that is leaving names. */
export async function findUnusedPictures(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table picture_of_old as
     select picture_id from ${LIVE}.image_file except select picture_id from ${NEXT}.image_file`,
  );
}

/**
 * After the swap: removes those of them that nothing else shows. What can show a picture is read from the foreign
 * keys, so that a table added later is never forgotten.
 */
export async function removeUnusedPictures(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<PictureReference>(
    `select k.conrelid::regclass::text as table, quote_ident(a.attname) as column
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.confrelid = 'picture'::regclass`,
  );
  const unused = rows.map(
    ({ table, column }) => `not exists (select from ${table} r where r.${column} = p.id)`,
  );
  await client.query(
    `delete from picture p where p.id in (select picture_id from picture_of_old) and ${unused.join(' and ')}`,
  );
}

/** Tables that were filled from others and not written frozen: until then their indexes cannot answer alone. */
const FILLED_FROM_OTHERS = ['vehicle', 'vehicle_type_board', 'vehicle_campaign'];

export async function vacuumCatalogue(client: pg.ClientBase): Promise<void> {
  for (const table of FILLED_FROM_OTHERS) await client.query(`vacuum ${LIVE}.${table}`);
  for (const table of ['part', 'part_price', 'part_stock']) await client.query(`vacuum (analyze) ${table}`);
}
