import type pg from 'pg';

/** How much of everything; proportions are those of a big manufacturer's catalogue. */
export interface CatalogueSize {
  readonly parts: number;
  readonly boards: number;
  readonly linesPerBoard: number;
  readonly vehicleTypes: number;
  readonly vehicles: number;
}

/** One board is for the types of one block, and each block's types have the boards of the block. */
const TYPES_PER_BLOCK = 60;
const SUBGROUPS = 200;
const EQUIPMENT = 400;
const CONDITIONS = 2500;
const PICTURES = 5000;

/** Spreads numbers over a range as if by chance, the same at every run. */
const spread = (value: string, range: number): string =>
  `((${value})::bigint * 2654435761 % 4294967296 % ${range})`;

const statements = ({ parts, boards, linesPerBoard, vehicleTypes, vehicles }: CatalogueSize): string[] => {
  const blocks = Math.ceil(vehicleTypes / TYPES_PER_BLOCK);
  return [
    `insert into brand values (2, 'VELORA', 'Velora'), (3, 'NORDEN', 'Norden')`,
    `insert into picture (id, sha256, content_type, bytes)
     select 100000 + g, sha256(g::text::bytea), 'image/svg+xml', '<svg/>'::bytea from generate_series(0, ${PICTURES - 1}) g`,
    `insert into discount_group (id, code, name_pl) select g, 'G' || g, 'Grupa' from generate_series(1, 20) g`,
    `insert into discount_table values ('A', 'A')`,
    `insert into discount select 'A', g, g * 100 from generate_series(1, 20) g`,
    `insert into part (id, brand_id, number, normalised, name_pl, name_en, unit, pack_quantity,
       discount_group_id, picture_id)
     select g, case when g % 10 = 0 then 3 else 2 end, number, number, 'Część ' || g, 'Part ' || g, 'pc', 1,
       1 + g % 20, 100000 + g % ${PICTURES}
     from generate_series(1, ${parts}) g
     cross join lateral (select lpad((g::bigint * 7919 % 100000000000)::text, 11, '1') as number) as made`,
    `insert into part_price select g, 1000 + g % 90000, 2300 from generate_series(1, ${parts}) g where g % 50 <> 0`,
    `insert into part_stock select g, w, g % 7 from generate_series(1, ${parts}) g
     cross join (select id as w from warehouse order by id limit 3) as place where g % 3 = 0`,
    `insert into catalogue.catalog values (1, 'CURRENT', 1, 'Aktualny', 'Current')`,
    `insert into catalogue.filter_value
     select g, (array['serie', 'body', 'model', 'engine', 'version'])[1 + g % 5], 'W' || g, g % 1000, 'Słowo ' || g, null
     from generate_series(1, 5000) g`,
    `insert into catalogue.equipment
     select g, 'S' || lpad(g::text, 4, '0'), 'optional', case when g % 4 = 0 then 'X' || g / 16 end, 'Opcja ' || g, null
     from generate_series(1, ${EQUIPMENT}) g`,
    `insert into catalogue.equipment_set
     select g, 'SET' || g, (select array_agg(e::smallint) from generate_series(g % 50 + 1, g % 50 + 60) e)
     from generate_series(1, 400) g`,
    `insert into catalogue.vehicle_type
     select g, g, 'T' || g, 2, 'PKW', 1, null, 5 * (1 + g / ${TYPES_PER_BLOCK}), 1, 2 + 5 * (g / 20), 3 + 5 * (g % 90),
       4 + 5 * (g % 3), case when g % 2 = 0 then 'L' else 'R' end, case when g % 4 < 2 then 'M' else 'A' end,
       24120 + g % 60, 24240 + g % 60
     from generate_series(1, ${vehicleTypes}) g`,
    `insert into catalogue.vehicle
     select g, 1 + g % ${vehicleTypes}, g % 4 = 0, date '2011-01-01' + g % 3000, 1 + g % 400,
       'WVL' || lpad((g / 5000000)::text, 7, '0') || lpad((g % 5000000)::text, 7, 'K'), 'A96', null,
       array[1 + g % ${EQUIPMENT}]::smallint[], null
     from generate_series(1, ${vehicles}) g`,
    `insert into catalogue.vehicle_type_data
     select t, p, 'Dana ' || p, null, 'wartość', null from generate_series(1, ${vehicleTypes}) t
     cross join generate_series(1, 8) p`,
    `insert into catalogue.fluid
     select t, p, 'Płyn ' || p, null, 4.5, 'l', null, null from generate_series(1, ${vehicleTypes}) t
     cross join generate_series(1, 6) p`,
    `insert into catalogue.campaign (id, number, description_pl) select g, 'C' || g, 'Akcja ' || g from generate_series(1, 200) g`,
    `insert into catalogue.vehicle_campaign
     select g, 1 + g % 200, g % 2 = 0 from generate_series(1, ${vehicles}) g where g % 3 = 0`,
    `insert into catalogue.image_file
     select 'image' || g || '.svg', 100000 + g from generate_series(0, ${PICTURES - 1}) g`,
    `insert into catalogue.category (id, code, parent_id, position, name_pl)
     select g, 'H' || g, null, g, 'Grupa ' || g from generate_series(1, 36) g`,
    `insert into catalogue.category (id, code, parent_id, position, name_pl)
     select 100 + g, 'U' || g, 1 + g % 36, g, 'Podgrupa ' || g from generate_series(1, ${SUBGROUPS}) g`,
    `insert into catalogue.drawing select g, 'D' || g, 100000 + g % ${PICTURES} from generate_series(1, ${boards}) g`,
    `insert into catalogue.hotspot
     select d, x, 10, x + 20, 40, x::text from generate_series(1, ${boards}) d cross join generate_series(1, 13) x`,
    `insert into catalogue.board
     select g, g, 101 + (g / ${blocks}) % ${SUBGROUPS}, g % 1000, case when g % 9 = 0 then 24130 end, null, g % 20 = 0, g % 50 = 0,
       'B' || g, 'Tablica ' || g, 'Board ' || g
     from generate_series(1, ${boards}) g`,
    `insert into catalogue.condition
     select g, 'S' || lpad((1 + g % ${EQUIPMENT})::text, 4, '0') || ' and not S' || lpad((1 + g / 10)::text, 4, '0'),
       array[1 + g % ${EQUIPMENT}, 1 + g / 10]::smallint[]
     from generate_series(1, ${CONDITIONS}) g where 1 + g % ${EQUIPMENT} <> 1 + g / 10`,
    // Every fifth line shows one of 500 common parts, such as bolts.
    `insert into catalogue.board_line (board_id, part_id, condition_id, line, valid_from, valid_to, callout, steering)
     select b, case when l % 5 = 0 then 1 + ${spread('b * 97 + l', 500)} else 1 + ${spread('b * 41 + l', parts)} end,
       (select id from catalogue.condition where id = 1 + ${spread('b * 31 + l', CONDITIONS)} and l % 3 = 0), l,
       case when l % 7 = 0 then 24150 end, null, (1 + l % 13)::text, case when l % 11 = 0 then 'L' end
     from generate_series(1, ${boards}) b cross join generate_series(1, ${linesPerBoard}) l`,
    `insert into catalogue.type_set
     select block * 3 + part,
       (select array_agg(t::smallint order by t) from generate_series(block * ${TYPES_PER_BLOCK} + 1, least((block + 1) * ${TYPES_PER_BLOCK}, ${vehicleTypes})) t
        where part = 0 or t % 2 = part - 1)
     from generate_series(0, ${blocks - 1}) block cross join generate_series(0, 2) part`,
    `insert into catalogue.fitment
     select b, (b % ${blocks}) * 3, l, 1 from generate_series(1, ${boards}) b
     cross join generate_series(1, ${linesPerBoard}) l where l % 3 <> 0
     union all
     select b, (b % ${blocks}) * 3 + part, l, part from generate_series(1, ${boards}) b
     cross join generate_series(1, ${linesPerBoard}) l cross join generate_series(1, 2) part where l % 3 = 0`,
    `insert into catalogue.vehicle_type_board
     select board.id, t, board.category_id, board.valid_from, board.valid_to, ${linesPerBoard}, board.retrofit
     from catalogue.board
     cross join generate_series((board.id % ${blocks}) * ${TYPES_PER_BLOCK} + 1,
       least((board.id % ${blocks} + 1) * ${TYPES_PER_BLOCK}, ${vehicleTypes})) t`,
    `insert into catalogue.supersession
     select g, g + 1, date '2020-01-01', g % 3 <> 0 from generate_series(1, ${parts - 1}) g where g % 20 = 1`,
    `insert into catalogue.attribute select g, 'Attribute ' || g, g, 'Cecha ' || g, null from generate_series(1, 10) g`,
    `insert into catalogue.part_attribute
     select g, a, 1, 'wartość', 'value' from generate_series(1, ${parts}) g cross join generate_series(1, 2) a where g % 3 = 0`,
    `insert into catalogue.part_list_item
     select g, g + 5, 1, 2, 'repair' from generate_series(1, ${parts - 5}) g where g % 25 = 0`,
    `select derive_names('catalogue'), derive_board_vehicles('catalogue')`,
    `begin; select stage_part_list('catalogue'); select apply_part_list(); commit`,
    `insert into catalogue_version (name, issued, checksum) values ('Large', '2026-01-01', '')`,
  ];
};

/** Fills a database without a catalogue; only numbers and proportions are meant to be believable. */
export async function insertLargeCatalogue(pool: pg.Pool, size: CatalogueSize): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    for (const statement of statements(size)) await client.query(statement);
  } finally {
    client.release(true);
  }
}
