import { Closed, Id, LookupText, Moment, Nullable, Type, type Static } from '../schema.ts';
import { Page, pageInput } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

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
  'order.confirm',
  'order.start-picking',
  'order.ship',
  'order.make-ready',
  'order.collect',
  'order.deliver',
  'order.complete',
  'order.cancel',
  'order.cancel-lines',
  'order.mark-paid',
  'order.allot',
  'order.note',
  'order.note-to-customer',
  'branch.change-order-mail',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The kinds of things that are changed. */
export const auditRecordTypes = ['staff', 'role', 'order', 'branch'] as const;

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

const Time = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,6})?)?(?:Z|[+-]\\d{2}:\\d{2})$',
  description: 'ISO 8601 date and time with its zone',
});

export const AuditFilter = Closed({
  ...pageInput,
  staffId: Type.Optional(Id),
  customerId: Type.Optional(Id),
  action: Type.Optional(AuditActionName),
  recordType: Type.Optional(AuditRecordTypeName),
  recordId: Type.Optional(LookupText(64, { minLength: 1 })),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
});
export type AuditFilter = Static<typeof AuditFilter>;

export const auditRoutes = defineBackofficeRoutes({
  auditEntries: {
    method: 'GET',
    path: 'backoffice/audit',
    permission: 'audit.read',
    tag: 'Audit trail',
    summary: 'Who changed what, newest first',
    query: AuditFilter,
    response: Page(AuditEntry),
  },
});
