/** The code that Node or PostgreSQL gives a failure, such as `ENOENT` or `23505`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
