import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { signedCookies } from './signed-cookie.ts';

/** A browser, recognised by its cookie. */
export interface Device {
  /** The `Set-Cookie` header that sets or renews the cookie. */
  readonly cookie: string;
  /** What the database stores; no cookie can be made from it. */
  readonly hash: Buffer;
}

/** Recognises browsers by a signed cookie that is sent to the login only. It does not replace the password. */
export interface DeviceCookies {
  readonly read: (request: FastifyRequest) => Promise<Device | undefined>;
  readonly make: () => Promise<Device>;
}

const SECRET_NAME = 'device-cookie';
const KEEP_SECONDS = 180 * 24 * 3600;

/** Where browsers are recognised: the cookie's name, and the login that gets to see it. */
interface DeviceCookieUse {
  readonly name: string;
  readonly path: string;
}

const CUSTOMER_LOGIN: DeviceCookieUse = { name: 'partsboard-device', path: '/api/user/login' };

export function deviceCookies(
  db: Db,
  isSecure: boolean,
  { name, path }: DeviceCookieUse = CUSTOMER_LOGIN,
): DeviceCookies {
  const cookies = signedCookies(db, { name, path, secretName: SECRET_NAME, maxAgeSeconds: KEEP_SECONDS });
  const device = async (id: string): Promise<Device> => ({
    cookie: await cookies.write(id, isSecure),
    hash: createHash('sha256').update(id).digest(),
  });
  return {
    read: async (request) => {
      const id = await cookies.read(request);
      return id === undefined ? undefined : device(id);
    },
    make: () => device(randomBytes(16).toString('base64url')),
  };
}
