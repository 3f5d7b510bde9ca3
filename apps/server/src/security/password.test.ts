import type * as argon2 from '@node-rs/argon2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { texts } from '../messages/texts.ts';
import { decodePassword, hashPassword, passwordFault, verifyPassword } from './password.ts';

/** A module of passwords that tells how often it compares one with a hash. */
async function watchedPasswords() {
  const original = await vi.importActual<typeof argon2>('@node-rs/argon2');
  const verify = vi.fn(original.verify);
  vi.doMock('@node-rs/argon2', () => ({ ...original, verify }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('@node-rs/argon2');
    vi.resetModules();
  });
  return { verify, passwords: await import('./password.ts') };
}

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');

describe('a password', () => {
  it('is checked against its argon2id hash', async () => {
    const hash = await hashPassword('partsboard');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, 'partsboard')).toBe(true);
    expect(await verifyPassword(hash, 'Partsboard')).toBe(false);
  });

  it('of an unknown account costs the same work and is never right', async () => {
    const { verify, passwords } = await watchedPasswords();
    expect(await passwords.verifyPassword(undefined, 'partsboard')).toBe(false);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is read from Base64 of UTF-8, composed alike however it was typed', () => {
    expect(decodePassword(encode('zażółć gęślą'))).toBe('zażółć gęślą');
    expect(decodePassword(encode('zo\u0301ł'))).toBe('zół');
    expect(decodePassword('')).toBe('');
    for (const wrong of ['a', '====', 'YWJj\n', 'YWJj ', '_-8=', 'gICA', '/+8=x']) {
      expect(decodePassword(wrong), wrong).toBeUndefined();
    }
  });

  it('counts characters, not bytes', () => {
    expect(passwordFault('12345')?.(texts.en)).toContain('at least 6');
    expect(passwordFault('żółćąę')).toBeUndefined();
    expect(passwordFault('🔧🔧🔧')?.(texts.en)).toContain('at least 6');
    expect(passwordFault('🔧'.repeat(128))).toBeUndefined();
    expect(passwordFault('🔧'.repeat(129))?.(texts.en)).toContain('at most 128');
  });
});
