import type { Return } from '@partsboard/contract/backoffice/returns';
import { Anchor } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { Panel } from '../../components/panel.tsx';
import { returnPhotoUrl } from '../../lib/api/return-photo-url.ts';
import { paths } from '../../lib/paths.ts';
import { CustomerLink } from '../../components/customer-link.tsx';
import { useMay } from '../session/session.queries.ts';
import { ReturnActions } from './return-actions.tsx';
import { ReturnLines } from './return-lines.tsx';
import { reasonOf } from './return-texts.ts';
import type { ChangeReturn } from './returns.mutations.ts';
import classes from './returns.module.css';

interface ReturnViewProps {
  readonly entry: Return;
  readonly change: ChangeReturn;
}

/** Everything about a return, with what can be done to it at the side. */
export function ReturnView({ entry, change }: ReturnViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <ReturnFacts entry={entry} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Panel title={t('Lines')}>
            <ReturnLines entry={entry} />
          </Panel>
          {entry.comment === '' ? null : (
            <Panel title={t('Comment of the customer')}>
              <p className={classes.text}>{entry.comment}</p>
            </Panel>
          )}
          {entry.photos > 0 ? (
            <Panel title={t('Photos of the customer')}>
              <ul className={classes.photos}>
                {Array.from({ length: entry.photos }, (_, index) => index + 1).map((position) => (
                  <li key={position}>
                    <a href={returnPhotoUrl(entry.id, position)} target="_blank" rel="noreferrer">
                      <img
                        src={returnPhotoUrl(entry.id, position)}
                        alt={t('Photo {{position}}', { position })}
                        loading="lazy"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          {entry.answer === '' ? null : (
            <Panel title={t('What the customer was told')}>
              <p className={classes.text}>{entry.answer}</p>
            </Panel>
          )}
        </div>
        <div className={classes.side}>
          <Panel title={t('What to do')}>
            <ReturnActions entry={entry} change={change} />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** What matters of a return, at the top. */
function ReturnFacts({ entry }: { readonly entry: Return }) {
  const { t } = useTranslation();
  const maySeeCustomer = useMay()('customers.read');
  const { customer } = entry;
  return (
    <Facts>
      <Fact name={t('Customer')} more={<Anchor href={`mailto:${customer.email}`}>{customer.email}</Anchor>}>
        <CustomerLink customer={customer} maySee={maySeeCustomer} />
      </Fact>
      <Fact name={t('Order')} more={entry.paymentMethod}>
        <LinkAnchor to={paths.order} params={{ id: String(entry.orderId) }}>
          {entry.orderNumber}
        </LinkAnchor>
      </Fact>
      <Fact name={t('Reason')}>{reasonOf(t, entry)}</Fact>
      <Fact name={t('Requested')}>{formatShortDateTime(entry.createdAt)}</Fact>
      <Fact name={t('Branch')}>{entry.branch.name}</Fact>
      {entry.state === 'received' || entry.refundedAmount !== null ? (
        <Fact name={entry.refundedAmount === null ? t('To be refunded') : t('Refunded amount')}>
          <strong data-numeric>{formatMoney(entry.refundedAmount ?? entry.refund)}</strong>
        </Fact>
      ) : null}
    </Facts>
  );
}
