import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type RawBuilder } from 'kysely';

/**
 * A text of the catalogue in the caller's language: Polish is always there, English only where it was written.
 * `column` is the name without its language, with its table: `board.name`.
 */
export const localisedText = <T extends string | null = string>(
  column: string,
  language: LanguageCode,
): RawBuilder<T> =>
  language === 'pl'
    ? sql<T>`${sql.ref(`${column}_pl`)}`
    : sql<T>`coalesce(${sql.ref(`${column}_en`)}, ${sql.ref(`${column}_pl`)})`;
