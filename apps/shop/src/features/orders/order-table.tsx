import type { OrderListItem } from '@partsboard/contract/orders';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { formatDate, formatMoney } from '@partsboard/ui/lib/format.ts';
import classes from './order-table.module.css';
import { StatusText } from './status-text.tsx';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly orders: readonly OrderListItem[];
  readonly currency: string;
}

export function OrderTable({ orders, currency }: Props) {
  const { t } = useTranslation();
  return (
    <table className={`${classes.table} ${classes.orders}`}>
      <thead>
        <tr>
          <th scope="col">{t('Order number')}</th>
          <th scope="col">{t('Date')}</th>
          <th scope="col">{t('Order status')}</th>
          <th scope="col">{t('Payment status')}</th>
          <th scope="col">{t('Shipping status')}</th>
          <th scope="col">{t('Branch')}</th>
          <th scope="col">{t('Shipping method')}</th>
          <th scope="col" data-number>
            {t('Order total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.Id}>
            <th scope="row" data-cell="number" data-label={t('Order number')}>
              <LinkAnchor to={paths.accountOrder} params={{ id: String(order.Id) }}>
                {order.OrderNumber}
              </LinkAnchor>
              {order.CustomerReference === '' ? null : (
                <div className={classes.reference}>{order.CustomerReference}</div>
              )}
            </th>
            <td data-cell="date" data-label={t('Date')}>
              {formatDate(order.CreatedOn)}
            </td>
            <td data-cell="order" data-label={t('Order status')}>
              <StatusText status={order.OrderStatus} />
            </td>
            <td data-cell="payment" data-label={t('Payment status')}>
              <StatusText status={order.PaymentStatus} />
            </td>
            <td data-cell="shipping" data-label={t('Shipping status')}>
              <StatusText status={order.ShippingStatus} />
            </td>
            <td data-cell="branch" data-label={t('Branch')}>
              {order.OrderPoint}
            </td>
            <td data-cell="delivery" data-label={t('Shipping method')}>
              {order.ShippingMethod}
            </td>
            <td data-cell="total" data-label={t('Order total')} data-number>
              {formatMoney(order.OrderTotal, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
