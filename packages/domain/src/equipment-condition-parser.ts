import {
  EQUIPMENT_CODE,
  joinConditions,
  MAX_CONDITION_LENGTH,
  type EquipmentCondition,
} from './equipment-condition.ts';

/** What is wrong with an expression, and where: `position` counts characters from 1. */
export interface ConditionProblem {
  readonly code:
    'empty' | 'too-long' | 'character' | 'not-a-code' | 'expected-code' | 'expected-end' | 'open-bracket';
  readonly position: number;
  /** The word or character at that place; empty at the end of the text. */
  readonly found: string;
}

export type ParsedCondition =
  | { readonly ok: true; readonly condition: EquipmentCondition }
  | { readonly ok: false; readonly problem: ConditionProblem };

interface Token {
  readonly kind: 'and' | 'or' | 'not' | '(' | ')' | 'code' | 'end';
  readonly text: string;
  readonly position: number;
}

class ConditionSyntaxError extends Error {
  readonly problem: ConditionProblem;

  constructor(code: ConditionProblem['code'], position: number, found: string) {
    super(code);
    this.problem = { code, position, found };
  }
}

const TOKEN = /\s*(?:([()])|([\p{L}\p{N}_]+)|(\S))/uy;

function tokenKind(word: string): Token['kind'] {
  const lower = word.toLowerCase();
  return lower === 'and' || lower === 'or' || lower === 'not' ? lower : 'code';
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [whole, bracket, word, other] = match;
    const found = bracket ?? word ?? other ?? '';
    const position = match.index + whole.length - found.length + 1;
    if (other !== undefined) throw new ConditionSyntaxError('character', position, other);
    const kind = bracket === '(' || bracket === ')' ? bracket : tokenKind(found);
    if (kind === 'code' && !EQUIPMENT_CODE.test(found)) {
      throw new ConditionSyntaxError('not-a-code', position, found);
    }
    tokens.push({ kind, text: found, position });
  }
  tokens.push({ kind: 'end', text: '', position: text.length + 1 });
  return tokens;
}

function parseTokens(tokens: readonly Token[]): EquipmentCondition {
  let next = 0;
  const peek = (): Token => tokens[next] ?? { kind: 'end', text: '', position: 1 };
  const take = (): Token => {
    const token = peek();
    next += 1;
    return token;
  };

  const chain = (kind: 'and' | 'or', operand: () => EquipmentCondition): EquipmentCondition => {
    const operands: [EquipmentCondition, ...EquipmentCondition[]] = [operand()];
    while (peek().kind === kind) {
      take();
      operands.push(operand());
    }
    return joinConditions(kind, operands);
  };
  const expression = (): EquipmentCondition => chain('or', () => chain('and', factor));
  const factor = (): EquipmentCondition => {
    const token = take();
    if (token.kind === 'code') return { kind: 'code', code: token.text };
    if (token.kind === 'not') return { kind: 'not', operand: factor() };
    if (token.kind !== '(') throw new ConditionSyntaxError('expected-code', token.position, token.text);
    const inner = expression();
    const closing = take();
    if (closing.kind === ')') return inner;
    throw closing.kind === 'end'
      ? new ConditionSyntaxError('open-bracket', token.position, token.text)
      : new ConditionSyntaxError('expected-end', closing.position, closing.text);
  };

  const condition = expression();
  const rest = take();
  if (rest.kind !== 'end') throw new ConditionSyntaxError('expected-end', rest.position, rest.text);
  return condition;
}

/** Reads an expression; a malformed one is answered with the place and kind of its first fault. */
export function parseCondition(text: string): ParsedCondition {
  const fail = (code: ConditionProblem['code']): ParsedCondition => ({
    ok: false,
    problem: { code, position: 1, found: '' },
  });
  if (text.trim() === '') return fail('empty');
  if (text.length > MAX_CONDITION_LENGTH) return fail('too-long');
  try {
    return { ok: true, condition: parseTokens(tokenise(text)) };
  } catch (error) {
    if (error instanceof ConditionSyntaxError) return { ok: false, problem: error.problem };
    throw error;
  }
}
