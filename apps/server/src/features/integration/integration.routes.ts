import type { IntegrationRoutes } from '@partsboard/contract/integration/routes';
import type { Db } from '../../db/database.ts';
import type { IntegrationCall, IntegrationHandlers } from '../../http/integration/integration-handlers.ts';
import { putPerson } from '../companies/put-person.service.ts';
import {
  orderActions,
  type OrderActionTarget,
  type OrderChangeDeps,
} from '../orders/actions/order-actions.service.ts';
import { changePrices, changeStock } from './deltas.ts';
import { putDocument, readDocument } from './documents.ts';
import { putCompany, readCompany } from './integration-companies.ts';
import { readCustomer, readOrder, readOrderByNumber } from './integration-orders.ts';
import { readPart } from './integration-parts.ts';
import { acknowledge, readFeed } from './order-feed.ts';
import { readAmount } from './read-amount.ts';
import {
  addPriceRows,
  addStockRows,
  applyReplacement,
  beginReplacement,
  readReplacement,
} from './replacements.ts';

interface OrderCall extends IntegrationCall {
  readonly tx: Db;
  readonly params: { readonly number: string };
  readonly body: { readonly version?: number };
}

export function integrationHandlers(deps: OrderChangeDeps): IntegrationHandlers<IntegrationRoutes> {
  const { db } = deps;
  /** Does something to an order as the order desk would, and answers with the order after it. */
  const perform = async (
    { tx, params, body, audit }: OrderCall,
    work: (target: OrderActionTarget) => Promise<number>,
  ) => {
    const number = params.number.trim().toUpperCase();
    const { version } = body;
    return readOrder(tx, await work({ tx, deps, actor: { audit, branches: 'all' }, number, version }));
  };
  return {
    ownKey: ({ caller }) =>
      Promise.resolve({
        name: caller.client,
        scopes: [...caller.scopes],
        expiresAt: caller.expiresAt.toISOString(),
      }),
    changeStock,
    changePrices,

    beginStockReplacement: ({ tx, caller }) => beginReplacement(tx, 'stock', caller.client),
    addStockRows,
    applyStockReplacement: (call) => applyReplacement('stock', call),
    stockReplacement: (call) => readReplacement(db, 'stock', call),
    beginPriceReplacement: ({ tx, caller }) => beginReplacement(tx, 'prices', caller.client),
    addPriceRows,
    applyPriceReplacement: (call) => applyReplacement('prices', call),
    priceReplacement: (call) => readReplacement(db, 'prices', call),

    orderFeed: ({ query, caller }) => readFeed(db, { ...query, client: caller.client }),
    acknowledgeOrders: ({ body, caller, tx }) => acknowledge(tx, caller.client, body.position),
    order: ({ params }) => readOrderByNumber(db, params.number),

    stepOrder: (call) => perform(call, (target) => orderActions.simple(target, call.body.step)),
    shipOrder: (call) => perform(call, (target) => orderActions.ship(target, call.body)),
    collectOrder: (call) => perform(call, (target) => orderActions.collect(target, call.body.lines)),
    cancelOrder: (call) => perform(call, (target) => orderActions.cancel(target, call.body)),
    payOrder: (call) => perform(call, (target) => orderActions.pay(target)),
    refundOrder: (call) =>
      perform(call, (target) =>
        orderActions.refund(target, {
          returnNumber: call.body.return?.trim().toUpperCase(),
          amount: call.body.amount === undefined ? undefined : readAmount('amount', call.body.amount),
        }),
      ),

    company: ({ params }) => readCompany(db, params.externalId),
    putCompany: ({ params, body, tx, audit }) => putCompany(tx, params.externalId, body, audit),
    customer: ({ params }) => readCustomer(db, { id: params.id }),
    person: ({ params }) => readCustomer(db, { externalId: params.externalId.trim() }),
    putPerson: async ({ params: { externalId }, body, tx, audit }) =>
      readCustomer(tx, {
        id: await putPerson(tx, { externalId, input: body, shopUrl: deps.shopUrl, audit }),
      }),
    document: ({ params }) => readDocument(db, params.externalId),
    putDocument: ({ params, body, tx, audit }) =>
      putDocument(tx, { id: params.externalId, document: body, audit }),
    part: ({ params, query }) => readPart(db, params.number, query.brand),
  };
}
