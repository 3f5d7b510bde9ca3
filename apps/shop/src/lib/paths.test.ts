import { shopScreens } from '@partsboard/contract/shop-screens';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

describe('the paths of the screens', () => {
  it('begin with words that the server knows, except for the home screen and the one for what is not found', () => {
    const words = Object.entries(paths)
      .filter(([screen]) => screen !== 'home' && screen !== 'notFound')
      .map(([, path]) => path.split('/')[1]);
    expect([...new Set(words)].sort()).toEqual([...shopScreens].sort());
  });
});
