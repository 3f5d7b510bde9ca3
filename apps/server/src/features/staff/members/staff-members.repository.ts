import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { containing } from '../../../db/like-pattern.ts';

interface Named {
  readonly id: number;
  readonly pl: string;
  readonly en: string;
}

export interface MemberRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: LanguageCode;
  readonly is_active: boolean;
  readonly has_second_factor: boolean;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  readonly version: number;
  readonly roles: readonly Named[];
  readonly branches: readonly (Named & { readonly code: string })[];
}

const memberQuery = (db: Db) =>
  db
    .selectFrom('staff_member as member')
    .select([
      'member.id',
      'member.name',
      'member.email',
      'member.language',
      'member.is_active',
      sql<boolean>`member.totp_secret is not null`.as('has_second_factor'),
      'member.created_at',
      'member.last_login_at',
      'member.version',
      (eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('staff_member_role as held')
            .innerJoin('staff_role as role', 'role.id', 'held.role_id')
            .whereRef('held.staff_id', '=', 'member.id')
            .select(['role.id', 'role.name_pl as pl', 'role.name_en as en'])
            .orderBy('role.id'),
        ).as('roles'),
      (eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('staff_member_branch as works')
            .innerJoin('warehouse', 'warehouse.id', 'works.warehouse_id')
            .whereRef('works.staff_id', '=', 'member.id')
            .select(['warehouse.id', 'warehouse.code', 'warehouse.name_pl as pl', 'warehouse.name_en as en'])
            .orderBy('warehouse.position')
            .orderBy('warehouse.id'),
        ).as('branches'),
    ]);

export const findMember = (db: Db, id: number): Promise<MemberRow | undefined> =>
  memberQuery(db).where('member.id', '=', id).executeTakeFirst();

interface MemberSearch {
  readonly search: string;
  readonly roleId: number | undefined;
  readonly branchId: number | undefined;
  readonly isActive: boolean | undefined;
  /** The last one of the page before. */
  readonly after: readonly [name: string, id: number] | undefined;
  readonly limit: number;
}

/** By name. A dealer group has some hundred people, so that a search may look at all of them. */
export function findMembers(db: Db, search: MemberSearch): Promise<MemberRow[]> {
  const { roleId, branchId, isActive, after } = search;
  let query = memberQuery(db);
  if (search.search !== '') {
    const pattern = containing(search.search);
    query = query.where((eb) =>
      eb.or([eb('member.name', 'ilike', pattern), eb('member.email', 'ilike', pattern)]),
    );
  }
  if (isActive !== undefined) query = query.where('member.is_active', '=', isActive);
  if (roleId !== undefined) {
    query = query.where(
      sql<boolean>`exists (select from staff_member_role where staff_id = member.id and role_id = ${roleId})`,
    );
  }
  if (branchId !== undefined) {
    query = query.where(
      sql<boolean>`exists (
        select from staff_member_branch where staff_id = member.id and warehouse_id = ${branchId}
      )`,
    );
  }
  if (after !== undefined) {
    query = query.where(sql<boolean>`(member.name, member.id) > (${after[0]}, ${after[1]}::bigint)`);
  }
  return query.orderBy('member.name').orderBy('member.id').limit(search.limit).execute();
}

interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly language: LanguageCode;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
}

/** Returns undefined where the email address is taken. */
export async function insertMember(db: Db, member: NewMember): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into staff_member (email, name, language, password_hash, must_change_password)
    values (${member.email}, ${member.name}, ${member.language}, ${member.passwordHash}, ${member.mustChangePassword})
    on conflict (lower(email)) do nothing
    returning id
  `.execute(db);
  return rows[0]?.id;
}

interface MemberChange {
  readonly name?: string;
  readonly language?: LanguageCode;
  readonly is_active?: boolean;
}

export const updateMember = (db: Db, id: number, change: MemberChange) =>
  db
    .updateTable('staff_member')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export async function replaceRoles(db: Db, staffId: number, roleIds: readonly number[]): Promise<void> {
  await db.deleteFrom('staff_member_role').where('staff_id', '=', staffId).execute();
  if (roleIds.length === 0) return;
  await db
    .insertInto('staff_member_role')
    .values(roleIds.map((roleId) => ({ staff_id: staffId, role_id: roleId })))
    .execute();
}

export async function replaceBranches(db: Db, staffId: number, branchIds: readonly number[]): Promise<void> {
  await db.deleteFrom('staff_member_branch').where('staff_id', '=', staffId).execute();
  if (branchIds.length === 0) return;
  await db
    .insertInto('staff_member_branch')
    .values(branchIds.map((branchId) => ({ staff_id: staffId, warehouse_id: branchId })))
    .execute();
}
