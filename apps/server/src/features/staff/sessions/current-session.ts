import type { LanguageCode } from '@partsboard/contract/language';
import type { CurrentStaff, StaffSession } from '@partsboard/contract/backoffice/session';
import type { Db } from '../../../db/database.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { listBranches } from '../branches.repository.ts';
import { rolesOfMember } from '../roles.repository.ts';
import { countRecoveryCodes } from './second-factor.repository.ts';
import { toCaller } from './staff-session.ts';
import { findSessionById, type SessionRow } from './staff-session.repository.ts';

async function describeStaff(db: Db, row: SessionRow, language: LanguageCode): Promise<CurrentStaff> {
  const caller = toCaller(row);
  const roles = await rolesOfMember(db, row.staffId);
  return {
    id: row.staffId,
    name: row.name,
    email: row.email,
    language: row.language,
    roles: roles.map((role) => ({ id: role.id, name: language === 'pl' ? role.name_pl : role.name_en })),
    permissions: [...caller.permissions],
    branches: await listBranches(db, caller.branches, language),
    hasSecondFactor: row.hasTotp,
    isSecondFactorRequired: row.requiresSecondFactor,
    recoveryCodesLeft: await countRecoveryCodes(db, row.staffId),
  };
}

/** A session as its owner sees it, read anew. */
export async function describeSession(
  db: Db,
  sessionId: string,
  language: LanguageCode,
): Promise<StaffSession> {
  const row = await findSessionById(db, sessionId);
  if (row === undefined) throw new DomainError('unauthenticated');
  const { stage, csrfToken, isFresh } = toCaller(row);
  return {
    stage,
    csrfToken,
    expiresAt: row.expiresAt.toISOString(),
    freshUntil: isFresh ? row.freshUntil.toISOString() : null,
    staff: stage === 'complete' ? await describeStaff(db, row, language) : null,
  };
}
