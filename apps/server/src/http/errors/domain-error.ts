import type { ProblemCode } from '@partsboard/contract/problem';
import type { Message } from '../../messages/language.ts';

export type FieldErrors = Readonly<Record<string, readonly Message[]>>;

interface ProblemOptions {
  /** Replaces the code's usual message. */
  readonly title?: Message;
  readonly detail?: Message;
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An expected failure: the caller is told in words what is wrong. Everything else is a bug and says nothing. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly parts: ProblemOptions;

  constructor(code: ProblemCode, parts: ProblemOptions = {}) {
    super(parts.title?.en ?? code, { cause: parts.cause });
    this.name = 'DomainError';
    this.code = code;
    this.parts = parts;
  }
}

/** Wrong input of one field, said by a rule that no schema can express. */
export const fieldError = (field: string, message: Message): DomainError =>
  new DomainError('invalid-request', { errors: { [field]: [message] } });
