/** Below this length nearly every word is a slip away from another. */
const SHORTEST_CORRECTED = 4;

/**
 * How many slips lie between what was typed and a word or its beginning, since the rest may not be typed yet. A letter
 * too many, one missing, a wrong one and two in the wrong order are one slip each.
 */
export function slipsBetween(typed: string, word: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const at = (list: readonly number[], index: number) => list[index] ?? Infinity;
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          at(previous, column) + 1,
          at(current, column - 1) + 1,
          at(previous, column - 1) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? at(older, column - 2) + 1 : Infinity,
        ),
      );
    }
    older = previous;
    previous = current;
  }
  return Math.min(...previous);
}

/** The words that a misspelt one most likely means: the fewest slips, one in a short word and two in a long one. */
export function likelyMeant(typed: string, words: readonly string[]): string[] {
  if (typed.length < SHORTEST_CORRECTED) return [];
  const allowed = typed.length < 7 ? 1 : 2;
  const judged = words.map((word) => ({ word, slips: slipsBetween(typed, word) }));
  const fewest = Math.min(...judged.map(({ slips }) => slips));
  return fewest > allowed ? [] : judged.filter(({ slips }) => slips === fewest).map(({ word }) => word);
}

/** The runs of three characters of a folded word, its beginning and end marked by blanks. */
export const trigramsOf = (word: string): string[] => {
  const padded = `  ${word} `;
  return [
    ...new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3))),
  ];
};
