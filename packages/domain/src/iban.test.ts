import { describe, expect, it } from 'vitest';
import { isIban, normaliseIban } from './iban.ts';

describe('an account number', () => {
  it.each([
    'PL61 1090 1014 0000 0712 1981 2874',
    '61 1090 1014 0000 0712 1981 2874',
    '61-1090-1014-0000-0712-1981-2874',
    'de89370400440532013000',
    'GB29 NWBK 6016 1331 9268 19',
  ])('is %s, however it is typed', (text) => {
    expect(isIban(normaliseIban(text))).toBe(true);
  });
  it('is that of a Polish bank where no country is named', () => {
    expect(normaliseIban('61 1090 1014 0000 0712 1981 2874')).toBe('PL61109010140000071219812874');
  });
  it.each([
    'PL61109010140000071219812875',
    '61109010140000071219812875',
    '6110901014000007121981287',
    'PL61',
    '',
    'PL61-1090',
  ])('is not “%s”', (text) => {
    expect(isIban(normaliseIban(text))).toBe(false);
  });
});
