import {
  joinConditions,
  printCondition,
  type EquipmentCondition,
} from '@partsboard/domain/equipment-condition';
import { parseCondition } from '@partsboard/domain/equipment-condition-parser';

const known = new Map<string, string>();

const read = (text: string): EquipmentCondition => {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(`Malformed condition: ${text}`);
  return parsed.condition;
};

/** All of the conditions at once, in canonical form; nothing for none. */
export const allOf = (conditions: readonly string[]): string => {
  const key = conditions.join(' & ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const [first, ...rest] = conditions.map(read);
  const text = first ? printCondition(joinConditions('and', [first, ...rest])) : '';
  known.set(key, text);
  return text;
};
