/** A database that only reads: a standby, or a primary that has just become one. */
export class ReadOnlyDatabase extends Error {
  override readonly name = 'ReadOnlyDatabase';
  /** The SQLSTATE of a write there. */
  readonly code = '25006';

  constructor(place: string) {
    super(`The database at ${place} is read-only: it is a standby, or was set so`);
  }
}
