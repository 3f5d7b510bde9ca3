import type {
  BulkShipment,
  NewOrderNote,
  NewShipment,
  OrderCancellation,
  OrderLinesInput,
  ShipmentChange,
} from '@partsboard/contract/backoffice/order-actions';
import type { Order, OrderFilter } from '@partsboard/contract/backoffice/orders';
import type { StaffAction } from '@partsboard/domain/order-transitions';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useTableExport } from '../../lib/use-table-export.ts';
import { isProblem } from '../../lib/api/problem-code.ts';
import { versionedInput } from '../../lib/api/versioned-input.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { orderKeys, refreshMails, refreshOrder, refreshQueue } from './orders.queries.ts';

const simpleRoutes = {
  confirm: 'confirmOrder',
  'start-picking': 'startPicking',
  'make-ready': 'makeOrderReady',
  deliver: 'deliverOrder',
  complete: 'completeOrder',
} as const satisfies Partial<Record<StaffAction, string>>;

/** Actions that need nothing but the order. */
export type SimpleAction = keyof typeof simpleRoutes;

export const isSimple = (action: StaffAction): action is SimpleAction => action in simpleRoutes;

type WithoutVersion<T> = Omit<T, 'version'>;

/** The calls that change one order; each returns the order after it. */
export const orderCalls = {
  simple: (order: Order, action: SimpleAction) => callApi(simpleRoutes[action], versionedInput(order, {})),
  ship: (order: Order, shipment: WithoutVersion<NewShipment>) =>
    callApi('shipOrder', versionedInput(order, shipment)),
  changeShipment: (order: Order, shipmentId: number, parcel: WithoutVersion<ShipmentChange>) =>
    callApi('changeShipment', {
      params: { id: order.id, shipmentId },
      body: { version: order.version, ...parcel },
    }),
  handOver: (order: Order, lines: NonNullable<OrderLinesInput['lines']>) =>
    callApi('handOverOrder', versionedInput(order, { lines })),
  markPaid: (order: Order) => callApi('markOrderPaid', versionedInput(order, {})),
  refund: (order: Order) => callApi('refundOrder', versionedInput(order, {})),
  cancel: (order: Order, cancellation: WithoutVersion<OrderCancellation>) =>
    callApi('cancelOrder', versionedInput(order, cancellation)),
  addNote: (order: Order, note: WithoutVersion<NewOrderNote>) =>
    callApi('addOrderNote', versionedInput(order, note)),
};

/**
 * Everything that is done to one order; the calls answer with the order after it. What is refused because somebody else
 * was faster, or because the order stands otherwise than it seemed, is told by the screen, which reads the order again.
 */
export const useChangeOrder = (id: number) =>
  useSingleMutation({
    mutationFn: (send: () => Promise<Order>) => withFreshLogin(send),
    onSuccess: async (order) => {
      // An answer that is still on its way may be older than this one.
      await queryClient.cancelQueries({ queryKey: orderKeys.order(id) });
      queryClient.setQueryData(orderKeys.order(id), order);
      await Promise.all([refreshQueue(), refreshMails(id)]);
    },
    onError: (error) => (isProblem(error, 'conflict') ? refreshOrder(id) : undefined),
    meta: { notice: (error) => unlessCancelled(error) && !isProblem(error, 'conflict') },
  });

export type ChangeOrder = ReturnType<typeof useChangeOrder>;

export const useConfirmOrders = () =>
  useSingleMutation({
    mutationFn: async (orders: { readonly id: number; readonly version: number }[]) =>
      (await callApi('confirmOrders', { body: { orders } }, { timeoutMs: 120_000 })).items,
    onSuccess: refreshQueue,
  });

export const useShipOrders = () =>
  useSingleMutation({
    mutationFn: async (body: BulkShipment) =>
      (await callApi('shipOrders', { body }, { timeoutMs: 120_000 })).items,
    onSuccess: refreshQueue,
  });

export const useResendMail = (orderId: number) =>
  useSingleMutation({
    mutationFn: (mailId: number) => callApi('resendOrderMail', { params: { id: orderId, mailId } }),
    onSettled: () => refreshOrder(orderId),
  });

export const useExportOrders = () =>
  useTableExport<OrderFilter>('orders', (query, options) => callApi('orderExport', { query }, options));
