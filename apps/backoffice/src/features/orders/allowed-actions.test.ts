import { permissions, type Permission } from '@partsboard/contract/backoffice/permissions';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { allStaffActions } from '@partsboard/domain/order-transitions';
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
  refund: 'refundOrder',
} as const;

it.each(permissions)(
  '%s offers the actions whose calls it allows, and no other',
  (permission: Permission) => {
    const expected = allStaffActions.filter(
      (action) => backofficeRoutes[routes[action]].permission === permission,
    );
    expect(allowedActions(allStaffActions, (each) => each === permission)).toEqual(expected);
  },
);
