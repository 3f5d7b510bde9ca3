import type { CartLine } from '@partsboard/contract/cart';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkAnchor } from '../../components/links.tsx';
import { Picture } from '../../components/picture.tsx';
import { QuantityInput } from '../../components/quantity-input.tsx';
import { formatMoney, formatPercent } from '../../lib/format.ts';
import { isAvailable } from './cart.queries.ts';
import classes from './cart-lines.module.css';
import { MAX_LINE_QUANTITY } from './limits.ts';

interface Props {
  readonly line: CartLine;
  readonly currency: string;
  readonly showsNet: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

export function CartLineRow({ line, currency, showsNet, onQuantity, onRemove }: Props) {
  const { t } = useTranslation();
  const { Product: product } = line;
  return (
    <li className={classes.line} data-available={isAvailable(line)}>
      <Picture src={product.PictureUrl} alt="" className={classes.picture} fit="contain" />
      <div className={classes.name}>
        <LinkAnchor
          to="/level4/product/$product"
          params={{ product: String(product.Id) }}
          className={classes.sku}
        >
          {product.Sku}
        </LinkAnchor>
        <span>{product.Name}</span>
      </div>
      {isAvailable(line) ? (
        <>
          <QuantityInput
            value={line.Quantity}
            max={MAX_LINE_QUANTITY}
            onChange={onQuantity}
            texts={{
              field: t('Quantity of {{name}}', { name: product.Sku }),
              less: t('One less'),
              more: t('One more'),
            }}
          />
          <Price
            label={t('Gross Catalog Price')}
            gross={formatMoney(product.OldPrice, currency)}
            net={showsNet ? formatMoney(product.OldPriceNetto, currency) : null}
          />
          <Price
            label={t('Gross Price')}
            gross={formatMoney(product.Price, currency)}
            net={showsNet ? formatMoney(product.PriceNetto, currency) : null}
          />
          <div className={classes.amount} data-label={t('Discount %')}>
            {formatPercent(product.Discount)}
          </div>
          <div className={classes.total} data-label={t('Sub Total')}>
            {formatMoney(line.Total, currency)}
          </div>
        </>
      ) : (
        <p className={classes.unavailable}>{t('Product temporarily unavailable.')}</p>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.remove}
        aria-label={`${t('Remove item')}: ${product.Sku}`}
        title={t('Remove item')}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface PriceProps {
  readonly label: string;
  readonly gross: string;
  readonly net: string | null;
}

function Price({ label, gross, net }: PriceProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.amount} data-label={label}>
      {gross}
      {net === null ? null : <span className={classes.net}>{t('{{price}} net', { price: net })}</span>}
    </div>
  );
}
