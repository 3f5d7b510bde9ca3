import { OrderFilter } from '@partsboard/contract/backoffice/orders';
import type { OrderView, OrderViewInput } from '@partsboard/contract/backoffice/order-views';
import { codeOf } from '@partsboard/private-postgres/error-code';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';

const LIST = 'orders';
const MAX_VIEWS = 50;
const UNIQUE_VIOLATION = '23505';

interface ViewRow {
  readonly id: number;
  readonly name: string;
  readonly filter: unknown;
}

/** A filter of a version before may name what is not there any more. */
const toFilter = (stored: unknown): OrderFilter => (Value.Check(OrderFilter, stored) ? stored : {});

const toView = ({ id, name, filter }: ViewRow): OrderView => ({ id, name, filter: toFilter(filter) });

async function withFreeName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw fieldError('name', (t) => t.orders.viewNameTaken);
    throw error;
  }
}

/** The saved views of one member of staff, by name. */
export async function listViews(db: Db, staffId: number): Promise<OrderView[]> {
  const rows = await db
    .selectFrom('staff_saved_view')
    .where('staff_id', '=', staffId)
    .where('list', '=', LIST)
    .select(['id', 'name', 'filter'])
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(toView);
}

export async function createView(db: Db, staffId: number, input: OrderViewInput): Promise<OrderView> {
  const values = {
    staff_id: staffId,
    list: LIST,
    name: input.name.trim(),
    filter: JSON.stringify(input.filter),
  };
  const { rows } = await withFreeName(
    sql<ViewRow>`
      insert into staff_saved_view (staff_id, list, name, filter)
      select ${values.staff_id}::integer, ${values.list}, ${values.name}, ${values.filter}::jsonb
      where (select count(*) from staff_saved_view where staff_id = ${staffId} and list = ${LIST}) < ${MAX_VIEWS}
      returning id, name, filter`.execute(db),
  );
  const [row] = rows;
  if (row === undefined) throw new DomainError('conflict', { title: (t) => t.orders.manyViews });
  return toView(row);
}

export async function changeView(
  db: Db,
  staffId: number,
  id: number,
  input: OrderViewInput,
): Promise<OrderView> {
  const row = await withFreeName(
    db
      .updateTable('staff_saved_view')
      .set({ name: input.name.trim(), filter: JSON.stringify(input.filter) })
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .where('list', '=', LIST)
      .returning(['id', 'name', 'filter'])
      .executeTakeFirst(),
  );
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknownView });
  return toView(row);
}

export async function deleteView(db: Db, staffId: number, id: number): Promise<void> {
  const row = await db
    .deleteFrom('staff_saved_view')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('list', '=', LIST)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknownView });
}
