import { MAX_LINE_QUANTITY } from '@partsboard/contract/cart';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export const findLists = (db: Db, customerId: number, limit: number) =>
  db
    .selectFrom('shopping_list')
    .where('customer_id', '=', customerId)
    .select(['id', 'name'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export const findList = (db: Db, customerId: number, listId: number) =>
  db
    .selectFrom('shopping_list')
    .where('customer_id', '=', customerId)
    .where('id', '=', listId)
    .select(['id', 'name'])
    .executeTakeFirst();

/** Holds a list until the transaction ends. */
export const lockList = (db: Db, customerId: number, listId: number) =>
  db
    .selectFrom('shopping_list')
    .where('customer_id', '=', customerId)
    .where('id', '=', listId)
    .select(['id', 'name'])
    .forUpdate()
    .executeTakeFirst();

export const findItems = (db: Db, listIds: readonly number[]) =>
  db
    .selectFrom('shopping_list_item as i')
    .innerJoin('part as p', 'p.id', 'i.part_id')
    .where(sql<boolean>`i.shopping_list_id = any(${listIds}::integer[])`)
    .select([
      'i.id',
      'i.shopping_list_id',
      'i.part_id',
      'i.quantity',
      'i.vehicles',
      'p.number',
      'p.normalised',
      'p.name_pl',
      'p.name_en',
    ])
    .orderBy('i.id')
    .execute();

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number];

export async function countLists(db: Db, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('shopping_list')
    .where('customer_id', '=', customerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Items of the list, and of all lists of its customer. */
export async function countItems(
  db: Db,
  customerId: number,
  listId: number,
): Promise<{ readonly inList: number; readonly inAll: number }> {
  return db
    .selectFrom('shopping_list_item as i')
    .innerJoin('shopping_list as l', 'l.id', 'i.shopping_list_id')
    .where('l.customer_id', '=', customerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('inAll'),
      fn.countAll<number>().filterWhere('l.id', '=', listId).as('inList'),
    ])
    .executeTakeFirstOrThrow();
}

/** Lists of one customer are filled one after the other, so that the limits hold. */
export async function lockLists(db: Db, customerId: number): Promise<void> {
  await db.selectFrom('customer').where('id', '=', customerId).select('id').forNoKeyUpdate().execute();
}

export const insertList = (db: Db, customerId: number, name: string) =>
  db
    .insertInto('shopping_list')
    .values({ customer_id: customerId, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** Adds the cart's lines with their vehicles; quantities of parts already in the list are added up, within bounds. */
export async function addCartToList(db: Db, customerId: number, listId: number): Promise<number> {
  const { rows } = await sql`
    insert into shopping_list_item as i (shopping_list_id, part_id, quantity, vehicles)
    select ${listId}, c.part_id, c.quantity, vehicles_within(c.vehicles, c.quantity)
    from cart_line as c
    where c.customer_id = ${customerId}
    order by c.added_at, c.part_id
    on conflict (shopping_list_id, part_id) do update
      set quantity = least(i.quantity + excluded.quantity, ${MAX_LINE_QUANTITY}),
        vehicles = vehicles_within(
          vehicles_with_added(vehicles_within(i.vehicles, i.quantity), excluded.vehicles),
          ${MAX_LINE_QUANTITY}
        )
    returning i.id`.execute(db);
  return rows.length;
}

/** Whether a list of the customer other than this one has the name, in whichever letters and with whichever blanks. */
export async function isNameTaken(
  db: Db,
  customerId: number,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('shopping_list')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`lower(btrim(regexp_replace(normalize(name), '\\s+', ' ', 'g'))) = lower(${name})`)
    .where(sql<boolean>`id is distinct from ${exceptId}`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function renameList(db: Db, customerId: number, listId: number, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('shopping_list')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('id', '=', listId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

export async function updateItem(
  db: Db,
  customerId: number,
  item: { readonly listId: number; readonly itemId: number; readonly quantity: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('shopping_list_item as i')
    .from('shopping_list as l')
    .set({
      quantity: item.quantity,
      vehicles: sql<string>`vehicles_at_quantity(i.vehicles, i.quantity, ${item.quantity})`,
    })
    .whereRef('l.id', '=', 'i.shopping_list_id')
    .where('l.customer_id', '=', customerId)
    .where('l.id', '=', item.listId)
    .where('i.id', '=', item.itemId)
    .returning('i.id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteItem(
  db: Db,
  customerId: number,
  item: { readonly listId: number; readonly itemId: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('shopping_list_item as i')
    .using('shopping_list as l')
    .whereRef('l.id', '=', 'i.shopping_list_id')
    .where('l.customer_id', '=', customerId)
    .where('l.id', '=', item.listId)
    .where('i.id', '=', item.itemId)
    .returning('i.id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteList(db: Db, customerId: number, listId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('shopping_list')
    .where('customer_id', '=', customerId)
    .where('id', '=', listId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
