import type { CartLine, CsvRowOutcome } from '@partsboard/contract/cart';
import type { CheckoutRequest, Totals } from '@partsboard/contract/checkout';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import type { ImportRow } from './row-table.ts';

/** The brand whose parts are meant where several have a number. */
interface MeantBrand {
  readonly brandId?: number;
}

/** Everything under `all`, the checkout included, is fetched again when the cart changes. */
export const cartKeys = {
  all: ['cart'] as const,
  lines: () => [...cartKeys.all, 'lines', currentLanguage()] as const,
  totals: (request: CheckoutRequest) => [...cartKeys.all, 'totals', request] as const,
  checkout: ['cart', 'checkout'] as const,
  /** Of the mutations that add a part by its button. */
  addition: ['cart', 'addition'] as const,
  /** Of the mutations that change a quantity. */
  quantity: ['cart', 'quantity'] as const,
  csvCheck: (rows: readonly ImportRow[], brand: MeantBrand) =>
    ['csv-check', currentLanguage(), brand, rows] as const,
};

/** Prices are read by every call, so what is shown is never older than the last visit. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.lines(),
    queryFn: ({ signal }): Promise<CartLine[]> => callApi('cart', { query: {} }, { signal }),
  });

/** The checkout's configuration before anything is chosen. */
const nothingChosen = {
  BillingAddressId: '',
  ShippingAddressId: '',
  ShippingMethodName: '',
  ShippingRateComputationMethodSystemName: '',
  PickUpInStoreId: '',
  PaymentMethodSystemName: '',
  TermsOfServiceOnOrderConfirmPage: false,
  OrderNote: '',
  OrderPointId: '',
} satisfies Required<CheckoutRequest>;

/** Totals with the choices made so far. */
export function totalsQuery(choices: CheckoutRequest) {
  const request = { ...nothingChosen, ...choices };
  return queryOptions({
    queryKey: cartKeys.totals(request),
    queryFn: ({ signal }): Promise<Totals> => callApi('totals', { body: request }, { signal }),
  });
}

/** A line can be bought only at a price above zero. */
export const isAvailable = (line: CartLine): boolean => line.Product.Price > 0;

export const hasUnavailable = (lines: readonly CartLine[]): boolean => !lines.every(isAvailable);

/** What an import would do with each row. Fetched once: after the import the answer is its result. */
export const checkRowsQuery = (rows: readonly ImportRow[], brand: MeantBrand) =>
  queryOptions({
    queryKey: cartKeys.csvCheck(rows, brand),
    queryFn: ({ signal }) => callApi('checkCsv', { query: brand, body: [...rows] }, { signal }),
    staleTime: Infinity,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** What an import would do with this row now. */
export const checkRow = async (row: ImportRow, brand: MeantBrand): Promise<CsvRowOutcome | undefined> =>
  (await callApi('checkCsv', { query: brand, body: [row] }))[0];

/** Rows that an import does not take. */
export const isRefused = ({ Status }: Pick<CsvRowOutcome, 'Status'>): boolean =>
  Status !== 'added' && Status !== 'replaced';
