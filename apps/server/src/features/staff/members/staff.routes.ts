import type { branchRoutes } from '@partsboard/contract/backoffice/branches';
import type { roleRoutes } from '@partsboard/contract/backoffice/roles';
import type { staffRoutes } from '@partsboard/contract/backoffice/staff';
import type { Db } from '../../../db/database.ts';
import type { BackofficeHandlers } from '../../../http/backoffice/backoffice-handlers.ts';
import { hashPassword } from '../../../security/password.ts';
import { actorOf } from './actor.ts';
import { listBranches } from '../branches.repository.ts';
import { newOneTimePassword, resetPassword, resetSecondFactor } from './reset-member.ts';
import { changeRole, createRole, deleteRole, listRoles } from './roles.ts';
import {
  changeStaffMember,
  changeStaffStatus,
  createStaffMember,
  listStaff,
  readStaffMember,
} from './staff-members.service.ts';

type StaffRoutes = typeof staffRoutes & typeof roleRoutes & typeof branchRoutes;

export const staffHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<StaffRoutes> => ({
  staffMembers: ({ query, language }) => listStaff(db, query, language),
  staffMember: ({ params, language }) => readStaffMember(db, params.id, language),
  createStaffMember: async ({ body, staff, audit, language }) => {
    const oneTimePassword = newOneTimePassword();
    const password = { hash: await hashPassword(oneTimePassword), mustChange: true };
    const id = await createStaffMember(db, body, password, actorOf(staff, audit));
    return { staffMember: await readStaffMember(db, id, language), oneTimePassword };
  },
  changeStaffMember: async ({ params, body, staff, audit, language }) => {
    await changeStaffMember(db, params.id, body, actorOf(staff, audit));
    return readStaffMember(db, params.id, language);
  },
  changeStaffStatus: async ({ params, body, staff, audit, language }) => {
    await changeStaffStatus(db, params.id, body.status, actorOf(staff, audit));
    return readStaffMember(db, params.id, language);
  },
  resetStaffPassword: async ({ params, staff, audit, language }) => {
    const oneTimePassword = await resetPassword(db, params.id, actorOf(staff, audit));
    return { staffMember: await readStaffMember(db, params.id, language), oneTimePassword };
  },
  resetStaffSecondFactor: async ({ params, staff, audit, language }) => {
    await resetSecondFactor(db, params.id, actorOf(staff, audit));
    return readStaffMember(db, params.id, language);
  },

  roles: async ({ language }) => ({ items: await listRoles(db, language) }),
  createRole: ({ body, staff, audit, language }) => createRole(db, body, actorOf(staff, audit), language),
  changeRole: ({ params, body, staff, audit, language }) =>
    changeRole(db, params.id, body, actorOf(staff, audit), language),

  deleteRole: async ({ params, staff, audit }) => {
    await deleteRole(db, params.id, actorOf(staff, audit));
    return {};
  },

  branches: async ({ staff, language }) => ({ items: await listBranches(db, staff.branches, language) }),
});
