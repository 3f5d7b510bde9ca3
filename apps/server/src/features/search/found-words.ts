import {
  foldedWords,
  searchTerms,
  SYNONYM,
  WORD_FORM,
  wordDistance,
  type SearchTerm,
} from '@partsboard/domain/search-words';
import { likelyMeant, trigramsOf } from '@partsboard/domain/spelling';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import { wordsBeginningWith, wordsSpeltLike } from './search-words.repository.ts';

/** A word that was typed, with the words of names that it may mean and how far each of them is from it. */
export interface FoundTerm {
  readonly typed: string;
  readonly distances: ReadonlyMap<string, number>;
  /** The word that was read instead of a misspelt one. */
  readonly correctedTo: string | null;
}

/** Names come again with every search, a few thousand of them. */
const wordsOfNames = new LRUCache<string, readonly string[]>({ max: 20_000 });

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
  return {
    typed,
    distances: new Map(meant.map((word) => [word, CORRECTED_DISTANCE])),
    correctedTo: meant[0] ?? null,
  };
}

/** The words of names that each word of the phrase may mean, misspelt ones included. */
export async function findWords(db: Db, phrase: string): Promise<FoundTerm[]> {
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
      const distances = new Map(
        found
          .filter(({ distance }) => !isNamed || distance < SYNONYM)
          .map(({ word, distance }) => [word, distance] as const),
      );
      return distances.size > 0 ? { typed: term.typed, distances, correctedTo: null } : correct(db, term);
    }),
  );
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
