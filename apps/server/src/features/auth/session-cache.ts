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
  /** How long a session whose end may not be announced is not read again; 0 reads each session each time. */
  readonly milliseconds?: number | undefined;
}

const DEFAULT_MILLISECONDS = 1_000;
/** While the end of a session is announced. Calls of one person lie seconds apart, and each would read it. */
const ANNOUNCED_MILLISECONDS = 60_000;
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
 * Reads sessions, each at most once in a while. PostgreSQL notifies all servers when any session of a customer was ended;
 * one that is missed, because its connection has broken silently, is made up for when that is noticed.
 */
export function sessionCache(options: SessionCacheOptions): SessionCache {
  const { signer, milliseconds = DEFAULT_MILLISECONDS } = options;
  const sessions = new MeasuredCache<string, Promise<Session | undefined>>('sessions', {
    max: MAX_SESSIONS,
  });
  let isConnected = false;
  const clear = () => sessions.clear();
  // A member of staff may lose the right without that being announced here, and the use of their login has to be noted.
  const timeFor = ({ isStaff = false }: TokenClaims): number =>
    isConnected && !isStaff ? Math.max(milliseconds, ANNOUNCED_MILLISECONDS) : milliseconds;

  const loadIntoCache = (claims: TokenClaims): Promise<Session | undefined> => {
    const session = loadSession(options, claims);
    sessions.set(claims.sessionId, session, { ttl: timeFor(claims) });
    const remove = () => {
      if (sessions.peek(claims.sessionId) === session) sessions.delete(claims.sessionId);
    };
    session.then((found) => found ?? remove(), remove);
    return session;
  };

  return {
    readToken: signer.read,
    load: (claims) =>
      // To lru-cache 0 would mean for ever.
      milliseconds === 0
        ? loadSession(options, claims)
        : (sessions.get(claims.sessionId) ?? loadIntoCache(claims)),
    clear,
    channels: ['sessions_ended'],
    onConnected: () => {
      isConnected = true;
      clear();
    },
    onNotification: clear,
    onDisconnected: () => {
      isConnected = false;
      clear();
    },
  };
}
