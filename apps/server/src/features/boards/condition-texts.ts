import type { EquipmentCondition } from '@partsboard/domain/equipment-condition';
import type { LanguageCode } from '../../http/handlers.ts';

interface Words {
  readonly and: string;
  readonly or: string;
  readonly not: string;
}

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  pl: { and: ' oraz ', or: ' lub ', not: 'bez ' },
  en: { and: ' and ', or: ' or ', not: 'without ' },
};

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
  const texts = WORDS[language];
  const print = (node: EquipmentCondition, inside: boolean): string => {
    if (node.kind === 'code') return namedCode(node.code, nameOf);
    if (node.kind === 'not') return `${texts.not}${print(node.operand, true)}`;
    const text = node.operands.map((operand) => print(operand, true)).join(texts[node.kind]);
    return inside ? `[${text}]` : text;
  };
  return print(condition, false);
}
