import { conditionCodes, type EquipmentCondition } from './equipment-condition.ts';
import { evaluateCondition, type EquipmentKnowledge } from './equipment-condition-evaluation.ts';
import { withAnswer, type EquipmentAnswer } from './equipment-interview.ts';

/** A line of a board that depends on equipment of which nothing is known. */
export interface OpenLine {
  readonly condition: EquipmentCondition;
  /** Its callout on the drawing; null where it is not drawn. */
  readonly position: string | null;
  readonly name: string;
}

export interface QuestionExamples {
  /** The callouts of all lines that the question is about, in the order of the lines. */
  readonly positions: ReadonlySet<string>;
  /**
   * For each answer a part that the car then has: “Brake disc 312 mm” or “Brake disc 348 mm”. All are of one position,
   * the first whose parts have different names; empty where the names do not tell the answers apart.
   */
  readonly examples: ReadonlyMap<EquipmentAnswer, string>;
}

/** What a person can look at or measure to answer a question about equipment. */
export function questionExamples(
  lines: readonly OpenLine[],
  codes: readonly string[],
  knowledge: EquipmentKnowledge,
): QuestionExamples {
  const own = lines.filter(({ condition }) => conditionCodes(condition).some((code) => codes.includes(code)));
  const positions = new Set(own.flatMap(({ position }) => position ?? []));
  const answers = [...codes, null].map((answer) => ({
    answer,
    known: withAnswer(knowledge, codes, answer),
  }));
  for (const position of positions) {
    const there = own.filter((line) => line.position === position);
    const examples = new Map<EquipmentAnswer, string>();
    for (const { answer, known } of answers) {
      const fitting = there.find(({ condition }) => evaluateCondition(condition, known) === 'fits');
      if (fitting) examples.set(answer, fitting.name);
    }
    if (examples.size > 1 && new Set(examples.values()).size === examples.size)
      return { positions, examples };
  }
  return { positions, examples: new Map() };
}
