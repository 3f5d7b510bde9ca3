import type { CartLine } from '@partsboard/contract/cart';
import type { PartFit } from '@partsboard/contract/fit';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FitNote } from '../../components/fit-note.tsx';
import { ForVehicles } from '../../components/for-vehicles.tsx';
import { Picture } from '../../components/picture.tsx';
import { QuantityInput } from '../../components/quantity-input.tsx';
import { RowButton } from '../../components/row-button.tsx';
import { useIsNearViewport } from '../../components/use-is-near-viewport.ts';
import { MAX_LINE_QUANTITY } from '../../lib/api/contract-values.ts';
import { formatMoney, formatPercent } from '@partsboard/ui/lib/format.ts';
import { isAvailable } from './cart.queries.ts';
import type { FitOfVehicle } from '../fit/fit.queries.ts';
import classes from './cart-lines.module.css';
import { LineSupply } from './line-supply.tsx';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly line: CartLine;
  /** Whether it fits the one vehicle against which all lines are checked now. */
  readonly fit: PartFit | undefined;
  /** Whether a part fits a vehicle of its own line; absent while all are checked against one. */
  readonly fitOf: FitOfVehicle | undefined;
  readonly currency: string;
  readonly showsNet: boolean;
  readonly allowsBackOrders: boolean;
  /** Whether the line is among the first, which are seen at once. */
  readonly startsNear: boolean;
  readonly onQuantity: (productId: number, quantity: number) => void;
  /** Called when the person has finished changing the quantity. */
  readonly onLeave: (productId: number) => void;
  readonly onRemove: (line: CartLine) => void;
}

/**
 * Rendered again only when its line changes. Far from the viewport it is plain text, which the browser can still
 * search: controls and pictures of hundreds of lines would make the first view slow.
 */
export const CartLineRow = memo(function CartLineRow({ startsNear, ...props }: Props) {
  const [ref, isNear] = useIsNearViewport<HTMLLIElement>(startsNear);
  const { line, onLeave } = props;
  return (
    <li
      ref={ref}
      className={classes.line}
      data-unavailable={!isAvailable(line)}
      onBlur={() => onLeave(line.Product.Id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onLeave(line.Product.Id);
      }}
    >
      {isNear ? (
        <NearLine {...props} />
      ) : (
        <div className={classes.name}>
          <span className={classes.sku}>{line.Product.Sku}</span>
          <span>{line.Product.Name}</span>
        </div>
      )}
    </li>
  );
});

function NearLine(props: Omit<Props, 'startsNear' | 'onLeave'>) {
  const { line, fit, fitOf, allowsBackOrders, onRemove, ...rest } = props;
  const { t } = useTranslation();
  const { Product: product } = line;
  return (
    <>
      <Picture src={product.PictureUrl} alt="" className={classes.picture} fit="contain" />
      <div className={classes.name}>
        <Link to={paths.product} params={{ product: String(product.Id) }} className={classes.link}>
          {product.Sku}
        </Link>
        <span>{product.Name}</span>
        <ForVehicles
          quantity={line.Quantity}
          vehicles={line.Vehicles}
          fitOf={fitOf && ((vehicle) => fitOf(product.Id, vehicle))}
        />
        <FitNote fit={fit} isCompact />
        {isAvailable(line) ? <LineSupply line={line} allowsBackOrders={allowsBackOrders} /> : null}
      </div>
      {isAvailable(line) ? (
        <AvailableLine line={line} {...rest} />
      ) : (
        <p className={classes.unavailable}>{t('Product temporarily unavailable.')}</p>
      )}
      <RowButton
        look="bare"
        className={classes.remove}
        aria-label={`${t('Remove item')}: ${product.Sku}`}
        title={t('Remove item')}
        onClick={() => onRemove(line)}
      >
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </RowButton>
    </>
  );
}

function AvailableLine({
  line,
  currency,
  showsNet,
  onQuantity,
}: Omit<Props, 'fit' | 'fitOf' | 'startsNear' | 'allowsBackOrders' | 'onLeave' | 'onRemove'>) {
  const { t } = useTranslation();
  const { Product: product } = line;
  return (
    <>
      <div className={classes.quantity}>
        <QuantityInput
          value={line.Quantity}
          max={MAX_LINE_QUANTITY}
          onChange={(quantity) => {
            if (quantity !== line.Quantity) onQuantity(product.Id, quantity);
          }}
          texts={{
            field: t('Quantity of {{name}}', { name: product.Sku }),
            less: t('One less'),
            more: t('One more'),
          }}
        />
      </div>
      <dl className={classes.prices}>
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
        <Price label={t('Discount %')} gross={formatPercent(product.Discount)} net={null} />
      </dl>
      <div className={classes.total} data-label={t('Sub Total')}>
        {formatMoney(line.Total, currency)}
        {line.CoreDeposit === 0 ? null : (
          <span className={classes.net}>
            {t('+ deposit {{amount}}', { amount: formatMoney(line.CoreDeposit * line.Quantity, currency) })}
          </span>
        )}
      </div>
    </>
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
    <div className={classes.price}>
      <dt>{label}</dt>
      <dd>
        {gross}
        {net === null ? null : <span className={classes.net}>{t('{{price}} net', { price: net })}</span>}
      </dd>
    </div>
  );
}
