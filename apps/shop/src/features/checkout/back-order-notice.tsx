import type { Totals } from '@partsboard/contract/checkout';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './checkout.module.css';
import { lacksStock } from './lacks-stock.ts';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly totals: Pick<Totals, 'BackOrders' | 'BackOrdersAllowed'>;
}

/** Lists the pieces on back order before the order is placed, or as the reason why it cannot be. */
export function BackOrderNotice({ totals }: Props) {
  const { t } = useTranslation();
  if (totals.BackOrders.length === 0) return null;
  const isRefused = lacksStock(totals);
  return (
    <Alert
      color={isRefused ? 'red' : 'amber'}
      role={isRefused ? 'alert' : 'status'}
      title={isRefused ? t('Not available in this quantity') : t('On back order')}
    >
      <p className={classes.alert}>
        {isRefused
          ? t('These pieces are not in stock, and the shop takes no back orders at the moment.')
          : t('These pieces are not in stock. You order them too; they follow as soon as they have arrived.')}
      </p>
      <ul className={classes.backOrders}>
        {totals.BackOrders.map((line) => (
          <li key={line.ProductId}>
            <strong>{t('{{quantity}} pcs', { quantity: line.Quantity })}</strong> {`${line.Sku} ${line.Name}`}
          </li>
        ))}
      </ul>
      {isRefused ? <LinkAnchor to={paths.cart}>{t('Lower the quantities in the cart')}</LinkAnchor> : null}
    </Alert>
  );
}
