import type { OrderMail } from '@partsboard/contract/backoffice/order-mails';
import { Button, Modal, Skeleton, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MailPreview } from '../../components/mail-preview.tsx';
import { MailStateBadge } from '../../components/mail-state-badge.tsx';
import { useMay } from '../session/session.queries.ts';
import { useResendMail } from './orders.mutations.ts';
import { orderMailQuery, orderMailsQuery } from './orders.queries.ts';
import classes from './order-detail.module.css';

/** The mails about an order: what was sent and what was not, to be read and sent again. */
export function OrderMails({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation();
  const query = useQuery(orderMailsQuery(orderId));
  const [shown, setShown] = useState<OrderMail | null>(null);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <Skeleton height={80} />;
  if (query.data.length === 0) return <Text c="dimmed">{t('No email was sent about this order.')}</Text>;
  return (
    <>
      <ul className={classes.list}>
        {query.data.map((mail) => (
          <MailRow key={mail.id} orderId={orderId} mail={mail} onShow={() => setShown(mail)} />
        ))}
      </ul>
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.subject ?? ''}
        size="xl"
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {shown ? <ShownMail orderId={orderId} mailId={shown.id} /> : null}
      </Modal>
    </>
  );
}

interface MailRowProps {
  readonly orderId: number;
  readonly mail: OrderMail;
  readonly onShow: () => void;
}

function MailRow({ orderId, mail, onShow }: MailRowProps) {
  const { t } = useTranslation();
  const canSend = useMay()('orders.process');
  const resend = useResendMail(orderId);
  const send = () =>
    resend.mutate(mail.id, {
      onSuccess: ({ recipient }) => showInfo(t('The email goes to {{recipient}}.', { recipient })),
    });
  return (
    <li className={classes.mail}>
      <div>
        <strong>{mail.subject}</strong> <MailStateBadge state={mail.state} />
        <div className={classes.second}>
          {mail.recipient} · {formatDateTime(mail.sentAt ?? mail.createdAt)}
        </div>
        {mail.problem === null ? null : <p className={classes.note}>{mail.problem}</p>}
      </div>
      <div className={classes.mailButtons}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('Show “{{subject}}”', { subject: mail.subject })}
          onClick={onShow}
        >
          {t('Show')}
        </Button>
        {canSend ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('Send “{{subject}}” again', { subject: mail.subject })}
            loading={resend.isPending}
            onClick={send}
          >
            {t('Send again')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function ShownMail({ orderId, mailId }: { readonly orderId: number; readonly mailId: number }) {
  const { t } = useTranslation();
  const query = useQuery(orderMailQuery(orderId, mailId));
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (query.data === undefined) return <Skeleton height={400} />;
  if (query.data === null) return <Text>{t('The text of this email was not kept.')}</Text>;
  return <MailPreview mail={query.data} />;
}
