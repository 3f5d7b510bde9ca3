import { SHORT_NUMBER_LENGTH } from '@partsboard/domain/part-number';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Numbers that begin so, and parts whose numbers end so. */
interface NumberRange {
  readonly numberFrom: string;
  readonly numberBefore: string;
  readonly endingIds: readonly number[];
}

/** Names as the list has them, each at the same place of both. */
export interface PartNames {
  readonly namesPl: readonly string[];
  readonly namesEn: readonly string[];
}

/** What was typed: the beginning or the end of a number, or words that these names have. */
export type PartSearch = NumberRange | { readonly partIds: readonly number[] } | PartNames;

export const hasId = (ids: readonly number[]) => sql`l.part_id = any(${ids}::integer[])`;

export const inRange = ({ numberFrom, numberBefore }: NumberRange) =>
  sql`l.normalised >= ${numberFrom} and l.normalised < ${numberBefore}`;

/** What the order of the numbers can be narrowed by: ends of numbers lie anywhere in it. */
export const rangeOf = (search: PartSearch | undefined): NumberRange | undefined =>
  search && 'numberFrom' in search && search.endingIds.length === 0 ? search : undefined;

/** The parts that a search means, of the list `l`. */
export function matches(search: PartSearch): RawBuilder<unknown> {
  if ('namesPl' in search) return hasName(search);
  if ('partIds' in search) return hasId(search.partIds);
  return search.endingIds.length === 0
    ? inRange(search)
    : sql`(${inRange(search)} or ${hasId(search.endingIds)})`;
}

/** Thousands of texts are sent faster as one: the driver escapes each element of an array. */
const textsOf = (names: readonly string[]) => sql`string_to_array(${names.join('\n')}, E'\n')`;

/** One name is in both languages. Is true: as a join the planner would compare each part with each name. */
const hasName = ({ namesPl, namesEn }: PartNames) =>
  sql`(l.name_pl_key, l.name_en_key) in (
    select name.pl collate "C", name.en collate "C"
    from unnest(${textsOf(namesPl)}, ${textsOf(namesEn)}) as name (pl, en)) is true`;

/** Seven characters name one part, or its like of several brands. */
const MOST_ENDING = 200;

/** Whether any part's number begins so. */
export async function hasNumbersBetween(db: Db, from: string, before: string): Promise<boolean> {
  const { rows } = await sql`
    select from part_list where normalised >= ${from} and normalised < ${before} limit 1`.execute(db);
  return rows.length > 0;
}

/** The parts whose numbers end so, by the last seven characters. */
export async function findByLastSeven(db: Db, end: string): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select id from part where right(normalised, ${sql.lit(SHORT_NUMBER_LENGTH)}) = ${end} limit ${MOST_ENDING}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
