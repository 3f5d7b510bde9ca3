import type { ProductStock } from '@partsboard/contract/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchStock, stockKey, type PricedPart } from './pricing.queries.ts';

const unavailable = ({ Id, Sku, Name }: PricedPart): ProductStock => ({
  Id,
  Sku,
  Name,
  Price: 0,
  PriceNetto: 0,
  OldPrice: 0,
  OldPriceNetto: 0,
  Discount: 0,
  CoreDeposit: 0,
  WarehouseInventory: [],
});

const stockOfAll = (parts: readonly PricedPart[]): Promise<readonly ProductStock[]> =>
  fetchStock(parts.map(({ Id }) => Id));

/** Fetches price and stock of a whole board at once, and stores each answer for its line. */
export function useStockOfAll() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: stockOfAll,
    onSuccess: (answers, parts) => {
      const known = new Map(answers.map((answer) => [answer.Id, answer]));
      for (const part of parts) {
        queryClient.setQueryData(stockKey(part.Id), known.get(part.Id) ?? unavailable(part));
      }
    },
  });
}
