import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { sharedSecret } from '../../security/shared-secret.ts';

/** Without letters and digits that are read for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUP = 4;
const LENGTH = 12;

/** What proves that somebody has seen the server's output. All servers of a database print the same one. */
export async function readSetUpCode(db: Db): Promise<string> {
  const secret = await sharedSecret(db, 'set-up-code')();
  const digest = createHmac('sha256', secret).update('set-up code').digest();
  const letters = Array.from(digest.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length] ?? '');
  return letters.join('').replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

const plain = (code: string): Buffer => Buffer.from(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

export async function isSetUpCode(db: Db, typed: string): Promise<boolean> {
  const [given, wanted] = [plain(typed), plain(await readSetUpCode(db))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
