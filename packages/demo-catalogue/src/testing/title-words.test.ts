import { describe, expect, it } from 'vitest';
import { missingWords } from './title-words.ts';

describe('the words of a title that no part bears', () => {
  it('are found in any case and number, in both languages', () => {
    expect(missingWords('Klocki hamulcowe', ['Klocek hamulcowy przedni'], 'pl')).toEqual([]);
    expect(missingWords('Front fog lamps', ['Headlamp, left', 'Front bumper'], 'en')).toEqual([
      'fog',
      'lamps',
    ]);
  });

  it('are forgiven to a whole only if all that it is made of is listed', () => {
    expect(missingWords('Telescopic fork', ['Fork stanchion', 'Fork slider, left'], 'en')).toEqual([]);
    expect(missingWords('Telescopic fork', ['Fork slider, left'], 'en')).toEqual(['telescopic']);
    expect(missingWords('Steering drive', ['Ribbed V-belt', 'Steering rack'], 'en')).toEqual(['drive']);
  });
});
