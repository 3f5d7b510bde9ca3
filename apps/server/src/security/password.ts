import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@partsboard/contract/auth';
import { ConcurrencyLimit } from '../http/limits/concurrency-limit.ts';
import { DomainError, fieldError } from '../http/errors/domain-error.ts';
import type { Message } from '../messages/texts.ts';

/** OWASP's recommendation for argon2id, which is the library's default; one run takes some 30 ms and 19 MiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The password inside its Base64, or nothing where it is no Base64 of UTF-8. */
export function decodePassword(base64: string): string | undefined {
  if (!BASE64.test(base64)) return undefined;
  try {
    // The same password typed on two keyboards may differ in how its accents are composed.
    return utf8.decode(Buffer.from(base64, 'base64')).normalize('NFC');
  } catch {
    return undefined;
  }
}

export const NOT_BASE64: Message = (t) => t.auth.passwordNotBase64;

/** What is wrong with a new password, if anything. */
export function passwordFault(password: string | undefined): Message | undefined {
  if (password === undefined) return NOT_BASE64;
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return (t) => t.auth.passwordTooShort(PASSWORD_MIN_LENGTH);
  return length > PASSWORD_MAX_LENGTH ? (t) => t.auth.passwordTooLong(PASSWORD_MAX_LENGTH) : undefined;
}

/** Decodes a new password and checks its length; a fault is reported for `field`. */
export function readNewPassword(field: string, base64: string): string {
  const password = decodePassword(base64);
  const fault = passwordFault(password);
  if (fault !== undefined || password === undefined) throw fieldError(field, fault ?? NOT_BASE64);
  return password;
}

/**
 * Hashing takes a thread of the few that files and compression need too. What waits for longer than this is a flood,
 * and says nothing about anybody's password.
 */
const hashing = new ConcurrencyLimit<'all'>({
  atOnce: 2,
  maxWaiting: 400,
  maxWaitMilliseconds: 10_000,
  refusal: () => new DomainError('unavailable', { retryAfterSeconds: 5 }),
});

export const hashPassword = (password: string): Promise<string> =>
  hashing.run('all', () => hash(password, parameters));

let decoy: Promise<string> | undefined;

const matches = (storedHash: string, password: string): Promise<boolean> =>
  hashing.run('all', () => verify(storedHash, password));

/**
 * Checks a password. An unknown account, or a stored hash that is not valid, takes as long as a wrong password, so that
 * nobody can tell from the time which accounts exist.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  try {
    if (storedHash !== undefined) return await matches(storedHash, password);
  } catch (error) {
    if (error instanceof DomainError) throw error;
  }
  await matches(await decoy, password);
  return false;
}
