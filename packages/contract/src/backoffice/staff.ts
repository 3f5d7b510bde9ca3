import {
  Closed,
  EmailAddress,
  Id,
  LookupText,
  Moment,
  Nullable,
  RequiredText,
  Type,
  type Static,
} from '../schema.ts';
import { Branch } from './branches.ts';
import { RoleReference } from './roles.ts';
import { Page, pageInput } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { LanguageCode } from '../language.ts';

export const staffStatuses = ['active', 'disabled'] as const;

export const StaffStatus = Type.Enum([...staffStatuses]);

export const StaffMember = Closed({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  language: LanguageCode,
  status: StaffStatus,
  roles: Type.Array(RoleReference),
  branches: Type.Array(Branch, {
    description: 'The chosen ones; a role with branches.all opens the others too',
  }),
  hasSecondFactor: Type.Boolean(),
  createdAt: Moment,
  lastLoginAt: Nullable(Moment),
  version: Type.Integer({
    description: 'To be sent with a change, which is refused if somebody else was faster',
  }),
});
export type StaffMember = Static<typeof StaffMember>;

const ids = (maxItems: number) => Type.Array(Id, { maxItems });

const staffInput = {
  name: RequiredText(120),
  language: LanguageCode,
  roleIds: ids(50),
  branchIds: ids(500),
};

export const NewStaffMember = Closed({ email: EmailAddress, ...staffInput });
export type NewStaffMember = Static<typeof NewStaffMember>;

export const StaffMemberChange = Closed({ ...staffInput, version: Type.Integer() });
export type StaffMemberChange = Static<typeof StaffMemberChange>;

/** Shown once, to be handed over; the first login asks for another. */
export const StaffMemberWithPassword = Closed({ staffMember: StaffMember, oneTimePassword: Type.String() });

const StaffKey = Closed({ id: Id });

export const StaffFilter = Closed({
  ...pageInput,
  search: Type.Optional(LookupText(100)),
  roleId: Type.Optional(Id),
  branchId: Type.Optional(Id),
  status: Type.Optional(StaffStatus),
});
export type StaffFilter = Static<typeof StaffFilter>;

export const staffRoutes = defineBackofficeRoutes({
  staffMembers: {
    method: 'GET',
    path: 'backoffice/staff',
    permission: 'staff.read',
    tag: 'Staff',
    summary: 'Members of staff by name; search looks into name and email',
    query: StaffFilter,
    response: Page(StaffMember),
  },
  staffMember: {
    method: 'GET',
    path: 'backoffice/staff/{id}',
    permission: 'staff.read',
    tag: 'Staff',
    summary: 'One member of staff',
    params: StaffKey,
    response: StaffMember,
  },
  createStaffMember: {
    method: 'POST',
    path: 'backoffice/staff',
    permission: 'staff.edit',
    needsFreshLogin: true,
    tag: 'Staff',
    summary: 'Add a member of staff; nobody can give roles that allow more than their own',
    body: NewStaffMember,
    response: StaffMemberWithPassword,
    budget: 'account',
  },
  changeStaffMember: {
    method: 'PUT',
    path: 'backoffice/staff/{id}',
    permission: 'staff.edit',
    needsFreshLogin: true,
    tag: 'Staff',
    summary: 'Change name, language, roles and branches; what it opens or closes counts at once',
    params: StaffKey,
    body: StaffMemberChange,
    response: StaffMember,
  },
  changeStaffStatus: {
    method: 'PUT',
    path: 'backoffice/staff/{id}/status',
    permission: 'staff.edit',
    needsFreshLogin: true,
    tag: 'Staff',
    summary: 'Disable a member of staff, which ends their sessions at once, or enable them again',
    params: StaffKey,
    body: Closed({ status: StaffStatus }),
    response: StaffMember,
  },
  resetStaffPassword: {
    method: 'POST',
    path: 'backoffice/staff/{id}/password-reset',
    permission: 'staff.edit',
    needsFreshLogin: true,
    tag: 'Staff',
    summary: 'Make a password that they have to change when they log in; their sessions end',
    params: StaffKey,
    response: StaffMemberWithPassword,
    budget: 'account',
  },
  resetStaffSecondFactor: {
    method: 'POST',
    path: 'backoffice/staff/{id}/second-factor-reset',
    permission: 'staff.edit',
    needsFreshLogin: true,
    tag: 'Staff',
    summary: 'Remove second factor and recovery codes of somebody who has lost them; their sessions end',
    params: StaffKey,
    response: StaffMember,
  },
});
