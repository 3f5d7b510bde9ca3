import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { sharedSecret } from './shared-secret.ts';

interface CookieUse {
  readonly name: string;
  readonly path: string;
  readonly secretName: string;
  /** Without it the cookie ends with the browser. */
  readonly maxAgeSeconds?: number;
}

/** Cookies that no script sees, no other site sends and only this installation can make. */
interface SignedCookies {
  /** The 22 characters that were written, if the signature is ours. */
  readonly read: (request: Pick<FastifyRequest, 'headers'>) => Promise<string | undefined>;
  /** The `Set-Cookie` header. */
  readonly write: (value: string, isSecure: boolean) => Promise<string>;
  readonly remove: (isSecure: boolean) => string;
}

const sign = (secret: Uint8Array, value: string): Buffer =>
  createHmac('sha256', secret).update(value).digest();

export function signedCookies(db: Db, { name, path, secretName, maxAgeSeconds }: CookieUse): SignedCookies {
  const secret = sharedSecret(db, secretName);
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);
  const header = (value: string, maxAge: number | undefined, isSecure: boolean) =>
    [
      `${name}=${value}`,
      `Path=${path}`,
      ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');
  return {
    read: async ({ headers }) => {
      const [, value = '', given = ''] = pattern.exec(headers.cookie ?? '') ?? [];
      if (value === '') return undefined;
      const isOurs = timingSafeEqual(sign(await secret(), value), Buffer.from(given, 'base64url'));
      return isOurs ? value : undefined;
    },
    write: async (value, isSecure) =>
      header(`${value}.${sign(await secret(), value).toString('base64url')}`, maxAgeSeconds, isSecure),
    remove: (isSecure) => header('', 0, isSecure),
  };
}
