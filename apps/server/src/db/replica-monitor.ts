import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { schemaIsCurrent } from './migrate.ts';
import { ReplicaLag } from './replica-lag.ts';

/** `behind`: it lacks a migration, the latest catalogue or too much else. `away`: it does not answer. */
export type ReplicaState = 'current' | 'behind' | 'away';

export interface ReplicaStatus {
  readonly state: ReplicaState;
  /** Absent where it is not known. */
  readonly lagSeconds?: number | undefined;
}

export interface ReplicaMonitor {
  /** Answers at once, except before the first check has ended. */
  readonly isUsable: () => boolean | Promise<boolean>;
  readonly status: () => ReplicaStatus;
  /** A statement or connection failed. Where the replica is at fault, nothing more is sent there until a check succeeds. */
  readonly failed: (error: unknown) => void;
  readonly stop: () => Promise<void>;
}

interface MonitorLog {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

export interface MonitorOptions {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly maxLagSeconds: number;
  readonly log?: MonitorLog | undefined;
  readonly checkMilliseconds?: number | undefined;
}

const CHECK_MILLISECONDS = 1_000;
/** A replica that is away is tried after one interval, two, four …, up to so many. */
const MAX_BACK_OFF = 30;
const ANSWER_MILLISECONDS = 2_000;

const CATALOGUE = '(select id from catalogue_version order by number desc limit 1) as catalogue';
const PRIMARY_STATE = `select ${CATALOGUE}, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as written`;
/** Not in recovery it is a copy of another kind, of which only the catalogue can be compared. */
const REPLICA_STATE = `
  select ${CATALOGUE}, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as replayed,
    coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 'infinity')::float8 as estimate`;

interface PrimaryState {
  readonly catalogue: string | null;
  readonly written: number;
}
interface ReplicaPosition {
  readonly catalogue: string | null;
  readonly replayed: number | null;
  readonly estimate: number;
}

async function ask<T extends object>(pool: pg.Pool, text: string): Promise<T> {
  // The driver knows this option of a query, its types do not.
  const limit: object = { query_timeout: ANSWER_MILLISECONDS };
  const { rows } = await pool.query<T>({ text, ...limit });
  if (rows[0] === undefined) throw new Error('The database answers nothing');
  return rows[0];
}

const MESSAGES: Readonly<Record<ReplicaState, string>> = {
  current: 'The replica answers reads of the catalogue again',
  behind: 'The replica is behind; the database itself answers until it has caught up',
  away: 'The replica does not answer; the database itself does until it is back',
};

/** For example a conflict with what the replica has to replay; too many connections or a shutdown are about all. */
const isAboutStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(?:08|53|57P)/.test(error.code ?? '');

/**
 * Looks after the replica, beside the requests. Answers are cached by catalogue version: if the version were read from
 * the database and the rows from a replica that lacks that import, old rows would be cached under the new version.
 */
export function watchReplica(options: MonitorOptions): ReplicaMonitor {
  const { primary, replica, maxLagSeconds, log, checkMilliseconds = CHECK_MILLISECONDS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const lag = new ReplicaLag();
  let known: ReplicaStatus | undefined;

  const learn = (found: ReplicaStatus, err?: unknown) => {
    const isNews = known?.state !== found.state && !(known === undefined && found.state === 'current');
    const details = { lagSeconds: found.lagSeconds, ...(err === undefined ? {} : { err }) };
    if (isNews) log?.[found.state === 'current' ? 'info' : 'warn'](details, MESSAGES[found.state]);
    known = found;
  };

  async function check(): Promise<ReplicaStatus> {
    const milliseconds = performance.now();
    const live = await ask<PrimaryState>(primary, PRIMARY_STATE).catch(() => undefined);
    // Asked also then, since a replica that is away must not be found out by those who read from it.
    if (!(await schemaIsCurrent(replica, ANSWER_MILLISECONDS))) return { state: 'behind' };
    const seen = await ask<ReplicaPosition>(replica, REPLICA_STATE);
    // While the database is away, the replica goes on answering what it has.
    if (live === undefined) return known ?? { state: 'behind' };
    const lagSeconds =
      seen.replayed === null
        ? undefined
        : lag.seconds({ milliseconds, written: live.written }, seen.replayed, seen.estimate);
    const isCurrent = seen.catalogue === live.catalogue && (lagSeconds ?? 0) <= maxLagSeconds;
    return { state: isCurrent ? 'current' : 'behind', lagSeconds };
  }

  async function watch(onChecked: () => void): Promise<void> {
    let wait = 1;
    while (!signal.aborted) {
      await check().then(learn, (error: unknown) => learn({ state: 'away' }, error));
      onChecked();
      await delay(wait * checkMilliseconds, undefined, { signal }).catch(() => undefined);
      wait = known?.state === 'away' ? Math.min(wait * 2, MAX_BACK_OFF) : 1;
    }
  }

  let watching = Promise.resolve();
  const checkedOnce = new Promise<void>((resolve) => {
    watching = watch(resolve);
  });
  const isCurrent = () => known?.state === 'current';
  return {
    isUsable: () => (known === undefined ? checkedOnce.then(isCurrent) : isCurrent()),
    status: () => known ?? { state: 'away' },
    failed: (error) => {
      if (isCurrent() && !isAboutStatement(error)) learn({ state: 'away' }, error);
    },
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
