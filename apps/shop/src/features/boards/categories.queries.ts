import type { Category } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { queryOptions } from '@tanstack/react-query';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { storeCategories, storedCategories } from './stored-categories.ts';

/** The catalogue changes only with an import. */
export const CATALOGUE_STALE_MS = 5 * 60_000;

/** Catalogue answers depend on the language and on the vehicle that parts are matched with. */
export const catalogueKey = (vehicle: VehicleFilterInput, ...rest: readonly unknown[]) =>
  ['catalogue', currentLanguage(), vehicle, ...rest] as const;

/** All main groups and subgroups that have boards for the vehicle; those of the last visit until the server has answered. */
export function categoriesQuery(vehicle: VehicleFilterInput) {
  const last = storedCategories(vehicle);
  return queryOptions({
    queryKey: catalogueKey(vehicle, 'categories'),
    queryFn: async ({ signal }): Promise<Category[]> => {
      const categories = await callApi('categories', { body: vehicle }, { signal });
      storeCategories(vehicle, categories);
      return categories;
    },
    ...(last ? { placeholderData: last } : {}),
    staleTime: CATALOGUE_STALE_MS,
  });
}
