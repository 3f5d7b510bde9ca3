import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { describeActivity } from './activity-texts.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  key.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '')) as unknown as TFunction;

const line = {
  partId: 1,
  name: 'Brake pads',
  quantity: 4,
  shipped: 0,
  cancelled: 0,
  returned: 0,
  coreDeposit: 0,
  coreReturned: 0,
  shippable: 4,
  missing: 0,
  unitPrice: 1,
  total: 4,
  vehicles: [],
  supply: [],
};
const order = {
  lines: [
    { ...line, line: 1, number: '34 11 1' },
    { ...line, line: 2, number: '34 11 2' },
  ],
};

const entry = (kind: string, data: Record<string, unknown> = {}) =>
  describeActivity(t, order, { at: '2026-11-16T10:00:00Z', kind, staffName: 'Piotr', data });

describe('an entry of the time line', () => {
  it('says which pieces left and how they can be followed', () => {
    const lines = [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ];
    expect(entry('ship', { lines, carrier: 'dpd', trackingNumber: 'X 1', parcels: 1 })).toEqual({
      title: 'Goods shipped',
      details: ['2 × 34 11 1, 1 × 34 11 2', 'X 1'],
    });
  });

  it('says why something was cancelled, and what a note says', () => {
    expect(entry('cancel', { reason: 'Not made any more' }).details).toEqual(['Not made any more']);
    expect(entry('note', { text: 'Call first' }).details).toEqual(['Call first']);
  });

  it('names who got a mail, and the status of an old order', () => {
    expect(entry('mail', { mail: 'ship', recipient: 'jan@workshop.example' }).title).toBe(
      'Email to jan@workshop.example',
    );
    expect(entry('status', { aspect: 'shipping', status: 'Shipping not required' }).title).toBe(
      'Status: Ready for pickup',
    );
  });

  it('names which mail it was', () => {
    const mail = {
      id: 1,
      createdAt: '2026-11-16T10:00:00Z',
      sentAt: null,
      language: 'en',
      recipient: 'ewa@workshop.example',
      subject: 'Order PB1 shipped',
      state: 'waiting',
      problem: null,
    } as const;
    const at = '2026-11-16T10:00:00Z';
    expect(describeActivity(t, order, { at, kind: 'mail', staffName: '', data: {}, mail })).toEqual({
      title: 'Email to ewa@workshop.example',
      details: ['Order PB1 shipped'],
    });
    expect(entry('mail')).toEqual({ title: 'Email to the customer', details: [] });
  });

  it('of a kind that only a newer server knows is shown by its name', () => {
    expect(entry('weighed', { lines: 'three' })).toEqual({ title: 'weighed', details: [] });
  });
});
