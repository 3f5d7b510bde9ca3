import { describe, expect, it } from 'vitest';
import { NO_EQUIPMENT_KNOWLEDGE } from './equipment-condition-evaluation.ts';
import { parseCondition } from './equipment-condition-parser.ts';
import type { DescribedVehicle, LineRules } from './line-fit.ts';
import { monthNumber } from './month.ts';
import { codesToKnow, judgePart } from './part-fit.ts';

const line = (rules: Partial<LineRules> & { readonly text?: string } = {}) => {
  const parsed = rules.text === undefined ? undefined : parseCondition(rules.text);
  return {
    rules: {
      fitments: [{ quantity: 2, typeIds: [1] }],
      validFrom: null,
      validTo: null,
      steering: null,
      transmission: null,
      condition: parsed?.ok === true ? parsed.condition : null,
      ...rules,
    },
  };
};
const vehicle: DescribedVehicle = {
  candidates: [{ id: 1, steering: 'L', transmission: 'M' }],
  month: monthNumber(2019, 3),
  equipment: { ...NO_EQUIPMENT_KNOWLEDGE, present: new Set(['S1CA']) },
};
const otherType = line({ fitments: [{ quantity: 1, typeIds: [7] }] });

describe('a part', () => {
  it('fits where one of its lines does', () => {
    const fitting = line({ text: 'S1CA' });
    const { verdict, lines } = judgePart([otherType, line({ text: 'S322A' }), fitting], vehicle);
    expect(verdict).toBe('fits');
    expect(lines.map((one) => one.line)).toEqual([fitting]);
  });

  it('depends on what is not known where lines may fit, and names it', () => {
    const { verdict, lines } = judgePart(
      [otherType, line({ text: 'S322A' }), line({ text: 'not S494A and S1CA' })],
      vehicle,
    );
    expect(verdict).toBe('depends');
    expect(
      codesToKnow(
        lines.map((one) => one.line),
        vehicle,
      ),
    ).toEqual(['S322A', 'S494A']);
  });

  it('does not fit where no line does, for the reason of the line that came closest', () => {
    const late = line({ validFrom: monthNumber(2020, 1) });
    const { verdict, lines } = judgePart([otherType, late], vehicle);
    expect(verdict).toBe('does-not-fit');
    expect(lines).toMatchObject([{ line: late, fit: { clause: 'month' } }]);
  });
});
