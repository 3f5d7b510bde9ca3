/** Said to the person who starts the server, without a stack trace. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
