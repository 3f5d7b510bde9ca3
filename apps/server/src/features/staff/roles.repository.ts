import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface RoleRow {
  readonly id: number;
  readonly key: string | null;
  readonly name_pl: string;
  readonly name_en: string;
  readonly holds_everything: boolean;
  readonly requires_second_factor: boolean;
  readonly version: number;
  readonly permissions: string[];
  readonly staff_count: number;
}

const roleQuery = (db: Db) =>
  db.selectFrom('staff_role as role').select([
    'role.id',
    'role.key',
    'role.name_pl',
    'role.name_en',
    'role.holds_everything',
    'role.requires_second_factor',
    'role.version',
    sql<string[]>`array(
        select permission from staff_role_permission where role_id = role.id order by permission
      )`.as('permissions'),
    sql<number>`(
        select count(*)::int from staff_member_role as held
        join staff_member as member on member.id = held.staff_id and member.is_active
        where held.role_id = role.id
      )`.as('staff_count'),
  ]);

export const findRoles = (db: Db): Promise<RoleRow[]> => roleQuery(db).orderBy('role.id').execute();

export const findRole = (db: Db, id: number): Promise<RoleRow | undefined> =>
  roleQuery(db).where('role.id', '=', id).executeTakeFirst();

export const findRolesByIds = (db: Db, ids: readonly number[]): Promise<RoleRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : roleQuery(db)
        .where('role.id', 'in', [...ids])
        .execute();

export const findRolesByKeys = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('staff_role')
    .select(['id', 'key'])
    .where('key', 'in', [...keys])
    .execute();

export const rolesOfMember = (db: Db, staffId: number) =>
  db
    .selectFrom('staff_member_role')
    .innerJoin('staff_role', 'staff_role.id', 'staff_member_role.role_id')
    .select(['staff_role.id', 'staff_role.name_pl', 'staff_role.name_en'])
    .where('staff_id', '=', staffId)
    .orderBy('staff_role.id')
    .execute();

/** Changes of accounts and roles are rare and follow each other; reading goes on meanwhile. */
export async function lockRoles(transaction: Db): Promise<void> {
  await sql`lock table staff_role in share row exclusive mode`.execute(transaction);
}

interface RoleValues {
  readonly namePl: string;
  readonly nameEn: string;
  readonly requiresSecondFactor: boolean;
}

const toRow = ({ namePl, nameEn, requiresSecondFactor }: RoleValues) => ({
  name_pl: namePl.trim(),
  name_en: nameEn.trim(),
  requires_second_factor: requiresSecondFactor,
});

export async function isRoleNameTaken(
  db: Db,
  column: 'name_pl' | 'name_en',
  name: string,
  exceptId: number | undefined,
): Promise<boolean> {
  const found = await db
    .selectFrom('staff_role')
    .select('id')
    .where(sql<boolean>`lower(${sql.ref(column)}) = lower(${name.trim()})`)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? 0))
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRole(db: Db, values: RoleValues): Promise<number> {
  const { id } = await db
    .insertInto('staff_role')
    .values(toRow(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateRole = (db: Db, id: number, values: RoleValues) =>
  db
    .updateTable('staff_role')
    .set({ ...toRow(values), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export async function replacePermissions(
  db: Db,
  roleId: number,
  permissions: readonly string[],
): Promise<void> {
  await db.deleteFrom('staff_role_permission').where('role_id', '=', roleId).execute();
  if (permissions.length === 0) return;
  await db
    .insertInto('staff_role_permission')
    .values(permissions.map((permission) => ({ role_id: roleId, permission })))
    .execute();
}

/** Everybody with a role, those whose login is disabled too: they would come back with it. */
export const namesWithRole = async (db: Db, roleId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('staff_member_role as held')
    .innerJoin('staff_member as member', 'member.id', 'held.staff_id')
    .where('held.role_id', '=', roleId)
    .select('member.name')
    .orderBy('member.name')
    .execute();
  return rows.map(({ name }) => name);
};

export async function deleteRoleRow(db: Db, roleId: number): Promise<void> {
  await db.deleteFrom('staff_role_permission').where('role_id', '=', roleId).execute();
  await db.deleteFrom('staff_role').where('id', '=', roleId).execute();
}

/** How many active members of staff have a role that holds everything. */
export async function countAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('staff_member as member')
    .innerJoin('staff_member_role as held', 'held.staff_id', 'member.id')
    .innerJoin('staff_role as role', 'role.id', 'held.role_id')
    .select(sql<number>`count(distinct member.id)::int`.as('count'))
    .where('member.is_active', '=', true)
    .where('role.holds_everything', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
