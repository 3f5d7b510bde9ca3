import type { CartLine } from '@partsboard/contract/cart';
import type { PartFit } from '@partsboard/contract/fit';
import type { LineVehicle, LineVehicles } from '@partsboard/contract/line-vehicles';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { hashKey, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { MAX_FIT_LIST } from '../../lib/api/contract-values.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useChosenVehicleFilter, useFilterOfLineVehicle } from '../vehicles/vehicles.queries.ts';

export type FitOfParts = ReadonlyMap<number, PartFit>;

const nothing: FitOfParts = new Map();
const byProduct = (fits: readonly PartFit[]): FitOfParts => new Map(fits.map((fit) => [fit.ProductId, fit]));

const dataOf = (answers: readonly { readonly data: PartFit[] | undefined }[]) =>
  answers.map(({ data = [] }) => data);

/** Whether the parts of a list fit a vehicle. It is additional: screens do not wait for it and show no failure. */
const fitQuery = (vehicle: VehicleFilterInput | null, productIds: readonly number[]) => {
  const ids = [...new Set(productIds)].toSorted((one, other) => one - other);
  const queryKey = ['fit', currentLanguage(), vehicle, ids] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const portions = Array.from({ length: Math.ceil(ids.length / MAX_FIT_LIST) }, (_, index) =>
        ids.slice(index * MAX_FIT_LIST, (index + 1) * MAX_FIT_LIST),
      );
      const answers = await Promise.all(
        portions.map((ProductIds) => callApi('partFit', { body: { ...vehicle, ProductIds } }, { signal })),
      );
      return answers.flat();
    },
    enabled: vehicle !== null && ids.length > 0,
    // The marks of a list stay while a line is added to it or removed, but not those of another vehicle.
    placeholderData: (before: PartFit[] | undefined, query) =>
      vehicle &&
      ids.length > 0 &&
      query &&
      hashKey(query.queryKey.slice(0, 3)) === hashKey(queryKey.slice(0, 3))
        ? before
        : undefined,
    staleTime: 5 * 60_000,
    meta: { notice: false },
  });
};

/** Whether parts fit a vehicle, by product id; empty while it is not known. */
export function useFitFor(vehicle: VehicleFilterInput | null, productIds: readonly number[]): FitOfParts {
  const { data } = useQuery(fitQuery(vehicle, productIds));
  // Not as the query's `select`: that makes a new map of the placeholder on every render, which then never ends.
  return useMemo(() => (data === undefined ? nothing : byProduct(data)), [data]);
}

/** Whether parts fit the chosen vehicle. */
export const useFit = (productIds: readonly number[]): FitOfParts =>
  useFitFor(useChosenVehicleFilter(), productIds);

/** The same for a list whose form depends on it: undefined while it is asked for, empty where it cannot be found out. */
export function useFitOfList(productIds: readonly number[]): FitOfParts | undefined {
  const query = useQuery(fitQuery(useChosenVehicleFilter(), productIds));
  const isAsked = (query.isLoading && query.failureCount === 0) || query.isPlaceholderData;
  return useMemo(
    () => (isAsked ? undefined : query.data === undefined ? nothing : byProduct(query.data)),
    [isAsked, query.data],
  );
}

/** Whether a part fits a vehicle of its line; undefined while it is not known. */
export type FitOfVehicle = (productId: number, vehicle: LineVehicle) => PartFit | undefined;

export interface LineOfVehicles {
  readonly productId: number;
  readonly vehicles: LineVehicles;
}

export const linesOfVehicles = (lines: readonly CartLine[]): LineOfVehicles[] =>
  lines.map(({ Product, Vehicles }) => ({ productId: Product.Id, vehicles: Vehicles }));

/** Whether lines fit the vehicles for which they were added, one question for each vehicle. */
export function useFitOfLines(lines: readonly LineOfVehicles[]): FitOfVehicle {
  const filterOf = useFilterOfLineVehicle();
  const asked = new Map<number | string, { readonly vehicle: LineVehicle; readonly ids: number[] }>();
  for (const { productId, vehicles } of lines) {
    for (const vehicle of vehicles) {
      const key = vehicle.Id ?? vehicle.Name;
      const { ids = [] } = asked.get(key) ?? {};
      asked.set(key, { vehicle, ids: [...ids, productId] });
    }
  }
  const answers = useQueries({
    queries: Array.from(asked.values(), ({ vehicle, ids }) => fitQuery(filterOf(vehicle), ids)),
    combine: dataOf,
  });
  // The same function while it says the same: hundreds of rows are rendered again with another one.
  const keys = JSON.stringify([...asked.keys()]);
  const fits = useMemo(() => {
    const keyOf = JSON.parse(keys) as readonly (number | string)[];
    return new Map(answers.map((answer, index) => [keyOf[index], byProduct(answer)]));
  }, [answers, keys]);
  return useCallback((productId, { Id, Name }) => fits.get(Id ?? Name)?.get(productId), [fits]);
}

/** Finds which parts do not fit the chosen vehicle, before they are added; what cannot be found out counts as fitting. */
export function useFindUnfit(): (productIds: readonly number[]) => Promise<ReadonlySet<number>> {
  const client = useQueryClient();
  const vehicle = useChosenVehicleFilter();
  return async (productIds) => {
    if (vehicle === null || productIds.length === 0) return new Set();
    const fits = await client.query(fitQuery(vehicle, productIds)).catch(() => []);
    return new Set(fits.flatMap(({ ProductId, Fit }) => (Fit === 'does-not-fit' ? [ProductId] : [])));
  };
}

/** Whether somebody was told that a part does not fit, before the list that it is in knew it. */
export function useFoundUnfit(productId: number): boolean {
  const { data = [] } = useQuery({ ...fitQuery(useChosenVehicleFilter(), [productId]), enabled: false });
  return data.some(({ ProductId, Fit }) => ProductId === productId && Fit === 'does-not-fit');
}
