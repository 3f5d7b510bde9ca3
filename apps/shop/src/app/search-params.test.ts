import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, type RawSearch } from '@partsboard/ui/lib/search-values.ts';
import { catalogSearch, productSearch, successSearch } from './search-params.ts';

describe('query parameters', () => {
  it('survive the way into the address and back', () => {
    const search = {
      boards: [12, 1_000_000_007],
      hotspots: ['5', '12A'],
      equipment: [3, 4],
      vehicleSpecific: true as const,
    };
    expect(productSearch(parseSearch(stringifySearch(search)))).toEqual(search);
  });

  it('keep a name with spaces, signs and Polish letters readable and whole', () => {
    const name = 'Miska olejowa & zawór 1/2 "ą"';
    expect(catalogSearch(parseSearch(stringifySearch({ name })))).toEqual({ name });
  });

  it('keep an order number that looks like a number as it was written', () => {
    expect(successSearch(parseSearch('?order=007'))).toEqual({ order: '007' });
  });

  it('are left out when they are rubbish', () => {
    expect(
      productSearch(parseSearch('?boards=x,,-1&hotspots=,+,&equipment=none&vehicleSpecific=maybe')),
    ).toEqual({});
    expect(catalogSearch({ id: '99999999999', name: ['a'] })).toEqual({});
    expect(catalogSearch(parseSearch('?id=12&id=&name=+'))).toEqual({});
  });

  it('are also left out when the router lays the valid ones over what the address says', () => {
    const laidOver = (address: string, parse: (raw: RawSearch) => object) => {
      const raw = parseSearch(address);
      return { ...raw, ...parse(raw) };
    };
    expect(laidOver('?order=', successSearch)).toEqual({});
    expect(laidOver('?order=+', successSearch)).toEqual({});
    expect(laidOver('?id=x&name=Brakes', catalogSearch)).toEqual({ name: 'Brakes' });
  });
});
