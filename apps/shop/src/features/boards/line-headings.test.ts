import { describe, expect, it } from 'vitest';
import { headingPlaces } from './line-headings.ts';

const line = (CommentBefore: string | null, Condition: string | null = null, NotApplicable = false) => ({
  CommentBefore,
  Condition,
  NotApplicable,
});

describe('what is said above lines', () => {
  it('is said once for lines that follow each other', () => {
    const sports = line('For cars with sports brakes', 'B02');
    expect(headingPlaces([sports, sports, sports])).toEqual(['first', 'repeated', 'repeated']);
  });

  it('is said again where another line stands between', () => {
    const sports = line('For cars with sports brakes');
    expect(headingPlaces([sports, line(null), sports])).toEqual(['first', 'none', 'first']);
  });

  it('is not the same with another condition', () => {
    expect(headingPlaces([line('From 03/2019', 'B02'), line('From 03/2019', 'B03')])).toEqual([
      'first',
      'first',
    ]);
  });

  it('is nothing on a line that does not fit', () => {
    expect(headingPlaces([line('For cars with sports brakes', 'B02', true)])).toEqual(['none']);
  });
});
