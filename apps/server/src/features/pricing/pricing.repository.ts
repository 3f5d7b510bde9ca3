import { sql, type RawBuilder } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';
import { replacementOf } from '../../db/supersession-chain.ts';

export interface QuoteRow {
  readonly partId: number;
  readonly brandId: number;
  readonly number: string;
  readonly namePl: string;
  readonly nameEn: string | null;
  readonly isWithdrawn: boolean;
  readonly isReplaced: boolean;
  /** Null together: the part has no picture. */
  readonly sha256: Buffer | null;
  readonly contentType: string | null;
  /** In grosze; null together: the part has no price. */
  readonly net: number | null;
  /** In basis points, like the discount. */
  readonly vatRate: number | null;
  readonly discount: number;
  /** In grosze; null together: the part carries no deposit. */
  readonly depositNet: number | null;
  readonly depositDays: number | null;
  /** What can still be promised, by warehouse. */
  readonly stock: readonly (readonly [warehouseId: number, quantity: number])[];
}

/** Which parts are quoted: by id, or all brands' parts of one normalised number. */
export type Quoted = { readonly partIds: readonly number[] } | { readonly normalised: string };

// Deposits and discounts are looked up as those of rows-by-key.ts are: most quotes are of one part. A replacement is too,
// since the planner answers `exists` by a hash of all replacements.
const quotesOf = (discountTable: string, chosen: RawBuilder<boolean>): RawBuilder<QuoteRow> => sql<QuoteRow>`
    select part.id as "partId", part.brand_id as "brandId", part.number, part.name_pl as "namePl",
      part.name_en as "nameEn", part.is_withdrawn as "isWithdrawn",
      replacement.part_id is not null as "isReplaced",
      picture.sha256, picture.content_type as "contentType",
      part_price.net, part_price.vat_rate as "vatRate", coalesce(discount.rate, 0) as discount,
      core_deposit.net as "depositNet", core_deposit.days as "depositDays",
      (
        select coalesce(
          json_agg(json_build_array(warehouse_id, greatest(0, quantity - reserved)) order by warehouse_id), '[]')
        from part_stock
        where part_stock.part_id = part.id
      ) as stock
    from part
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    left join lateral ${replacementOf('part.id')} as replacement on true
    left join part_price on part_price.part_id = part.id
    left join lateral (
      select core_deposit.net, core_deposit.days from core_deposit where core_deposit.part_id = part.id limit 1
    ) as core_deposit on true
    left join lateral (
      select discount.rate from discount
      where discount.discount_table = ${discountTable} and discount.discount_group_id = part.discount_group_id
      limit 1
    ) as discount on true
    where ${chosen}`;

const quotesByIds = compiledOnce((db: Db, discountTable: string, partIds: readonly number[]) =>
  quotesOf(discountTable, sql`part.id = any(${partIds}::integer[])`).compile(db),
);

const quotesByNumber = compiledOnce((db: Db, discountTable: string, normalised: string) =>
  quotesOf(discountTable, sql`part.normalised = ${normalised} and not part.is_withdrawn`).compile(db),
);

export const selectQuotes = (db: Db, discountTable: string, quoted: Quoted): Promise<QuoteRow[]> =>
  'partIds' in quoted
    ? quotesByIds(db, discountTable, quoted.partIds)
    : quotesByNumber(db, discountTable, quoted.normalised);
