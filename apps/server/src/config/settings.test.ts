import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('have defaults for everything, also where a variable is set to nothing', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: ' ' });
    expect(settings).toMatchObject({ port: 3000, demoData: true, logLevel: 'info', databaseUrl: undefined });
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
      'The setting DATABASE_URL is "mysql://shop:***@db.example/shop" but must be an address that begins with postgres:// or postgresql://.',
    );
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
