import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { OnceRequest, RunOnce, StoredAnswer } from '../../http/integration/idempotency.ts';
import * as repository from './run-once.repository.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof repository.findAnswer>>>;
type Work = (tx: Db) => Promise<unknown>;
type RefusalOf = Parameters<RunOnce>[2];

function answerOf(stored: Stored, { hash }: OnceRequest): StoredAnswer {
  if (!stored.request_sha256.equals(hash))
    throw new DomainError('conflict', { title: (t) => t.integration.keyOfAnotherRequest });
  return { status: stored.status, body: stored.answer, isRepeated: true };
}

async function answered(tx: Db, work: Work, refusalOf: RefusalOf) {
  await sql`savepoint work`.execute(tx);
  return work(tx).then(
    (body) => ({ status: 200, body }),
    async (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      await sql`rollback to savepoint work`.execute(tx);
      return refusal;
    },
  );
}

/** Runs work and stores its answer in one transaction; a repeated call gets what is stored. */
const runAndStore = (db: Db, request: OnceRequest, work: Work, refusalOf: RefusalOf): Promise<StoredAnswer> =>
  repeatTransaction(db, async (tx) => {
    if (!(await repository.claim(tx, request)))
      return answerOf(await repository.readAnswer(tx, request), request);
    const answer = await answered(tx, work, refusalOf);
    await repository.saveAnswer(tx, request, answer);
    return { ...answer, isRepeated: false };
  });

/**
 * Makes a change once. Where a part of it is committed ahead, another call with the same key waits until this one is
 * over: the lock is of the connection and ends with it, so that a killed server leaves nothing behind.
 */
export const runOnce =
  (db: Db): RunOnce =>
  (request, { ahead, last }, refusalOf) => {
    if (ahead === undefined) return runAndStore(db, request, last, refusalOf);
    return db.connection().execute(async (connection) => {
      await repository.lockKey(connection, request);
      try {
        const stored = await repository.findAnswer(connection, request);
        if (stored !== undefined) return answerOf(stored, request);
        await ahead(connection);
        return await runAndStore(connection, request, last, refusalOf);
      } finally {
        await repository.unlockKey(connection, request);
      }
    });
  };

/** Removes answers that nobody gets any more. */
export const purgeStoredAnswers = (db: Db): Promise<void> => repository.deleteOldAnswers(db);
