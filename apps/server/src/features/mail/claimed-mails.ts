import type { Db } from '../../db/database.ts';
import { extendClaims } from './mail.repository.ts';

interface ClaimLog {
  readonly warn: (details: object, message: string) => void;
}

export interface Claims {
  /** Leaves the time of a mail's next try to the caller. */
  readonly letGo: (id: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** So often within the time that mails are lent for; a claim outlives two extensions that fail. */
const EXTENSIONS = 3;

/** Extends the claim on mails that are being sent until each is let go. */
export function keepClaims(
  db: Db,
  mails: readonly { readonly id: number }[],
  lendSeconds: number,
  log: ClaimLog,
): Claims {
  const held = new Set(mails.map(({ id }) => id));
  let extending = Promise.resolve();
  const extend = async () => {
    if (held.size === 0) return;
    try {
      await extendClaims(db, [...held], lendSeconds);
    } catch (error) {
      log.warn({ err: error }, 'mails that are being sent may be sent twice');
    }
  };
  const timer = setInterval(
    () => {
      extending = extending.then(extend);
    },
    (lendSeconds * 1000) / EXTENSIONS,
  );
  return {
    letGo: async (id) => {
      held.delete(id);
      // One under way would still move the time.
      await extending;
    },
    end: async () => {
      clearInterval(timer);
      held.clear();
      await extending;
    },
  };
}
