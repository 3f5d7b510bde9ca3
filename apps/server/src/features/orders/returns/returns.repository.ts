import type { LineQuantity } from '@partsboard/domain/order-supply';
import {
  openReturnStates,
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
} from '@partsboard/domain/return-transitions';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { columns } from '../../../db/tables.ts';
import type { OrderId } from '../orders.repository.ts';
import type { Photo } from './photos.ts';

const selectReturns = (db: Db) =>
  db
    .selectFrom('order_return as r')
    .select(columns.order_return.map((column) => `r.${column}` as const))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_return_line as l')
          .whereRef('l.return_id', '=', 'r.id')
          .select(['l.line', 'l.quantity', 'l.restocked', 'l.written_off', 'l.after_core'])
          .orderBy('l.line'),
      ).as('lines'),
      eb
        .selectFrom('order_return_photo as p')
        .whereRef('p.return_id', '=', 'r.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('photos'),
    ]);

/** The returns of an order, oldest first. */
export const returnsOf = (db: Db, orderId: OrderId) =>
  selectReturns(db).where('r.order_id', '=', orderId).orderBy('r.id');

export const findReturnsOfOrder = (db: Db, orderId: number) => returnsOf(db, orderId).execute();

export const findReturn = (db: Db, id: number) => selectReturns(db).where('r.id', '=', id).executeTakeFirst();

export type ReturnRow = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

const isOpen = (state: ReturnState): boolean => openReturnStates.some((open) => open === state);

/** How many pieces of each line are in returns that nobody has received or refused yet, by the kind of return. */
export type AskedPieces = Readonly<Record<ReturnKind, ReadonlyMap<number, number>>>;

export function askedPieces(returns: readonly ReturnRow[]): AskedPieces {
  const all = { goods: new Map<number, number>(), core: new Map<number, number>() };
  for (const { kind, state, lines } of returns) {
    if (!isOpen(state)) continue;
    const asked = all[kind];
    for (const { line, quantity } of lines) asked.set(line, (asked.get(line) ?? 0) + quantity);
  }
  return all;
}

export interface NewReturnRow {
  readonly orderId: number;
  readonly warehouseId: number;
  readonly number: string;
  readonly kind: ReturnKind;
  readonly reason: ReturnReason;
  readonly comment: string;
  readonly requestKey: string;
  readonly lines: readonly LineQuantity[];
  readonly photos: readonly Photo[];
}

/** Returns the id. */
export async function insertReturn(tx: Db, row: NewReturnRow): Promise<number> {
  const { id } = await tx
    .insertInto('order_return')
    .values({
      order_id: row.orderId,
      warehouse_id: row.warehouseId,
      number: row.number,
      kind: row.kind,
      reason: row.reason,
      comment: row.comment,
      request_key: row.requestKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_return_line')
    .values(row.lines.map(({ line, quantity }) => ({ return_id: id, line, quantity })))
    .execute();
  if (row.photos.length > 0) {
    await tx
      .insertInto('order_return_photo')
      .values(
        row.photos.map(({ contentType, content }, index) => ({
          return_id: id,
          position: index + 1,
          content_type: contentType,
          content,
        })),
      )
      .execute();
  }
  return id;
}

interface ReturnChange {
  readonly state: ReturnState;
  readonly answer?: string;
  /** In grosze. */
  readonly refundedAmount?: number;
}

export async function updateReturn(
  tx: Db,
  id: number,
  { state, answer, refundedAmount }: ReturnChange,
): Promise<void> {
  await tx
    .updateTable('order_return')
    .set((eb) => ({
      state,
      version: eb('version', '+', 1),
      ...(answer === undefined ? {} : { answer }),
      ...(refundedAmount === undefined ? {} : { refunded_amount: refundedAmount }),
    }))
    .where('id', '=', id)
    .execute();
}

export interface ReceivedLine {
  readonly line: number;
  readonly restocked: number;
  readonly writtenOff: number;
  /** Of both those whose deposit had been given back before. */
  readonly afterCore: number;
}

export async function updateReceivedLines(tx: Db, id: number, lines: readonly ReceivedLine[]): Promise<void> {
  await sql`
    update order_return_line as l set restocked = t.restocked, written_off = t."writtenOff", after_core = t."afterCore"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as t (line smallint, restocked integer, "writtenOff" integer, "afterCore" integer)
    where l.return_id = ${id} and l.line = t.line`.execute(tx);
}

export const findPhoto = (db: Db, returnId: number, position: number) =>
  db
    .selectFrom('order_return_photo')
    .where('return_id', '=', returnId)
    .where('position', '=', position)
    .select(['content_type', 'content'])
    .executeTakeFirst();
