import type { Db } from '../src/db/database.ts';
import { tokenSigner } from '../src/features/auth/session-token.ts';

export type SessionHeader = Record<'authorization', string>;

/** Logs customers in without their passwords: tests need many, and each hash would take a while. */
export async function startSessions(db: Db, customerIds: readonly number[]): Promise<SessionHeader[]> {
  const expires = new Date(Date.now() + 3_600_000);
  const sessions = await db
    .insertInto('session')
    .values(customerIds.map((customerId) => ({ customer_id: customerId, expires_at: expires })))
    .returning(['id', 'customer_id'])
    .execute();
  const idOf = new Map(sessions.map((session) => [session.customer_id, session.id]));
  const signer = tokenSigner(db);
  return Promise.all(
    customerIds.map(async (customerId) => {
      const sessionId = idOf.get(customerId);
      if (sessionId === undefined) throw new Error(`No session for customer ${customerId}`);
      return { authorization: `Bearer ${await signer.sign({ sessionId, customerId }, expires)}` };
    }),
  );
}
