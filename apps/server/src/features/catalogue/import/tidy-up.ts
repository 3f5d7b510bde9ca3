import type pg from 'pg';
import { dropSchema, LIVE } from './next-schema.ts';

interface PictureReference {
  readonly table: string;
  readonly column: string;
}

/** Before a schema is dropped: notes which pictures it names. */
async function notePicturesOf(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query('drop table if exists pg_temp.picture_of_old');
  await client.query(
    `create temporary table picture_of_old as select distinct picture_id from ${schema}.image_file`,
  );
}

/**
 * Afterwards: removes those of them that nothing else shows. What can show a picture is read from the foreign
 * keys, so that a table added later is never forgotten.
 */
async function removeUnusedPictures(client: pg.ClientBase): Promise<void> {
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

/** Removes a catalogue that is not live, with the pictures that only it shows. */
export async function dropCatalogue(client: pg.ClientBase, schema: string): Promise<void> {
  const { rows } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (rows.length === 0) return;
  await notePicturesOf(client, schema);
  if (await dropSchema(client, schema)) await removeUnusedPictures(client);
}

/** Tables that were filled from others and not written frozen: until then their indexes cannot answer alone. */
const FILLED_FROM_OTHERS = ['vehicle', 'vehicle_type_board', 'vehicle_campaign'];

export async function vacuumCatalogue(client: pg.ClientBase): Promise<void> {
  for (const table of FILLED_FROM_OTHERS) await client.query(`vacuum ${LIVE}.${table}`);
  for (const table of ['part', 'part_price', 'part_stock']) await client.query(`vacuum (analyze) ${table}`);
}
