/** Below this length nearly every word is a slip away from another. */
const SHORTEST_CORRECTED = 4;
/** From here on two slips are allowed. */
const LONG_WORD = 7;
/** From here on what was typed may be the beginning of a longer word. */
const SHORTEST_BEGINNING = 6;

/**
 * How many slips lie between what was typed and a word or its beginning, since the rest may not be typed yet. A letter
 * too many, one missing, a wrong one and two in the wrong order are one slip each.
 */
export const slipsBetween = (typed: string, word: string): number =>
  Math.min(...slipsToBeginnings(typed, word));

/** The slips between what was typed and each beginning of a word, from none of it to all of it. */
function slipsToBeginnings(typed: string, word: string): readonly number[] {
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
  return previous;
}

/** Nobody mistakes the first letter; the first two may be in the wrong order. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed.slice(0, 1) === word.slice(0, 1) || typed.slice(0, 2) === `${word.charAt(1)}${word.charAt(0)}`;

/** How far a word is from what was typed; null where it is another word. */
function slipsIn(typed: string, word: string): number | null {
  if (!beginsAlike(typed, word)) return null;
  // The rest may not be typed yet; of a few letters nearly everything is the beginning.
  const toBeginning = slipsBetween(typed, word);
  if (typed.length >= SHORTEST_BEGINNING && toBeginning <= 1) return toBeginning;
  const whole = slipsToBeginnings(typed, word).at(-1) ?? Infinity;
  return whole <= (typed.length < LONG_WORD ? 1 : 2) ? whole : null;
}

/** The words that a misspelt one most likely means: the fewest slips, one in a short word and two in a long one. */
export function likelyMeant(typed: string, words: readonly string[]): string[] {
  if (typed.length < SHORTEST_CORRECTED) return [];
  const judged = words.flatMap((word) => {
    const slips = slipsIn(typed, word);
    return slips === null ? [] : [{ word, slips }];
  });
  const fewest = Math.min(...judged.map(({ slips }) => slips));
  return judged.filter(({ slips }) => slips === fewest).map(({ word }) => word);
}

/** The runs of three characters of a folded word, its beginning and end marked by blanks. */
export const trigramsOf = (word: string): string[] => {
  const padded = `  ${word} `;
  return [
    ...new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3))),
  ];
};
