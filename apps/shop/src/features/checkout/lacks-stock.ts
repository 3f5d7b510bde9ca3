import type { Totals } from '@partsboard/contract/checkout';

/** Whether the store would refuse the order because of back orders. */
export const lacksStock = ({
  BackOrders,
  BackOrdersAllowed,
}: Pick<Totals, 'BackOrders' | 'BackOrdersAllowed'>): boolean => BackOrders.length > 0 && !BackOrdersAllowed;
