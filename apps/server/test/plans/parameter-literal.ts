import pg from 'pg';

/** What stands within an array, always in quotes, so that no text is taken for a word of the array's own. */
function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return `"${textOf(value).replace(/["\\]/g, (sign) => `\\${sign}`)}"`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A parameter as the driver would send it, written into a statement: EXECUTE takes no parameters of its own. */
export const parameterLiteral = (value: unknown): string =>
  value === null || value === undefined ? 'null' : pg.escapeLiteral(textOf(value));
