import type { Permission } from '@partsboard/contract/backoffice/permissions';
import { expect, test } from 'vitest';
import { lacksBranch } from './lacks-branch.ts';

const role = (...permissions: Permission[]) => ({ permissions, holdsEverything: false });
const desk = role('orders.read', 'orders.process');
const everywhere = role('branches.all');
const editor = role('content.edit');
const administrator = { permissions: [], holdsEverything: true };

test('the order desk needs a branch', () => {
  expect(lacksBranch([desk], [])).toBe(true);
  expect(lacksBranch([desk, editor], [])).toBe(true);
  expect(lacksBranch([desk], ['1'])).toBe(false);
});

test('who works in all branches, or on no orders, needs none', () => {
  expect(lacksBranch([desk, everywhere], [])).toBe(false);
  expect(lacksBranch([desk, administrator], [])).toBe(false);
  expect(lacksBranch([editor], [])).toBe(false);
  expect(lacksBranch([], [])).toBe(false);
});
