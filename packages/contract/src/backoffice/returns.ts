import { returnReasons, returnStates, staffReturnActions } from '@partsboard/domain/return-transitions';
import { PaymentStatus } from '../order-fields.ts';
import { ReturnKind, ReturnReason, ReturnState } from '../returns.ts';
import {
  Amount,
  Closed,
  Day,
  Id,
  LookupText,
  Moment,
  MultilineText,
  Nullable,
  RequiredMultilineText,
  Type,
  Version,
  type Static,
} from '../schema.ts';
import { Branch } from './branches.ts';
import { OrderCustomer, severalOf } from './orders.ts';
import { Page, pageInput } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { exportInput, exportRoute } from './table-format.ts';

export const ReturnAction = Type.Enum([...staffReturnActions], {
  description: 'What can be done to the return now; the next sensible action first',
});

const summary = {
  id: Id,
  number: Type.String(),
  createdAt: Moment,
  kind: ReturnKind,
  state: ReturnState,
  reason: ReturnReason,
  orderId: Id,
  orderNumber: Type.String(),
  branch: Branch,
  customer: OrderCustomer,
};

export const ReturnSummary = Closed({ ...summary, pieces: Type.Integer() });
export type ReturnSummary = Static<typeof ReturnSummary>;

export const ReturnLine = Closed({
  line: Type.Integer(),
  number: Type.String(),
  name: Type.String(),
  quantity: Type.Integer(),
  restocked: Type.Integer({ description: 'Pieces that have arrived and can be sold again' }),
  writtenOff: Type.Integer({ description: 'Pieces that have arrived and cannot' }),
  afterCore: Type.Integer({
    description: 'Of both, pieces whose deposit was given back before, for their old part',
  }),
  unitPrice: Type.Number({
    description: 'What a piece is refunded: its price with its deposit, or the deposit',
  }),
});
export type ReturnLine = Static<typeof ReturnLine>;

/** One return with all that staff need to decide on it. */
export const Return = Closed({
  ...summary,
  comment: Type.String(),
  answer: Type.String({ description: 'What the customer was told' }),
  lines: Type.Array(ReturnLine),
  photos: Type.Integer({ description: 'How many; their positions begin with 1' }),
  paymentStatus: PaymentStatus,
  paymentMethod: Type.String(),
  refund: Amount,
  refundedAmount: Nullable(Amount),
  version: Version,
  actions: Type.Array(ReturnAction),
});
export type Return = Static<typeof Return>;

export const ReturnFilter = Closed({
  search: Type.Optional(
    LookupText(100, {
      description:
        'Number of the return, its order or a part of the order; reference, name, company or email of the customer',
    }),
  ),
  states: Type.Optional(severalOf(returnStates, 'Divided by commas')),
  kind: Type.Optional(ReturnKind),
  reasons: Type.Optional(
    severalOf(returnReasons, 'Divided by commas; of goods only, an old part comes for its deposit'),
  ),
  branchId: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type ReturnFilter = Static<typeof ReturnFilter>;

export const ReturnQuery = Closed({ ...pageInput, ...ReturnFilter.properties });
export type ReturnQuery = Static<typeof ReturnQuery>;

export const MAX_RETURN_ANSWER_LENGTH = 1000;

export const ReturnApproval = Closed({
  version: Version,
  answer: MultilineText(MAX_RETURN_ANSWER_LENGTH),
});

export const ReturnRefusal = Closed({
  version: Version,
  reason: RequiredMultilineText(MAX_RETURN_ANSWER_LENGTH),
});

export const ReturnReceipt = Closed({
  version: Version,
  lines: Type.Array(
    Closed({
      line: Type.Integer({ minimum: 1, maximum: 32_767 }),
      restocked: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      writtenOff: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
});
export type ReturnReceipt = Static<typeof ReturnReceipt>;

export const ReturnRefund = Closed({ version: Version });

const ReturnPath = Closed({ id: Id });

const action = {
  method: 'POST',
  permission: 'returns.process',
  tag: 'Returns',
  params: ReturnPath,
  response: Return,
} as const;

export const returnRoutes = defineBackofficeRoutes({
  returns: {
    method: 'GET',
    path: 'backoffice/returns',
    permission: 'returns.read',
    tag: 'Returns',
    summary: 'The returns of the own branches, newest first, a page at a time',
    query: ReturnQuery,
    response: Page(ReturnSummary),
  },
  returnExport: {
    ...exportRoute,
    path: 'backoffice/return-export',
    permission: 'returns.read',
    tag: 'Returns',
    summary: 'The filtered list as a file for spreadsheets',
    query: Closed({ ...exportInput, ...ReturnFilter.properties }),
  },
  returnCounts: {
    method: 'GET',
    path: 'backoffice/return-counts',
    permission: 'returns.read',
    tag: 'Returns',
    summary: 'How many returns of the own branches wait for what',
    response: Closed({
      requested: Type.Integer(),
      approved: Type.Integer(),
      received: Type.Integer({ description: 'To be refunded' }),
    }),
  },
  return: {
    method: 'GET',
    path: 'backoffice/returns/{id}',
    permission: 'returns.read',
    tag: 'Returns',
    summary: 'One return with its lines and what can be done now',
    params: ReturnPath,
    response: Return,
  },
  returnPhoto: {
    method: 'GET',
    path: 'backoffice/returns/{id}/photos/{position}',
    permission: 'returns.read',
    tag: 'Returns',
    summary: 'A photo that the customer has sent with a return',
    params: Closed({ id: Id, position: Type.Integer({ minimum: 1, maximum: 100 }) }),
    answers: 'picture',
    response: Type.String(),
  },
  approveReturn: {
    ...action,
    path: 'backoffice/returns/{id}/approval',
    summary: 'The customer may send the goods back',
    body: ReturnApproval,
  },
  refuseReturn: {
    ...action,
    path: 'backoffice/returns/{id}/refusal',
    summary: 'The goods are not taken back; the customer is told why',
    body: ReturnRefusal,
  },
  receiveReturn: {
    ...action,
    path: 'backoffice/returns/{id}/receipt',
    summary: 'The goods have arrived: each piece goes back on stock or is written off',
    body: ReturnReceipt,
  },
  refundReturn: {
    ...action,
    path: 'backoffice/returns/{id}/refund',
    permission: 'payments.refund',
    needsFreshLogin: true,
    summary: 'Refund what has arrived: it is owed less, or paid back',
    body: ReturnRefund,
  },
});
