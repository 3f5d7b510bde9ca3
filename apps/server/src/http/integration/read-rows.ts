import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { MAX_LISTED_PROBLEMS, MAX_ROWS, type RowProblem } from '@partsboard/contract/integration/rows';
import { NDJSON_MEDIA_TYPE } from '@partsboard/contract/integration/route';
import type { LanguageCode } from '@partsboard/contract/language';
import type { TSchema } from '@partsboard/contract/schema';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { inLanguage } from '../../messages/texts.ts';
import { DomainError } from '../errors/domain-error.ts';
import { validatorCompiler } from '../validation/validation.ts';
import { arrayParser, lineParser, NOT_JSON } from './row-parsers.ts';

/** Unpacked; a hundred thousand rows are about ten million. */
const MAX_BYTES = 48 * 1024 * 1024;

/** The rows of a body that have the right form, and what is wrong with the others. */
export interface ReadRows<T> {
  readonly count: number;
  /** With their places in the body, counted from 1. */
  readonly valid: readonly { readonly row: number; readonly value: T }[];
  /** The first of them. */
  readonly problems: readonly RowProblem[];
}

/** The check of a route's rows. To word what is wrong takes much longer than to see that something is. */
export function rowCheck(schema: TSchema) {
  const validator = Compile(schema);
  const validate = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '' });
  const reasonOf = (value: unknown, language: LanguageCode): string | undefined => {
    if (value === NOT_JSON) return inLanguage([(t) => t.integration.lineIsNotJson], language)[0];
    const { error } = validate(value) as { error?: DomainError };
    if (error === undefined) return undefined;
    return Object.entries(error.options.errors ?? {})
      .map(([field, messages]) => `${field}: ${inLanguage(messages, language).join(' ')}`)
      .join(' ');
  };
  return { hasForm: (value: unknown): boolean => validator.Check(value), reasonOf };
}

export type RowCheck = ReturnType<typeof rowCheck>;

function unpacked(body: Readable, encoding: string | undefined): Readable {
  if (encoding === undefined || encoding === 'identity') return body;
  if (encoding !== 'gzip')
    throw new DomainError('unsupported-media-type', { title: (t) => t.integration.unknownEncoding });
  const gunzip = createGunzip();
  body.once('error', (error) => gunzip.destroy(error));
  return body.pipe(gunzip);
}

const tooLarge = () =>
  new DomainError('too-large', {
    title: (t) => t.integration.tooManyRows(MAX_ROWS, MAX_BYTES / 1024 / 1024),
  });

/** Reads the body of a call row by row; what is too large is refused as soon as that is known. */
export async function readRows(
  request: FastifyRequest,
  check: RowCheck,
  language: LanguageCode,
): Promise<{ readonly rows: ReadRows<unknown>; readonly hash: Buffer }> {
  const valid: { row: number; value: unknown }[] = [];
  const problems: RowProblem[] = [];
  let count = 0;
  const onRow = (value: unknown) => {
    count += 1;
    if (count > MAX_ROWS) throw tooLarge();
    const isListed = problems.length < MAX_LISTED_PROBLEMS;
    if (!isListed && !check.hasForm(value)) return;
    const reason = check.reasonOf(value, language);
    if (reason === undefined) valid.push({ row: count, value });
    else if (isListed) problems.push({ row: count, code: 'invalid', reason });
  };
  const isLines = request.headers['content-type']?.toLowerCase().startsWith(NDJSON_MEDIA_TYPE) === true;
  const parser = isLines ? lineParser(onRow) : arrayParser(onRow);
  const body = request.body as Readable;
  const source = unpacked(body, request.headers['content-encoding']?.toLowerCase());
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    // The connection stays open, so that the refusal arrives.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw tooLarge();
      hash.update(chunk);
      parser.write(chunk);
    }
    parser.end();
  } catch (error) {
    body.unpipe();
    if (source !== body) source.destroy();
    body.resume();
    if (error instanceof DomainError) throw error;
    throw new DomainError('malformed-request', { title: (t) => t.integration.unreadableRows, cause: error });
  }
  return { rows: { count, valid, problems }, hash: hash.digest() };
}
