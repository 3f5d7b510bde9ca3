const SHORT_WORD = /(?<=^|[\s(„])([aiouwz]) (?=\S)/giu;

/** Polish typography allows no one-letter word at the end of a line: a non-breaking space keeps it with the next word. */
export const withNonBreakingSpaces = (text: string): string => text.replace(SHORT_WORD, '$1\u00a0');
