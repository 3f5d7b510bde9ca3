import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { beginsWith, toWordQuery } from '../../db/word-search.ts';

/** What somebody has typed, as each place that is searched needs it. */
export interface CompanySearch {
  /** As VAT numbers are compared; undefined where too little was typed. */
  readonly numbers: readonly string[];
  readonly typed: string;
  /** Beginnings of words, as PostgreSQL's text search takes them; undefined where too little was typed. */
  readonly words: string | undefined;
}

const SHORTEST_WORD = 2;
const SHORTEST_NUMBER = 3;

/** Undefined for a search for nothing. */
export function readCompanySearch(text: string): CompanySearch | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const number = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return {
    numbers: number.length < SHORTEST_NUMBER ? [] : /^\d+$/.test(number) ? [number, `PL${number}`] : [number],
    typed,
    words: toWordQuery(typed, SHORTEST_WORD),
  };
}

// As the index has them; the company's name stands with each of its people.
const WORDS = sql`to_tsvector('simple', translate(customer.company || ' ' || first_name || ' ' || last_name || ' ' || email, '@._-', '    '))`;

/** A statement for each place that is searched. */
const placesOf = ({ numbers, typed, words }: CompanySearch): RawBuilder<unknown>[] => [
  ...numbers.map((number) => sql`select id from company where ${beginsWith(sql`vat_key`, number)}`),
  sql`select id from company where ${beginsWith(sql`external_id`, typed)}`,
  ...(words === undefined
    ? []
    : [sql`select company_id from customer where ${WORDS} @@ to_tsquery('simple', ${words})`]),
];

/** The ids of the companies that a search finds: by name, VAT number, person, email or number elsewhere. */
export const companiesFound = (search: CompanySearch): RawBuilder<unknown> =>
  sql.join(placesOf(search), sql` union `);

/**
 * Whether a search finds a company, as a condition for a row of company. Each row is looked at by itself, with no index
 * of what is searched: that would collect everything that is found before the first row is known.
 */
export function companyMatches({ numbers, typed, words }: CompanySearch): RawBuilder<unknown> {
  const matches = [
    ...numbers.map((number) => beginsWith(sql`vat_key`, number)),
    beginsWith(sql`external_id`, typed),
    ...(words === undefined
      ? []
      : [
          sql`(select bool_or(${WORDS} @@ to_tsquery('simple', ${words})) from customer
              where customer.company_id = company.id)`,
        ]),
  ];
  return sql`(${sql.join(matches, sql` or `)})`;
}

/**
 * The same, by collecting first what is found in all places. As a value and not as a join, which a planner that takes
 * what is found for little would go through again for each company.
 */
export const isAmongFound = (search: CompanySearch): RawBuilder<unknown> =>
  sql`(id in (${sql.join(placesOf(search), sql` union all `)})) is true`;

/** Collecting so many takes some milliseconds. */
const MANY = 5_000;

/** Whether a search finds so many that those of a page are found faster in the order of the list. */
export async function findsManyCompanies(db: Db, search: CompanySearch): Promise<boolean> {
  const { rows } = await sql<{ readonly found: number }>`
    select count(*)::int as found
    from (${sql.join(placesOf(search), sql` union all `)} limit ${MANY + 1}) as found`.execute(db);
  return (rows[0]?.found ?? 0) > MANY;
}
