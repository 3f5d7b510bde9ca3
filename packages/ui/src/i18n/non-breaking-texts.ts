import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

/** All texts, with non-breaking spaces after one-letter words. */
export const nonBreakingTexts = <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, withNonBreakingSpaces(text)]),
  ) as Readonly<Record<Key, string>>;
