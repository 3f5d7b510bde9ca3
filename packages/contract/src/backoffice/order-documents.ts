import { Closed, Id, Type } from '../schema.ts';
import { defineBackofficeRoutes } from './route.ts';

export const orderDocumentKinds = ['confirmation', 'pick-list', 'packing-slip'] as const;
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** So many orders can be printed at once. */
export const MAX_PRINTED_ORDERS = 50;

const DocumentPath = Closed({ kind: Type.Enum([...orderDocumentKinds]) });

const DocumentQuery = Closed({
  orders: Type.String({
    pattern: `^[1-9][0-9]{0,9}(?:,[1-9][0-9]{0,9}){0,${MAX_PRINTED_ORDERS - 1}}$`,
    maxLength: MAX_PRINTED_ORDERS * 11,
    description: 'Ids of orders, divided by commas; each begins on a page of its own',
  }),
  shipmentId: Type.Optional({ ...Id, description: 'For the packing slip of one shipment of one order' }),
});

export const orderDocumentRoutes = defineBackofficeRoutes({
  orderDocument: {
    method: 'GET',
    path: 'backoffice/order-documents/{kind}',
    permission: 'orders.read',
    alsoNeeds: 'documents.read',
    tag: 'Orders',
    summary: 'Orders of the own branches as PDF to be printed, each in its own language',
    params: DocumentPath,
    query: DocumentQuery,
    answers: 'pdf',
    response: Type.String(),
  },
});
