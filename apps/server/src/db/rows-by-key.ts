import { sql, type RawBuilder } from 'kysely';

// Rows for lateral joins, each looked up by its key. The limit says what the key says already, and a planner that
// overrates how many are wanted, as it does after a recursion or for a list of unknown length, can't read the whole
// table instead.

/** The part with the id that a column of the statement holds. */
export const partOf = (partId: string): RawBuilder<unknown> => sql`(
  select part.* from part where part.id = ${sql.ref(partId)} limit 1
)`;

/** Where the picture is found whose id a column of the statement holds. */
export const pictureOf = (pictureId: string) => sql<{ sha256: Buffer; content_type: string }>`(
  select picture.sha256, picture.content_type from picture where picture.id = ${sql.ref(pictureId)} limit 1
)`;

/** The word of the catalogue whose id a column of the statement holds. */
export const filterValueOf = (filterValueId: string): RawBuilder<unknown> => sql`(
  select filter_value.* from catalogue.filter_value where filter_value.id = ${sql.ref(filterValueId)} limit 1
)`;

/** The country with the id that a column of the statement holds. */
export const countryOf = (countryId: string) => sql<{ iso_code: string; name_pl: string; name_en: string }>`(
  select country.iso_code, country.name_pl, country.name_en from country
  where country.id = ${sql.ref(countryId)} limit 1
)`;

/** The state or province with the id that a column of the statement holds. */
export const stateOf = (stateId: string) => sql<{ name: string }>`(
  select state_province.name from state_province where state_province.id = ${sql.ref(stateId)} limit 1
)`;
