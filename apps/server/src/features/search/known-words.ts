import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { wordsIn, type FoundTerm, type WordFinder } from './found-words.ts';

/** Some 100 bytes each; a word that no name has takes as much as three. */
const MAX_WORDS = 30_000;
const FIXED_SIZE = 3;
const MAX_CORRECTED = 1_000;

const termCache = catalogueCache<string, readonly FoundTerm[]>('words of phrases', {
  maxSize: MAX_WORDS,
  sizeCalculation: (terms) =>
    terms.reduce((sum, { wideDistances }) => sum + FIXED_SIZE + wideDistances.size, FIXED_SIZE),
});

const correctionCache = catalogueCache<string, readonly string[]>('corrected words', { max: MAX_CORRECTED });

/** What phrases mean in the words of the loaded catalogue: the same ones are typed for one car after the other. */
export function knownWords(db: Db, lookups: CatalogueLookups): WordFinder {
  const words = wordsIn(db);
  const [terms, corrections] = [termCache(lookups), correctionCache(lookups)];
  return {
    termsOf: (phrase) => terms.getOrRead(phrase, () => words.termsOf(phrase)),
    correctionsOf: (typed) => corrections.getOrRead(typed, () => words.correctionsOf(typed)),
  };
}
