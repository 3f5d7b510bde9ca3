import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { beginsWith, toWordQuery } from '../../../db/word-search.ts';

/** What somebody has typed, as each place that is searched needs it. */
export interface OrderSearch {
  /** Without blanks, in upper case. */
  readonly number: string;
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
    number,
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

/** A place that is searched. */
interface SearchedPlace {
  /** The ids of the orders that it finds, by an index. */
  readonly ids: RawBuilder<unknown>;
  /**
   * Whether it finds a row of customer_order. Each row is looked at by itself, with no index of what is searched: that
   * would collect everything that is found before the first row is known.
   */
  readonly matches: RawBuilder<unknown>;
  /** The same, by an index of customer_order, where the order itself is searched. */
  readonly inOrder?: RawBuilder<unknown>;
  /** Of customers, themselves and not their orders. */
  readonly customers?: RawBuilder<unknown>;
}

const placeInOrder = (condition: RawBuilder<unknown>, matches = condition): SearchedPlace => ({
  ids: sql`select id from customer_order where ${condition}`,
  inOrder: condition,
  matches: sql`(${matches})`,
});

/** What numbers of orders may begin with: digits alone are meant after everything that a store has ever put before them. */
async function beginningsOf(db: Db, number: string): Promise<string[]> {
  if (!/^\d+$/.test(number)) return [number];
  const { rows } = await sql<{ readonly prefix: string }>`
    select distinct unnest(order_prefix || former_order_prefixes) as prefix from store`.execute(db);
  return [...new Set(['', ...rows.map(({ prefix }) => prefix)])].map((prefix) => `${prefix}${number}`);
}

function placesOf(numbers: readonly string[], { normalised, words }: OrderSearch): SearchedPlace[] {
  const byNumber = numbers.map((number) =>
    placeInOrder(beginsWith(sql`number`, number), sql`starts_with(customer_order.number, ${number})`),
  );
  const byStart = (start: string): SearchedPlace[] => [
    placeInOrder(sql`customer_reference <> '' and ${beginsWith(REFERENCE, start)}`),
    {
      ids: sql`select order_id from order_line where ${beginsWith(LINE_NUMBER, start)}`,
      matches: sql`(select bool_or(${beginsWith(LINE_NUMBER, start)}) from order_line
        where order_id = customer_order.id)`,
    },
  ];
  const byWords = (query: RawBuilder<unknown>): SearchedPlace[] => [
    placeInOrder(sql`customer_reference <> '' and ${REFERENCE_WORDS} @@ ${query}`),
    {
      ids: sql`select o.id from customer as c join customer_order as o on o.customer_id = c.id
        where ${CUSTOMER_WORDS} @@ ${query}`,
      matches: sql`(select ${CUSTOMER_WORDS} @@ ${query} from customer
        where customer.id = customer_order.customer_id)`,
      customers: sql`select id from customer where ${CUSTOMER_WORDS} @@ ${query}`,
    },
    {
      ids: sql`select order_id from order_note where ${NOTE_WORDS} @@ ${query}`,
      matches: sql`(select bool_or(${NOTE_WORDS} @@ ${query}) from order_note
        where order_id = customer_order.id)`,
    },
  ];
  return [
    ...byNumber,
    ...(normalised === undefined ? [] : byStart(normalised)),
    ...(words === undefined ? [] : byWords(sql`to_tsquery('simple', ${words})`)),
  ];
}

/** The places where a search finds anything. */
export interface FoundPlaces {
  /** The beginnings of numbers that were searched for. */
  readonly numbers: readonly string[];
  readonly places: readonly SearchedPlace[];
  /** Whether it finds so many orders that those of a page are found faster in the order of the list. */
  readonly isMany: boolean;
  /** Whether most of them are found in the orders themselves, so that they are collected without any other table. */
  readonly isInOrders: boolean;
}

/** Collecting so many takes some milliseconds. */
const MANY = 5_000;

/** Looks where a search finds something: by number, part number, the customer's own reference, customer or note. */
export async function findPlacesOf(db: Db, search: OrderSearch): Promise<FoundPlaces> {
  const numbers = await beginningsOf(db, search.number);
  const places = placesOf(numbers, search);
  const counts = places.map(
    ({ ids }) => sql`(select count(*)::int from (${ids} limit ${MANY + 1}) as found)`,
  );
  const { rows } = await sql<{ readonly counts: readonly number[] }>`
    select array[${sql.join(counts)}] as counts`.execute(db);
  const found = places
    .map((place, index) => ({ place, count: rows[0]?.counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  const sumOf = (counted: typeof found): number => counted.reduce((sum, { count }) => sum + count, 0);
  return {
    numbers,
    places: found.map(({ place }) => place),
    isMany: sumOf(found) > MANY,
    isInOrders: sumOf(found.filter(({ place }) => place.inOrder === undefined)) <= MANY,
  };
}

const NOTHING = sql`select null::integer where false`;

/** The ids of the orders that are found. */
export const ordersFound = ({ places }: FoundPlaces): RawBuilder<unknown> =>
  places.length === 0
    ? NOTHING
    : sql`(${sql.join(
        places.map(({ ids }) => ids),
        sql` union `,
      )})`;

/** Whether a row of customer_order is found, each looked at by itself. */
export const orderMatches = ({ places }: FoundPlaces): RawBuilder<unknown> =>
  places.length === 0
    ? sql`false`
    : sql`(${sql.join(
        places.map(({ matches }) => matches),
        sql` or `,
      )})`;

/** The same, by collecting first what is found in all places. */
export function isAmongFound({ places }: FoundPlaces): RawBuilder<unknown> {
  const byOrder = places.flatMap(({ ids, customers }) => (customers ? [] : [ids]));
  const byCustomer = places.flatMap(({ customers }) => customers ?? []);
  return sql`(${sql.join(
    [
      ...(byOrder.length === 0 ? [] : [sql`id in (${sql.join(byOrder, sql` union all `)})`]),
      ...byCustomer.map((customers) => sql`customer_id in (${customers})`),
    ],
    sql` or `,
  )})`;
}

/**
 * The same, as a condition for each place, of which PostgreSQL looks up each by itself and together with the other
 * conditions of a list. What is found elsewhere than in the orders must be little.
 */
export const conditionsOfPlaces = ({ places }: FoundPlaces): RawBuilder<unknown>[] =>
  places.map(({ ids, inOrder }) => inOrder ?? sql`id = any(array(${ids}))`);
