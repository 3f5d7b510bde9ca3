import type { PartState } from '@partsboard/contract/backoffice/parts';
import { sql, type RawBuilder } from 'kysely';

/** Names as the list has them, each at the same place of both. */
export interface PartNames {
  readonly namesPl: readonly string[];
  readonly namesEn: readonly string[];
}

interface NumberRange {
  readonly numberFrom: string;
  readonly numberBefore: string;
}

/** What was typed: the beginning of a number, or words that these names have. */
export type PartSearch = NumberRange | PartNames;

/** What the parts of a list have in common. */
export interface PartConditions {
  readonly search?: PartSearch | undefined;
  readonly brandId?: number | undefined;
  readonly discountGroupId?: number | undefined;
  readonly isInStock?: boolean | undefined;
  readonly warehouseId?: number | undefined;
  readonly state?: PartState | undefined;
  readonly isUnpriced: boolean;
}

const stateConditions: Readonly<Record<PartState, RawBuilder<unknown>>> = {
  current: sql`not l.is_withdrawn and not l.is_superseded`,
  superseded: sql`l.is_superseded`,
  withdrawn: sql`l.is_withdrawn`,
};

export const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

export const inRange = ({ numberFrom, numberBefore }: NumberRange) =>
  sql`l.normalised >= ${numberFrom} and l.normalised < ${numberBefore}`;

/** Thousands of texts are sent faster as one: the driver escapes each element of an array. */
const textsOf = (names: readonly string[]) => sql`string_to_array(${names.join('\n')}, E'\n')`;

/** One name is in both languages. Is true: as a join the planner would compare each part with each name. */
const hasName = ({ namesPl, namesEn }: PartNames) =>
  sql`(l.name_pl_key, l.name_en_key) in (
    select name.pl collate "C", name.en collate "C"
    from unnest(${textsOf(namesPl)}, ${textsOf(namesEn)}) as name (pl, en)) is true`;

/** Names at the end: they are looked up only for parts that fit otherwise. */
export function filterConditions(query: PartConditions): RawBuilder<unknown>[] {
  const { search, brandId, discountGroupId, isInStock, warehouseId, state, isUnpriced } = query;
  return [
    ...(brandId === undefined ? [] : [sql`l.brand_id = ${brandId}::smallint`]),
    ...(discountGroupId === undefined ? [] : [sql`l.discount_group_id = ${discountGroupId}::smallint`]),
    ...(isInStock === undefined ? [] : [isInStock ? sql`l.available > 0` : sql`l.available = 0`]),
    ...(state === undefined ? [] : [stateConditions[state]]),
    ...(isUnpriced ? [sql`l.net = 0`] : []),
    ...(warehouseId === undefined ? [] : [sql`l.stocked_in @> array[${warehouseId}::integer]`]),
    ...(search === undefined ? [] : ['namesPl' in search ? hasName(search) : inRange(search)]),
  ];
}
