import type pg from 'pg';

const CHANGING = [
  ...['number', 'name_pl', 'name_en', 'description_pl', 'description_en', 'weight', 'unit', 'pack_quantity'],
  ...['discount_group_id', 'picture_id'],
];

/** What a catalogue says of a part. */
export const PART_COLUMNS: readonly string[] = ['id', 'brand_id', 'normalised', ...CHANGING];

/** Whether the rows `p` and `n` say different things of a part. */
export const PART_DIFFERS = `(${CHANGING.map((column) => `p.${column}`).join(', ')})
  is distinct from (${CHANGING.map((column) => `n.${column}`).join(', ')})`;

/** Makes the shop's parts those of a schema. They are changed where they stand, and only those that differ. */
export async function applyParts(client: pg.ClientBase, schema: string): Promise<void> {
  const columns = PART_COLUMNS.join(', ');
  await client.query(
    `update part p set ${CHANGING.map((column) => `${column} = n.${column}`).join(', ')}, is_withdrawn = false
     from ${schema}.loaded_part n
     where p.id = n.id and (p.is_withdrawn or ${PART_DIFFERS})`,
  );
  await client.query(
    `insert into part (${columns}) select ${columns} from ${schema}.loaded_part n
     where not exists (select from part p where p.id = n.id)`,
  );
  await client.query(
    `update part p set is_withdrawn = true
     where not p.is_withdrawn and not exists (select from ${schema}.loaded_part n where n.id = p.id)`,
  );
}
