import { sql, type RawBuilder } from 'kysely';

/** A store's id, that of the default store where there is none. */
export const storeOrDefault = (storeId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce(${storeId}, (select id from store where is_default))`;
