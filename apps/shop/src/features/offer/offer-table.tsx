import type { CartLine } from '@partsboard/contract/cart';
import { fullVehicleName } from '@partsboard/domain/line-vehicles';
import { fromBasisPoints, toBasisPoints, toMajor, type BasisPoints } from '@partsboard/domain/money';
import { exceedsOwnDiscount, offerLine } from '@partsboard/domain/offer';
import { memo } from 'react';
import { ForVehicles } from '../../components/for-vehicles.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatPercent } from '@partsboard/ui/lib/format.ts';
import { DecimalField } from './decimal-field.tsx';
import { discountOf, toOfferLine, vehicleOfAllLines, type OfferDraft } from './offer-draft.ts';
import offer from './offer.module.css';
import classes from './offer-table.module.css';

interface Props {
  readonly lines: readonly CartLine[];
  readonly draft: OfferDraft;
  readonly currency: string;
  readonly onDiscount: (productId: number, percent: number) => void;
}

/** The client's lines and their vehicles, one for all lines only once. The workshop's own discount is shown on the screen and never printed. */
export function OfferTable({ lines, draft, currency, onDiscount }: Props) {
  const { t } = useTranslation();
  const vehicle = vehicleOfAllLines(lines);
  return (
    <table className={classes.table}>
      {vehicle ? (
        <caption className={classes.vehicle}>
          {t('for {{vehicle}}', { vehicle: fullVehicleName(vehicle) })}
        </caption>
      ) : null}
      <thead>
        <tr>
          <th scope="col">{t('SKU')}</th>
          <th scope="col">{t('Name')}</th>
          <th scope="col">{t('Qty')}</th>
          <th scope="col">{t('Gross Catalog Price')}</th>
          <th scope="col">{t('Gross Price')}</th>
          <th scope="col">{t('Sub Total')}</th>
          <th scope="col">{t('Discount %')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <OfferRow
            key={line.Product.Id}
            line={line}
            namesVehicles={vehicle === null}
            discount={discountOf(draft, line.Product.Id)}
            currency={currency}
            onDiscount={onDiscount}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly line: CartLine;
  readonly namesVehicles: boolean;
  readonly discount: BasisPoints;
  readonly currency: string;
  readonly onDiscount: Props['onDiscount'];
}

const OfferRow = memo(function OfferRow({ line, namesVehicles, discount, currency, onDiscount }: RowProps) {
  const { t } = useTranslation();
  const { Product: product } = line;
  const { price, total } = offerLine(toOfferLine(line, discount));
  const isTooMuch = exceedsOwnDiscount(discount, toBasisPoints(product.Discount));
  return (
    <tr>
      <th scope="row" data-label={t('SKU')} className={classes.sku}>
        {product.Sku}
      </th>
      <td data-label={t('Name')} className={classes.name}>
        <div>
          {product.Name}
          {namesVehicles ? <ForVehicles quantity={line.Quantity} vehicles={line.Vehicles} showsVin /> : null}
        </div>
      </td>
      <td data-label={t('Qty')}>{line.Quantity}</td>
      <td data-label={t('Gross Catalog Price')}>{formatMoney(product.OldPrice, currency)}</td>
      <td data-label={t('Gross Price')}>{formatMoney(toMajor(price), currency)}</td>
      <td data-label={t('Sub Total')}>{formatMoney(toMajor(total), currency)}</td>
      <td data-label={t('Discount %')} className={classes.discount}>
        <span className={classes.printed}>{formatPercent(fromBasisPoints(discount))}</span>
        <div className={offer.screen}>
          <DecimalField
            label={`${t('Discount %')}: ${product.Sku}`}
            hideLabel
            value={fromBasisPoints(discount)}
            suffix="%"
            onChange={(percent) => onDiscount(product.Id, percent)}
          />
          <span className={classes.own}>
            {t('Your Discount')}: {formatPercent(product.Discount)}
          </span>
          {isTooMuch ? (
            <span className={classes.warning} role="status">
              {t('The customer discount is greater than yours.')}
            </span>
          ) : null}
        </div>
      </td>
    </tr>
  );
});
