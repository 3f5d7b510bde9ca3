import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { Db } from '../../db/database.ts';
import type { NotificationSubscriber } from '../../db/notification-listener.ts';
import type { Session } from '../../http/handlers.ts';
import type { SessionReader, TokenClaims } from '../../http/require-session.ts';
import { findSession, touchSession } from './session.repository.ts';
import type { TokenSigner } from './session-token.ts';

export interface SessionCache extends SessionReader, NotificationSubscriber {
  /** To be called after this server has ended a session, before it answers. */
  readonly clear: () => void;
}

export interface SessionCacheOptions {
  readonly db: Db;
  readonly signer: TokenSigner;
  /** The session of a member of staff who works for a customer. */
  readonly loadStaffSession: (claims: TokenClaims) => Promise<Session | undefined>;
  /** How long a session that was found is not read again; 0 reads it each time. */
  readonly milliseconds?: number | undefined;
}

const DEFAULT_MILLISECONDS = 1_000;
const MAX_SESSIONS = 10_000;

async function loadSession(
  { db, loadStaffSession }: Pick<SessionCacheOptions, 'db' | 'loadStaffSession'>,
  claims: TokenClaims,
): Promise<Session | undefined> {
  if (claims.isStaff === true) return loadStaffSession(claims);
  const found = await findSession(db, claims);
  if (found === undefined) return undefined;
  const { isUseOld, ...session } = found;
  // Not worth failing the call for.
  if (isUseOld) await touchSession(db, session.sessionId).catch(() => undefined);
  return { ...session, staff: null };
}

/**
 * Reads sessions, each at most once in a while: a screen makes several calls at once. PostgreSQL notifies all servers
 * when any session was ended; a notification that is missed costs at most the time for which a session is cached.
 */
export function sessionCache(options: SessionCacheOptions): SessionCache {
  const { signer, milliseconds = DEFAULT_MILLISECONDS } = options;
  const sessions = new MeasuredCache<string, Promise<Session | undefined>>('sessions', {
    max: MAX_SESSIONS,
    // To lru-cache 0 would mean for ever; `load` does not use the cache then.
    ttl: milliseconds,
  });
  const clear = () => sessions.clear();

  const loadIntoCache = (claims: TokenClaims): Promise<Session | undefined> => {
    const session = loadSession(options, claims);
    sessions.set(claims.sessionId, session);
    const remove = () => {
      if (sessions.peek(claims.sessionId) === session) sessions.delete(claims.sessionId);
    };
    session.then((found) => found ?? remove(), remove);
    return session;
  };

  return {
    readToken: signer.read,
    load: (claims) =>
      milliseconds === 0
        ? loadSession(options, claims)
        : (sessions.get(claims.sessionId) ?? loadIntoCache(claims)),
    clear,
    channels: ['sessions_ended'],
    onConnected: clear,
    onNotification: clear,
    onDisconnected: clear,
  };
}
