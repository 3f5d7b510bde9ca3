import type { Site } from '../servers/site.ts';

const BRANDS = 12;
const GROUPS = 60;
/** Names come again, as in a manufacturer's catalogue. */
const NAMES = 4_000;
/** Above the ids that imports have given. */
const FIRST_ID = 10_000_000;
const FIRST_GROUP = 20_000;

/**
 * As in a dealer's stock: each brand writes its numbers in its own way, so that one brand's parts lie together; three
 * in ten parts are in stock somewhere, most of them in the first warehouse; one in 25 has no price, one in 20 was
 * replaced, one in 50 withdrawn.
 */
const statements = (parts: number): string[] => [
  `insert into brand select 100 + n, 'BENCH' || n, 'Bench ' || n from generate_series(1, ${BRANDS}) as n on conflict do nothing`,
  `insert into discount_group (id, code, name_pl) select ${FIRST_GROUP} + n, 'BENCH' || n, 'Grupa ' || n from generate_series(1, ${GROUPS}) as n`,
  `insert into part (id, brand_id, number, normalised, name_pl, name_en, unit, pack_quantity, discount_group_id, is_withdrawn)
   select ${FIRST_ID} + n, 100 + brand, number, number, 'Nazwa' || name || ' część' || name % 7, 'Name' || name || ' part' || name % 7,
     'pc', 1, ${FIRST_GROUP} + 1 + name % ${GROUPS}, n % 50 = 0
   from generate_series(1, ${parts}) as n
   cross join lateral (select 1 + n % ${BRANDS} as brand, (n::bigint * 7919) % ${NAMES} as name) as made
   cross join lateral (
     select chr((64 + brand)::integer) || lpad(((n::bigint * 2654435761) % 10000000000)::text, 10, '0') as number
   ) as numbered
   on conflict do nothing`,
  `insert into part_price
   select id, 100 + (id::bigint * 31337) % 900000, 2300 from part where brand_id > 100 and not is_withdrawn and id % 25 <> 0`,
  `insert into part_stock (part_id, warehouse_id, quantity)
   select part.id, place.id, 1 + part.id % 9
   from part
   cross join (select id, row_number() over (order by position, id) as place from warehouse) as place
   where part.brand_id > 100 and not is_withdrawn and part.id % (10 * place.place) < 3`,
  `insert into catalogue.supersession
   select id, id + 1, date '2020-01-01', true from part
   where brand_id > 100 and id % 20 = 3 and exists (select from part as newer where newer.id = part.id + 1)`,
  `truncate catalogue.search_name, catalogue.search_word, catalogue.part_name, catalogue.board_name`,
  `select derive_names('catalogue')`,
  `begin; select stage_part_list('catalogue'); select apply_part_list(); commit`,
  `vacuum analyze`,
];

/** Fills the site with so many parts beside its own, once. */
export async function makeParts({ pool }: Site, parts: number): Promise<void> {
  const { rows } = await pool.query(`select from part where id = ${FIRST_ID + 1}`);
  if (rows.length > 0) return;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements(parts)) await client.query(statement);
  } finally {
    client.release(true);
  }
}
