import type { BoardLine } from '@partsboard/contract/boards';

type Worded = Pick<BoardLine, 'CommentBefore' | 'Condition' | 'NotApplicable'>;

/** What is said above a line; a line that does not fit says why instead. */
const headingOf = ({ CommentBefore, Condition, NotApplicable }: Worded): string =>
  NotApplicable ? '' : [CommentBefore, Condition].filter(Boolean).join('\n');

export type HeadingPlace = 'none' | 'first' | 'repeated';

/** For each line whether something is said above it, and whether the line before it says the same. */
export const headingPlaces = (lines: readonly Worded[]): readonly HeadingPlace[] => {
  const headings = lines.map(headingOf);
  return headings.map((heading, index) => {
    if (heading === '') return 'none';
    return heading === headings[index - 1] ? 'repeated' : 'first';
  });
};
