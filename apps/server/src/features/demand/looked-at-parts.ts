import type { Db } from '../../db/database.ts';
import { addLooks } from './demand.repository.ts';

/** So many different parts between two writes; more are not counted. */
const MAX_PARTS = 10_000;
const WRITE_MILLISECONDS = 60_000;

/** Counts how often parts without stock are looked at. */
export interface LookedAtParts {
  /** Remembers a look; nothing is written now. */
  readonly count: (partId: number) => void;
  /** Writes what was counted since the last time. */
  readonly write: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Looks are counted in memory and written together, once a minute and when the server stops. What a killed server has
 * not written is lost: the numbers only say what is wanted most.
 */
export function lookedAtParts(db: Db): LookedAtParts {
  let looks = new Map<number, number>();
  const write = async () => {
    if (looks.size === 0) return;
    const counted = looks;
    looks = new Map();
    // While the database is away nothing is counted; its own log says so.
    await addLooks(db, counted).catch(() => undefined);
  };
  const timer = setInterval(() => void write(), WRITE_MILLISECONDS);
  timer.unref();
  return {
    count(partId) {
      const known = looks.get(partId);
      if (known !== undefined || looks.size < MAX_PARTS) looks.set(partId, (known ?? 0) + 1);
    },
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
