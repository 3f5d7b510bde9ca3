import type { TSchema } from '@partsboard/contract/schema';
import { base64 } from './test-app.ts';

const field = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

export const propertiesOf = (schema: TSchema | undefined): [string, unknown][] =>
  entriesOf(field(schema, 'properties'));

function sampleText(schema: unknown): string {
  if (String(field(schema, 'pattern')).includes('@')) return 'sample@partsboard.example';
  if (String(field(schema, 'description')).includes('Base64')) return base64('partsboard');
  return 'sample'.slice(0, Number(field(schema, 'maxLength') ?? 10));
}

/** A value that a schema takes, so that a test can make one field of it wrong at a time. */
export function sampleOf(schema: unknown): unknown {
  const options = field(schema, 'enum') ?? field(schema, 'anyOf');
  if (Array.isArray(options)) return field(schema, 'enum') ? (options[0] as unknown) : sampleOf(options[0]);
  if (field(schema, 'const') !== undefined) return field(schema, 'const');
  switch (field(schema, 'type')) {
    case 'string':
      return sampleText(schema);
    case 'integer':
    case 'number':
      return field(schema, 'minimum') ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(field(schema, 'items'))];
    case 'object':
      return Object.fromEntries(
        entriesOf(field(schema, 'properties')).map(([name, inner]) => [name, sampleOf(inner)]),
      );
    default:
      return null;
  }
}
