import type { VehicleKind } from '@partsboard/contract/vehicles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@partsboard/ui/api/api-error.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** The fields of a part that the stock calls need. */
export interface PricedPart {
  readonly Id: number;
  readonly Sku: string;
  readonly Name: string;
  readonly Brand: string;
}

export const stockKey = (productId: number) => ['stock', productId] as const;

/** Any other error is said where the stock would be, with a button that tries again. */
const isSessionLost = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Price and stock of one part for the customer. Fetched on demand only: the answer may come from an ERP system. */
export const stockQuery = ({ Id, Sku, Brand }: PricedPart, produktart: VehicleKind) =>
  queryOptions({
    queryKey: stockKey(Id),
    queryFn: ({ signal }) =>
      callApi('productStock', { body: { sku: Sku, marke: Brand, produktart } }, { signal }),
    staleTime: 60_000,
    retry: false,
    meta: { notice: isSessionLost },
  });

/** The price and stock fetched so far, and a function that fetches them. */
export const useStock = (part: PricedPart, produktart: VehicleKind) =>
  useQuery({ ...stockQuery(part, produktart), enabled: false });
