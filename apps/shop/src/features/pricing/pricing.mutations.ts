import type { ProductStock } from '@partsboard/contract/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { stockKey, type PricedPart } from './pricing.queries.ts';

/** The server's limit for one call. */
const LIST_SIZE = 200;

const unavailable = ({ Id, Sku, Name }: PricedPart): ProductStock => ({
  Id,
  Sku,
  Name,
  Price: 0,
  PriceNetto: 0,
  OldPrice: 0,
  OldPriceNetto: 0,
  Discount: 0,
  WarehouseInventory: [],
});

async function stockOfAll(parts: readonly PricedPart[]): Promise<readonly ProductStock[]> {
  const ids = [...new Set(parts.map(({ Id }) => Id))];
  const pages = Array.from({ length: Math.ceil(ids.length / LIST_SIZE) }, (_, page) =>
    ids.slice(page * LIST_SIZE, (page + 1) * LIST_SIZE),
  );
  const answers = await Promise.all(
    pages.map((ProductIds) => callApi('productStockList', { body: { ProductIds } })),
  );
  return answers.flat();
}

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
