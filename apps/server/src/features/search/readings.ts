import { inWordsOfNames, meaningOf } from '@partsboard/domain/search-words';
import {
  areAllKnown,
  areAllNamed,
  asWholeWords,
  widened,
  type FoundTerm,
  type WordFinder,
} from './found-words.ts';

/** One way to read a phrase, in words that the catalogue has. */
export interface Reading {
  readonly terms: readonly FoundTerm[];
  /** Whether what the next reading finds follows. */
  readonly isContinued: boolean;
  /** The words that were read instead of misspelt ones. */
  readonly corrected: string | null;
}

const reading = (terms: readonly FoundTerm[]): Reading => ({ terms, isContinued: false, corrected: null });

/** Whether words that only mean the same were left out. */
const canBeWidened = (terms: readonly FoundTerm[]): boolean =>
  terms.some(({ distances, wideDistances }) => distances.size < wideDistances.size);

/** Of words that a misspelt one is equally far from, so many are tried. */
const MAX_CORRECTIONS = 3;

async function* correctedReadings(
  words: WordFinder,
  typed: readonly FoundTerm[],
): AsyncGenerator<Reading, void, undefined> {
  const meant = await Promise.all(
    typed.map(async (term) => (term.wideDistances.size > 0 ? [term.typed] : words.correctionsOf(term.typed))),
  );
  if (meant.some(({ length }) => length === 0)) return;
  const turns = Math.min(MAX_CORRECTIONS, Math.max(...meant.map(({ length }) => length)));
  for (let turn = 0; turn < turns; turn += 1) {
    const corrected = meant.map((each) => each[Math.min(turn, each.length - 1)]).join(' ');
    for await (const each of readingsOf(words, corrected)) yield { ...each, corrected };
  }
}

/**
 * What a phrase may mean, the likeliest first: what the trade always means by it, the words themselves, what the trade
 * says otherwise, words that mean the same, and last, where no name has a word, what was misspelt.
 */
export async function* readingsOf(
  words: WordFinder,
  phrase: string,
): AsyncGenerator<Reading, void, undefined> {
  const meaning = meaningOf(phrase);
  const meant = meaning === null ? [] : asWholeWords(await words.termsOf(meaning));
  if (areAllKnown(meant)) yield { ...reading(meant), isContinued: true };
  const typed = await words.termsOf(phrase);
  if (typed.length === 0) return;
  if (areAllNamed(typed)) yield reading(typed);
  const said = inWordsOfNames(phrase);
  const named = said === null ? [] : asWholeWords(await words.termsOf(said));
  if (areAllKnown(named)) yield reading(named);
  if (canBeWidened(named)) yield reading(widened(named));
  if (!areAllKnown(typed)) {
    yield* correctedReadings(words, typed);
    return;
  }
  if (!areAllNamed(typed)) yield reading(typed);
  if (canBeWidened(typed)) yield reading(widened(typed));
}
