import type { LanguageCode } from '@partsboard/contract/language';
import type { orderMailRoutes } from '@partsboard/contract/backoffice/branch-order-mail';
import type { orderActionRoutes } from '@partsboard/contract/backoffice/order-actions';
import type { orderDocumentRoutes } from '@partsboard/contract/backoffice/order-documents';
import type { mailOfOrderRoutes } from '@partsboard/contract/backoffice/order-mails';
import type { orderRoutes } from '@partsboard/contract/backoffice/orders';
import type {
  AuditContext,
  BackofficeHandlers,
  StaffCaller,
} from '../../../http/backoffice/backoffice-handlers.ts';
import { sendTable } from '../../../http/tables/send-table.ts';
import { printOrders } from '../documents/order-documents.ts';
import { changeOrderMail, listBranchOrderMails, readBranchOrderMail } from '../mails/branch-order-mail.ts';
import { cancelOrder } from '../actions/cancel-order.ts';
import { changeShipment } from '../actions/change-shipment.ts';
import type { OrderActor } from '../actions/change-order.ts';
import { countOpenOrders } from './order-counts.repository.ts';
import { confirmOrders, readDeskOrder, shipOrders } from './order-desk.ts';
import type { OrderEvents } from './order-events.ts';
import { queueTable } from './order-export.ts';
import { listOrderMails, readOrderMail, resendOrderMail, type OrderMailDeps } from '../mails/order-mails.ts';
import { listQueue } from './order-queue.ts';
import { refundOrder } from '../actions/refund-order.ts';
import { handOver, shipOrder } from '../actions/ship-order.ts';
import { addNote, changeState, markPaid, type SimpleAction } from '../actions/simple-actions.ts';

interface OrderDeskDeps extends OrderMailDeps {
  readonly orderEvents: OrderEvents;
}

type OrderDeskRoutes = typeof orderRoutes &
  typeof orderActionRoutes &
  typeof orderDocumentRoutes &
  typeof mailOfOrderRoutes &
  typeof orderMailRoutes;

interface ActionCall {
  readonly params: { readonly id: number };
  readonly staff: StaffCaller;
  readonly audit: AuditContext;
  readonly language: LanguageCode;
}

const actorOf = ({ staff, audit }: Pick<ActionCall, 'staff' | 'audit'>): OrderActor => ({
  audit,
  branches: staff.branches,
});

export function orderDeskHandlers(deps: OrderDeskDeps): BackofficeHandlers<OrderDeskRoutes> {
  const { db } = deps;
  /** Does something to an order and answers with the order after it. */
  const perform = async (call: ActionCall, work: (actor: OrderActor) => Promise<unknown>) => {
    await work(actorOf(call));
    return readDeskOrder(db, call.staff.branches, call.params.id, call.language);
  };
  const simple =
    (name: SimpleAction) => (call: ActionCall & { readonly body: { readonly version: number } }) =>
      perform(call, (actor) => changeState(deps, actor, targetOf(call), name));
  const targetOf = (call: ActionCall & { readonly body: { readonly version: number } }) => ({
    id: call.params.id,
    version: call.body.version,
  });
  return {
    orders: ({ query, staff, language }) => listQueue(db, staff.branches, query, language),
    order: ({ params, staff, language }) => readDeskOrder(db, staff.branches, params.id, language),
    orderCounts: async ({ staff }) => ({ items: await countOpenOrders(db, staff.branches) }),
    orderExport: ({ query: { format, ...filter }, staff, language, reply }) =>
      sendTable(reply, queueTable(db, staff.branches, filter, language), 'orders', format),
    orderDocument: async ({ params, query, staff, reply }) => {
      const { file, name } = await printOrders(db, staff.branches, {
        kind: params.kind,
        orderIds: query.orders.split(',').map(Number),
        shipmentId: query.shipmentId,
      });
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
      });
      return file;
    },
    orderEvents: ({ staff, reply }) => {
      // The second is for nginx, which would keep events back.
      reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      return Promise.resolve(deps.orderEvents.open(staff));
    },

    confirmOrder: simple('confirm'),
    startPicking: simple('start-picking'),
    makeOrderReady: simple('make-ready'),
    deliverOrder: simple('deliver'),
    completeOrder: simple('complete'),
    shipOrder: (call) => perform(call, (actor) => shipOrder(deps, actor, targetOf(call), call.body)),
    changeShipment: (call) =>
      perform(call, (actor) =>
        changeShipment(deps, actor, { ...targetOf(call), shipmentId: call.params.shipmentId }, call.body),
      ),
    handOverOrder: (call) => perform(call, (actor) => handOver(deps, actor, targetOf(call), call.body.lines)),
    cancelOrder: (call) => perform(call, (actor) => cancelOrder(deps, actor, targetOf(call), call.body)),
    markOrderPaid: (call) => perform(call, (actor) => markPaid(deps, actor, targetOf(call))),
    refundOrder: (call) => perform(call, (actor) => refundOrder(deps, actor, targetOf(call))),
    addOrderNote: (call) => perform(call, (actor) => addNote(deps, actor, targetOf(call), call.body)),
    confirmOrders: async ({ body, language, ...call }) => ({
      items: await confirmOrders(deps, actorOf(call), body.orders, language),
    }),
    shipOrders: async ({ body, language, ...call }) => ({
      items: await shipOrders(deps, actorOf(call), body, language),
    }),

    orderMails: async ({ params, staff }) => ({
      items: await listOrderMails(db, staff.branches, params.id),
    }),
    orderMail: ({ params, staff }) => readOrderMail(deps, staff.branches, params.id, params.mailId),
    resendOrderMail: ({ params, ...call }) => resendOrderMail(deps, actorOf(call), params.id, params.mailId),

    branchOrderMails: async ({ language }) => ({ items: await listBranchOrderMails(db, language) }),
    changeBranchOrderMail: async ({ params, body, audit }) => {
      await changeOrderMail(deps, params.id, body, audit);
      return readBranchOrderMail(db, params.id);
    },
  };
}
