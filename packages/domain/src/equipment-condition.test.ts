import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conditionCodes,
  joinConditions,
  printCondition,
  type EquipmentCondition,
} from './equipment-condition.ts';
import {
  evaluateCondition,
  NO_EQUIPMENT_KNOWLEDGE,
  type ConditionVerdict,
  type EquipmentKnowledge,
} from './equipment-condition-evaluation.ts';
import { explainCondition, openCodes } from './equipment-condition-explanation.ts';
import { parseCondition } from './equipment-condition-parser.ts';

const CODES = ['S1A', 'S2B', 'S3C', 'S4D', 'S5E'] as const;
/** S1A and S2B are one exclusive group, S3C and S4D another. */
const GROUPS: Readonly<Record<string, string>> = { S1A: 'G1', S2B: 'G1', S3C: 'G2', S4D: 'G2' };
const groupOf = (code: string): string | undefined => GROUPS[code];

const condition: fc.Arbitrary<EquipmentCondition> = fc.letrec<{ node: EquipmentCondition }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...CODES).map((code): EquipmentCondition => ({ kind: 'code', code })),
    tie('node').map((operand): EquipmentCondition => ({ kind: 'not', operand })),
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('node'), { minLength: 2, maxLength: 4 }),
      )
      .map(([kind, [first, ...rest]]) =>
        joinConditions(kind, [first ?? { kind: 'code', code: CODES[0] }, ...rest]),
      ),
  ),
})).node;

/** Every car there can be: all sets of codes with at most one of a group. */
const CARS: readonly ReadonlySet<string>[] = Array.from({ length: 2 ** CODES.length }, (_unused, bits) =>
  CODES.filter((_code, index) => (bits >> index) & 1),
)
  .filter((codes) => {
    const groups = codes.map(groupOf).filter((group) => group !== undefined);
    return new Set(groups).size === groups.length;
  })
  .map((codes) => new Set<string>(codes));

function holds(node: EquipmentCondition, car: ReadonlySet<string>): boolean {
  if (node.kind === 'code') return car.has(node.code);
  if (node.kind === 'not') return !holds(node.operand, car);
  return node.kind === 'and'
    ? node.operands.every((operand) => holds(operand, car))
    : node.operands.some((operand) => holds(operand, car));
}

const knowledgeOf = (
  car: ReadonlySet<string>,
  known: readonly string[],
  complete = false,
): EquipmentKnowledge => ({
  present: new Set(complete ? car : known.filter((code) => car.has(code))),
  absent: new Set(known.filter((code) => !car.has(code))),
  complete,
  groupOf,
});

const agrees = (car: ReadonlySet<string>, knowledge: EquipmentKnowledge): boolean =>
  [...knowledge.present].every((code) => car.has(code)) &&
  [...knowledge.absent].every((code) => !car.has(code));

function truthTable(node: EquipmentCondition, knowledge: EquipmentKnowledge): ConditionVerdict {
  const answers = new Set(CARS.filter((car) => agrees(car, knowledge)).map((car) => holds(node, car)));
  return answers.size > 1 ? 'unknown' : answers.has(true) ? 'fits' : 'does-not-fit';
}

const car = fc.constantFrom(...CARS);
const someCodes = fc.subarray([...CODES]);

function parsed(text: string): EquipmentCondition {
  const result = parseCondition(text);
  if (!result.ok) throw new Error(result.problem.code);
  return result.condition;
}

const problem = (text: string): string => {
  const result = parseCondition(text);
  if (result.ok) return 'none';
  const { code, found, position } = result.problem;
  return `${code} "${found}" ${position}`;
};

describe('the language of conditions', () => {
  it('reads back what it prints', () => {
    fc.assert(
      fc.property(condition, (node) => {
        expect(parsed(printCondition(node))).toEqual(node);
      }),
    );
  });

  it('prints needless brackets, blanks and capitals away', () => {
    expect(printCondition(parsed('  ((S1A))AND(not(S2B)) Or (S3C and (S4D or S5E))'))).toBe(
      'S1A and not S2B or S3C and (S4D or S5E)',
    );
    expect(printCondition(parsed('not (S1A or S2B)'))).toBe('not (S1A or S2B)');
    expect(printCondition(parsed('(S1A and S2B) and S3C'))).toBe('S1A and S2B and S3C');
  });

  it('names every code once', () => {
    expect(conditionCodes(parsed('S1A and (S2B or not S1A)'))).toEqual(['S1A', 'S2B']);
  });

  it('says where an expression is malformed', () => {
    expect(problem('')).toBe('empty "" 1');
    expect(problem('S1A and')).toBe('expected-code "" 8');
    expect(problem('S1A and or S2B')).toBe('expected-code "or" 9');
    expect(problem('S1A S2B')).toBe('expected-end "S2B" 5');
    expect(problem('S1A and (S2B or S3C')).toBe('open-bracket "(" 9');
    expect(problem('S1A)')).toBe('expected-end ")" 4');
    expect(problem('S1A & S2B')).toBe('character "&" 5');
    expect(problem('s1a')).toBe('not-a-code "s1a" 1');
    expect(problem('S1A or ŁÓDŹ')).toBe('not-a-code "ŁÓDŹ" 8');
    expect(problem('('.repeat(1001))).toBe('too-long "" 1');
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseCondition(text)).not.toThrow();
      }),
    );
    expect(problem(`${'('.repeat(998)}A`)).toContain('open-bracket');
    expect(parseCondition(`${'not '.repeat(240)}A`).ok).toBe(true);
  });
});

