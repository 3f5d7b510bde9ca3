import { conditionCodes, printCondition, type EquipmentCondition } from './equipment-condition.ts';
import {
  codeState,
  evaluateCondition,
  excludedBy,
  type CodeState,
  type ConditionVerdict,
  type EquipmentKnowledge,
} from './equipment-condition-evaluation.ts';

/** One code of a clause: what the clause wants of it, what the car has, and how that is known. */
export interface ConditionReason {
  readonly code: string;
  readonly needed: 'present' | 'absent';
  readonly found: CodeState;
  /** The code on the car that excludes this one, where that is how its absence is known. */
  readonly excludedBy?: string;
}

/** A part of a condition that must hold by itself, with the codes that decide it. */
export interface ConditionClause {
  readonly expression: string;
  readonly reasons: readonly ConditionReason[];
}

/** A verdict with the clauses behind it. */
export interface ConditionExplanation {
  readonly verdict: ConditionVerdict;
  /** Clauses that do not hold; empty unless the verdict is `does-not-fit`. */
  readonly failed: readonly ConditionClause[];
  /** Clauses that cannot be decided; empty unless the verdict is `unknown`. */
  readonly open: readonly ConditionClause[];
}

interface Literal {
  readonly code: string;
  readonly needed: 'present' | 'absent';
}

function literals(node: EquipmentCondition, wanted: boolean): Literal[] {
  if (node.kind === 'code') return [{ code: node.code, needed: wanted ? 'present' : 'absent' }];
  if (node.kind === 'not') return literals(node.operand, !wanted);
  return node.operands.flatMap((operand) => literals(operand, wanted));
}

function clauseOf(
  clause: EquipmentCondition,
  knowledge: EquipmentKnowledge,
  verdict: ConditionVerdict,
): ConditionClause {
  const wanted = literals(clause, true);
  const contrary = (literal: Literal): boolean => {
    const found = codeState(literal.code, knowledge);
    return verdict === 'unknown' ? found === 'unknown' : found !== 'unknown' && found !== literal.needed;
  };
  // A clause can fail by its form alone (`A and not A`), with no code to blame: then all of them are named.
  const deciding = wanted.some(contrary) ? wanted.filter(contrary) : wanted;
  const unique = new Map(deciding.map((literal) => [`${literal.needed} ${literal.code}`, literal]));
  return {
    expression: printCondition(clause),
    reasons: [...unique.values()].map(({ code, needed }) => {
      const found = codeState(code, knowledge);
      const other = found === 'absent' && !knowledge.complete ? excludedBy(code, knowledge) : undefined;
      return { code, needed, found, ...(other === undefined ? {} : { excludedBy: other }) };
    }),
  };
}

/** The verdict on a condition, with the clauses that made it so. */
export function explainCondition(
  condition: EquipmentCondition,
  knowledge: EquipmentKnowledge,
): ConditionExplanation {
  const verdict = evaluateCondition(condition, knowledge);
  if (verdict === 'fits') return { verdict, failed: [], open: [] };
  const clauses = condition.kind === 'and' ? condition.operands : [condition];
  const decisive = clauses.filter((clause) => evaluateCondition(clause, knowledge) === verdict);
  // Clauses that contradict each other each hold alone: then the whole condition is the clause.
  const named = (decisive.length > 0 ? decisive : [condition]).map((clause) =>
    clauseOf(clause, knowledge, verdict),
  );
  return verdict === 'unknown' ? { verdict, failed: [], open: named } : { verdict, failed: named, open: [] };
}

/** The codes whose presence, if it were known, could decide these conditions, most useful first. */
export function openCodes(
  conditions: readonly EquipmentCondition[],
  knowledge: EquipmentKnowledge,
): string[] {
  const uses = new Map<string, number>();
  for (const condition of conditions) {
    if (evaluateCondition(condition, knowledge) !== 'unknown') continue;
    for (const code of conditionCodes(condition)) {
      if (codeState(code, knowledge) === 'unknown') uses.set(code, (uses.get(code) ?? 0) + 1);
    }
  }
  return [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([code]) => code);
}
