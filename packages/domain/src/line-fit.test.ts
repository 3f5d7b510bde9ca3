import { describe, expect, it } from 'vitest';
import { parseCondition } from './equipment-condition-parser.ts';
import type { EquipmentCondition } from './equipment-condition.ts';
import type { EquipmentKnowledge } from './equipment-condition-evaluation.ts';
import { judgeLine, type CandidateType, type DescribedVehicle, type LineRules } from './line-fit.ts';
import { monthNumber } from './month.ts';

const condition = (text: string): EquipmentCondition => {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.condition;
};

const line = (rules: Partial<LineRules> = {}): LineRules => ({
  fitments: [{ quantity: 2, typeIds: [1, 2] }],
  validFrom: null,
  validTo: null,
  steering: null,
  transmission: null,
  condition: null,
  ...rules,
});

const type = (id: number, rest: Partial<CandidateType> = {}): CandidateType => ({
  id,
  steering: 'L',
  transmission: 'M',
  ...rest,
});

const equipment = (
  present: string[],
  complete: boolean,
  group?: Readonly<Record<string, string>>,
): EquipmentKnowledge => ({
  present: new Set(present),
  absent: new Set(),
  complete,
  groupOf: (code) => group?.[code],
});

const vehicle = (rest: Partial<DescribedVehicle> = {}): DescribedVehicle => ({
  candidates: [type(1)],
  month: monthNumber(2019, 3),
  equipment: equipment([], false),
  ...rest,
});

describe('a board line', () => {
  it('fits a car of its type and says how many the car has', () => {
    expect(judgeLine(line(), vehicle())).toEqual({ fit: 'fits', clause: null, reasons: [], quantity: 2 });
  });

  it('takes the quantity of the car’s own type', () => {
    const rules = line({
      fitments: [
        { quantity: 2, typeIds: [1] },
        { quantity: 4, typeIds: [2] },
      ],
    });
    expect(judgeLine(rules, vehicle({ candidates: [type(2)] })).quantity).toBe(4);
  });

  it('does not fit a car of another type', () => {
    expect(judgeLine(line(), vehicle({ candidates: [type(9)] }))).toMatchObject({
      fit: 'does-not-fit',
      clause: 'vehicle-type',
    });
  });

  it.each([
    [monthNumber(2019, 2), 'does-not-fit'],
    [monthNumber(2019, 3), 'fits'],
    [monthNumber(2020, 1), 'fits'],
    [monthNumber(2020, 2), 'does-not-fit'],
    [null, 'unknown'],
  ] as const)('is judged by the month of production, ends included: %s %s', (month, fit) => {
    const rules = line({ validFrom: monthNumber(2019, 3), validTo: monthNumber(2020, 1) });
    const judged = judgeLine(rules, vehicle({ month }));
    expect(judged.fit).toBe(fit);
    expect(judged.clause).toBe(fit === 'does-not-fit' ? 'month' : null);
  });

  it('with one end open is valid for all months on that side', () => {
    expect(judgeLine(line({ validFrom: monthNumber(2018, 1) }), vehicle()).fit).toBe('fits');
    expect(judgeLine(line({ validTo: monthNumber(2018, 1) }), vehicle()).fit).toBe('does-not-fit');
  });

  it('names the steering or transmission that rules it out', () => {
    expect(judgeLine(line({ steering: 'R' }), vehicle()).clause).toBe('steering');
    expect(judgeLine(line({ transmission: 'A' }), vehicle()).clause).toBe('transmission');
    expect(judgeLine(line({ steering: 'L', transmission: 'M' }), vehicle()).fit).toBe('fits');
  });

  it('is unknown where the type does not say its steering', () => {
    const candidates = [type(1, { steering: null })];
    expect(judgeLine(line({ steering: 'R' }), vehicle({ candidates })).fit).toBe('unknown');
  });

  it('is ruled out by equipment that a complete list does not have, with what is to blame', () => {
    const rules = line({ condition: condition('S322A and not S494A') });
    expect(judgeLine(rules, vehicle({ equipment: equipment(['S494A', 'S322A'], true) }))).toMatchObject({
      fit: 'does-not-fit',
      clause: 'equipment',
      reasons: [{ code: 'S494A', needed: 'absent', found: 'present' }],
    });
    expect(judgeLine(rules, vehicle({ equipment: equipment([], false) })).fit).toBe('unknown');
    expect(judgeLine(rules, vehicle({ equipment: equipment(['S322A'], true) })).fit).toBe('fits');
  });

  it('is ruled out by a rival of an exclusive group even when the list is incomplete', () => {
    const rules = line({ condition: condition('S1A') });
    const known = equipment(['S1B'], false, { S1A: 'G', S1B: 'G' });
    expect(judgeLine(rules, vehicle({ equipment: known })).fit).toBe('does-not-fit');
  });

  it('is unknown without a vehicle and offers a quantity only if all types agree', () => {
    const none = vehicle({ candidates: [] });
    expect(judgeLine(line(), none)).toMatchObject({ fit: 'unknown', quantity: 2 });
    const differing = line({
      fitments: [
        { quantity: 2, typeIds: [1] },
        { quantity: null, typeIds: [2] },
      ],
    });
    expect(judgeLine(differing, none).quantity).toBeNull();
  });

  it('without a vehicle is ruled out only by the equipment that was chosen', () => {
    const rules = line({ condition: condition('not S1A'), validFrom: monthNumber(2030, 1) });
    const chosen = vehicle({ candidates: [], equipment: equipment(['S1A'], false) });
    expect(judgeLine(rules, chosen)).toMatchObject({ fit: 'does-not-fit', clause: 'equipment' });
    expect(judgeLine(rules, vehicle({ candidates: [] })).fit).toBe('unknown');
  });

  it('of several candidate types fits if it fits all, not if it fits none, else is unknown', () => {
    expect(judgeLine(line(), vehicle({ candidates: [type(1), type(2)] })).fit).toBe('fits');
    expect(judgeLine(line(), vehicle({ candidates: [type(1), type(3)] })).fit).toBe('unknown');
    expect(judgeLine(line(), vehicle({ candidates: [type(3), type(4)] })).fit).toBe('does-not-fit');
  });

  it('of several candidate types names the clause that came closest', () => {
    const judged = judgeLine(line({ steering: 'R' }), vehicle({ candidates: [type(9), type(1)] }));
    expect(judged.clause).toBe('steering');
  });

  it('of several candidate types takes the quantity of those that are still possible', () => {
    const rules = line({
      fitments: [
        { quantity: 1, typeIds: [1] },
        { quantity: 3, typeIds: [2] },
      ],
      transmission: 'A',
    });
    const candidates = [type(1), type(2, { transmission: 'A' })];
    expect(judgeLine(rules, vehicle({ candidates }))).toMatchObject({ fit: 'unknown', quantity: 3 });
  });
});
