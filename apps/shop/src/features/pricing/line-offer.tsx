import type { VehicleKind } from '@partsboard/contract/vehicles';
import { Popover, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { BranchStock } from './branch-stock.tsx';
import { BranchStockText } from './branch-stock-text.tsx';
import { CheckStockButton } from './check-stock-button.tsx';
import { PriceTable } from './price-table.tsx';
import { PriceTag } from './price-tag.tsx';
import { useStock, type PricedPart } from './pricing.queries.ts';
import { StockAge } from '../../components/stock-age.tsx';
import { useHomeBranch } from './use-home-branch.ts';
import classes from './line-offer.module.css';

interface Props {
  readonly part: PricedPart;
  readonly wanted: number;
  readonly produktart: VehicleKind;
  /** Whether the whole board is being checked. */
  readonly loading: boolean;
  /** Whether checking the whole board has failed. */
  readonly failed: boolean;
}

/** Price and stock of one line, which open to all prices and branches; or a button that fetches them. */
export function LineOffer({ part, wanted, produktart, loading, failed }: Props) {
  const { t } = useTranslation();
  const { data: stock, isFetching, isError, refetch } = useStock(part, produktart);
  const home = useHomeBranch(stock !== undefined);
  const [isAsked, setIsAsked] = useState(false);
  const takesFocus = isAsked ? focusIfLost : undefined;
  if (!stock) {
    const isRunning = loading || isFetching;
    const isUnknown = !isRunning && (failed || isError);
    return (
      <div className={classes.ask}>
        {isUnknown ? (
          <span className={classes.unknown}>{t('The stock is not known at the moment.')}</span>
        ) : null}
        <CheckStockButton
          loading={isRunning}
          again={isUnknown}
          subject={part.Sku}
          onCheck={() => {
            setIsAsked(true);
            void refetch();
          }}
        />
      </div>
    );
  }
  if (stock.Price <= 0) {
    return (
      <span ref={takesFocus} tabIndex={-1} className={classes.unavailable}>
        {t('Product temporarily unavailable.')}
      </span>
    );
  }
  return (
    <Popover position="bottom-end" withArrow shadow="md" trapFocus={false}>
      <Popover.Target>
        <UnstyledButton ref={takesFocus} className={classes.offer}>
          <PriceTag prices={stock} />{' '}
          <span className={classes.stock}>
            <BranchStockText inventory={stock.WarehouseInventory} wanted={wanted} home={home} />
            <StockAge asOf={stock.StockAsOf} />
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.details}>
          <PriceTable prices={stock} />
          <BranchStock inventory={stock.WarehouseInventory} wanted={wanted} homeId={home?.Id} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
