import { conditionCodes, printCondition } from '@partsboard/domain/equipment-condition';
import { parseCondition } from '@partsboard/domain/equipment-condition-parser';
import { describe, expect, it } from 'vitest';
import { everyChoice } from './equipment-choices.ts';
import { allEquipment } from './equipment.ts';

const codes = new Set(allEquipment.map(({ code }) => code));

describe('the equipment codes', () => {
  it('are about 150, each named in both languages', () => {
    expect(codes.size).toBe(allEquipment.length);
    expect(codes.size).toBeGreaterThanOrEqual(150);
    for (const { code, pl, en } of allEquipment) expect([pl, en], code).not.toContain('');
  });

  it('have a standard member in every exclusive group', () => {
    const groups = new Set(allEquipment.map(({ group }) => group).filter((group) => group !== ''));
    const standard = new Set(
      allEquipment.filter(({ kind }) => kind === 'standard').map(({ group }) => group),
    );
    expect([...groups].filter((group) => !standard.has(group))).toEqual([]);
  });
});

describe('the choices between parts', () => {
  it('are conditions in canonical form over known codes', () => {
    for (const { condition } of everyChoice()) {
      const parsed = parseCondition(condition);
      expect(parsed.ok, condition).toBe(true);
      if (!parsed.ok) continue;
      expect(printCondition(parsed.condition)).toBe(condition);
      expect(conditionCodes(parsed.condition).filter((code) => !codes.has(code))).toEqual([]);
    }
  });
});
