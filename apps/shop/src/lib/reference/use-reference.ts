import type {
  Country,
  Language,
  StateProvince,
  Store,
  StoreConfig,
  Warehouse,
} from '@partsboard/contract/reference';
import type { TopicSummary } from '@partsboard/contract/content';
import { useQuery } from '@tanstack/react-query';
import { referenceQueries } from './reference.queries.ts';

/** Start-up has fetched all of this. What failed then is empty, and the shop works without it. */
const nothing: readonly never[] = [];

export const useConfig = (): StoreConfig | undefined => useQuery(referenceQueries.config).data;
export const useStore = (): Store | undefined => useQuery(referenceQueries.store).data;
export const useLanguages = (): readonly Language[] => useQuery(referenceQueries.languages).data ?? nothing;
export const useWarehouses = (): readonly Warehouse[] =>
  useQuery(referenceQueries.warehouses).data ?? nothing;
export const useCountries = (): readonly Country[] => useQuery(referenceQueries.countries).data ?? nothing;
export const useStateProvinces = (): readonly StateProvince[] =>
  useQuery(referenceQueries.stateProvinces).data ?? nothing;
export const useTopics = (): readonly TopicSummary[] => useQuery(referenceQueries.topics).data ?? nothing;

/** The code of the currency that amounts are shown in. */
export const useCurrencyCode = (): string =>
  useQuery(referenceQueries.currencies).data?.find((currency) => currency.Primary)?.CurrencyCode ?? 'PLN';
