import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export const findGroups = (db: Db) =>
  db
    .selectFrom('discount_group')
    .select(['id', 'code', 'name_pl', 'name_en'])
    .orderBy(sql`code collate "C"`)
    .execute();

/** With the number of customers that have each. */
export const findTables = (db: Db) =>
  db
    .selectFrom('discount_table as t')
    .select(['t.code', 't.name', 't.is_own', 't.version'])
    .select((eb) =>
      eb
        .selectFrom('company as c')
        .whereRef('c.discount_table', '=', 't.code')
        .select(sql<number>`count(*)::integer`.as('companies'))
        .as('companies'),
    )
    .orderBy(sql`t.code collate "C"`)
    .execute();

export const findCells = (db: Db) =>
  db
    .selectFrom('discount')
    .select(['discount_table', 'discount_group_id', 'rate', 'is_own', 'imported_rate'])
    .execute();

export type CellRow = Awaited<ReturnType<typeof findCells>>[number];

/** In the order of their codes, as everybody locks them. */
export const lockTables = (tx: Db, codes: readonly string[]) =>
  tx
    .selectFrom('discount_table')
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .select(['code', 'name', 'version'])
    .orderBy('code')
    .forUpdate()
    .execute();

export const findCellsOf = (tx: Db, codes: readonly string[]) =>
  findCells(tx).then((rows) => rows.filter((row) => codes.includes(row.discount_table)));

export interface NewRate {
  readonly table: string;
  readonly groupId: number;
  /** Null: as the loaded catalogue has it. */
  readonly rate: number | null;
}

const columnsOf = (rates: readonly NewRate[]) => ({
  tables: rates.map(({ table }) => table),
  groupIds: rates.map(({ groupId }) => groupId),
});

/** Percentages that staff set. */
export async function writeOwnRates(tx: Db, rates: readonly NewRate[]): Promise<void> {
  const { tables, groupIds } = columnsOf(rates);
  await sql`
    insert into discount (discount_table, discount_group_id, rate, is_own)
    select n.*, true from unnest(${tables}::text[], ${groupIds}::smallint[],
      ${rates.map(({ rate }) => rate)}::smallint[]) as n
    on conflict (discount_table, discount_group_id) do update set rate = excluded.rate, is_own = true`.execute(
    tx,
  );
}

/** What the loaded catalogue says counts again; where it says nothing there is no discount. */
export async function returnToImported(tx: Db, rates: readonly NewRate[]): Promise<void> {
  const { tables, groupIds } = columnsOf(rates);
  const given = sql`unnest(${tables}::text[], ${groupIds}::smallint[]) as n (discount_table, group_id)`;
  await sql`
    delete from discount as d using ${given}
    where d.discount_table = n.discount_table and d.discount_group_id = n.group_id and d.imported_rate is null`.execute(
    tx,
  );
  await sql`
    update discount as d set rate = d.imported_rate, is_own = false from ${given}
    where d.discount_table = n.discount_table and d.discount_group_id = n.group_id`.execute(tx);
}

export const raiseVersions = (tx: Db, codes: readonly string[]) =>
  tx
    .updateTable('discount_table')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();

/** A table of its own; where another is copied, with its percentages. False: another has the code. */
export async function insertTable(
  tx: Db,
  code: string,
  name: string,
  copyOf: string | null,
): Promise<boolean> {
  const made = await tx
    .insertInto('discount_table')
    .values({ code, name, is_own: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (made === undefined) return false;
  await sql`
    insert into discount (discount_table, discount_group_id, rate, is_own)
    select ${code}, discount_group_id, rate, true from discount where discount_table = ${copyOf}`.execute(tx);
  return true;
}

export const renameTable = (tx: Db, code: string, name: string) =>
  tx
    .updateTable('discount_table')
    .set((eb) => ({ name, is_own: true, version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .execute();

export const deleteTable = (tx: Db, code: string) =>
  tx.deleteFrom('discount_table').where('code', '=', code).execute();

export const countCompanies = async (tx: Db, code: string): Promise<number> => {
  const { companies } = await tx
    .selectFrom('company')
    .where('discount_table', '=', code)
    .select(sql<number>`count(*)::integer`.as('companies'))
    .executeTakeFirstOrThrow();
  return companies;
};
