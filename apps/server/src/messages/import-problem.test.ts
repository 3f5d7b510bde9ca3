import {
  catalogueProblems,
  type CatalogueProblemCode,
  type CatalogueProblemMessage,
} from '@partsboard/contract/backoffice/catalogue-problems';
import { describe, expect, it } from 'vitest';
import { describeImportProblem } from './import-problem.ts';

const codes = Object.keys(catalogueProblems) as CatalogueProblemCode[];

/** Each name with a value of its own, to be found again in the sentence. */
const exampleOf = (code: CatalogueProblemCode) =>
  ({
    code,
    column: 'net',
    ...Object.fromEntries(catalogueProblems[code].map((name) => [name, `<${name}>`])),
  }) as CatalogueProblemMessage;

describe('what an import says of its files', () => {
  it.each(codes)('has a sentence for %s in both languages, with all that it quotes', (code) => {
    const message = exampleOf(code);
    const polish = describeImportProblem(message, 'pl');
    const english = describeImportProblem(message, 'en');
    expect(polish).not.toBe(english);
    for (const text of [polish, english]) {
      expect(text).toMatch(/^net: ./);
      expect(text).not.toContain('undefined');
      for (const name of catalogueProblems[code]) expect(text).toContain(`<${name}>`);
    }
  });

  it('agrees with how many customers there are, and with the end of an expression', () => {
    const missing = (customers: number) =>
      describeImportProblem({ code: 'table-missing', table: 'GOLD', customers }, 'en');
    expect(missing(1)).toMatch(/of 1 customer$/);
    expect(missing(2)).toMatch(/of 2 customers$/);
    const atEnd = { code: 'condition-expected-code', found: '', position: 8 } as const;
    expect(describeImportProblem(atEnd, 'pl')).toBe(
      'na końcu powinien stać kod wyposażenia, „not” lub „(” (znak 8)',
    );
    expect(describeImportProblem(atEnd, 'en')).toBe(
      'an equipment code, "not" or "(" is expected at the end (character 8)',
    );
  });
});
