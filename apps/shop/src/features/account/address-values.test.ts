import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressRules } from './address-values.ts';

beforeAll(() => i18next.init({ lng: 'en' }));

describe('the e-mail of an address', () => {
  const rule = addressRules([]).Email;

  it.each(['', '  ', 'a@b.example', ' a@b.example '])('may be %j', (value) => {
    expect(rule(value)).toBeNull();
  });

  it.each(['nomail', 'a@b', 'a b@c.example'])('may not be %j', (value) => {
    expect(rule(value)).toBe('Enter a valid email address');
  });
});
