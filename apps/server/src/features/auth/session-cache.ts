import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/handlers.ts';
import type { SessionReader, TokenClaims } from '../../http/require-session.ts';
import { findSession, touchSession } from './session.repository.ts';
import type { TokenSigner } from './session-token.ts';

export interface SessionCache extends SessionReader {
  /** Has every session read again: to be called when any of them was ended. */
  readonly forget: () => Promise<void>;
}

/**
 * The other workers of this server: is handed what forgets here when one of them says so, and answers what has all
 * of them forget.
 */
export type SessionNeighbours = (forget: () => Promise<void>) => () => Promise<void>;

interface Remembered {
  readonly readAt: number;
  readonly session: Promise<Session | undefined>;
}

const MILLISECONDS_TO_TRUST = 1_000;
const MOST_REMEMBERED = 10_000;

/**
 * Looks sessions up, each at most once in a while: a screen makes several calls at once and a busy person some a
 * second. One that this server ends is ended at once; one that another server ends lives on here for that long.
 */
export function sessionCache(
  db: Db,
  signer: TokenSigner,
  trustFor = MILLISECONDS_TO_TRUST,
  neighbours?: SessionNeighbours,
): SessionCache {
  const remembered = new Map<string, Remembered>();
  const forgetHere = () => {
    remembered.clear();
    return Promise.resolve();
  };
  const forgetThere = neighbours?.(forgetHere);

  const find = async (claims: TokenClaims): Promise<Session | undefined> => {
    const found = await findSession(db, claims);
    if (found === undefined) return undefined;
    const { isUseOld, ...session } = found;
    // Not worth failing the call for.
    if (isUseOld) await touchSession(db, session.sessionId).catch(() => undefined);
    return session;
  };
  const read = (claims: TokenClaims, now: number): Promise<Session | undefined> => {
    const session = find(claims);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const entry = { readAt: now, session };
    remembered.set(claims.sessionId, entry);
    const drop = () => {
      if (remembered.get(claims.sessionId) === entry) remembered.delete(claims.sessionId);
    };
    session.then((found) => found ?? drop(), drop);
    return session;
  };

  return {
    readToken: signer.read,
    load: (claims) => {
      const now = performance.now();
      const known = remembered.get(claims.sessionId);
      return known !== undefined && now - known.readAt < trustFor ? known.session : read(claims, now);
    },
    forget: async () => {
      await forgetHere();
      await forgetThere?.();
    },
  };
}
