import { Readable } from 'node:stream';
import type { returnRoutes as backofficeReturnRoutes } from '@partsboard/contract/backoffice/returns';
import type { LanguageCode } from '@partsboard/contract/language';
import type { returnRoutes } from '@partsboard/contract/returns';
import type {
  AuditContext,
  BackofficeHandlers,
  StaffCaller,
} from '../../../http/backoffice/backoffice-handlers.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { sendTable } from '../../../http/tables/send-table.ts';
import type { OrderActor, OrderChangeDeps } from '../actions/change-order.ts';
import { findCustomerName } from '../orders.repository.ts';
import { approveReturn, receiveReturn, refuseReturn, type ReturnTarget } from './change-return.ts';
import { listReturns, readPhoto, readReturn } from './read-returns.ts';
import { refundReturn } from './refund-return.ts';
import { requestReturn } from './request-return.ts';
import { returnTable } from './return-export.ts';
import { countOpenReturns } from './return-list.repository.ts';
import { toOrderReturn } from './returns.mapper.ts';

/** What customers can do. */
export const returnHandlers = (deps: OrderChangeDeps): Handlers<typeof returnRoutes> => ({
  requestReturn: async ({ body, session: { customerId } }) => {
    const name = await findCustomerName(deps.db, customerId);
    return toOrderReturn(await requestReturn(deps, { customerId, name }, body));
  },
});

interface ActionCall {
  readonly params: { readonly id: number };
  readonly body: { readonly version: number };
  readonly staff: StaffCaller;
  readonly audit: AuditContext;
  readonly language: LanguageCode;
}

/** What staff can do. */
export function returnDeskHandlers(deps: OrderChangeDeps): BackofficeHandlers<typeof backofficeReturnRoutes> {
  const { db } = deps;
  /** Does something to a return and answers with the return after it. */
  const perform = async (
    call: ActionCall,
    work: (actor: OrderActor, target: ReturnTarget) => Promise<void>,
  ) => {
    const { params, body, staff, audit, language } = call;
    await work({ audit, branches: staff.branches }, { id: params.id, version: body.version });
    return readReturn(db, staff.branches, params.id, language);
  };
  return {
    returns: ({ query, staff, language }) => listReturns(db, staff.branches, query, language),
    returnExport: ({ query: { format, ...filter }, staff, language, reply }) =>
      sendTable(reply, returnTable(db, staff.branches, filter, language), 'returns', format),
    returnCounts: ({ staff }) => countOpenReturns(db, staff.branches),
    return: ({ params, staff, language }) => readReturn(db, staff.branches, params.id, language),
    returnPhoto: async ({ params, staff, reply }) => {
      const photo = await readPhoto(db, staff.branches, params.id, params.position);
      reply.headers({
        'content-type': photo.content_type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      return Readable.from([photo.content]);
    },
    approveReturn: (call) =>
      perform(call, (actor, target) => approveReturn(deps, actor, target, call.body.answer)),
    refuseReturn: (call) =>
      perform(call, (actor, target) => refuseReturn(deps, actor, target, call.body.reason)),
    receiveReturn: (call) =>
      perform(call, (actor, target) => receiveReturn(deps, actor, { ...target, lines: call.body.lines })),
    refundReturn: (call) => perform(call, (actor, target) => refundReturn(deps, actor, target)),
  };
}
