import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions, safeUrl } from './logging.ts';

describe('a log', () => {
  it('never holds the token or address of a recovery link', () => {
    expect(safeUrl('/forgot-password/confirm?email=a%40b.pl&token=abc#x')).toBe(
      '/forgot-password/confirm?email=[redacted]&token=[redacted]#x',
    );
    expect(safeUrl('/x?TOKEN=abc&page=2')).toBe('/x?TOKEN=[redacted]&page=2');
    expect(safeUrl('/x?t%6Fken=abc&%zz=abc')).toBe('/x?t%6Fken=[redacted]&%zz=[redacted]');
    expect(safeUrl('/level4?id=5&q=token=')).toBe('/level4?id=5&q=token=');
  });

  it('holds neither secrets of objects nor the values of a failed statement', () => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const log = pino(loggerOptions('info'), sink);
    const failure = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(a@b.pl)',
    });
    log.info({
      headers: { authorization: 'Bearer secret-1' },
      body: { password: 'secret-2', token: 'secret-3' },
    });
    log.error({ err: new Error('outer', { cause: failure }) }, 'failed');
    const text = lines.join('');
    expect(text).not.toMatch(/secret-\d|a@b\.pl/);
    expect(text).toContain('23505');
    expect(text).toContain('duplicate key');
  });
});
