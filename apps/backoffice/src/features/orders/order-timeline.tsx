import type { Order, TimelineEntry } from '@partsboard/contract/backoffice/orders';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import {
  IconBan,
  IconCash,
  IconCheck,
  IconHeadset,
  IconMail,
  IconMessage,
  IconNote,
  IconPackage,
  IconPackageImport,
  IconTruck,
  type Icon,
} from '@tabler/icons-react';
import { MailStateBadge } from '../../components/mail-state-badge.tsx';
import { describeActivity } from './activity-texts.ts';
import classes from './order-detail.module.css';

const icons: Readonly<Record<string, Icon>> = {
  placed: IconPackage,
  'placed-by-phone': IconHeadset,
  ship: IconTruck,
  'change-shipment': IconTruck,
  collect: IconPackage,
  cancel: IconBan,
  'cancel-lines': IconBan,
  'mark-paid': IconCash,
  refund: IconCash,
  note: IconNote,
  'note-to-customer': IconMessage,
  mail: IconMail,
  'resend-mail': IconMail,
  'request-return': IconPackageImport,
  'approve-return': IconPackageImport,
  'receive-return': IconPackageImport,
  'refuse-return': IconBan,
  'refund-return': IconCash,
};

/** Everything that happened, the latest first. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const placed: TimelineEntry = {
    at: order.createdAt,
    kind: order.placedBy === '' ? 'placed' : 'placed-by-phone',
    staffName:
      order.placedBy === ''
        ? order.customer.name
        : t('{{staff}} for {{customer}}', { staff: order.placedBy, customer: order.customer.name }),
    data: {},
  };
  const entries = [placed, ...order.timeline].toReversed();
  return (
    <ol className={classes.list}>
      {entries.map((entry, index) => {
        const { title, details } = describeActivity(t, order, entry);
        const EntryIcon = icons[entry.kind] ?? IconCheck;
        return (
          <li key={entries.length - index} className={classes.entry}>
            <EntryIcon size={28} stroke={1.6} aria-hidden />
            <div>
              <strong>{title}</strong> {entry.mail ? <MailStateBadge state={entry.mail.state} /> : null}
              {details.map((detail) => (
                <p key={detail} className={classes.note}>
                  {detail}
                </p>
              ))}
              <div className={classes.second}>
                {entry.staffName ? `${entry.staffName} · ` : ''}
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                {entry.mail?.sentAt ? (
                  <>
                    {' · '}
                    {t('sent {{moment}}', { moment: formatDateTime(entry.mail.sentAt) })}
                  </>
                ) : null}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
