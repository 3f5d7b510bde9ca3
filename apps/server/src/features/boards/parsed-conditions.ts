import type { EquipmentCondition } from '@partsboard/domain/equipment-condition';
import { parseCondition } from '@partsboard/domain/equipment-condition-parser';
import { MeasuredCache } from '../../cache/measured-cache.ts';

/** A catalogue repeats a few thousand conditions over a million lines. */
const MAX_CONDITIONS = 10_000;

const cache = new MeasuredCache<string, EquipmentCondition>('parsed conditions', { max: MAX_CONDITIONS });

/** The condition of a line, whose text the import has checked. Parsed conditions are cached, since texts repeat. */
export function parsedCondition(text: string): EquipmentCondition {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const result = parseCondition(text);
  if (!result.ok) throw new Error(`The catalogue holds a condition that cannot be read: ${text}`);
  cache.set(text, result.condition);
  return result.condition;
}
