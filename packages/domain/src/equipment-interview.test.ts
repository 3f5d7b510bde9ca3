import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionCodes, joinConditions, type EquipmentCondition } from './equipment-condition.ts';
import {
  evaluateCondition,
  NO_EQUIPMENT_KNOWLEDGE,
  type EquipmentKnowledge,
} from './equipment-condition-evaluation.ts';
import { parseCondition } from './equipment-condition-parser.ts';
import { openQuestions, withAnswer } from './equipment-interview.ts';

const CODES = ['S1A', 'S2B', 'S3C', 'S4D', 'S5E'] as const;
/** S1A and S2B exclude each other, and so do S3C and S4D. */
const GROUPS: Readonly<Record<string, string>> = { S1A: 'G1', S2B: 'G1', S3C: 'G2', S4D: 'G2' };
const NOTHING_KNOWN: EquipmentKnowledge = { ...NO_EQUIPMENT_KNOWLEDGE, groupOf: (code) => GROUPS[code] };

const parse = (text: string): EquipmentCondition => {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.condition;
};

const nextQuestion = (all: readonly EquipmentCondition[], knowledge: EquipmentKnowledge) =>
  openQuestions(all, knowledge)[0];

const code = fc.constantFrom(...CODES).map((name): EquipmentCondition => ({ kind: 'code', code: name }));
const literal = fc.oneof(
  code,
  code.map((operand): EquipmentCondition => ({ kind: 'not', operand })),
);
const condition = fc
  .tuple(fc.constantFrom('and' as const, 'or' as const), literal, fc.array(literal, { maxLength: 3 }))
  .map(([kind, first, rest]) => joinConditions(kind, [first, ...rest]));
const conditions = fc.array(condition, { maxLength: 8 });

/** A car: at most one code of each group, and S5E or not. */
const car = fc
  .tuple(
    fc.constantFrom('S1A', 'S2B', null),
    fc.constantFrom('S3C', 'S4D', null),
    fc.constantFrom('S5E', null),
  )
  .map((codes) => new Set(codes.filter((one) => one !== null)));

const answerOf = (has: ReadonlySet<string>, codes: readonly string[]): string | null =>
  codes.find((one) => has.has(one)) ?? null;

const undecided = (all: readonly EquipmentCondition[], knowledge: EquipmentKnowledge) =>
  all.filter((one) => evaluateCondition(one, knowledge) === 'unknown');

function holds(node: EquipmentCondition, has: ReadonlySet<string>): boolean {
  if (node.kind === 'code') return has.has(node.code);
  if (node.kind === 'not') return !holds(node.operand, has);
  const each = (operand: EquipmentCondition) => holds(operand, has);
  return node.kind === 'and' ? node.operands.every(each) : node.operands.some(each);
}

/** Asks until nothing is left to ask, and answers for the car. */
function interview(all: readonly EquipmentCondition[], has: ReadonlySet<string>) {
  const asked: (readonly string[])[] = [];
  let knowledge = NOTHING_KNOWN;
  for (;;) {
    const question = nextQuestion(all, knowledge);
    if (question === undefined) return { asked, knowledge };
    asked.push(question.codes);
    knowledge = withAnswer(knowledge, question.codes, answerOf(has, question.codes));
  }
}

describe('the next question', () => {
  it('is the one that decides most lines', () => {
    const lines = [parse('S1A'), parse('not S1A'), parse('S5E'), parse('S1A and S5E')];
    expect(nextQuestion(lines, NOTHING_KNOWN)?.codes).toEqual(['S1A']);
  });

  it('asks about an exclusive group at once', () => {
    const lines = [parse('S1A'), parse('S2B'), parse('S5E')];
    expect(nextQuestion(lines, NOTHING_KNOWN)).toEqual({ codes: ['S1A', 'S2B'], decides: 2 });
  });

  it('is not asked where every line is decided', () => {
    const known = withAnswer(NOTHING_KNOWN, ['S5E'], 'S5E');
    expect(nextQuestion([parse('S5E'), parse('not S5E')], known)).toBeUndefined();
    expect(nextQuestion([], NOTHING_KNOWN)).toBeUndefined();
  });
});

describe('an interview', () => {
  it('shrinks what is undecided with every answer, and ends with nothing undecided', () => {
    fc.assert(
      fc.property(conditions, car, (all, has) => {
        let knowledge = NOTHING_KNOWN;
        const open = () => new Set(undecided(all, knowledge));
        for (let question = nextQuestion(all, knowledge); question; question = nextQuestion(all, knowledge)) {
          const before = open();
          const answer = answerOf(has, question.codes);
          const known = knowledge.present.size + knowledge.absent.size;
          knowledge = withAnswer(knowledge, question.codes, answer);
          const after = open();
          expect([...after].every((one) => before.has(one))).toBe(true);
          expect(knowledge.present.size + knowledge.absent.size).toBeGreaterThan(known);
        }
        expect(open().size).toBe(0);
      }),
    );
  });

  it('hides no line that fits the car, whatever was answered on the way', () => {
    fc.assert(
      fc.property(conditions, car, fc.nat({ max: 5 }), (all, has, answers) => {
        const { asked } = interview(all, has);
        const knowledge = asked
          .slice(0, answers)
          .reduce((known, codes) => withAnswer(known, codes, answerOf(has, codes)), NOTHING_KNOWN);
        for (const one of all) {
          const verdict = evaluateCondition(one, knowledge);
          if (holds(one, has)) expect(verdict).not.toBe('does-not-fit');
          else expect(verdict).not.toBe('fits');
        }
      }),
    );
  });

  it('passes over what a person does not know, and still asks about every other open code', () => {
    fc.assert(
      fc.property(conditions, (all) => {
        const questions = openQuestions(all, NOTHING_KNOWN);
        const asked = questions.flatMap(({ codes }) => codes);
        expect(new Set(asked).size).toBe(asked.length);
        const open = undecided(all, NOTHING_KNOWN).flatMap(conditionCodes);
        expect(asked.toSorted()).toEqual([...new Set(open)].sort());
        const gains = questions.map(({ decides }) => decides);
        expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      }),
    );
  });

  it('never asks twice about a code', () => {
    fc.assert(
      fc.property(conditions, car, (all, has) => {
        const codes = interview(all, has).asked.flat();
        expect(new Set(codes).size).toBe(codes.length);
      }),
    );
  });
});
