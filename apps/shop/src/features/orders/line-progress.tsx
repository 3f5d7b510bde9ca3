import type { OrderDetail } from '@partsboard/contract/orders';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './order-table.module.css';

/** What has become of the pieces of a line, as far as anything has. */
export function LineProgress({ item }: { readonly item: OrderDetail['Items'][number] }) {
  const { t } = useTranslation();
  const facts = [
    item.DeliveredQuantity > 0 ? t('sent: {{number}}', { number: item.DeliveredQuantity }) : null,
    item.CancelledQuantity > 0 ? t('cancelled: {{number}}', { number: item.CancelledQuantity }) : null,
    item.ReturnedQuantity > 0 ? t('returned: {{number}}', { number: item.ReturnedQuantity }) : null,
  ].filter((fact) => fact !== null);
  return facts.map((fact) => (
    <div key={fact} className={classes.reference}>
      {fact}
    </div>
  ));
}
