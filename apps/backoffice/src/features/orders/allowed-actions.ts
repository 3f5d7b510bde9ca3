import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { StaffAct } from '@partsboard/domain/order-transitions';

const needed: Partial<Readonly<Record<StaffAct, Permission>>> = {
  cancel: 'orders.cancel',
  'cancel-lines': 'orders.cancel',
  'mark-paid': 'payments.book',
};

/** Of what the order's state allows, what the person may do; the next sensible act stays first. */
export const allowedActions = (
  actions: readonly StaffAct[],
  may: (permission: Permission) => boolean,
): readonly StaffAct[] => actions.filter((act) => may(needed[act] ?? 'orders.process'));
