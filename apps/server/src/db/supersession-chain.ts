import { sql, type RawBuilder } from 'kysely';

/** Longer chains of replaced parts than this do not occur; it bounds what a circle could do. */
export const MAX_CHAIN_LENGTH = 50;

/** One part seldom replaces more than two or three. */
const MAX_REPLACED_AT_ONCE = 20;

/**
 * The part that replaces another, for a lateral join in a recursive statement. The limit says what the key
 * says already; without it the planner, which guesses at recursion, reads all supersessions.
 */
export const replacementOf = (partId: string): RawBuilder<unknown> => sql`(
  select supersession.new_part_id as part_id, supersession.since, supersession.fits_old
  from catalogue.supersession
  where supersession.part_id = ${sql.ref(partId)}
  limit 1
)`;

/** The parts that were replaced by another, for a lateral join; few, and bounded for the planner. */
export const replacedBy = (partId: string): RawBuilder<unknown> => sql`(
  select supersession.part_id, supersession.since, supersession.fits_old
  from catalogue.supersession
  where supersession.new_part_id = ${sql.ref(partId)}
  order by supersession.part_id
  limit ${sql.lit(MAX_REPLACED_AT_ONCE)}
)`;

/**
 * The ids under which boards show a part, as `shown` in a recursive statement: its own, and those of the parts that it
 * has replaced and whose cars it fits.
 */
export const shownIds = (partId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  shown (part_id) as (
    select ${partId}
    union
    select older.part_id
    from shown
    cross join lateral ${replacedBy('shown.part_id')} as older
    where older.fits_old
  )`;
