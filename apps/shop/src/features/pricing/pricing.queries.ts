import type { ProductStock } from '@partsboard/contract/parts';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isSessionLost } from '@partsboard/ui/api/api-error.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** The fields of a part that the stock calls need. */
export interface PricedPart {
  readonly Id: number;
  readonly Sku: string;
  readonly Name: string;
  readonly Brand: string;
}

export const stockKey = (productId: number) => ['stock', productId] as const;

/** Price and stock of one part for the customer. Fetched on demand only: the answer may come from an ERP system. */
export const stockQuery = ({ Id, Sku, Brand }: PricedPart, produktart: VehicleKind) =>
  queryOptions({
    queryKey: stockKey(Id),
    queryFn: ({ signal }) =>
      callApi('productStock', { body: { sku: Sku, marke: Brand, produktart } }, { signal }),
    staleTime: 60_000,
    retry: false,
    // Any other error is said where the stock would be, with a button that tries again.
    meta: { notice: isSessionLost },
  });

/** The price and stock fetched so far, and a function that fetches them. */
export const useStock = (part: PricedPart, produktart: VehicleKind) =>
  useQuery({ ...stockQuery(part, produktart), enabled: false });

/** The server's limit for one call. */
const LIST_SIZE = 200;

/** Price and stock of many parts, in as few calls as the server allows. */
export async function fetchStock(
  productIds: readonly number[],
  signal?: AbortSignal,
): Promise<readonly ProductStock[]> {
  const ids = [...new Set(productIds)];
  const pages = Array.from({ length: Math.ceil(ids.length / LIST_SIZE) }, (_, page) =>
    ids.slice(page * LIST_SIZE, (page + 1) * LIST_SIZE),
  );
  const answers = await Promise.all(
    pages.map((ProductIds) =>
      callApi('productStockList', { body: { ProductIds } }, signal ? { signal } : {}),
    ),
  );
  return answers.flat();
}

/** Price and stock of the parts of a list that is on the screen; without them the list can still be used. */
export const stockListQuery = (productIds: readonly number[]) =>
  queryOptions({
    queryKey: ['stock-list', ...productIds],
    queryFn: ({ signal }) => fetchStock(productIds, signal),
    enabled: productIds.length > 0,
    staleTime: 60_000,
    meta: { notice: isSessionLost },
  });
