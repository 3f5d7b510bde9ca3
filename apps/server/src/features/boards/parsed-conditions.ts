import type { EquipmentCondition } from '@partsboard/domain/equipment-condition';
import { parseCondition } from '@partsboard/domain/equipment-condition-parser';

/** A catalogue repeats a few thousand conditions over a million lines. */
const MOST_CACHED = 10_000;

const parsed = new Map<string, EquipmentCondition>();

/** The condition of a line, whose text the import has checked. Results are cached, since texts repeat. */
export function parsedCondition(text: string): EquipmentCondition {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const result = parseCondition(text);
  if (!result.ok) throw new Error(`The catalogue holds a condition that cannot be read: ${text}`);
  if (parsed.size >= MOST_CACHED) parsed.clear();
  parsed.set(text, result.condition);
  return result.condition;
}
