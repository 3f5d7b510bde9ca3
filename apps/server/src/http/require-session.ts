import type { FastifyRequest } from 'fastify';
import { DomainError } from './errors/domain-error.ts';
import type { Session } from './handlers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller's session was found alive. */
    session: Session | undefined;
  }
}

/** What a token says before the database was asked whether its session still lives. */
export interface TokenClaims {
  readonly sessionId: string;
  readonly customerId: number;
  /** Whether it is of a member of staff who works for the customer. */
  readonly isStaff?: boolean;
}

/** Reads tokens and looks their sessions up; handed in by the feature that owns sessions. */
export interface SessionReader {
  readonly readToken: (token: string) => Promise<TokenClaims | undefined>;
  readonly load: (claims: TokenClaims) => Promise<Session | undefined>;
}

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;
const MAX_TOKEN_LENGTH = 2048;

/** The claims of a request's token, if it carries one that this installation signed. */
export function claimsOf(request: FastifyRequest, reader: SessionReader): Promise<TokenClaims | undefined> {
  const header = request.headers.authorization ?? '';
  const token = header.length > MAX_TOKEN_LENGTH ? undefined : BEARER.exec(header)?.[1];
  return token === undefined ? Promise.resolve(undefined) : reader.readToken(token);
}

/** Lets only a live session pass. */
export async function requireSession(
  request: FastifyRequest,
  claims: TokenClaims | undefined,
  reader: SessionReader,
): Promise<void> {
  const session = claims && (await reader.load(claims));
  if (session === undefined) throw new DomainError('unauthenticated');
  request.session = session;
}
