import { Closed, Id, Nothing, Nullable, RequiredText, Type, type Static } from '../schema.ts';
import { ShortList } from './paging.ts';
import { Permission, permissions } from './permissions.ts';
import { defineBackofficeRoutes } from './route.ts';

/** The roles that every installation begins with. */
export const defaultRoles = [
  'order-desk',
  'branch-manager',
  'catalogue',
  'editor',
  'accountant',
  'administrator',
] as const;

export type DefaultRole = (typeof defaultRoles)[number];

export const RoleReference = Closed({ id: Id, name: Type.String() });

export const StaffRole = Closed({
  id: Id,
  key: Nullable(Type.Enum([...defaultRoles], { description: 'Null for a role that was added' })),
  name: Type.String({ description: 'In the request’s language' }),
  namePl: Type.String(),
  nameEn: Type.String(),
  permissions: Type.Array(Permission),
  holdsEverything: Type.Boolean({
    description: 'The administrator: every permission, those of later versions too; they cannot be changed',
  }),
  requiresSecondFactor: Type.Boolean(),
  staffCount: Type.Integer({ description: 'Active members of staff with the role' }),
  version: Type.Integer(),
});
export type StaffRole = Static<typeof StaffRole>;

export const NewStaffRole = Closed({
  namePl: RequiredText(80),
  nameEn: RequiredText(80),
  permissions: Type.Array(Permission, { maxItems: permissions.length, uniqueItems: true }),
  requiresSecondFactor: Type.Boolean(),
});
export type NewStaffRole = Static<typeof NewStaffRole>;

export const StaffRoleChange = Closed({ ...NewStaffRole.properties, version: Type.Integer() });
export type StaffRoleChange = Static<typeof StaffRoleChange>;

export const roleRoutes = defineBackofficeRoutes({
  roles: {
    method: 'GET',
    path: 'backoffice/roles',
    permission: 'staff.read',
    tag: 'Roles',
    summary: 'All roles with what they allow',
    response: ShortList(StaffRole),
  },
  createRole: {
    method: 'POST',
    path: 'backoffice/roles',
    permission: 'roles.edit',
    needsFreshLogin: true,
    tag: 'Roles',
    summary: 'Add a role; nobody can put permissions into it that they do not have',
    body: NewStaffRole,
    response: StaffRole,
  },
  changeRole: {
    method: 'PUT',
    path: 'backoffice/roles/{id}',
    permission: 'roles.edit',
    needsFreshLogin: true,
    tag: 'Roles',
    summary: 'Change a role; it counts at once for everybody who has it',
    params: Closed({ id: Id }),
    body: StaffRoleChange,
    response: StaffRole,
  },
  deleteRole: {
    method: 'DELETE',
    path: 'backoffice/roles/{id}',
    permission: 'roles.edit',
    needsFreshLogin: true,
    tag: 'Roles',
    summary: 'Delete a role that was added and that nobody has; who has it is named',
    params: Closed({ id: Id }),
    response: Nothing,
  },
});
