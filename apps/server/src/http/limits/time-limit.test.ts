import { describe, expect, it } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

describe('work with a limit', () => {
  it('answers what it answers', async () => {
    await expect(withTimeLimit(Promise.resolve('done'), 1000)).resolves.toBe('done');
  });

  it('fails as it fails', async () => {
    await expect(withTimeLimit(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
  });

  it('is given up when it takes too long', async () => {
    await expect(withTimeLimit(new Promise(() => undefined), 1)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
