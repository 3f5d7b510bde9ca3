import type { OrderMail } from '@partsboard/contract/backoffice/order-mails';
import type { TimelineEntry } from '@partsboard/contract/backoffice/orders';
import type { ListedMailOfOrder } from '../../mail/mail.service.ts';
import type { ActivityRow } from './order-desk.repository.ts';

export const toOrderMail = (row: ListedMailOfOrder): OrderMail => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  language: row.language,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  problem: row.problem,
});

const toEntry = (row: ActivityRow): TimelineEntry => ({
  at: row.created_at.toISOString(),
  kind: row.kind,
  staffName: row.staff_name,
  data: typeof row.data === 'object' && row.data !== null ? { ...row.data } : {},
});

const isAboutMail = ({ kind }: TimelineEntry): boolean => kind === 'mail' || kind === 'resend-mail';

/**
 * What happened to an order, the oldest first, with the mails that the outbox has of it. A step and its mail are written
 * in one transaction and have its moment; a mail without a step, such as the one that confirms the receipt of the order,
 * is an entry of its own.
 */
export function timeLineOf(activities: readonly ActivityRow[], mails: readonly OrderMail[]): TimelineEntry[] {
  // Of mails of one moment the first belongs to the first step.
  const waiting = mails.toSorted((one, other) => one.id - other.id);
  const entries = activities.map(toEntry).map((entry) => {
    const found = isAboutMail(entry) ? waiting.findIndex(({ createdAt }) => createdAt === entry.at) : -1;
    if (found < 0) return entry;
    const [mail] = waiting.splice(found, 1);
    return mail ? { ...entry, mail } : entry;
  });
  const others = waiting.map((mail) => ({ at: mail.createdAt, kind: 'mail', staffName: '', data: {}, mail }));
  return [...entries, ...others].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
