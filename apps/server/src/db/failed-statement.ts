/** Which statement failed and where, to be found again in the log of PostgreSQL. */
export interface FailedStatement {
  /** The process id that PostgreSQL's own log and views have. */
  readonly backend: number | undefined;
  /** Without its values. */
  readonly statement: string;
}

/** Beside the error and not in it, so that nothing of it can get into an answer. */
const failures = new WeakMap<Error, FailedStatement>();

export function noteFailedStatement(error: unknown, failure: FailedStatement): void {
  // A connection gives one error to all that follows the statement that met it.
  if (error instanceof Error && !failures.has(error)) failures.set(error, failure);
}

export const failedStatementOf = (error: Error): FailedStatement | undefined => failures.get(error);
