import type { VehicleKind } from '@partsboard/contract/vehicles';
import { useQueries } from '@tanstack/react-query';
import { stockQuery, type PricedPart } from './pricing.queries.ts';
import { stockLevel, totalStock, type StockLevel } from './stock-level.ts';

/** The stock level of every part that has been checked so far, for the quantity wanted of it, by product id. */
export const useStockLevels = <Part extends PricedPart>(
  parts: readonly Part[],
  produktart: VehicleKind,
  wanted: (part: Part) => number,
): ReadonlyMap<number, StockLevel> =>
  useQueries({
    queries: parts.map((part) => ({ ...stockQuery(part, produktart), enabled: false })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) => {
          const part = parts[index];
          if (!data || !part) return [];
          const stock = data.Price > 0 ? totalStock(data.WarehouseInventory) : 0;
          return [[data.Id, stockLevel(stock, wanted(part))]];
        }),
      ),
  });
