import type { StaffPart } from '@partsboard/contract/backoffice/parts';
import { Text } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatNumber } from '@partsboard/ui/lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import classes from './parts.module.css';

/** The open orders that have a part reserved or wait for it. */
export function PartDemand({ part }: { readonly part: StaffPart }) {
  const { t } = useTranslation();
  const mayOpen = useMay()('orders.read');
  if (part.demand.length === 0) return <Text c="dimmed">{t('No open order has this part.')}</Text>;
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Order')}</th>
            <th scope="col">{t('Customer')}</th>
            <th scope="col">{t('Date')}</th>
            <th scope="col">{t('From')}</th>
            <th scope="col" data-number>
              {t('Quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {part.demand.map((each, index) => (
            <tr key={`${each.orderId} ${index}`}>
              <td>
                {mayOpen ? (
                  <LinkAnchor to={paths.order} params={{ id: String(each.orderId) }}>
                    {each.orderNumber}
                  </LinkAnchor>
                ) : (
                  each.orderNumber
                )}
              </td>
              <td>{each.customer}</td>
              <td>{formatDate(each.day)}</td>
              <td>{each.warehouse ?? t('On back order')}</td>
              <td data-number>{formatNumber(each.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {part.hasMoreDemand ? <Text c="dimmed">{t('There are more orders than these.')}</Text> : null}
    </div>
  );
}
