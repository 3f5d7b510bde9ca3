import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { RunOnce, StoredAnswer } from '../../http/integration/integration-routes.ts';
import { claim, deleteOldAnswers, findAnswer, saveAnswer } from './run-once.repository.ts';

async function readAnswer(tx: Db, client: string, key: string, hash: Buffer): Promise<StoredAnswer> {
  const stored = await findAnswer(tx, client, key);
  if (!stored.request_sha256.equals(hash))
    throw new DomainError('conflict', { title: (t) => t.integration.keyOfAnotherRequest });
  return { status: stored.status, body: stored.answer, isRepeated: true };
}

/** Runs a change and stores its answer in one transaction; a repeated call gets what is stored. */
export const runOnce =
  (db: Db): RunOnce =>
  ({ client, key, hash }, work, refusalOf) =>
    repeatTransaction(db, async (tx) => {
      if (!(await claim(tx, client, key, hash))) return readAnswer(tx, client, key, hash);
      await sql`savepoint work`.execute(tx);
      const answer = await work(tx).then(
        (body) => ({ status: 200, body }),
        async (error: unknown) => {
          const refusal = refusalOf(error);
          if (refusal === undefined) throw error;
          await sql`rollback to savepoint work`.execute(tx);
          return refusal;
        },
      );
      await saveAnswer(tx, { client, key }, answer);
      return { ...answer, isRepeated: false };
    });

/** Removes answers that nobody gets any more. */
export const purgeStoredAnswers = (db: Db): Promise<void> => deleteOldAnswers(db);
