import { sql, type UpdateObject } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** What a change writes; the version is raised beside it. */
export type CompanyColumns = Omit<UpdateObject<Tables, 'company'>, 'id' | 'version'>;

/** A VAT number with the form in which it is unique. */
export const vatColumns = (vatNumber: string): CompanyColumns => ({
  vat_number: vatNumber,
  vat_key: sql<string>`vat_key_of(${vatNumber})`,
});

/**
 * Locks the people of a company, then the company: in this order orders and the people's own changes lock them too,
 * so that whoever places an order now has done so before the change, or finds it.
 */
export async function lockCompanyRows(tx: Db, id: number): Promise<void> {
  await sql`select id from customer where company_id = ${id} order by id for no key update`.execute(tx);
  await sql`select id from company where id = ${id} for no key update`.execute(tx);
}

export async function updateCompany(tx: Db, id: number, changes: CompanyColumns): Promise<void> {
  await tx
    .updateTable('company')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Who has changed a company last, and how many seconds ago. */
export const findLastChange = (tx: Db, id: number) =>
  tx
    .selectFrom('audit_entry')
    .where('record_type', '=', 'company')
    .where('record_id', '=', String(id))
    .select(['staff_name', sql<number>`extract(epoch from clock_timestamp() - at)::float8`.as('seconds')])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findIdByExternalId = (db: Db, externalId: string) =>
  db.selectFrom('company').where('external_id', '=', externalId).select('id').executeTakeFirst();

/** Who has the id; or else who has the VAT number, and no id yet. */
export const findKnownCompany = (tx: Db, externalId: string, vatNumber: string) =>
  tx
    .selectFrom('company')
    .where((eb) =>
      eb.or([
        eb('external_id', '=', externalId),
        eb.and([eb('vat_key', '=', sql<string>`vat_key_of(${vatNumber})`), eb('external_id', 'is', null)]),
      ]),
    )
    .where('erased_at', 'is', null)
    .select('id')
    .orderBy('external_id', (order) => order.nullsLast())
    .limit(1)
    .executeTakeFirst();

export async function insertCompanyOf(tx: Db, externalId: string, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('company')
    .values({ name, external_id: externalId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findBranchIdByCode = (tx: Db, code: string) =>
  tx.selectFrom('warehouse').where('code', '=', code).select('id').executeTakeFirst();

export const findBranchName = (tx: Db, id: number) =>
  tx.selectFrom('warehouse').where('id', '=', id).select(['name_pl', 'name_en']).executeTakeFirst();
