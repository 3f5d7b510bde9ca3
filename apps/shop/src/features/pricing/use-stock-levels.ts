import type { VehicleKind } from '@partsboard/contract/vehicles';
import { useQueries } from '@tanstack/react-query';
import { stockQuery, type PricedPart } from './pricing.queries.ts';
import { stockLevel, totalStock, type StockLevel } from './stock-level.ts';

/** The stock level of every part that has been checked so far, by product id. */
export const useStockLevels = (
  parts: readonly PricedPart[],
  produktart: VehicleKind,
): ReadonlyMap<number, StockLevel> =>
  useQueries({
    queries: parts.map((part) => ({ ...stockQuery(part, produktart), enabled: false })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) =>
          data
            ? [[data.Id, data.Price > 0 ? stockLevel(totalStock(data.WarehouseInventory), 1) : 'none']]
            : [],
        ),
      ),
  });
