import { expect, it } from 'vitest';
import { withinLimit } from './within-limit.ts';

it('loses nothing of a selection that is longer than one call takes', () => {
  expect(withinLimit([1, 2, 3], 2)).toEqual({ taken: [1, 2], leftOut: [3] });
  expect(withinLimit([1, 2], 2)).toEqual({ taken: [1, 2], leftOut: [] });
});
