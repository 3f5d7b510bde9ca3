import { createHash, randomBytes } from 'node:crypto';
import { BACKOFFICE_URL } from '@partsboard/contract/backoffice/route';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { StaffCaller } from '../../../http/backoffice/backoffice-handlers.ts';
import type { StaffSessionReader } from '../../../http/backoffice/backoffice-routes.ts';
import { signedCookies } from '../../../security/signed-cookie.ts';
import { toCaller } from './staff-session.ts';
import { staffDevices } from '../../../security/known-devices.ts';
import {
  deleteExpiredSessions,
  findSessionById,
  findSessionByToken,
  touchSession,
} from './staff-session.repository.ts';

/** A new session's secret: what the browser gets, and what the database keeps. */
interface NewToken {
  readonly hash: Buffer;
  readonly cookie: string;
}

/** The sessions of staff. Nothing of them is cached: what is ended or taken away counts at once, on every server. */
export interface StaffSessions extends StaffSessionReader {
  /** Looks at a session without using it: a connection that stays open must not keep it alive. */
  readonly read: (sessionId: string) => Promise<StaffCaller | undefined>;
  /** The same as use: it is kept alive by work elsewhere, such as in the shop for a customer. */
  readonly use: (sessionId: string) => Promise<StaffCaller | undefined>;
  readonly makeToken: (request: FastifyRequest) => Promise<NewToken>;
  /** The `Set-Cookie` header that removes the cookie. */
  readonly removeCookie: (request: FastifyRequest) => string;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function staffSessions(db: Db, isHttps: boolean): StaffSessions {
  const cookies = signedCookies(db, {
    name: 'partsboard-staff',
    path: BACKOFFICE_URL,
    secretName: 'staff-session',
  });
  // On http://localhost a browser would not send it back otherwise.
  const isSecure = (request: FastifyRequest) => isHttps || request.protocol === 'https';
  return {
    readCookie: async (request) => {
      const token = await cookies.read(request);
      return token === undefined ? undefined : hashOf(token);
    },
    load: async (tokenHash) => {
      const row = await findSessionByToken(db, tokenHash);
      // Not worth failing the call for.
      if (row?.isUseOld === true) await touchSession(db, row.sessionId).catch(() => undefined);
      return row && toCaller(row);
    },
    read: async (sessionId) => {
      const row = await findSessionById(db, sessionId);
      return row && toCaller(row);
    },
    use: async (sessionId) => {
      const row = await findSessionById(db, sessionId);
      if (row?.isUseOld === true) await touchSession(db, row.sessionId).catch(() => undefined);
      return row && toCaller(row);
    },
    makeToken: async (request) => {
      const token = randomBytes(16).toString('base64url');
      return { hash: hashOf(token), cookie: await cookies.write(token, isSecure(request)) };
    },
    removeCookie: (request) => cookies.remove(isSecure(request)),
  };
}

/** Removes what has expired. */
export async function purgeStaffSessions(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await staffDevices.deleteForgotten(db);
}
