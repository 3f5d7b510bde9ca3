import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullVehicleName,
  isSameVehicle,
  MAX_LINE_VEHICLES,
  piecesWithVehicle,
  vehiclesAtQuantity,
  vehiclesWithin,
  withAddedVehicles,
  type VehiclePieces,
} from './line-vehicles.ts';

const a = { Id: 1, Name: 'A' };
const b = { Id: 2, Name: 'B' };
const pieces = (vehicle: typeof a, Quantity: number) => ({ ...vehicle, Quantity });

describe('the vehicles of a line', () => {
  it('are each there once, the one added last being the last', () => {
    const both = withAddedVehicles([pieces(a, 2)], [pieces(b, 1)]);
    expect(both).toEqual([pieces(a, 2), pieces(b, 1)]);
    expect(withAddedVehicles(both, [pieces(a, 1)])).toEqual([pieces(b, 1), pieces(a, 3)]);
  });

  it('without an id are told apart by their names', () => {
    expect(isSameVehicle({ Id: null, Name: 'A' }, { Id: null, Name: 'A' })).toBe(true);
    expect(isSameVehicle({ Id: null, Name: 'A' }, { Id: null, Name: 'B' })).toBe(false);
    expect(isSameVehicle({ Id: 1, Name: 'A' }, { Id: null, Name: 'A' })).toBe(false);
  });

  it('lose the pieces that were added last', () => {
    const both = [pieces(a, 2), pieces(b, 1)];
    expect(vehiclesAtQuantity(both, { before: 3, after: 2 })).toEqual([pieces(a, 2)]);
    expect(vehiclesAtQuantity(both, { before: 3, after: 1 })).toEqual([pieces(a, 1)]);
  });

  it('get more pieces for the one added last', () => {
    const both = [pieces(a, 2), pieces(b, 1)];
    expect(vehiclesAtQuantity(both, { before: 3, after: 5 })).toEqual([pieces(a, 2), pieces(b, 3)]);
    expect(vehiclesAtQuantity([], { before: 3, after: 5 })).toEqual([]);
  });

  it('stay where pieces without a vehicle come and go', () => {
    expect(vehiclesAtQuantity([pieces(a, 1)], { before: 3, after: 2 })).toEqual([pieces(a, 1)]);
    expect(vehiclesAtQuantity([pieces(a, 1)], { before: 3, after: 9 })).toEqual([pieces(a, 1)]);
  });

  const vehicle = fc.record({
    Id: fc.option(fc.integer({ min: 1, max: 4 })),
    Name: fc.constantFrom('A', 'B', 'C'),
    Quantity: fc.integer({ min: 1, max: 5 }),
  });
  const added = fc.record({ vehicles: fc.array(vehicle), without: fc.nat(3) });
  const change = fc.oneof(added, fc.integer({ min: 1, max: 40 }));

  it('never have more pieces than the line, whatever is added or changed', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let line = { quantity: 0, vehicles: [] as VehiclePieces[] };
        for (const next of changes) {
          const { quantity, vehicles } = line;
          line =
            typeof next === 'number'
              ? {
                  quantity: next,
                  vehicles: vehiclesAtQuantity(vehicles, { before: quantity, after: next }),
                }
              : {
                  quantity: quantity + piecesWithVehicle(next.vehicles) + next.without,
                  vehicles: withAddedVehicles(vehicles, next.vehicles),
                };
          expect(piecesWithVehicle(line.vehicles)).toBeLessThanOrEqual(line.quantity);
          expect(line.vehicles.every(({ Quantity }) => Quantity > 0)).toBe(true);
          expect(new Set(line.vehicles.map(({ Id, Name }) => Id ?? Name)).size).toBe(line.vehicles.length);
        }
      }),
    );
  });

  it('are as before when a quantity is raised and lowered again', () => {
    fc.assert(
      fc.property(fc.array(vehicle), fc.nat(3), fc.nat(9), (some, without, more) => {
        const vehicles = withAddedVehicles([], some);
        const before = piecesWithVehicle(vehicles) + without;
        const raised = vehiclesAtQuantity(vehicles, { before, after: before + more });
        expect(vehiclesAtQuantity(raised, { before: before + more, after: before })).toEqual(vehicles);
      }),
    );
  });

  it('are at most as many as a line stores, the last ones', () => {
    const many = Array.from({ length: MAX_LINE_VEHICLES + 1 }, (_, index) =>
      pieces({ Id: index + 1, Name: '' }, 1),
    );
    expect(withAddedVehicles(many, [])).toEqual(many.slice(1));
  });

  it('within a quantity are those that were added first', () => {
    expect(vehiclesWithin([pieces(a, 2), pieces(b, 3)], 4)).toEqual([pieces(a, 2), pieces(b, 2)]);
    expect(vehiclesWithin([pieces(a, 2)], 0)).toEqual([]);
  });
});

describe('the name of a vehicle', () => {
  it('has the whole VIN where it is known', () => {
    const Vin = 'SXVT70040AK482913';
    expect(fullVehicleName({ Name: 'Vendra 320d, SXV…K482913', Vin })).toBe(`Vendra 320d, ${Vin}`);
    expect(fullVehicleName({ Name: 'Vendra 320d', Vin })).toBe(`Vendra 320d, ${Vin}`);
    expect(fullVehicleName({ Name: 'Vendra 320d, 05/2014' })).toBe('Vendra 320d, 05/2014');
  });
});
