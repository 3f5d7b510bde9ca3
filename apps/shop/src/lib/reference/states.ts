import type { StateProvince } from '@partsboard/contract/reference';

/** The states or provinces of a country; empty where its addresses need none. */
export const statesOfCountry = (
  states: readonly StateProvince[],
  countryId: string,
): readonly StateProvince[] => states.filter((state) => String(state.CountryId) === countryId);
