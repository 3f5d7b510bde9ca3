import { conditionCodes, printCondition } from '@partsboard/domain/equipment-condition';
import { parseCondition } from '@partsboard/domain/equipment-condition-parser';
import { describe, expect, it } from 'vitest';
import { codesOf, combinationsOf, isMet } from '../boards/conditions.ts';
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

const several = [...everyChoice()].filter(([, choices]) => choices.length > 1);

/** What some vehicles go without. */
const notOnEveryVehicle = new Set([
  'headlamp-unit',
  'headlamps-bulb',
  'park-front',
  'park-rear',
  'rail-colour',
  'seat-heating',
  'springs',
]);

/** What vehicles can have of the codes, with exactly one of every exclusive group that is touched. */
const vehiclesWith = (choiceCodes: readonly string[]): string[][] => {
  const membersOf = (group: string): string[] =>
    allEquipment.filter((item) => item.group === group).map(({ code }) => code);
  const groups = new Set(
    allEquipment
      .filter(({ code, group }) => group !== '' && choiceCodes.includes(code))
      .map(({ group }) => group),
  );
  const whole = [...groups].map(membersOf);
  return combinationsOf([...new Set([...choiceCodes, ...whole.flat()])]).filter((combination) =>
    whole.every((members) => members.some((code) => combination.includes(code))),
  );
};

describe('the choices between parts', () => {
  it('are conditions in canonical form over known codes', () => {
    for (const { condition } of [...everyChoice().values()].flat()) {
      const parsed = parseCondition(condition);
      expect(parsed.ok, condition).toBe(true);
      if (!parsed.ok) continue;
      expect(printCondition(parsed.condition)).toBe(condition);
      expect(conditionCodes(parsed.condition).filter((code) => !codes.has(code))).toEqual([]);
    }
  });

  it.each(several)('leave a vehicle one part of %s', (name, choices) => {
    const conditions = choices.map(({ condition }) => condition);
    for (const combination of vehiclesWith(codesOf(conditions))) {
      const met = conditions.filter((condition) => isMet(condition, combination));
      expect(met.length, `${name}: ${combination.join(' ')}`).toBeLessThanOrEqual(1);
      if (!notOnEveryVehicle.has(name)) expect(met, `${name}: ${combination.join(' ')}`).toHaveLength(1);
    }
  });

  it('name their parts differently', () => {
    for (const [name, choices] of several)
      for (const language of [0, -1])
        expect(new Set(choices.map(({ label }) => label.split('/').at(language))).size, name).toBe(
          choices.length,
        );
  });
});
