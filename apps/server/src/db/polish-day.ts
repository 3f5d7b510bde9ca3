import { sql, type RawBuilder } from 'kysely';

/** The moment at which a day begins in Poland. */
export const startOfDay = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date::timestamp at time zone 'Europe/Warsaw')`;

/** The moment at which the day after it begins. */
export const endOfDay = (day: string): RawBuilder<unknown> =>
  sql`((${day}::date + 1)::timestamp at time zone 'Europe/Warsaw')`;
