import type { BackofficeProblemCode } from '@partsboard/contract/backoffice/problem';
import { texts, type Message } from '../../messages/texts.ts';

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

/** An expected failure, whose message the caller may read. Any other error is a bug and its message stays in the log. */
export class DomainError extends Error {
  readonly code: BackofficeProblemCode;
  readonly options: ProblemOptions;

  constructor(code: BackofficeProblemCode, options: ProblemOptions = {}) {
    super(options.title?.(texts.en) ?? code, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.options = options;
  }
}

/** Wrong input of one field, by a rule that no schema can express. */
export const fieldError = (field: string, message: Message): DomainError =>
  new DomainError('invalid-request', { errors: { [field]: [message] } });
