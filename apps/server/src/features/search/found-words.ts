import {
  isEverydayWord,
  searchTerms,
  SYNONYM,
  WORD_FORM,
  wordDistance,
} from '@partsboard/domain/search-words';
import { likelyMeant, trigramsOf } from '@partsboard/domain/spelling';
import type { Db } from '../../db/database.ts';
import { wordsBeginningWith, wordsSpeltLike } from './search-words.repository.ts';

/** Words of names, and how far each of them is from a word that was typed. */
export type Distances = ReadonlyMap<string, number>;

/** A word that was typed, with the words of names that it may mean. */
export interface FoundTerm {
  readonly typed: string;
  readonly distances: Distances;
  /** The same with the words that only mean the same, where names have the typed one too. */
  readonly wideDistances: Distances;
}

/** Finds the words that names have. */
export interface WordFinder {
  /** The words of names that each word of the phrase may mean; none where no name has it. */
  readonly termsOf: (phrase: string) => Promise<readonly FoundTerm[]>;
  /** The words of names that a misspelt one may mean, the likeliest first; other forms of one are the same word. */
  readonly correctionsOf: (typed: string) => Promise<readonly string[]>;
}

export const wordsIn = (db: Db): WordFinder => ({
  termsOf: (phrase) => findTerms(db, phrase),
  correctionsOf: (typed) => findCorrections(db, typed),
});

/** For each term the words of names that answer it. */
export const wordListsOf = (terms: readonly FoundTerm[]): string[][] =>
  terms.map(({ distances }) => [...distances.keys()]);

const upTo = (distances: Distances, most: number): Distances =>
  new Map([...distances].filter(([, distance]) => distance <= most));

async function findTerms(db: Db, phrase: string): Promise<FoundTerm[]> {
  const terms = searchTerms(phrase);
  if (terms.length === 0) return [];
  const words = await wordsBeginningWith(db, [
    ...new Set(terms.flatMap(({ forms, synonyms }) => [...forms, ...synonyms])),
  ]);
  return terms.map((term) => {
    const found = words.flatMap((word) => {
      const distance = wordDistance(term, word);
      return distance === null ? [] : [[word, distance] as const];
    });
    const wideDistances = new Map(found);
    // “Pad” means the pads of brakes to one who does not find “klocki”; to one who does, those of pedals are noise.
    const isNamed = found.some(([, distance]) => distance <= WORD_FORM);
    const distances = isNamed ? upTo(wideDistances, SYNONYM - 1) : wideDistances;
    return { typed: term.typed, distances, wideDistances };
  });
}

/** Whether names have a word for each term. */
export const areAllKnown = (terms: readonly FoundTerm[]): boolean =>
  terms.length > 0 && terms.every(({ distances }) => distances.size > 0);

/** Whether names have each typed word itself, in some form or as a beginning. */
export const areAllNamed = (terms: readonly FoundTerm[]): boolean =>
  terms.length > 0 && terms.every(({ distances }) => [...distances.values()].some((each) => each < SYNONYM));

/** The terms with all words that mean the same. */
export const widened = (terms: readonly FoundTerm[]): FoundTerm[] =>
  terms.map((term) => ({ ...term, distances: term.wideDistances }));

/** The terms without longer words that only begin so, where names have the words themselves: nobody is typing these. */
export const asWholeWords = (terms: readonly FoundTerm[]): FoundTerm[] =>
  terms.map((term) => {
    const whole = upTo(term.distances, WORD_FORM);
    return whole.size > 0 ? { ...term, distances: whole } : term;
  });

async function findCorrections(db: Db, typed: string): Promise<string[]> {
  if (/\d/.test(typed) || isEverydayWord(typed)) return [];
  const different: string[] = [];
  for (const word of likelyMeant(typed, await wordsSpeltLike(db, trigramsOf(typed)))) {
    const isOtherForm = searchTerms(different.join(' ')).some((term) => wordDistance(term, word) !== null);
    if (!isOtherForm) different.push(word);
  }
  return different;
}
