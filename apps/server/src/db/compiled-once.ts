import type { LanguageCode } from '@partsboard/contract/language';
import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/**
 * A statement whose text never changes, built at its first use. Kysely otherwise builds a tree and walks it for each
 * call, which for a read by key costs as much as the read. Its parameters are the arguments, in their order.
 */
export function compiledOnce<Args extends readonly unknown[], Row>(
  compile: (db: Db, ...args: Args) => CompiledQuery<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  let known: CompiledQuery<Row> | undefined;
  return async (db, ...args) => {
    known ??= compiledFor(compile(db, ...args), args);
    const { rows } = await db.executeQuery<Row>({ ...known, parameters: args });
    return rows;
  };
}

/** The same for a statement that has one text for each language. */
export function compiledForLanguage<Args extends readonly unknown[], Row>(
  compile: (db: Db, language: LanguageCode, ...args: Args) => CompiledQuery<Row>,
): (db: Db, language: LanguageCode, ...args: Args) => Promise<Row[]> {
  const known = new Map<LanguageCode, (db: Db, ...args: Args) => Promise<Row[]>>();
  return (db, language, ...args) => {
    const select =
      known.get(language) ?? compiledOnce<Args, Row>((own, ...same) => compile(own, language, ...same));
    known.set(language, select);
    return select(db, ...args);
  };
}

function compiledFor<Row>(query: CompiledQuery<Row>, args: readonly unknown[]): CompiledQuery<Row> {
  const { parameters } = query;
  if (parameters.length !== args.length || parameters.some((each, place) => each !== args[place])) {
    throw new Error(`The parameters are not the arguments: ${query.sql}`);
  }
  return query;
}
