import type { ProblemCode } from '@partsboard/contract/problem';
import type { Sentence } from './language.ts';

export type FieldErrors = Readonly<Record<string, readonly Sentence[]>>;

interface ProblemParts {
  /** Replaces the code's usual sentence. */
  readonly title?: Sentence;
  readonly detail?: Sentence;
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An expected failure: the caller is told in words what is wrong. Everything else is a bug and says nothing. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly parts: ProblemParts;

  constructor(code: ProblemCode, parts: ProblemParts = {}) {
    super(parts.title?.en ?? code, { cause: parts.cause });
    this.name = 'DomainError';
    this.code = code;
    this.parts = parts;
  }
}

/** Wrong input of one field, said by a rule that no schema can express. */
export const fieldError = (field: string, sentence: Sentence): DomainError =>
  new DomainError('invalid-request', { errors: { [field]: [sentence] } });
