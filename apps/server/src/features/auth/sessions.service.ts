import type { AccountSession } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Session } from '../../http/handlers.ts';
import { deviceName } from '../../security/device-name.ts';
import { deleteOtherSessions, deleteSessionOf, findSessionsOf } from './session.repository.ts';

/** Where the account is logged in; the one that asks comes first. */
export async function listSessions(db: Db, session: Session): Promise<AccountSession[]> {
  const rows = await findSessionsOf(db, session);
  return rows.map((row) => {
    const { browser, system } = deviceName(row.user_agent);
    return {
      Id: row.id,
      Browser: browser,
      System: system,
      StartedAt: row.created_at.toISOString(),
      LastUsedAt: row.last_used_at.toISOString(),
      IsCurrent: row.id === session.sessionId,
    };
  });
}

/** Another customer's session is as unknown as one that has ended. */
export async function endSession(db: Db, session: Session, id: string): Promise<void> {
  const isEnded = await deleteSessionOf(db, session.customerId, id);
  if (!isEnded) throw new DomainError('not-found', { title: (t) => t.auth.unknownSession });
}

export async function endOtherSessions(db: Db, session: Session): Promise<void> {
  await deleteOtherSessions(db, session);
}
