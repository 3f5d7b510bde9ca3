import { sql, type RawBuilder } from 'kysely';

/** What somebody has typed, as each place that is searched needs it. */
export interface OrderSearch {
  readonly numbers: readonly string[];
  /** Upper-case letters and digits only, as numbers of parts and references are compared; undefined where too little was typed. */
  readonly normalised: string | undefined;
  /** Beginnings of words, as PostgreSQL's text search takes them; undefined where too little was typed. */
  readonly words: string | undefined;
}

const SHORTEST = 3;
/** Greater than every text that begins with what stands before it. */
const AFTER_ALL = '\u{10ffff}';

/** Undefined for a search for nothing. */
export function readSearch(text: string): OrderSearch | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  const normalised = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const terms = typed
    .replaceAll(/[@._\-/'\\]/g, ' ')
    .split(/\s+/)
    .filter((term) => term !== '');
  const hasWord = terms.some((term) => term.length >= SHORTEST);
  return {
    numbers: /^\d+$/.test(number) ? [number, `PB${number}`] : [number],
    normalised: normalised.length >= SHORTEST ? normalised : undefined,
    words: hasWord ? terms.map((term) => `'${term}':*`).join(' & ') : undefined,
  };
}

/** Comparisons that an index by bytes answers also where the plan does not know the text. */
const beginsWith = (value: RawBuilder<unknown>, prefix: string): RawBuilder<unknown> =>
  sql`(${value} ~>=~ ${prefix} and ${value} ~<~ ${prefix + AFTER_ALL})`;

// As the indexes have them.
const LINE_NUMBER = sql`upper(regexp_replace(sku, '[^A-Za-z0-9]', '', 'g'))`;
const CUSTOMER_WORDS = sql`to_tsvector('simple', translate(company || ' ' || first_name || ' ' || last_name || ' ' || email, '@._-', '    '))`;
const NOTE_WORDS = sql`to_tsvector('simple', translate(note, '@._-/', '     '))`;
const REFERENCE = sql`upper(regexp_replace(customer_reference, '[^A-Za-z0-9]', '', 'g'))`;
const REFERENCE_WORDS = sql`to_tsvector('simple', translate(customer_reference, '@._-/', '     '))`;

/** The ids of the orders that a search finds: by number, part number, the customer's own reference, customer or note. */
export function ordersFound({ numbers, normalised, words }: OrderSearch): RawBuilder<unknown> {
  const places = [
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
          sql`select o.id from customer as c join customer_order as o on o.customer_id = c.id
              where ${CUSTOMER_WORDS} @@ to_tsquery('simple', ${words})`,
          sql`select order_id from order_note where ${NOTE_WORDS} @@ to_tsquery('simple', ${words})`,
          sql`select id from customer_order
              where customer_reference <> '' and ${REFERENCE_WORDS} @@ to_tsquery('simple', ${words})`,
        ]),
  ];
  return sql`(${sql.join(places, sql` union `)})`;
}
