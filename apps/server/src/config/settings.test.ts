import { describe, expect, it } from 'vitest';
import { readSettings, shopUrlOf } from './settings.ts';

describe('settings', () => {
  it('have defaults for everything, also where a variable is set to nothing', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: ' ' });
    expect(settings).toMatchObject({ port: 3000, demoData: true, logLevel: 'info', databaseUrls: undefined });
  });

  it('are read from the environment', () => {
    const settings = readSettings({ PORT: '8080', DEMO_DATA: 'Off', SMTP_URL: 'smtps://mail.example:465' });
    expect(settings).toMatchObject({ port: 8080, demoData: false, smtpUrl: 'smtps://mail.example:465' });
  });

  it('that are wrong are all named at once, with their value and what is expected', () => {
    expect(() => readSettings({ PORT: '80 80', LOG_LEVEL: 'loud', MAIL_FROM: 'shop' })).toThrow(
      [
        'The setting PORT is "80 80" but must be a whole number from 0 to 65535.',
        'The setting MAIL_FROM is "shop" but must be an email address, alone or as "Name <address>".',
        'The setting LOG_LEVEL is "loud" but must be one of fatal, error, warn, info, debug, trace, silent.',
      ].join('\n'),
    );
  });

  it('never show a password when they are wrong', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://shop:secret@db.example/shop' })).toThrow(
      'The setting DATABASE_URL is "mysql://shop:***@db.example/shop" but must be an address that begins with postgres:// or postgresql://, with one host or several separated by commas, and with no other target_session_attrs than read-write or primary.',
    );
  });

  it('take several hosts of a database, as libpq does', () => {
    const hosts = 'db1.example:5433,[::1],db2.example';
    expect(
      readSettings({
        DATABASE_URL: `postgres://u:p@${hosts}/shop?sslmode=require&target_session_attrs=read-write`,
      }).databaseUrls,
    ).toEqual([
      'postgres://u:p@db1.example:5433/shop?sslmode=require',
      'postgres://u:p@[::1]/shop?sslmode=require',
      'postgres://u:p@db2.example/shop?sslmode=require',
    ]);
  });

  it.each([
    'postgres://db1,,db2/shop',
    'postgres://db1,db2:port/shop',
    'postgres://a/b?target_session_attrs=standby',
  ])('do not take %s for a database to write to', (DATABASE_URL) => {
    expect(() => readSettings({ DATABASE_URL })).toThrow('The setting DATABASE_URL');
  });

  it.each(['on', 'true', '1', '0.0.0.0/0', '10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1,', '::/0'])(
    'do not take %s for a proxy, and say what to write',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow(
        `The setting TRUST_PROXY is "${TRUST_PROXY}" but must be off, or the addresses or networks of the proxies in front, ` +
          'separated by commas, for example 127.0.0.1 or 10.0.0.0/8.',
      );
    },
  );

  it('take proxies by address and by network', () => {
    expect(readSettings({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
    ]);
  });

  it.each([
    'https://example.com/shop',
    'https://example.com/?a',
    'https://a:b@example.com',
    'ftp://example.com',
  ])('do not take %s for the address of the shop', (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL })).toThrow(
      'but must be an address that begins with http:// or https:// and has nothing after the host and port: no path works.',
    );
  });

  it('take the address of the shop with and without a slash at its end', () => {
    for (const PUBLIC_URL of ['https://example.com:8443', 'https://example.com:8443/']) {
      expect(shopUrlOf(readSettings({ PUBLIC_URL }))).toBe('https://example.com:8443');
    }
  });

  it.each(['-1', '65536', '3000.5', '0x10', '1e3'])('do not take %s for a port', (text) => {
    expect(() => readSettings({ PORT: text })).toThrow('The setting PORT');
  });

  it.each(['a@b@c', 'Shop <a b>', '<a@b>\nBcc: x@y'])('do not take %j for a sender', (text) => {
    expect(() => readSettings({ MAIL_FROM: text })).toThrow('The setting MAIL_FROM');
  });

  it('take as many workers as they say, or choose from 1 to 4 by the machine', () => {
    expect(readSettings({ WORKERS: '64' }).workers).toBe(64);
    expect(readSettings({ WORKERS: 'Auto' }).workers).toBe(readSettings({}).workers);
    expect([1, 2, 3, 4]).toContain(readSettings({}).workers);
  });

  it.each(['0', '65', '-1', '1.5', 'all'])('do not take %s for a number of workers', (text) => {
    expect(() => readSettings({ WORKERS: text })).toThrow(
      `The setting WORKERS is "${text}" but must be a whole number from 1 to 64, or auto.`,
    );
  });
});
