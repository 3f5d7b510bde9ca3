import type { Order } from '@partsboard/contract/backoffice/orders';
import { Anchor, Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { CustomerLink } from '../../components/customer-link.tsx';
import { useMay } from '../session/session.queries.ts';
import { PaymentBadge } from './order-badges.tsx';

/** What matters of an order, at the top. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const maySeeCustomer = useMay()('customers.read');
  const { customer, cancelledTotal } = order;
  return (
    <Facts>
      <Fact
        name={t('Customer')}
        more={
          <>
            {customer.company ? <div>{customer.name}</div> : null}
            <Anchor href={`mailto:${customer.email}`}>{customer.email}</Anchor>
          </>
        }
      >
        <CustomerLink customer={customer} maySee={maySeeCustomer} />
      </Fact>
      <Fact
        name={t('Customer’s reference')}
        more={t('Placed {{moment}}', { moment: formatShortDateTime(order.createdAt) })}
      >
        <strong>{order.customerReference || '–'}</strong>
      </Fact>
      <Fact
        name={t('Total')}
        more={
          cancelledTotal > 0
            ? t('of it cancelled: {{amount}}', { amount: formatMoney(cancelledTotal) })
            : null
        }
      >
        <strong data-numeric>{formatMoney(order.total)}</strong>
      </Fact>
      <Fact
        name={t('Payment')}
        more={
          <>
            {order.refundDue > 0 ? (
              <div>
                <Badge variant="light" color="red" tt="none" fw={500} miw="max-content">
                  {t('To be refunded: {{amount}}', { amount: formatMoney(order.refundDue) })}
                </Badge>
              </div>
            ) : null}
            {order.paymentMethod}
          </>
        }
      >
        <PaymentBadge status={order.paymentStatus} />
      </Fact>
      <Fact name={t('Delivery')} more={t('Due {{moment}}', { moment: formatShortDateTime(order.dueAt) })}>
        {order.shippingMethod}
      </Fact>
      <Fact name={t('Branch')}>{order.branch.name}</Fact>
    </Facts>
  );
}
