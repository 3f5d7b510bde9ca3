import {
  conditionCodes,
  joinConditions,
  printCondition,
  type EquipmentCondition,
} from '@partsboard/domain/equipment-condition';
import { parseCondition } from '@partsboard/domain/equipment-condition-parser';
import { allEquipment } from '../vehicles/equipment.ts';

const known = new Map<string, string>();

const read = (text: string): EquipmentCondition => {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(`Malformed condition: ${text}`);
  return parsed.condition;
};

const isTrue = (condition: EquipmentCondition, codes: ReadonlySet<string>): boolean => {
  switch (condition.kind) {
    case 'code':
      return codes.has(condition.code);
    case 'not':
      return !isTrue(condition.operand, codes);
    case 'and':
      return condition.operands.every((operand) => isTrue(operand, codes));
    case 'or':
      return condition.operands.some((operand) => isTrue(operand, codes));
  }
};

/** Whether a vehicle that has these codes and no others meets the condition. */
export const isMet = (condition: string, codes: Iterable<string>): boolean =>
  isTrue(read(condition), new Set(codes));

export const codesOf = (conditions: readonly string[]): string[] => [
  ...new Set(conditions.flatMap((condition) => conditionCodes(read(condition)))),
];

const groups = new Map(allEquipment.map(({ code, group }) => [code, group]));

/** Every combination of the codes that a vehicle can have: at most one of an exclusive group. */
export const combinationsOf = (codes: readonly string[]): string[][] =>
  codes.reduce<string[][]>(
    (combinations, code) => {
      const group = groups.get(code);
      const free = combinations.filter(
        (combination) => !group || combination.every((other) => groups.get(other) !== group),
      );
      return [...combinations, ...free.map((combination) => [...combination, code])];
    },
    [[]],
  );

const compatible = new Map<string, boolean>();

/** Whether some vehicle can meet all of the conditions. */
export const canBeMet = (conditions: readonly string[]): boolean => {
  const key = conditions.join(' & ');
  const found =
    compatible.get(key) ??
    combinationsOf(codesOf(conditions)).some((codes) =>
      conditions.every((condition) => isMet(condition, codes)),
    );
  compatible.set(key, found);
  return found;
};

/** All of the conditions at once, in canonical form; nothing for none. */
export const allOf = (conditions: readonly string[]): string => {
  const key = conditions.join(' & ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const [first, ...rest] = [...new Set(conditions)].map(read);
  const text = first ? printCondition(joinConditions('and', [first, ...rest])) : '';
  known.set(key, text);
  return text;
};
