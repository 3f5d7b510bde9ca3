/** The private PostgreSQL cannot run here. Its message is for the person who starts the server. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable';

  constructor(reason: string) {
    super(`The private PostgreSQL cannot start: ${reason} Set DATABASE_URL to use a PostgreSQL of your own.`);
  }
}
