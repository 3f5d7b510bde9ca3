import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { sharedSecret } from './shared-secret.ts';

/** A browser, recognised by its cookie. */
export interface Device {
  /** The `Set-Cookie` header that sets or renews the cookie. */
  readonly cookie: string;
  /** What the database stores; no cookie can be made from it. */
  readonly hash: Buffer;
}

/** Names browsers by a signed cookie that only the login sees. It opens nothing: the password is asked for as ever. */
export interface DeviceCookies {
  readonly read: (request: FastifyRequest) => Promise<Device | undefined>;
  readonly make: () => Promise<Device>;
}

const NAME = 'partsboard-device';
const SECRET_NAME = 'device-cookie';
const KEEP_SECONDS = 180 * 24 * 3600;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);

const sign = (secret: Uint8Array, id: string): Buffer => createHmac('sha256', secret).update(id).digest();

export function deviceCookies(db: Db, isSecure: boolean): DeviceCookies {
  const secret = sharedSecret(db, SECRET_NAME);
  const device = (id: string, signature: Buffer): Device => ({
    cookie: [
      `${NAME}=${id}.${signature.toString('base64url')}`,
      'Path=/api/user/login',
      `Max-Age=${KEEP_SECONDS}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure ? ['Secure'] : []),
    ].join('; '),
    hash: createHash('sha256').update(id).digest(),
  });
  return {
    read: async ({ headers }) => {
      const [, id = '', given = ''] = VALUE.exec(headers.cookie ?? '') ?? [];
      if (id === '') return undefined;
      const signature = sign(await secret(), id);
      return timingSafeEqual(signature, Buffer.from(given, 'base64url')) ? device(id, signature) : undefined;
    },
    make: async () => {
      const id = randomBytes(16).toString('base64url');
      return device(id, sign(await secret(), id));
    },
  };
}
