/**
 * A condition over equipment codes, as a board line carries it: `S322A and not (S2VBA or S2VFA)`.
 * `and` and `or` hold at least two operands and never one of their own kind.
 */
export type EquipmentCondition =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'not'; readonly operand: EquipmentCondition }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly EquipmentCondition[] };

/** The form of an equipment code; the three words of the language are not codes. */
export const EQUIPMENT_CODE = /^(?!(?:AND|OR|NOT)$)[A-Z0-9]{1,8}$/;

/** The longest expression that is accepted, in characters. */
export const MAX_CONDITION_LENGTH = 1000;

/** Joins operands under `and` or `or`, so that neither ever holds its own kind or a single operand. */
export function joinConditions(
  kind: 'and' | 'or',
  operands: readonly [EquipmentCondition, ...EquipmentCondition[]],
): EquipmentCondition {
  const [first, ...rest] = operands;
  if (rest.length === 0) return first;
  return {
    kind,
    operands: operands.flatMap((operand) => (operand.kind === kind ? operand.operands : [operand])),
  };
}

/** Every code that the condition names, each once, in order of first mention. */
export function conditionCodes(condition: EquipmentCondition): string[] {
  const codes = new Set<string>();
  const visit = (node: EquipmentCondition): void => {
    if (node.kind === 'code') codes.add(node.code);
    else if (node.kind === 'not') visit(node.operand);
    else node.operands.forEach(visit);
  };
  visit(condition);
  return [...codes];
}

const STRENGTH = { or: 1, and: 2, not: 3, code: 4 } as const;

/**
 * The canonical text of a condition: lower-case words, one blank between them,
 * and brackets only where precedence needs them.
 */
export function printCondition(condition: EquipmentCondition): string {
  const print = (node: EquipmentCondition, weakest: number): string => {
    const text =
      node.kind === 'code'
        ? node.code
        : node.kind === 'not'
          ? `not ${print(node.operand, STRENGTH.not)}`
          : node.operands.map((operand) => print(operand, STRENGTH[node.kind] + 1)).join(` ${node.kind} `);
    return STRENGTH[node.kind] < weakest ? `(${text})` : text;
  };
  return print(condition, STRENGTH.or);
}
