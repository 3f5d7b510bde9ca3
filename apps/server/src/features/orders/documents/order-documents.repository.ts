import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { storeOrDefault } from '../../../db/store-or-default.ts';
import { inBranches, type BranchScope } from '../../../db/branch-scope.ts';

/** Whose orders may be printed: those of some branches, or of one customer. */
type PrintScope = { readonly branches: BranchScope } | { readonly customerId: number };

function inScope(scope: PrintScope) {
  if ('customerId' in scope) return sql<boolean>`o.customer_id = ${scope.customerId}`;
  return inBranches(sql`o.warehouse_id`, scope.branches);
}

/** Orders that may be printed, in the order in which they were asked for, and who sends their documents. */
export const findOrdersToPrint = (db: Db, ids: readonly number[], scope: PrintScope) =>
  db
    .selectFrom('customer_order as o')
    .leftJoin('store as s', (join) => join.on('s.id', '=', storeOrDefault(sql.ref('o.store_id'))))
    .where(sql<boolean>`o.id = any(${[...ids]}::integer[])`)
    .where(inScope(scope))
    .select(['o.id', 'o.language', 'o.cancelled_total', 'o.warehouse_id'])
    .select([
      's.name',
      's.company_name',
      's.company_address',
      's.company_vat',
      's.company_phone_number',
      's.email',
    ])
    .orderBy(sql`array_position(${[...ids]}::integer[], o.id)`)
    .execute();

export type OrderToPrint = Awaited<ReturnType<typeof findOrdersToPrint>>[number];

/** What is reserved for the orders and has not left, with the bin in which it lies. */
export const findPiecesToPick = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_supply as s')
    .innerJoin('order_line as l', (join) =>
      join.onRef('l.order_id', '=', 's.order_id').onRef('l.line', '=', 's.line'),
    )
    .leftJoin('stock_bin as b', (join) =>
      join.onRef('b.warehouse_id', '=', 's.warehouse_id').onRef('b.part_id', '=', 'l.part_id'),
    )
    .where(sql<boolean>`s.order_id = any(${[...orderIds]}::integer[])`)
    .where('s.reserved', '>', 0)
    .select([
      's.order_id',
      's.warehouse_id',
      's.warehouse_name_pl',
      's.warehouse_name_en',
      's.reserved',
      'l.sku',
      'l.name_pl',
      'l.name_en',
      'l.quantity',
      'l.vehicles',
      'b.bin',
    ])
    .execute();
