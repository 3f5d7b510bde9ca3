import { describe, expect, it } from 'vitest';
import { defaultQuantity, validity } from './board-line.ts';

describe('a board line', () => {
  it('proposes as many pieces as the car has', () => {
    expect(defaultQuantity({ Attributes: { Quantity: ['4', '2'] } })).toBe(4);
  });

  it.each([{}, { Quantity: [] }, { Quantity: ['X'] }, { Quantity: ['0'] }, { Quantity: ['1.5'] }])(
    'proposes one piece where the catalogue names no number: %j',
    (Attributes) => {
      expect(defaultQuantity({ Attributes })).toBe(1);
    },
  );

  it('shows in which months it was built in', () => {
    expect(validity({ ValidFrom: '2012-03', ValidTo: '2014-08' })).toBe('03/2012 – 08/2014');
    expect(validity({ ValidFrom: '2012-03', ValidTo: null })).toBe('03/2012 –');
    expect(validity({ ValidFrom: null, ValidTo: '2014-08' })).toBe('– 08/2014');
    expect(validity({ ValidFrom: null, ValidTo: null })).toBeNull();
  });
});
