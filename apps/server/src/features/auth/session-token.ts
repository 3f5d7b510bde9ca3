import { jwtVerify, SignJWT } from 'jose';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { Db } from '../../db/database.ts';
import type { TokenClaims } from '../../http/require-session.ts';
import { sharedSecret } from '../../security/shared-secret.ts';

const ISSUER = 'partsboard';
/** A server that does not know it finds no session of this id. */
const STAFF_CLAIM = 'staff';
const SECRET_NAME = 'session-token';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Signs and reads tokens. The secret is made once and stored in the database, so that all servers share it. */
export interface TokenSigner {
  readonly sign: (claims: TokenClaims, expiresAt: Date) => Promise<string>;
  readonly read: (token: string) => Promise<TokenClaims | undefined>;
}

interface ReadToken {
  readonly claims: TokenClaims;
  /** In milliseconds. */
  readonly expiresAt: number;
}

/** A valid signature stays valid, and checking one costs more than most of what a call does. */
const MAX_TOKENS = 10_000;

export function tokenSigner(db: Db): TokenSigner {
  const cache = new MeasuredCache<string, ReadToken>('tokens', { max: MAX_TOKENS });
  const getSecret = sharedSecret(db, SECRET_NAME);
  return {
    sign: async ({ sessionId, customerId, isStaff }, expiresAt) =>
      new SignJWT(isStaff === true ? { [STAFF_CLAIM]: true } : {})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(String(customerId))
        .setJti(sessionId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(await getSecret()),

    read: async (token) => {
      const known = cache.get(token);
      if (known !== undefined && known.expiresAt > Date.now()) return known.claims;
      const key = await getSecret();
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER });
        const customerId = Number(payload.sub);
        const sessionId = payload.jti ?? '';
        if (!UUID.test(sessionId) || !Number.isInteger(customerId)) return undefined;
        const claims = { sessionId, customerId, isStaff: payload[STAFF_CLAIM] === true };
        cache.set(token, { claims, expiresAt: (payload.exp ?? 0) * 1000 });
        return claims;
      } catch {
        return undefined;
      }
    },
  };
}
