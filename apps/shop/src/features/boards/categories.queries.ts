import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { queryOptions } from '@tanstack/react-query';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** The catalogue changes only with an import. */
export const CATALOGUE_STALE_MS = 5 * 60_000;

/** Catalogue answers depend on the language and on the vehicle that parts are matched with. */
export const catalogueKey = (vehicle: VehicleFilterInput, ...rest: readonly unknown[]) =>
  ['catalogue', currentLanguage(), vehicle, ...rest] as const;

/** All main groups and subgroups that have boards for the vehicle. */
export const categoriesQuery = (vehicle: VehicleFilterInput) =>
  queryOptions({
    queryKey: catalogueKey(vehicle, 'categories'),
    queryFn: ({ signal }) => callApi('categories', { body: vehicle }, { signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
