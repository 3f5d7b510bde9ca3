import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@partsboard/contract/account';
import type { Sentence } from '../../plugins/language.ts';

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

export const NOT_BASE64: Sentence = {
  pl: 'Hasło nie jest zakodowane w Base64.',
  en: 'The password is not Base64-encoded.',
};
const TOO_SHORT: Sentence = {
  pl: `Hasło musi mieć co najmniej ${PASSWORD_MIN_LENGTH} znaków.`,
  en: `The password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
};
const TOO_LONG: Sentence = {
  pl: `Hasło może mieć najwyżej ${PASSWORD_MAX_LENGTH} znaków.`,
  en: `The password can have at most ${PASSWORD_MAX_LENGTH} characters.`,
};

/** What is wrong with a new password, if anything. */
export function passwordFault(password: string | undefined): Sentence | undefined {
  if (password === undefined) return NOT_BASE64;
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return TOO_SHORT;
  return length > PASSWORD_MAX_LENGTH ? TOO_LONG : undefined;
}

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

let decoy: Promise<string> | undefined;

/** Checks a password; for an unknown account it works as hard, so that time tells nobody which accounts exist. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash !== undefined;
}
