import type { LanguageCode } from '@partsboard/contract/language';
import type { StaffMember } from '@partsboard/contract/backoffice/staff';
import type { MemberRow } from './staff-members.repository.ts';

export const toStaffMember = (row: MemberRow, language: LanguageCode): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  language: row.language,
  status: row.is_active ? 'active' : 'disabled',
  roles: row.roles.map((role) => ({ id: role.id, name: role[language] })),
  branches: row.branches.map((branch) => ({ id: branch.id, code: branch.code, name: branch[language] })),
  hasSecondFactor: row.has_second_factor,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  version: row.version,
});

/** What the audit trail tells about an account. */
export const toAudited = (row: MemberRow) => ({
  name: row.name,
  email: row.email,
  language: row.language,
  roles: row.roles.map(({ pl }) => pl),
  branches: row.branches.map(({ code }) => code),
});
