import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { columns } from '../../../db/tables.ts';
import { inBranches, type BranchScope } from '../../../db/branch-scope.ts';
import type { OrderId } from '../orders.repository.ts';

/** An order of the given branches, with who has placed it. */
export const findDeskOrder = (db: Db, orderId: number, branches: BranchScope) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .innerJoin('warehouse as w', 'w.id', 'o.warehouse_id')
    .where('o.id', '=', orderId)
    .where(inBranches(sql`o.warehouse_id`, branches))
    .select(columns.customer_order.map((column) => `o.${column}` as const))
    .select([
      'c.company',
      'c.email',
      'w.code as warehouse_code',
      sql<string>`concat_ws(' ', c.first_name, c.last_name)`.as('customer_name'),
      sql<boolean>`o.due_at < now() and o.state in ('placed', 'confirmed', 'picking', 'partly-shipped')`.as(
        'is_overdue',
      ),
    ])
    .executeTakeFirst();

export type DeskOrderRow = NonNullable<Awaited<ReturnType<typeof findDeskOrder>>>;

export const shipmentsOf = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('shipment as s')
    .where('s.order_id', '=', orderId)
    .select(['s.id', 's.created_at', 's.packed_by', 's.carrier', 's.tracking_number', 's.parcels'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('shipment_line as l')
          .whereRef('l.shipment_id', '=', 's.id')
          .select(['l.line', 'l.quantity'])
          .orderBy('l.line'),
      ).as('lines'),
    )
    .orderBy('s.id');

export const findShipments = (db: Db, orderId: number) => shipmentsOf(db, orderId).execute();

export type ShipmentRow = Awaited<ReturnType<typeof findShipments>>[number];

export const findActivities = (db: Db, orderId: number) =>
  db
    .selectFrom('order_activity')
    .where('order_id', '=', orderId)
    .select(['created_at', 'kind', 'staff_name', 'data'])
    .orderBy('id')
    .execute();

export type ActivityRow = Awaited<ReturnType<typeof findActivities>>[number];
