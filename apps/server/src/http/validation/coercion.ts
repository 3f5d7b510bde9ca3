import type { TSchema } from 'typebox';

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

function coerceText(type: unknown, text: string): unknown {
  if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** Reads the texts of a path or query as the numbers and booleans of their schema; what does not fit stays. */
export function coerceTexts(schema: TSchema, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const properties = field(schema, 'properties');
  return Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? coerceText(field(field(properties, name), 'type'), value) : value,
    ]),
  );
}
