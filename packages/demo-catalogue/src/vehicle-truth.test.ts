import { describe, expect, it, vi } from 'vitest';
import { makeDemoFolder } from './testing/demo-folder.ts';
import { readVehicleLines, type VehicleLines } from './testing/vehicle-lines.ts';

vi.setConfig({ testTimeout: 60_000 });

const { folder } = makeDemoFolder();
const cars = readVehicleLines(folder);

const lists = ({ names }: VehicleLines, part: RegExp): boolean => names.some((name) => part.test(name));
const has = ({ codes }: VehicleLines, ...any: string[]): boolean => any.some((code) => codes.has(code));

/** What only some cars have, and how to know them. */
const owners: readonly [string, RegExp, (car: VehicleLines) => boolean][] = [
  ['an electric parking brake', /^Electric parking brake/, (car) => has(car, 'B05')],
  ['a handbrake', /^(Handbrake lever|Parking brake (shoes|cable)|Brake drum)/, (car) => !has(car, 'B05')],
  ['bulbs in its headlamps', /^(High beam bulb|Low beam bulb)/, (car) => !has(car, 'L03', 'L04')],
  ['bulbs in its rear lamps', /^(Brake light|Tail light) bulb/, (car) => !has(car, 'L03', 'L04')],
  ['LED headlamps', /^Headlamp, (left|right), LED$/, (car) => has(car, 'L03')],
  ['R1234yf', /^Refrigerant .*R1234yf$/, ({ produced }) => produced >= '2017-01'],
  ['R134a', /^Refrigerant .*R134a$/, ({ produced }) => produced < '2017-01'],
  ['roof rails', /^Roof rail(,| foot| gasket)/, (car) => has(car, 'N04', 'N05')],
  ['front parking sensors', /^Parking sensor, front/, (car) => has(car, 'P02', 'P05')],
  ['parking sensors', /^Parking sensor, rear/, (car) => has(car, 'P01', 'P02', 'P05')],
  ['fog lamps', /^Front fog lamp/, (car) => has(car, 'L06')],
  ['a trailer hitch', /^Tow ball$/, (car) => has(car, 'H02', 'H03')],
  ['front drive shafts', /^Drive shaft, front/, (car) => has(car, 'D01')],
  ['coil springs', /^Coil spring, front/, (car) => !has(car, 'F04')],
  ['air springs', /^Air spring/, (car) => has(car, 'F04')],
  ['rear doors', /^Door, rear/, (car) => hasFourDoors(car)],
  ['spark plugs', /^Spark plug/, ({ fuel }) => fuel === 'Petrol'],
];

const hasFourDoors = ({ body }: VehicleLines): boolean => !['COUPE', 'CABRIO'].includes(body);

describe('a car whose equipment is known', () => {
  it.each(owners)('is offered %s if it has them, and not otherwise', (_, part, isOwner) => {
    expect(cars.filter((car) => lists(car, part) !== isOwner(car)).map(({ vin }) => vin)).toEqual([]);
    expect(new Set(cars.map((car) => lists(car, part)))).toEqual(new Set([true, false]));
  });

  it.each([
    ['dampers', /^Strut shock absorber, front left/],
    ['rear dampers', /^Rear shock absorber/],
    ['rims', /^Alloy wheel rim, star spoke/],
    ['summer tyres', /^Summer tyre/],
    ['winter tyres', /^Winter tyre/],
    ['a rear bumper cover', /^Rear bumper cover/],
    ['a headlamp', /^Headlamp, left,/],
    ['a stabiliser', /^Stabiliser bar, front/],
  ])('is offered %s, whatever it has', (_, part) => {
    expect(cars.filter((car) => !lists(car, part)).map(({ vin }) => vin)).toEqual([]);
  });

  it('has no roof rails, rear door blinds or third row of seats as a coupé or convertible', () => {
    const twoDoors = cars.filter((car) => !hasFourDoors(car));
    expect(twoDoors).not.toEqual([]);
    expect(twoDoors.filter((car) => has(car, 'N04', 'N05', 'G10', 'S11')).map(({ vin }) => vin)).toEqual([]);
  });

  it('has wheel speed sensors, and nothing else is called so', () => {
    const names = new Set(cars.flatMap((car) => car.names));
    expect([...names].filter((name) => /ABS sensor/i.test(name))).toEqual([]);
    expect(names).toContain('Wheel speed sensor, front');
    expect(names).toContain('Wheel speed sensor, rear');
  });
});
