import type { TSchema } from '@partsboard/contract/schema';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null';

/** The schema of what may also be null, and undefined for any other. */
function orNull({ anyOf }: Record<string, unknown>): Record<string, unknown> | undefined {
  const [schema, second, ...others]: readonly unknown[] = Array.isArray(anyOf) ? (anyOf as unknown[]) : [];
  return isNull(second) && others.length === 0 && isObject(schema) && typeof schema['type'] === 'string'
    ? schema
    : undefined;
}

function rewritten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rewritten);
  if (!isObject(schema)) return schema;
  const given = orNull(schema);
  const plain = given ? { ...given, nullable: true } : schema;
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, rewritten(value)]));
}

/**
 * The schema of an answer as the serialiser takes it best. Where a value may be null, it otherwise validates the value
 * against both alternatives, and that was a good part of what a cart of 100 lines cost.
 */
export const serializedSchema = (schema: TSchema): unknown => rewritten(schema);
