import { permissions, type Permission } from '@partsboard/contract/backoffice/permissions';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { allStaffActs } from '@partsboard/domain/order-transitions';
import { expect, it } from 'vitest';
import { allowedActions } from './allowed-actions.ts';

const routes = {
  confirm: 'confirmOrder',
  'start-picking': 'startPicking',
  'make-ready': 'makeOrderReady',
  ship: 'shipOrder',
  collect: 'handOverOrder',
  deliver: 'deliverOrder',
  complete: 'completeOrder',
  'cancel-lines': 'cancelOrder',
  cancel: 'cancelOrder',
  'mark-paid': 'markOrderPaid',
} as const;

it.each(permissions)('%s offers the acts whose calls it allows, and no other', (permission: Permission) => {
  const expected = allStaffActs.filter((act) => backofficeRoutes[routes[act]].permission === permission);
  expect(allowedActions(allStaffActs, (each) => each === permission)).toEqual(expected);
});
