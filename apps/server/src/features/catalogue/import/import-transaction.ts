import type pg from 'pg';
import { codeOf } from '../../../db/error-code.ts';
import { isWorthRepeating } from '../../../db/repeat-transaction.ts';
import { CatalogueBusy, DiskFull, ImportCancelled } from '../catalogue-failures.ts';

const GIVEN_UP =
  'The database gave the import up because something else was changing the same rows. Nothing was changed; please start it again.';
const CANCELLED = 'The import was cancelled. Nothing was changed.';
const DISK_FULL = 'The disk is full. Nothing was changed; make room and start again.';

/** PostgreSQL's and the system's word for it. */
const DISK_FULL_CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

/** How often a statement is looked for that a cancelled import still runs. */
const CANCEL_MILLISECONDS = 250;

interface TransactionOptions {
  readonly pool: pg.Pool;
  readonly signal?: AbortSignal | undefined;
}

/** Ends what runs on a connection when the signal comes, and whatever runs next until it is told to stop. */
async function cancelBySignal(client: pg.ClientBase, { pool, signal }: TransactionOptions) {
  if (signal === undefined) return () => undefined;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let timer: NodeJS.Timeout | undefined;
  // Between two statements there is nothing to cancel, so once is not enough.
  const cancel = () => {
    const ask = () => void pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
    ask();
    timer = setInterval(ask, CANCEL_MILLISECONDS);
  };
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  return () => {
    signal.removeEventListener('abort', cancel);
    clearInterval(timer);
  };
}

function explained(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return new ImportCancelled(CANCELLED, { cause: error });
  if (isWorthRepeating(error)) return new CatalogueBusy(GIVEN_UP, { cause: error });
  if (DISK_FULL_CODES.has(codeOf(error))) return new DiskFull(DISK_FULL, { cause: error });
  return error;
}

/** One transaction: what is built becomes live with its commit, and anything short of that changes nothing. */
export async function inTransaction<T>(
  client: pg.ClientBase,
  options: TransactionOptions,
  work: () => Promise<{ readonly commits: boolean; readonly result: T }>,
): Promise<T> {
  const stopCancelling = await cancelBySignal(client, options);
  try {
    await client.query('begin');
    const { commits, result } = await work();
    stopCancelling();
    await client.query(commits ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    stopCancelling();
    // A broken connection has rolled back by itself, and the first error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    throw explained(error, options.signal);
  }
}
