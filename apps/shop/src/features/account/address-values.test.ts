import { describe, expect, it } from 'vitest';
import { emailRule } from '../../lib/form-rules.tsx';
import { addressRules } from './address-values.ts';

describe('the e-mail of an address', () => {
  const rule = addressRules([]).Email;

  it.each(['', '  ', 'a@b.example', ' a@b.example '])('may be %j', (value) => {
    expect(rule(value)).toBeNull();
  });

  it.each(['nomail', 'a@b', 'a b@c.example'])('may not be %j', (value) => {
    expect(rule(value)).not.toBeNull();
    expect(rule(value)).toEqual(emailRule(value));
  });
});
