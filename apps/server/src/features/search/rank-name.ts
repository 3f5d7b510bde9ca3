import { wordedName, type WordedName } from '@partsboard/domain/head-nouns';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { FoundTerm } from './found-words.ts';

/** Names come again with every search, a few thousand of them. */
const wordedNames = new MeasuredCache<string, WordedName>('words of names', { max: 20_000 });

function worded(name: string, language: 'pl' | 'en'): WordedName {
  const key = `${language} ${name}`;
  const known = wordedNames.get(key);
  if (known !== undefined) return known;
  const made = wordedName(name, language);
  wordedNames.set(key, made);
  return made;
}

/** Later places are all the same. */
const LAST_PLACE = 3;
/** Farther than any form or synonym: what only belongs to the thing comes after every thing that may be meant. */
const ACCESSORY = 12;
const SET = 0.5;
/** More than the place of a name on other boards counts. */
const OTHER_WORD_BETWEEN = 2;

export interface Named {
  readonly pl: string;
  readonly en: string | null;
}

/** How many words that were not asked for stand among those that were, where these stand closest together. */
function wordsBetween(terms: readonly FoundTerm[], { words }: WordedName): number {
  let fewest = Infinity;
  for (const first of words.keys()) {
    const missing = new Set(terms);
    let others = 0;
    for (const word of words.slice(first)) {
      const answered = terms.filter(({ distances }) => distances.has(word));
      if (answered.length === 0) others += 1;
      for (const term of answered) missing.delete(term);
      if (missing.size === 0) break;
    }
    if (missing.size === 0) fewest = Math.min(fewest, others);
  }
  return fewest;
}

/** A “cylinder head cover gasket” is no “head gasket”. The closer language counts; none where neither has all words. */
function penaltyForOtherWords(terms: readonly FoundTerm[], names: readonly WordedName[]): number {
  const fewest = Math.min(...names.map((name) => wordsBetween(terms, name)));
  return fewest === Infinity ? 0 : fewest * OTHER_WORD_BETWEEN;
}

/**
 * How well a name answers the terms, smaller is better; null where a word is missing. The thing itself (“Brake pads”)
 * comes before what belongs to it (“Brake pad wear sensor”), in whichever language it has the word.
 */
export function rankName(terms: readonly FoundTerm[], { pl, en }: Named): number | null {
  const names = [worded(pl, 'pl'), ...(en === null ? [] : [worded(en, 'en')])];
  let rank = 0;
  for (const { distances } of terms) {
    const ranks = names.flatMap(({ words, heads }) =>
      words.flatMap((word, place) => {
        const distance = distances.get(word);
        if (distance === undefined) return [];
        return [distance * 2 + (heads.has(word) ? 0 : Math.min(place, LAST_PLACE))];
      }),
    );
    if (ranks.length === 0) return null;
    rank += Math.min(...ranks);
  }
  rank += penaltyForOtherWords(terms, names);
  const things = names.filter(({ heads }) =>
    terms.some(({ wideDistances }) => [...heads].some((head) => wideDistances.has(head))),
  );
  if (things.length === 0) return rank + ACCESSORY;
  return things.some(({ isSet }) => !isSet) ? rank : rank + SET;
}
