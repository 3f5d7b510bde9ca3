import { foldedWords } from './search-words.ts';

/** The words of a name, and those of them that say what the thing is: the pads of “Brake pads, front”. */
export interface WordedName {
  readonly words: readonly string[];
  readonly heads: ReadonlySet<string>;
  /** Whether the thing comes as a set of it, or as an insert: “Spark plug set”, “Wkład filtra oleju”. */
  readonly isSet: boolean;
}

/** Words that say in which form a thing is sold, and not what it is. */
const SETS = new Set(['set', 'kit', 'element', 'insert', 'zestaw', 'komplet', 'wklad']);

/** What follows says to what the thing belongs, or how it looks. */
const ENGLISH_REST = /[,(]|\s(?:for|with|of|on|by|in|to|without)\s/i;
const POLISH_REST = /[,(]/;
/** The titles of boards name several things. */
const SEVERAL = /\s[–—]\s|\s(?:i|oraz|and)\s/i;

/** Polish adjectives that may stand before the thing; nouns among them do no harm. */
const ADJECTIVE = /(?:ow|n|sk|cz)[yei]$|czna$/;

/** Words before the first size: “Alternator 180 A” is an alternator. */
function wordsBeforeSize(text: string): string[] {
  const words = foldedWords(text);
  const size = words.findIndex((word) => /\d/.test(word));
  return size > 0 ? words.slice(0, size) : words;
}

interface Heads {
  readonly heads: readonly string[];
  readonly isSet: boolean;
}

/** In English the last word is the thing. */
function englishHeads(text: string): Heads {
  const words = wordsBeforeSize(text.split(ENGLISH_REST, 1)[0] ?? '');
  const last = words.at(-1) ?? '';
  const isSet = SETS.has(last) && words.length > 1;
  return { heads: [isSet ? (words.at(-2) ?? '') : last], isSet };
}

/** In Polish it is the first. */
function polishHeads(text: string): Heads {
  const [first = '', second = ''] = wordsBeforeSize(text.split(POLISH_REST, 1)[0] ?? '');
  if (SETS.has(first) && second !== '') return { heads: [second], isSet: true };
  return { heads: ADJECTIVE.test(first) ? [first, second] : [first], isSet: false };
}

/** A name of a part, a group or a board, cut into what search compares. */
export function wordedName(name: string, language: 'pl' | 'en'): WordedName {
  const found = name.split(SEVERAL).map(language === 'pl' ? polishHeads : englishHeads);
  return {
    words: foldedWords(name),
    heads: new Set(found.flatMap(({ heads }) => heads)),
    isSet: found.every(({ isSet }) => isSet),
  };
}
