import { performance } from 'node:perf_hooks';
import type pg from 'pg';
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
  /** Milliseconds for which the replica is not looked at again. */
  readonly trustFor?: number | undefined;
}

const MILLISECONDS_TO_TRUST = 1_000;
const LATEST_CATALOGUE = 'select id from catalogue_version order by number desc limit 1';

/**
 * Answers are kept under the name of their catalogue. Were the name read from the database and the rows from a replica
 * that has not seen that import yet, the old rows would be kept under the new name.
 */
async function isCurrent({ primary, replica }: ReplicaOptions): Promise<boolean> {
  if (!(await schemaIsCurrent(replica))) return false;
  const [live, seen] = await Promise.all(
    [primary, replica].map(async (pool) => (await pool.query<{ id: string }>(LATEST_CATALOGUE)).rows[0]?.id),
  );
  return live === seen;
}

/** Reads from a replica for as long as it knows the tables that this server asks for. */
export function replicaReads(options: ReplicaOptions): ReplicaReads {
  const { primary, replica, log, trustFor = MILLISECONDS_TO_TRUST } = options;
  let known: ReplicaState | undefined;
  let looking: Promise<ReplicaState> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<ReplicaState> => {
    const state = (await isCurrent(options).catch(() => false)) ? 'current' : 'behind';
    if (state === 'behind' && known !== state) {
      log?.warn({}, 'The replica is behind or away; the database itself answers until it has caught up');
    } else if (state === 'current' && known === 'behind') {
      log?.info({}, 'The replica has caught up and answers again');
    }
    known = state;
    return state;
  };
  const state = (): Promise<ReplicaState> => {
    const now = performance.now();
    if (looking === undefined || now - lookedAt >= trustFor) {
      lookedAt = now;
      looking = look();
    }
    return looking;
  };
  return {
    state,
    connect: async () => ((await state()) === 'current' ? replica : primary).connect(),
  };
}
