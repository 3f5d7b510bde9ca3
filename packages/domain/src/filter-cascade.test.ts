import { describe, expect, it } from 'vitest';
import {
  firstVehicleStep,
  missingStep,
  nextStep,
  noChoices,
  resetAfter,
  stepsFor,
  type FilterChoices,
} from './filter-cascade.ts';

const car: FilterChoices = {
  brandId: 2,
  category: 'PKW',
  catalog: 'CURRENT',
  typeId: null,
  serie: 'L31',
  bodyId: 'SEDAN',
  modelId: 'L31-20',
  engineId: 'M204',
  versionList: ['EU', 'US'],
  steeringId: 'L',
  transmissionId: 'M',
  year: 2019,
  month: 3,
};

describe('the order of the vehicle filters', () => {
  it('for cars goes from the brand to the month', () => {
    expect(stepsFor('PKW')).toEqual([
      'brand',
      'category',
      'catalog',
      'serie',
      'body',
      'model',
      'engine',
      'version',
      'steering',
      'transmission',
      'year',
      'month',
    ]);
  });

  it.each(['MOTORRAD', 'CLASSIC'] as const)('for %s asks for the type first and for no body', (kind) => {
    expect(stepsFor(kind)).toEqual([
      'brand',
      'category',
      'catalog',
      'type',
      'serie',
      'model',
      'version',
      'year',
      'month',
    ]);
    expect(firstVehicleStep(kind)).toBe('type');
  });

  it('continues after the catalog with the first filter of the kind of vehicle', () => {
    expect(nextStep('PKW', 'catalog')).toBe('serie');
    expect(nextStep('MOTORRAD', 'catalog')).toBe('type');
    expect(nextStep('PKW', 'month')).toBeNull();
    expect(nextStep('PKW', 'type')).toBeNull();
  });
});

describe('changing a filter', () => {
  it('empties the later ones and keeps the earlier ones', () => {
    expect(resetAfter(car, 'model')).toEqual({
      ...noChoices(),
      brandId: 2,
      category: 'PKW',
      catalog: 'CURRENT',
      serie: 'L31',
      bodyId: 'SEDAN',
      modelId: 'L31-20',
    });
  });

  it('of the kind of vehicle leaves nothing of the other kind behind', () => {
    expect(resetAfter({ ...car, category: 'MOTORRAD' }, 'category')).toEqual({
      ...noChoices(),
      brandId: 2,
      category: 'MOTORRAD',
    });
  });

  it('of the month changes nothing else', () => {
    expect(resetAfter(car, 'month')).toEqual(car);
  });
});

describe('a search', () => {
  it('is possible once every filter of the kind has an answer', () => {
    expect(missingStep(car)).toBeNull();
    expect(missingStep({ ...car, month: null })).toBe('month');
    expect(missingStep({ ...car, versionList: [] })).toBe('version');
    expect(missingStep({ ...car, category: 'CLASSIC' })).toBe('type');
    expect(missingStep({})).toBe('brand');
  });
});
