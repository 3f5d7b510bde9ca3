import type { Dashboard } from '@partsboard/contract/backoffice/dashboard';
import type { SetUpState } from '@partsboard/contract/backoffice/set-up';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
} from '../../../test/backoffice-app.ts';

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
});
afterAll(() => shop.close());

const read = async (email: string) => {
  const headers = await shop.startSession(email);
  return {
    setUp: await shop.ask('setUp', headers),
    counts: ((await shop.ask('dashboard', headers)).json as Dashboard).setUp,
  };
};

it('the demo shop lacks nothing but a catalogue until that is loaded, and the dashboard counts the same', async () => {
  const { setUp, counts } = await read(ADMINISTRATOR);
  const lacking = (setUp.json as SetUpState).steps.filter(({ gaps }) => gaps.length > 0);
  expect(lacking.map(({ step }) => step)).toEqual(['catalogue', 'figures']);
  // Its second store counts as one more step.
  expect(counts).toEqual({ done: 8, all: 10 });
});

it('who may not change settings gets neither the list nor its count', async () => {
  const { setUp, counts } = await read(ORDER_DESK);
  expect(setUp.status).toBe(403);
  expect(counts).toBeNull();
});
