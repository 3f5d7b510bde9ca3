const SHORT_WORD = /(?<=^|[\s(„])([aiouwz]) (?=\S)/giu;

/** Polish has no line end with a word of one letter: it is tied to the next word by a space that does not break. */
export const tieShortWords = (text: string): string => text.replace(SHORT_WORD, '$1\u00a0');
