import { tieShortWords } from '../non-breaking-spaces.ts';

/** All sentences, with words of one letter tied to the next word. */
export const tiedTexts = <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, tieShortWords(text)]),
  ) as Readonly<Record<Key, string>>;
