import { Closed, Id, Moment, Nullable, Type, type Static } from '../schema.ts';
import { Page, pageInput, ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const erpReportStates = ['running', 'done', 'failed'] as const;
export const erpDifferenceKinds = ['stock', 'price', 'order', 'part'] as const;

export const ErpReport = Closed({
  id: Id,
  startedAt: Moment,
  finishedAt: Nullable(Moment),
  state: Type.Enum([...erpReportStates], {
    description: 'Failed: the ERP did not answer, or the server was stopped',
  }),
  partsCompared: Type.Integer(),
  ordersCompared: Type.Integer(),
  stockDifferences: Type.Integer(),
  priceDifferences: Type.Integer(),
  orderDifferences: Type.Integer(),
  partsUnknown: Type.Integer({ description: 'Parts that the ERP does not have' }),
});
export type ErpReport = Static<typeof ErpReport>;

export const ErpDifference = Closed({
  kind: Type.Enum([...erpDifferenceKinds]),
  subject: Type.String({ description: 'The number of the part or order' }),
  brand: Nullable(Type.String()),
  warehouse: Nullable(Type.String()),
  ours: Nullable(Type.String({ description: 'Null: not there' })),
  theirs: Nullable(Type.String({ description: 'Null: not there' })),
});
export type ErpDifference = Static<typeof ErpDifference>;

export const ErpReports = Closed({
  isConnected: Type.Boolean({ description: 'Whether the server knows an ERP' }),
  ...ShortList(ErpReport).properties,
});

export const erpReportRoutes = defineBackofficeRoutes({
  erpReports: {
    method: 'GET',
    path: 'backoffice/erp-reports',
    permission: 'tasks.read',
    tag: 'ERP',
    summary: 'The last comparisons with the ERP, newest first',
    response: ErpReports,
  },
  erpDifferences: {
    method: 'GET',
    path: 'backoffice/erp-reports/{id}/differences',
    permission: 'tasks.read',
    tag: 'ERP',
    summary: 'What a comparison has found; at most the first 2,000',
    params: Closed({ id: Id }),
    query: Closed({ ...pageInput, kind: Type.Optional(Type.Enum([...erpDifferenceKinds])) }),
    response: Page(ErpDifference),
  },
  compareWithErp: {
    method: 'POST',
    path: 'backoffice/erp-reports',
    permission: 'tasks.manage',
    tag: 'ERP',
    summary: 'Compare now; the report appears when the comparison begins',
    response: Closed({}),
  },
});
