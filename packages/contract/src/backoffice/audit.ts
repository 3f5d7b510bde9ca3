import { Closed, Id, LookupText, Moment, Nullable, Type, type Static } from '../schema.ts';
import { ZonedTime } from './clock.ts';
import { Page, pageInput } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { exportInput, exportRoute } from './table-format.ts';

/** Everything that the audit trail tells. */
export const auditActions = [
  'staff.log-in',
  'staff.log-out',
  'staff.create',
  'staff.change',
  'staff.disable',
  'staff.enable',
  'staff.change-password',
  'staff.reset-password',
  'staff.set-up-second-factor',
  'staff.remove-second-factor',
  'staff.reset-second-factor',
  'staff.use-recovery-code',
  'staff.renew-recovery-codes',
  'staff.end-sessions',
  'role.create',
  'role.change',
  'role.delete',
  'order.confirm',
  'order.start-picking',
  'order.ship',
  'order.change-shipment',
  'order.make-ready',
  'order.collect',
  'order.deliver',
  'order.complete',
  'order.cancel',
  'order.cancel-lines',
  'order.mark-paid',
  'order.refund',
  'order.allot',
  'order.note',
  'order.note-to-customer',
  'order.resend-mail',
  'order.approve-return',
  'order.refuse-return',
  'order.receive-return',
  'order.refund-return',
  'branch.change-order-mail',
  'customer.approve',
  'customer.refuse',
  'customer.change',
  'customer.change-discount-table',
  'customer.change-credit',
  'customer.block',
  'customer.unblock',
  'customer.end-sessions',
  'customer.reset-password',
  'customer.invite-person',
  'customer.change-person',
  'customer.export-data',
  'customer.erase',
  'store.change-registration',
  'store.create',
  'store.change',
  'store.change-logo',
  'store.import-set-up',
  'branch.create',
  'branch.change',
  'branch.delete',
  'shipping-method.create',
  'shipping-method.change',
  'payment-method.create',
  'payment-method.change',
  'countries.change',
  'page.create',
  'page.change',
  'page.publish',
  'page.unpublish',
  'page.restore',
  'page.delete',
  'banner.create',
  'banner.change',
  'banner.change-order',
  'banner.delete',
  'customer.begin-phone-order',
  'customer.act-for',
  'key.create',
  'key.revoke',
  'stock.change',
  'stock.replace',
  'prices.replace',
  'prices.change',
  'document.store',
  'webhook.create',
  'webhook.change',
  'webhook.change-secret',
  'webhook.test',
  'webhook.redeliver',
  'erp.compare',
  'mail.resend',
  'mail.resend-given-up',
  'mail.send-held',
  'task.retry',
  'task.cancel',
  'part.correct-stock',
  'part.change-bin',
  'discount.change',
  'discount-table.create',
  'discount-table.rename',
  'discount-table.delete',
  'catalogue.upload',
  'catalogue.load',
  'catalogue.cancel',
  'catalogue.return',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The kinds of things that are changed. */
export const auditRecordTypes = [
  'staff',
  'role',
  'order',
  'branch',
  'customer',
  'store',
  'key',
  'document',
  'webhook',
  'company',
  'erp',
  'method',
  'page',
  'banner',
  'mail',
  'task',
  'part',
  'discount',
  'catalogue',
] as const;

export type AuditRecordType = (typeof auditRecordTypes)[number];

const AuditActionName = Type.Enum([...auditActions]);
const AuditRecordTypeName = Type.Enum([...auditRecordTypes]);

const Values = Type.Record(Type.String(), Type.Unknown());

export const AuditEntry = Closed({
  id: Type.Integer(),
  at: Moment,
  staffId: Nullable(Id),
  staffName: Type.String({ description: 'As it was then; a command of the server names itself' }),
  customerId: Nullable(Type.Integer({ description: 'For whom, where staff act for a customer' })),
  address: Nullable(Type.String({ description: 'From where; null for a command of the server' })),
  requestId: Nullable(Type.String()),
  action: AuditActionName,
  recordType: AuditRecordTypeName,
  recordId: Type.String(),
  recordName: Type.String({ description: 'What people called it then' }),
  before: Nullable(Values),
  after: Nullable(Values),
});
export type AuditEntry = Static<typeof AuditEntry>;

const filter = {
  search: Type.Optional(
    LookupText(100, {
      description: 'Beginnings of words of the record, the person and of what was changed',
    }),
  ),
  staffId: Type.Optional(Id),
  customerId: Type.Optional(Id),
  action: Type.Optional(AuditActionName),
  recordType: Type.Optional(AuditRecordTypeName),
  recordId: Type.Optional(LookupText(64, { minLength: 1 })),
  from: Type.Optional(ZonedTime),
  to: Type.Optional(ZonedTime),
};

export const AuditFilter = Closed(filter);
export type AuditFilter = Static<typeof AuditFilter>;

export const AuditQuery = Closed({ ...pageInput, ...filter });
export type AuditQuery = Static<typeof AuditQuery>;

export const auditRoutes = defineBackofficeRoutes({
  auditEntries: {
    method: 'GET',
    path: 'backoffice/audit',
    permission: 'audit.read',
    tag: 'Audit trail',
    summary: 'Who changed what, newest first',
    query: AuditQuery,
    response: Page(AuditEntry),
  },
  auditExport: {
    ...exportRoute,
    path: 'backoffice/audit-export',
    permission: 'audit.read',
    tag: 'Audit trail',
    summary: 'The filtered trail as a file for spreadsheets',
    query: Closed({ ...exportInput, ...AuditFilter.properties }),
  },
});
