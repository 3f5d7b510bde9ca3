import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentCode } from './payment-code.ts';

const transfer = {
  recipient: 'Partsboard Grupa Dealerska sp. z o.o.',
  account: 'PL15 9999 0002 0000 2222 2222 0001',
  amount: 12_345,
  title: 'PB100042',
  vatNumber: 'PL2222222222',
};

describe('the code of a transfer', () => {
  it('has nine fields: NIP, country, account, six digits of grosze, recipient, title and three that are reserved', () => {
    expect(paymentCode(transfer)).toBe(
      '2222222222|PL|15999900020000222222220001|012345|Partsboard Grupa Dea|PB100042|||',
    );
  });

  it('leaves the NIP out where there is none, and takes account numbers without the country', () => {
    const without = { ...transfer, account: '15999900020000222222220001', vatNumber: undefined };
    expect(paymentCode(without)).toMatch(/^\|PL\|15999900020000222222220001\|/);
    expect(paymentCode({ ...transfer, vatNumber: 'DE123456789' })).toMatch(/^\|PL\|/);
  });

  it('is none for accounts abroad and for amounts of more than six digits', () => {
    expect(paymentCode({ ...transfer, account: 'DE89 3704 0044 0532 0130 00' })).toBeNull();
    expect(paymentCode({ ...transfer, amount: 999_999 })).toContain('|999999|');
    expect(paymentCode({ ...transfer, amount: 1_000_000 })).toBeNull();
    expect(paymentCode({ ...transfer, amount: 0 })).toBeNull();
  });

  it('keeps its form whatever recipient and title are', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.integer({ min: 1, max: 999_999 }),
        (recipient, title, amount) => {
          const fields = paymentCode({ ...transfer, recipient, title, amount })?.split('|') ?? [];
          expect(fields).toHaveLength(9);
          expect(fields[3]).toHaveLength(6);
          expect(Number(fields[3])).toBe(amount);
          expect(fields[4]?.length).toBeLessThanOrEqual(20);
          expect(fields[5]?.length).toBeLessThanOrEqual(32);
        },
      ),
    );
  });
});
