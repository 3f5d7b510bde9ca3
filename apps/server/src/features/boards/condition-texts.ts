import type { LanguageCode } from '@partsboard/contract/language';
import type { EquipmentCondition } from '@partsboard/domain/equipment-condition';
import { texts } from '../../messages/texts.ts';

/** An equipment code with its name, as a person reads it. */
export const namedCode = (code: string, nameOf: (code: string) => string | undefined): string => {
  const name = nameOf(code);
  return name === undefined ? code : `${code} (${name})`;
};

/** A condition as a person reads it: `S322A (Comfort access) and without S494A (Seat heating)`. */
export function conditionText(
  condition: EquipmentCondition,
  language: LanguageCode,
  nameOf: (code: string) => string | undefined,
): string {
  const operators = texts[language].boards.condition;
  const print = (node: EquipmentCondition, inside: boolean): string => {
    if (node.kind === 'code') return namedCode(node.code, nameOf);
    if (node.kind === 'not') return `${operators.not}${print(node.operand, true)}`;
    const text = node.operands.map((operand) => print(operand, true)).join(operators[node.kind]);
    return inside ? `[${text}]` : text;
  };
  return print(condition, false);
}
