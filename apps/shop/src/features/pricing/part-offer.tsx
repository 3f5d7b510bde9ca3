import type { Product, ProductStock } from '@partsboard/contract/parts';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { BranchStock } from './branch-stock.tsx';
import { CheckStockButton } from './check-stock-button.tsx';
import { PriceTable } from './price-table.tsx';
import { PriceTag } from './price-tag.tsx';
import { useStock } from './pricing.queries.ts';
import { StockAge } from '../../components/stock-age.tsx';
import { useHomeBranch } from './use-home-branch.ts';
import classes from './part-offer.module.css';

interface Props {
  readonly product: Product;
  readonly wanted: number;
  readonly produktart: VehicleKind;
}

/**
 * The known price: that of the stock call, or the product's own where that call failed and the product has one. A price
 * of zero that was not checked means nothing.
 */
export function useOffer(product: Product, produktart: VehicleKind) {
  const stock = useStock(product, produktart);
  const isOwn = product.PriceChecked || (stock.isError && product.Price > 0);
  const known: ProductStock | Product | undefined = stock.data ?? (isOwn ? product : undefined);
  return {
    known,
    hasFailed: stock.isError,
    isFetching: stock.isFetching,
    check: () => void stock.refetch(),
  };
}

/** Price and stock on the page of one part. */
export function PartOffer({ product, wanted, produktart }: Props) {
  const { t } = useTranslation();
  const { known, hasFailed, isFetching, check } = useOffer(product, produktart);
  const home = useHomeBranch(known !== undefined);
  const [isAsked, setIsAsked] = useState(false);
  const takesFocus = isAsked ? focusIfLost : undefined;
  if (!known)
    return (
      <div className={classes.offer}>
        {hasFailed ? <p className={classes.unknown}>{t('The stock is not known at the moment.')}</p> : null}
        <CheckStockButton
          size="sm"
          loading={isFetching}
          again={hasFailed}
          subject={product.Sku}
          onCheck={() => {
            setIsAsked(true);
            check();
          }}
        />
      </div>
    );
  if (known.Price <= 0)
    return (
      <p ref={takesFocus} tabIndex={-1} className={classes.unavailable}>
        {t('Product temporarily unavailable.')}
      </p>
    );
  return (
    <div ref={takesFocus} tabIndex={-1} className={classes.offer}>
      <PriceTag prices={known} size="page" />
      <PriceTable prices={known} />
      <BranchStock inventory={known.WarehouseInventory} wanted={wanted} homeId={home?.Id} />
      <StockAge asOf={'StockAsOf' in known ? known.StockAsOf : undefined} />
    </div>
  );
}