describe('the verdict on a condition', () => {
  it('agrees with the truth table of all cars that the knowledge allows', () => {
    fc.assert(
      fc.property(condition, car, someCodes, (node, someCar, known) => {
        const knowledge = knowledgeOf(someCar, known);
        expect(evaluateCondition(node, knowledge)).toBe(truthTable(node, knowledge));
      }),
      { numRuns: 1000 },
    );
  });

  it('is never unknown for a car whose equipment is completely known', () => {
    fc.assert(
      fc.property(condition, car, (node, someCar) => {
        expect(evaluateCondition(node, knowledgeOf(someCar, [], true))).toBe(
          holds(node, someCar) ? 'fits' : 'does-not-fit',
        );
      }),
    );
  });

  it('never turns from fits to does-not-fit or back when more is known', () => {
    fc.assert(
      fc.property(
        condition,
        car,
        someCodes,
        someCodes,
        fc.boolean(),
        (node, someCar, known, more, complete) => {
          const before = evaluateCondition(node, knowledgeOf(someCar, known));
          const after = evaluateCondition(node, knowledgeOf(someCar, [...known, ...more], complete));
          if (before !== 'unknown') expect(after).toBe(before);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('knows that a car with one code of an exclusive group has none of the others', () => {
    const knowledge = { ...NO_EQUIPMENT_KNOWLEDGE, present: new Set(['S1A']), groupOf };
    expect(evaluateCondition(parsed('S2B'), knowledge)).toBe('does-not-fit');
    expect(evaluateCondition(parsed('not S2B'), knowledge)).toBe('fits');
    expect(evaluateCondition(parsed('S3C'), knowledge)).toBe('unknown');
    expect(evaluateCondition(parsed('S3C and S4D'), knowledge)).toBe('does-not-fit');
    expect(evaluateCondition(parsed('S5E or not S5E'), knowledge)).toBe('fits');
  });

  it('stays unknown instead of playing through thousands of cases', () => {
    const many = Array.from({ length: 40 }, (_unused, index) => `C${index}`);
    const text = `${many.join(' and ')} or not (${many.join(' and ')})`;
    expect(evaluateCondition(parsed(text), NO_EQUIPMENT_KNOWLEDGE)).toBe('unknown');
  });
});

describe('the explanation of a verdict', () => {
  it('names the clause that failed, the code to blame and what excluded it', () => {
    const knowledge = { ...NO_EQUIPMENT_KNOWLEDGE, present: new Set(['S1A', 'S5E']), groupOf };
    expect(explainCondition(parsed('S5E and S2B and not (S5E or S3C)'), knowledge)).toEqual({
      verdict: 'does-not-fit',
      failed: [
        {
          expression: 'S2B',
          reasons: [{ code: 'S2B', needed: 'present', found: 'absent', excludedBy: 'S1A' }],
        },
        { expression: 'not (S5E or S3C)', reasons: [{ code: 'S5E', needed: 'absent', found: 'present' }] },
      ],
      open: [],
    });
  });

  it('names what would have to be known where the verdict is open', () => {
    const knowledge = { ...NO_EQUIPMENT_KNOWLEDGE, present: new Set(['S5E']) };
    expect(explainCondition(parsed('S5E and (S1A or S3C)'), knowledge).open).toEqual([
      {
        expression: 'S1A or S3C',
        reasons: [
          { code: 'S1A', needed: 'present', found: 'unknown' },
          { code: 'S3C', needed: 'present', found: 'unknown' },
        ],
      },
    ]);
    expect(openCodes([parsed('S1A and S3C'), parsed('S3C'), parsed('S5E')], knowledge)).toEqual([
      'S3C',
      'S1A',
    ]);
  });

  it('gives at least one reason for every verdict that is not fits', () => {
    fc.assert(
      fc.property(condition, car, someCodes, (node, someCar, known) => {
        const { verdict, failed, open } = explainCondition(node, knowledgeOf(someCar, known));
        expect(failed.length > 0).toBe(verdict === 'does-not-fit');
        expect(open.length > 0).toBe(verdict === 'unknown');
        expect([...failed, ...open].every((clause) => clause.reasons.length > 0)).toBe(true);
      }),
    );
  });
});
