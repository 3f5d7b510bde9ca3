import {
  foldedWords,
  inWordsOfNames,
  searchTerms,
  SYNONYM,
  WORD_FORM,
  wordDistance,
  type SearchTerm,
} from '@partsboard/domain/search-words';
import { likelyMeant, trigramsOf } from '@partsboard/domain/spelling';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { Db } from '../../db/database.ts';
import { wordsBeginningWith, wordsSpeltLike } from './search-words.repository.ts';

/** A word that was typed, with the words of names that it may mean and how far each of them is from it. */
export interface FoundTerm {
  readonly typed: string;
  readonly distances: ReadonlyMap<string, number>;
  /** The same with the words that only mean the same, where names have the typed one too. */
  readonly wideDistances: ReadonlyMap<string, number>;
  /** The word that was read instead of a misspelt one. */
  readonly correctedTo: string | null;
}

/** Names come again with every search, a few thousand of them. */
const wordsOfNames = new MeasuredCache<string, readonly string[]>('words of names', { max: 20_000 });

function wordsOf(name: string): readonly string[] {
  const known = wordsOfNames.get(name);
  if (known !== undefined) return known;
  const words = foldedWords(name);
  wordsOfNames.set(name, words);
  return words;
}

/** Farther away than any form or synonym. */
const CORRECTED_DISTANCE = 4;

async function correct(db: Db, { typed }: SearchTerm): Promise<FoundTerm> {
  const meant = /\d/.test(typed) ? [] : likelyMeant(typed, await wordsSpeltLike(db, trigramsOf(typed)));
  const distances = new Map(meant.map((word) => [word, CORRECTED_DISTANCE]));
  return {
    typed,
    distances,
    wideDistances: distances,
    correctedTo: meant[0] ?? null,
  };
}

/** The words of names that each word of the phrase may mean, misspelt ones included. */
async function findWords(db: Db, phrase: string): Promise<FoundTerm[]> {
  const terms = searchTerms(phrase);
  if (terms.length === 0) return [];
  const words = await wordsBeginningWith(db, [
    ...new Set(terms.flatMap(({ forms, synonyms }) => [...forms, ...synonyms])),
  ]);
  return Promise.all(
    terms.map(async (term) => {
      const found = words.flatMap((word) => {
        const distance = wordDistance(term, word);
        return distance === null ? [] : [{ word, distance }];
      });
      // “Pad” means the pads of brakes to one who does not find “klocki”; to one who does, those of pedals are noise.
      const isNamed = found.some(({ distance }) => distance <= WORD_FORM);
      const wideDistances = new Map(found.map(({ word, distance }) => [word, distance]));
      const distances = isNamed
        ? new Map([...wideDistances].filter(([, distance]) => distance < SYNONYM))
        : wideDistances;
      return wideDistances.size > 0
        ? { typed: term.typed, distances, wideDistances, correctedTo: null }
        : correct(db, term);
    }),
  );
}

const areAllKnown = (terms: readonly FoundTerm[]): boolean =>
  terms.length > 0 && terms.every(({ distances }) => distances.size > 0);

/**
 * What a phrase may mean, the likeliest first, each with words that the catalogue has: the words themselves, what the
 * trade calls otherwise, words that mean the same, and last what was misspelt.
 */
export async function* readingsOf(db: Db, phrase: string): AsyncGenerator<FoundTerm[], void, undefined> {
  const typed = await findWords(db, phrase);
  const isSpelt = typed.every(({ correctedTo }) => correctedTo === null);
  if (isSpelt && areAllKnown(typed)) yield typed;
  const named = inWordsOfNames(phrase);
  const renamed = named === null ? [] : await findWords(db, named);
  if (areAllKnown(renamed)) yield renamed;
  if (!areAllKnown(typed)) return;
  if (!isSpelt) yield typed;
  else if (typed.some(({ distances, wideDistances }) => distances.size < wideDistances.size))
    yield typed.map((term) => ({ ...term, distances: term.wideDistances }));
}

/**
 * How well a name answers the terms, smaller is better; null where a word is missing. Words at its beginning name the
 * thing itself (“Brake pads”), later ones what it belongs to (“Wear sensor, brake pads”).
 */
export function rankName(terms: readonly FoundTerm[], names: readonly (string | null)[]): number | null {
  const worded = names.map((name) => (name === null ? [] : wordsOf(name)));
  let rank = 0;
  for (const { distances } of terms) {
    const ranks = worded.flatMap((words) =>
      words.flatMap((word, place) => {
        const distance = distances.get(word);
        return distance === undefined ? [] : [distance * 2 + Math.min(place, 3)];
      }),
    );
    if (ranks.length === 0) return null;
    rank += Math.min(...ranks);
  }
  return rank;
}
