import { permissions } from '@partsboard/contract/backoffice/permissions';
import { expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import { permissionGroups } from './permission-texts.ts';

it('the form of a role offers every permission once', () => {
  const t = ((key: string) => key) as unknown as TFunction;
  const offered = permissionGroups(t).flatMap((group) => group.permissions);
  expect(offered.toSorted()).toEqual(permissions.toSorted());
});
