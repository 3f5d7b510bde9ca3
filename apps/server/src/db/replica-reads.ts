import type pg from 'pg';
import { cachedFor } from '../cache/cached-for.ts';
import { schemaIsCurrent } from './migrate.ts';

/** `behind`: it lacks a migration or the latest catalogue, or does not answer; the database itself answers then. */
export type ReplicaState = 'current' | 'behind';

export interface ReplicaReads {
  /** A connection to the replica, or to the database itself while the replica is behind. */
  readonly connect: () => Promise<pg.PoolClient>;
  readonly state: () => Promise<ReplicaState>;
}

interface ReplicaLog {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

export interface ReplicaOptions {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly log?: ReplicaLog | undefined;
  /** How long the replica's state is cached. */
  readonly checkMilliseconds?: number | undefined;
}

const CHECK_MILLISECONDS = 1_000;
const LATEST_CATALOGUE = 'select id from catalogue_version order by number desc limit 1';

/**
 * Answers are cached by catalogue version. If the version were read from the database and the rows from a replica that
 * lacks that import, old rows would be cached under the new version.
 */
async function isCurrent({ primary, replica }: ReplicaOptions): Promise<boolean> {
  if (!(await schemaIsCurrent(replica))) return false;
  const [live, seen] = await Promise.all(
    [primary, replica].map(async (pool) => (await pool.query<{ id: string }>(LATEST_CATALOGUE)).rows[0]?.id),
  );
  return live === seen;
}

/** Reads from a replica while it has the schema and the catalogue of the database. */
export function replicaReads(options: ReplicaOptions): ReplicaReads {
  const { primary, replica, log, checkMilliseconds = CHECK_MILLISECONDS } = options;
  let known: ReplicaState | undefined;

  const state = cachedFor(checkMilliseconds, async (): Promise<ReplicaState> => {
    const found = (await isCurrent(options).catch(() => false)) ? 'current' : 'behind';
    if (found === 'behind' && known !== found) {
      log?.warn({}, 'The replica is behind or away; the database itself answers until it has caught up');
    } else if (found === 'current' && known === 'behind') {
      log?.info({}, 'The replica has caught up and answers again');
    }
    known = found;
    return found;
  });
  return {
    state,
    connect: async () => ((await state()) === 'current' ? replica : primary).connect(),
  };
}
