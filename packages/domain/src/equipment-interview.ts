import { conditionCodes, type EquipmentCondition } from './equipment-condition.ts';
import { codeState, evaluateCondition, type EquipmentKnowledge } from './equipment-condition-evaluation.ts';

/** A question about a car: which of these codes has it? At most one of them, or none. */
export interface EquipmentQuestion {
  /** One code: a question of yes or no. Several: the codes of one exclusive group, of which a car has one at most. */
  readonly codes: readonly string[];
  /** How many of the undecided conditions an answer decides, on average over the answers. */
  readonly decides: number;
}

/** What the person answered: the code that the car has, or none of those asked about. */
export type EquipmentAnswer = string | null;

const countUndecided = (conditions: readonly EquipmentCondition[], knowledge: EquipmentKnowledge): number =>
  conditions.filter((condition) => evaluateCondition(condition, knowledge) === 'unknown').length;

/** What is known of the car after an answer. */
export function withAnswer(
  knowledge: EquipmentKnowledge,
  codes: readonly string[],
  answer: EquipmentAnswer,
): EquipmentKnowledge {
  return {
    ...knowledge,
    present: answer === null ? knowledge.present : new Set([...knowledge.present, answer]),
    absent: new Set([...knowledge.absent, ...codes.filter((code) => code !== answer)]),
  };
}

/** The open codes of the undecided conditions, those of one exclusive group together. */
function possibleQuestions(
  undecided: readonly EquipmentCondition[],
  knowledge: EquipmentKnowledge,
): string[][] {
  const byGroup = new Map<string, Set<string>>();
  for (const code of undecided.flatMap(conditionCodes)) {
    if (codeState(code, knowledge) !== 'unknown') continue;
    const group = knowledge.groupOf(code);
    // A code without a group is a question of its own.
    const key = group === undefined ? `code ${code}` : `group ${group}`;
    byGroup.set(key, (byGroup.get(key) ?? new Set()).add(code));
  }
  return [...byGroup.values()].map((codes) => [...codes].sort());
}

/**
 * All questions that are left to ask, the one whose answer decides the most conditions first. Of equal questions the one
 * with fewer codes comes first, since it is answered faster, then the order of the codes. No code is in two of them, so
 * a question that a person cannot answer is passed over for the next.
 */
export function openQuestions(
  conditions: readonly EquipmentCondition[],
  knowledge: EquipmentKnowledge,
): EquipmentQuestion[] {
  const undecided = conditions.filter((condition) => evaluateCondition(condition, knowledge) === 'unknown');
  const questions = possibleQuestions(undecided, knowledge).map((codes): EquipmentQuestion => {
    const answers: EquipmentAnswer[] = [...codes, null];
    const left = answers.map((answer) => countUndecided(undecided, withAnswer(knowledge, codes, answer)));
    const average = left.reduce((sum, count) => sum + count, 0) / answers.length;
    return { codes, decides: undecided.length - average };
  });
  return questions.sort(
    (a, b) =>
      b.decides - a.decides ||
      a.codes.length - b.codes.length ||
      ((a.codes[0] ?? '') < (b.codes[0] ?? '') ? -1 : 1),
  );
}
