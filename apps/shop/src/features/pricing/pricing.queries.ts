import type { ProductStock } from '@partsboard/contract/products';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** A part as the stock calls name it. */
export interface PricedPart {
  readonly Id: number;
  readonly Sku: string;
  readonly Name: string;
  readonly Brand: string;
}

/** The server's limit for one call. */
const LIST_SIZE = 200;

/** Price and stock of one part for the customer who asks. Asked on demand only: the answer may be an ERP's. */
export const stockQuery = ({ Id, Sku, Brand }: PricedPart, produktart: VehicleKind) =>
  queryOptions({
    queryKey: ['stock', Id],
    queryFn: ({ signal }) =>
      callApi('productStock', { body: { sku: Sku, marke: Brand, produktart } }, { signal }),
    staleTime: 60_000,
    retry: false,
  });

/** What is known so far about the price of a part, and how to ask. */
export const useStock = (part: PricedPart, produktart: VehicleKind) =>
  useQuery({ ...stockQuery(part, produktart), enabled: false });

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

/** Asks for a whole board at once; every line then knows its answer. */
export function useStockOfAll() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: stockOfAll,
    onSuccess: (answers, parts) => {
      const known = new Map(answers.map((answer) => [answer.Id, answer]));
      for (const part of parts) {
        queryClient.setQueryData(['stock', part.Id], known.get(part.Id) ?? unavailable(part));
      }
    },
  });
}
