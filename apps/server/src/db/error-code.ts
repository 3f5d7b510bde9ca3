export { codeOf } from '@partsboard/private-postgres/error-code';

/** PostgreSQL's code for a disk without room. */
export const DISK_FULL = '53100';

/** PostgreSQL's code for a row that would have the key of another one. */
export const UNIQUE_VIOLATION = '23505';
