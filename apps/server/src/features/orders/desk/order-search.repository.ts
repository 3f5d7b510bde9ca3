import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { beginsWith, toWordQuery } from '../../../db/word-search.ts';

/** What somebody has typed, as each place that is searched needs it. */
export interface OrderSearch {
  readonly numbers: readonly string[];
  /** Upper-case letters and digits only, as numbers of parts and references are compared; undefined where too little was typed. */
  readonly normalised: string | undefined;
  /** Beginnings of words, as PostgreSQL's text search takes them; undefined where too little was typed. */
  readonly words: string | undefined;
}

const SHORTEST = 3;

/** Undefined for a search for nothing. */
export function readSearch(text: string): OrderSearch | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  const normalised = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return {
    numbers: /^\d+$/.test(number) ? [number, `PB${number}`] : [number],
    normalised: normalised.length >= SHORTEST ? normalised : undefined,
    words: toWordQuery(typed, SHORTEST),
  };
}

// As the indexes have them.
const LINE_NUMBER = sql`upper(regexp_replace(sku, '[^A-Za-z0-9]', '', 'g'))`;
const CUSTOMER_WORDS = sql`to_tsvector('simple', translate(company || ' ' || first_name || ' ' || last_name || ' ' || email, '@._-', '    '))`;
const NOTE_WORDS = sql`to_tsvector('simple', translate(note, '@._-/', '     '))`;
const REFERENCE = sql`upper(regexp_replace(customer_reference, '[^A-Za-z0-9]', '', 'g'))`;
const REFERENCE_WORDS = sql`to_tsvector('simple', translate(customer_reference, '@._-/', '     '))`;

/** A statement for each place that is searched but the customers. */
const placesOfOrders = ({ numbers, normalised, words }: OrderSearch): RawBuilder<unknown>[] => [
  ...numbers.map((number) => sql`select id from customer_order where ${beginsWith(sql`number`, number)}`),
  ...(normalised === undefined
    ? []
    : [
        sql`select order_id from order_line where ${beginsWith(LINE_NUMBER, normalised)}`,
        sql`select id from customer_order
            where customer_reference <> '' and ${beginsWith(REFERENCE, normalised)}`,
      ]),
  ...(words === undefined
    ? []
    : [
        sql`select order_id from order_note where ${NOTE_WORDS} @@ to_tsquery('simple', ${words})`,
        sql`select id from customer_order
            where customer_reference <> '' and ${REFERENCE_WORDS} @@ to_tsquery('simple', ${words})`,
      ]),
];

/** A statement for each place that is searched. */
const placesOf = (search: OrderSearch): RawBuilder<unknown>[] => [
  ...placesOfOrders(search),
  ...(search.words === undefined
    ? []
    : [
        sql`select o.id from customer as c join customer_order as o on o.customer_id = c.id
            where ${CUSTOMER_WORDS} @@ to_tsquery('simple', ${search.words})`,
      ]),
];

/** The ids of the orders that a search finds: by number, part number, the customer's own reference, customer or note. */
export const ordersFound = (search: OrderSearch): RawBuilder<unknown> =>
  sql`(${sql.join(placesOf(search), sql` union `)})`;

/**
 * Whether a search finds an order, as a condition for a row of customer_order. Each row is looked at by itself, with no
 * index of what is searched: those would collect everything that is found before the first row is known.
 */
export function orderMatches({ numbers, normalised, words }: OrderSearch): RawBuilder<unknown> {
  const matches = [
    ...numbers.map((number) => sql`starts_with(customer_order.number, ${number})`),
    ...(normalised === undefined
      ? []
      : [
          sql`(customer_reference <> '' and ${beginsWith(REFERENCE, normalised)})`,
          sql`(select bool_or(${beginsWith(LINE_NUMBER, normalised)}) from order_line
              where order_id = customer_order.id)`,
        ]),
    ...(words === undefined
      ? []
      : [
          sql`(customer_reference <> '' and ${REFERENCE_WORDS} @@ to_tsquery('simple', ${words}))`,
          sql`(select ${CUSTOMER_WORDS} @@ to_tsquery('simple', ${words}) from customer
              where customer.id = customer_order.customer_id)`,
          sql`(select bool_or(${NOTE_WORDS} @@ to_tsquery('simple', ${words})) from order_note
              where order_id = customer_order.id)`,
        ]),
  ];
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** The same, by collecting first what is found in all places; of customers, themselves and not their orders. */
export function isAmongFound(search: OrderSearch): RawBuilder<unknown> {
  const byOrder = sql`id in (${sql.join(placesOfOrders(search), sql` union all `)})`;
  if (search.words === undefined) return byOrder;
  return sql`(${byOrder} or customer_id in (
    select id from customer where ${CUSTOMER_WORDS} @@ to_tsquery('simple', ${search.words})))`;
}

/** Collecting so many takes some milliseconds. */
const MANY = 5_000;

/** Whether a search finds so many orders that those of a page are found faster in the order of the list. */
export async function findsManyOrders(db: Db, search: OrderSearch): Promise<boolean> {
  const { rows } = await sql<{ readonly found: number }>`
    select count(*)::int as found
    from (${sql.join(placesOf(search), sql` union all `)} limit ${MANY + 1}) as found`.execute(db);
  return (rows[0]?.found ?? 0) > MANY;
}
