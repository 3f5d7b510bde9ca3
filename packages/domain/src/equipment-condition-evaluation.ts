import { conditionCodes, type EquipmentCondition } from './equipment-condition.ts';

/** What is known about one car's equipment. */
export interface EquipmentKnowledge {
  /** Codes that the car has. */
  readonly present: ReadonlySet<string>;
  /** Codes that the car certainly does not have. A code in both sets counts as present. */
  readonly absent: ReadonlySet<string>;
  /** Whether the car has nothing beyond `present`. */
  readonly complete: boolean;
  /** The exclusive group of a code, where it has one: a car has at most one code of a group. */
  readonly groupOf: (code: string) => string | undefined;
}

/** Whether a code is on the car. */
export type CodeState = 'present' | 'absent' | 'unknown';

/** Whether a condition holds for a car. */
export type ConditionVerdict = 'fits' | 'does-not-fit' | 'unknown';

type StateOf = (code: string) => CodeState;

/** Nothing is known. */
export const NO_EQUIPMENT_KNOWLEDGE: EquipmentKnowledge = {
  present: new Set(),
  absent: new Set(),
  complete: false,
  groupOf: () => undefined,
};

/** The code on the car that rules this one out through their common exclusive group, if there is one. */
export function excludedBy(code: string, knowledge: EquipmentKnowledge): string | undefined {
  const group = knowledge.groupOf(code);
  if (group === undefined) return undefined;
  for (const other of knowledge.present) {
    if (other !== code && knowledge.groupOf(other) === group) return other;
  }
  return undefined;
}

/** What is known of one code. */
export function codeState(code: string, knowledge: EquipmentKnowledge): CodeState {
  if (knowledge.present.has(code)) return 'present';
  if (knowledge.absent.has(code) || knowledge.complete) return 'absent';
  return excludedBy(code, knowledge) === undefined ? 'unknown' : 'absent';
}

const OPPOSITE = { fits: 'does-not-fit', 'does-not-fit': 'fits', unknown: 'unknown' } as const;
const OF_STATE = { present: 'fits', absent: 'does-not-fit', unknown: 'unknown' } as const;

/** Kleene's logic: quick and never wrong, but it does not see that `A or not A` always holds. */
function evaluateByParts(node: EquipmentCondition, stateOf: StateOf): ConditionVerdict {
  if (node.kind === 'code') return OF_STATE[stateOf(node.code)];
  if (node.kind === 'not') return OPPOSITE[evaluateByParts(node.operand, stateOf)];
  const decisive = node.kind === 'and' ? 'does-not-fit' : 'fits';
  let verdict: ConditionVerdict = OPPOSITE[decisive];
  for (const operand of node.operands) {
    const part = evaluateByParts(operand, stateOf);
    if (part === decisive) return decisive;
    if (part === 'unknown') verdict = 'unknown';
  }
  return verdict;
}

/** Beyond this many open codes the cases are not played through, and the answer stays `unknown`. */
const MAX_OPEN_CODES = 10;

function evaluateByCases(
  condition: EquipmentCondition,
  open: readonly string[],
  stateOf: StateOf,
  groupOf: EquipmentKnowledge['groupOf'],
): ConditionVerdict {
  const verdict = evaluateByParts(condition, stateOf);
  const [code, ...rest] = open;
  if (verdict !== 'unknown' || code === undefined) return verdict;
  const without = evaluateByCases(
    condition,
    rest,
    (other) => (other === code ? 'absent' : stateOf(other)),
    groupOf,
  );
  if (without === 'unknown') return 'unknown';
  const group = groupOf(code);
  const excluded = new Set(group === undefined ? [] : rest.filter((other) => groupOf(other) === group));
  const having = evaluateByCases(
    condition,
    rest.filter((other) => !excluded.has(other)),
    (other) => (other === code ? 'present' : excluded.has(other) ? 'absent' : stateOf(other)),
    groupOf,
  );
  return having === without ? having : 'unknown';
}

/** Whether playing through the cases can find more than Kleene's logic: only if open codes are tied together. */
function openCodesAreTied(
  condition: EquipmentCondition,
  open: readonly string[],
  groupOf: EquipmentKnowledge['groupOf'],
): boolean {
  const seen = new Set<string>();
  const repeats = (node: EquipmentCondition): boolean => {
    if (node.kind === 'not') return repeats(node.operand);
    if (node.kind !== 'code') return node.operands.some(repeats);
    if (seen.has(node.code)) return open.includes(node.code);
    seen.add(node.code);
    return false;
  };
  const groups = open.map(groupOf).filter((group) => group !== undefined);
  return new Set(groups).size < groups.length || repeats(condition);
}

/**
 * Whether the condition holds for a car of which this much is known: `fits` if it holds for every car that
 * agrees with the knowledge, `does-not-fit` if it holds for none of them, `unknown` otherwise.
 */
export function evaluateCondition(
  condition: EquipmentCondition,
  knowledge: EquipmentKnowledge,
): ConditionVerdict {
  const stateOf: StateOf = (code) => codeState(code, knowledge);
  const verdict = evaluateByParts(condition, stateOf);
  if (verdict !== 'unknown') return verdict;
  const open = conditionCodes(condition).filter((code) => stateOf(code) === 'unknown');
  if (open.length > MAX_OPEN_CODES || !openCodesAreTied(condition, open, knowledge.groupOf)) return verdict;
  return evaluateByCases(condition, open, stateOf, knowledge.groupOf);
}
