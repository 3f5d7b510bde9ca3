import type { AuditEntry, AuditRecordType } from '@partsboard/contract/backoffice/audit';
import type { Permission } from '@partsboard/contract/backoffice/permissions';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';

interface RecordScreen {
  readonly path: (typeof paths)[
    | 'staffMember'
    | 'role'
    | 'order'
    | 'branch'
    | 'customer'
    | 'store'
    | 'keys'
    | 'webhooks'
    | 'erp'
    | 'methods'
    | 'mail'
    | 'tasks'];
  readonly permission: Permission;
}

/** Where a record is shown; those without a screen of their own are missing. */
const screens: Partial<Readonly<Record<AuditRecordType, RecordScreen>>> = {
  staff: { path: paths.staffMember, permission: 'staff.read' },
  role: { path: paths.role, permission: 'staff.read' },
  order: { path: paths.order, permission: 'orders.read' },
  branch: { path: paths.branch, permission: 'branches.edit' },
  company: { path: paths.customer, permission: 'customers.read' },
  store: { path: paths.store, permission: 'stores.edit' },
  key: { path: paths.keys, permission: 'keys.edit' },
  webhook: { path: paths.webhooks, permission: 'webhooks.edit' },
  erp: { path: paths.erp, permission: 'tasks.read' },
  method: { path: paths.methods, permission: 'methods.edit' },
  mail: { path: paths.mail, permission: 'mails.read' },
  task: { path: paths.tasks, permission: 'tasks.read' },
};

/** The record of an entry, as a link where the person may see its screen. */
export function RecordLink({ entry }: { readonly entry: AuditEntry }) {
  const may = useMay();
  const { recordType, recordId, recordName } = entry;
  const screen = screens[recordType];
  // Something that was done to many records names none of them.
  const isOne = /^\d+$/.test(recordId);
  if (screen === undefined || !isOne || !may(screen.permission)) return <>{recordName}</>;
  return (
    <LinkAnchor to={screen.path} params={{ id: recordId }}>
      {recordName || recordId}
    </LinkAnchor>
  );
}
