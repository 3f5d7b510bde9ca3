import type { LanguageCode } from '@partsboard/contract/language';
import { foldedWords } from '@partsboard/domain/search-words';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { countMiss } from './search-misses.repository.ts';

/**
 * The phrase as it is counted. VINs, plates, telephone numbers and email addresses are typed into the search as well:
 * a phrase with an @ or with more than four digits in a row of characters is not counted, nor one without words.
 */
export function countedPhrase(text: string): string | null {
  const words = foldedWords(text);
  const isPrivate = text.includes('@') || words.some((word) => word.replace(/\D/g, '').length > 4);
  if (isPrivate || !words.some((word) => /[a-z]{3}/.test(word))) return null;
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Counts a search that found nothing. Nobody waits for it, and a search does not fail with it. */
export function recordMiss(db: Db, text: string, language: LanguageCode, log: FastifyBaseLogger): void {
  const phrase = countedPhrase(text);
  if (phrase === null) return;
  countMiss(db, phrase, language).catch((error: unknown) => log.warn({ err: error }, 'search not counted'));
}
