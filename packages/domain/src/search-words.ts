import { isEveryday, isListed, meanings, phrases, synonymsOf } from './search-synonyms.ts';

/** A word that was typed, and the beginnings that words meant by it may have. */
export interface SearchTerm {
  readonly typed: string;
  /** Beginnings of the word in its other forms, the typed one first. */
  readonly forms: readonly string[];
  /** Beginnings of words that mean the same. */
  readonly synonyms: readonly string[];
}

/** More words than these make no search more precise. */
const MAX_TERMS = 6;
/** What is left of a word without its ending must still say something. */
const SHORTEST_STEM = 3;
/** What follows a stem where a word is only another form of the typed one: `kol-em`, not `kol-ektor`. */
const MAX_ENDING_LENGTH = 3;

const UNDECOMPOSED: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae' };

/** Words without accents, in lower-case letters and digits: how names are compared. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøæ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Words that only join others: a “uszczelka pod głowicę” is a “uszczelka głowicy”. */
const JOINING = new Set([
  ...['pod', 'nad', 'do', 'na', 'od', 'za', 'z', 'ze', 'w', 'we', 'przy', 'dla', 'i', 'oraz'],
  ...['for', 'of', 'on', 'in', 'to', 'at', 'with', 'from', 'the', 'and'],
]);

/** The words of a phrase that say something. The last one may be the beginning of a longer word. */
const tellingWords = (text: string): string[] =>
  foldedWords(text).filter((word, index, all) => !JOINING.has(word) || index === all.length - 1);

/** Endings of Polish nouns and adjectives without accents, and of English plurals; the longest that fits counts. */
const ENDINGS = [
  ...['owego', 'owemu', 'owych', 'owymi', 'owej', 'owym', 'owa', 'owe', 'owy'],
  ...['iego', 'iemu', 'iami', 'iach', 'ami', 'ach', 'ego', 'emu', 'ich', 'imi', 'iej', 'ych', 'ymi', 'owi'],
  ...['iem', 'iom', 'ies', 'es', 'em', 'om', 'ow', 'ej', 'im', 'ym', 'ia', 'ie', 'iu'],
  ...['a', 'e', 'i', 'o', 'u', 'y', 's'],
];

const VOWEL = /[aeiouy]/;

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Stems with and without the vowel that comes and goes: klock-i and klocek, sprzegl-o and sprzegiel. */
function withMovableVowel(stem: string): string[] {
  const [last = '', beforeLast = '', third = ''] = [stem.at(-1), stem.at(-2), stem.at(-3)];
  if (VOWEL.test(last)) return [];
  if (beforeLast === 'e' && (third === 'i' || !VOWEL.test(third)) && stem.length > SHORTEST_STEM) {
    return [`${stem.slice(0, third === 'i' ? -3 : -2)}${last}`];
  }
  if (VOWEL.test(beforeLast) || stem.length < SHORTEST_STEM) return [];
  return [`${stem.slice(0, -1)}e${last}`, `${stem.slice(0, -1)}ie${last}`];
}

/** The beginnings that the forms of a folded word have; the word itself comes first. */
export function wordForms(word: string): string[] {
  if (/\d/.test(word)) return [word];
  const stem = withoutEnding(word);
  return [...new Set([word, stem, ...withMovableVowel(stem)])];
}

/** The words of a search, each with its forms and with what means the same. */
export const searchTerms = (text: string): SearchTerm[] =>
  [...new Set(tellingWords(text))].slice(0, MAX_TERMS).map((typed) => {
    const forms = wordForms(typed);
    return { typed, forms, synonyms: synonymsOf(forms).flatMap(wordForms) };
  });

/** A search in the words of names, where the trade says it otherwise; null where there is nothing to say otherwise. */
export function inWordsOfNames(text: string): string | null {
  const words = tellingWords(text);
  const named: string[] = [];
  let isChanged = false;
  for (let index = 0; index < words.length;) {
    const phrase = phrases.find(({ said }) =>
      said.every((word, place) => isListed(wordForms(words[index + place] ?? ''), word)),
    );
    named.push(...(phrase?.named ?? words.slice(index, index + 1)));
    index += phrase?.said.length ?? 1;
    isChanged ||= phrase !== undefined;
  }
  return isChanged ? named.join(' ') : null;
}

/** What is nearly always meant by a whole search, in the words of names; null where it means its own words. */
export function meaningOf(text: string): string | null {
  const words = tellingWords(text);
  const meaning = meanings.find(
    ({ said }) =>
      said.length === words.length &&
      said.every((word, place) => isListed(wordForms(words[place] ?? ''), word)),
  );
  return meaning?.named.join(' ') ?? null;
}

/** Whether a folded word is one of the trade's, and so not a misspelt other one. */
export const isEverydayWord = (word: string): boolean => isEveryday(wordForms(word));

/** How far a word is that is the typed one in another form, and one that only means the same. */
export const WORD_FORM = 1;
const LONGER_WORD = 2;
export const SYNONYM = 3;

/** How well a word of a name answers a term: 0 is the word itself, larger is further away, null is not at all. */
export function wordDistance({ typed, forms, synonyms }: SearchTerm, word: string): number | null {
  if (word === typed) return 0;
  const isFormOf = (stem: string) => word.startsWith(stem) && word.length - stem.length <= MAX_ENDING_LENGTH;
  const others = forms.slice(1);
  const isInflected = typed.length >= SHORTEST_STEM && /^[a-z]+$/.test(typed) && word.startsWith(typed);
  if (isInflected && ENDINGS.includes(word.slice(typed.length))) return WORD_FORM;
  if (others.some(isFormOf)) return WORD_FORM;
  if (word.startsWith(typed)) return LONGER_WORD;
  // An adjective made of the word: hamulc-owy, hamulc-owego.
  const isAdjectiveOf = (stem: string) => word.startsWith(`${stem}ow`) && word.length - stem.length <= 5;
  if (others.some(isAdjectiveOf)) return LONGER_WORD;
  return synonyms.some((stem) => isFormOf(stem) || isAdjectiveOf(stem)) ? SYNONYM : null;
}
