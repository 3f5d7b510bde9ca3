import { ANY_CHARACTERS } from '@partsboard/contract/schema';
import type { FastifySchemaCompiler } from 'fastify';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import type { TSchema } from 'typebox';
import { coerceTexts } from './coercion.ts';
import { DomainError } from '../errors/domain-error.ts';
import { texts, type Message } from '../../messages/texts.ts';
import { messageOf, wrongValue } from './validation-messages.ts';

// A form shows all its wrong fields at once; the library stops at eight errors by default.
Settings.Set({ maxErrors: 64 });

const MAX_MESSAGES = 32;

/** `/Items/0/Sku` as a person writes it: `Items[0].Sku`. The whole input goes by the name of its place. */
function fieldName(pointer: string, place: string): string {
  const name = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
  return name === '' ? place : name;
}

function valueAt(input: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      input,
    );
}

function pointersOf(error: TLocalizedValidationError): readonly string[] {
  const within = (names: readonly string[]) => names.map((name) => `${error.instancePath}/${name}`);
  if (error.keyword === 'required') return within(error.params.requiredProperties);
  if (error.keyword === 'additionalProperties') return within(error.params.additionalProperties);
  return [error.instancePath];
}

const isSame = (one: Message, other: Message): boolean => one(texts.en) === other(texts.en);

function fieldErrors(errors: readonly TLocalizedValidationError[], input: unknown, place: string) {
  const found = new Map<string, Message[]>();
  for (const error of errors) {
    for (const pointer of pointersOf(error)) {
      if (found.size >= MAX_MESSAGES) break;
      const message = messageOf(error, valueAt(input, pointer));
      const field = fieldName(pointer, place).slice(0, 200);
      const known = found.get(field) ?? [];
      if (message && !known.some((one) => isSame(one, message))) found.set(field, [...known, message]);
    }
  }
  return found.size > 0 ? Object.fromEntries(found) : { [place]: [wrongValue] };
}

/** What is wrong with an input as a whole becomes the title: no field of a form could show it. */
function titleOf(errors: readonly TLocalizedValidationError[], input: unknown): Message | undefined {
  const ofAll = errors.find((error) => pointersOf(error).includes(''));
  return ofAll && messageOf(ofAll, input);
}

/** Where a text holds NUL, which PostgreSQL cannot store; the schema of a plain string lets it through. */
function pointerOfNul(value: unknown, pointer = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\u0000') ? pointer : pointerOfNul(inner, `${pointer}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Checks inputs with the contract's own schemas. Bodies are taken as they are; the texts of paths and queries
 * are first read as the numbers and booleans that their schema asks for.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const isText = httpPart !== 'body';
  const takesAnyCharacters = ANY_CHARACTERS in schema;
  const place = httpPart === 'querystring' ? 'query' : (httpPart ?? 'request');
  return (input: unknown) => {
    const value = isText ? coerceTexts(schema, input) : input;
    if (!validator.Check(value)) {
      const broken = validator.Errors(value);
      const errors = fieldErrors(broken, value, place);
      const title = titleOf(broken, value);
      return { error: new DomainError('invalid-request', title ? { title, errors } : { errors }) };
    }
    const nul = takesAnyCharacters ? undefined : pointerOfNul(value);
    if (nul !== undefined) {
      const forbidden: Message = (t) => t.validation.forbiddenCharacters;
      const errors = { [fieldName(nul, place)]: [forbidden] };
      return { error: new DomainError('invalid-request', { errors }) };
    }
    return { value };
  };
};
