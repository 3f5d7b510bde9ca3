import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { StaffAction } from '@partsboard/domain/order-transitions';

const needed: Partial<Readonly<Record<StaffAction, Permission>>> = {
  cancel: 'orders.cancel',
  'cancel-lines': 'orders.cancel',
  'mark-paid': 'payments.book',
  refund: 'payments.refund',
};

/** Of what the order's state allows, what the person may do; the next sensible action stays first. */
export const allowedActions = (
  actions: readonly StaffAction[],
  may: (permission: Permission) => boolean,
): readonly StaffAction[] => actions.filter((action) => may(needed[action] ?? 'orders.process'));
