import type { BoardLine } from '@partsboard/contract/boards';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import type { ReactElement } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { defaultQuantity } from '../../../features/boards/board-line.ts';
import { BranchStockText } from '../../../features/pricing/branch-stock-text.tsx';
import { PriceTag } from '../../../features/pricing/price-tag.tsx';
import { useStock } from '../../../features/pricing/pricing.queries.ts';
import { StockAge } from '../../../components/stock-age.tsx';
import { useHomeBranch } from '../../../features/pricing/use-home-branch.ts';
import classes from './position-tip.module.css';

/** More lines than this are counted and not listed. */
const LISTED = 3;

interface Props {
  readonly lines: readonly BoardLine[];
  readonly kind: VehicleKind;
  readonly id: string;
  /** Lies over the callout. */
  readonly anchor: ReactElement;
}

/** Name, price and stock of the parts of a position, beside its callout. */
export function PositionTip({ lines, kind, id, anchor }: Props) {
  const { t } = useTranslation();
  const more = lines.length - LISTED;
  return (
    <Popover
      opened
      position="bottom"
      offset={10}
      shadow="md"
      withRoles={false}
      trapFocus={false}
      // A tip belongs to the landmark of what it is about.
      portalProps={{ target: 'main' }}
    >
      <Popover.Target>{anchor}</Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" className={classes.tip}>
        {lines.length === 0 ? t('No part for this vehicle.') : null}
        {lines.slice(0, LISTED).map((line) => (
          <TipLine key={line.LineId} line={line} kind={kind} />
        ))}
        {more > 0 ? <p className={classes.more}>{t('and {{count}} more', { count: more })}</p> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function TipLine({ line, kind }: { readonly line: BoardLine; readonly kind: VehicleKind }) {
  const { t } = useTranslation();
  const { data: stock } = useStock(line, kind);
  const home = useHomeBranch(stock !== undefined);
  return (
    <div className={classes.line}>
      <p className={classes.name}>{line.Name}</p>
      {stock === undefined ? (
        <p className={classes.more}>{t('Price and stock were not checked yet.')}</p>
      ) : stock.Price <= 0 ? (
        <p className={classes.unavailable}>{t('Product temporarily unavailable.')}</p>
      ) : (
        <div className={classes.offer}>
          <PriceTag prices={stock} />
          <BranchStockText inventory={stock.WarehouseInventory} wanted={defaultQuantity(line)} home={home} />
          <StockAge asOf={stock.StockAsOf} />
        </div>
      )}
    </div>
  );
}
