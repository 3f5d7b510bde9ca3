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
import {
  configQuery,
  countriesQuery,
  currenciesQuery,
  languagesQuery,
  stateProvincesQuery,
  storeQuery,
  topicsQuery,
  warehousesQuery,
} from './reference.queries.ts';

/** Start-up has fetched all of this; what failed then is empty, and the shop works without it. */
const nothing: readonly never[] = [];

export const useConfig = (): StoreConfig | undefined => useQuery(configQuery).data;
export const useStore = (): Store | undefined => useQuery(storeQuery).data;
export const useLanguages = (): readonly Language[] => useQuery(languagesQuery).data ?? nothing;
export const useWarehouses = (): readonly Warehouse[] => useQuery(warehousesQuery).data ?? nothing;
export const useCountries = (): readonly Country[] => useQuery(countriesQuery).data ?? nothing;
export const useStateProvinces = (): readonly StateProvince[] =>
  useQuery(stateProvincesQuery).data ?? nothing;
export const useTopics = (): readonly TopicSummary[] => useQuery(topicsQuery).data ?? nothing;

/** The code of the currency that amounts are shown in. */
export const useCurrencyCode = (): string =>
  useQuery(currenciesQuery).data?.find((currency) => currency.Primary)?.CurrencyCode ?? 'PLN';
