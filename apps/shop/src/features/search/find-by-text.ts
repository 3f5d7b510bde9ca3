import type { CatalogueSearchResult } from '@partsboard/contract/search';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { queryClient } from '../../lib/query-client.ts';
import { findByNumber, findPart, possibleKinds, type FoundByNumber } from './find-by-number.queries.ts';
import { catalogueSearchQuery, isNothing } from './search.queries.ts';

export interface FoundByText extends FoundByNumber {
  /** By name, or by the beginning of a number, where nothing has the number itself. */
  readonly named: CatalogueSearchResult | null;
}

async function findNamed(text: string, vehicle: VehicleFilterInput): Promise<CatalogueSearchResult | null> {
  if (!possibleKinds(text).partNumber) return null;
  const found = await queryClient.query(catalogueSearchQuery(text, vehicle));
  return isNothing(found) ? null : found;
}

/** Searches for the text as a VIN and as a number, and only then as a name: what was suggested is found. */
export async function findByText(text: string, vehicle: VehicleFilterInput): Promise<FoundByText> {
  const found = await findByNumber(text, vehicle);
  const isFound = found.vehicles.length > 0 || found.find !== null;
  return { ...found, named: isFound ? null : await findNamed(text, vehicle) };
}

/** A part by its number; where none has it, those whose number begins so. */
export async function findByNumberOrStart(
  text: string,
  vehicle: VehicleFilterInput,
): Promise<Omit<FoundByText, 'vehicles'>> {
  const find = await findPart(text, vehicle);
  return { find, named: find ? null : await findNamed(text, vehicle) };
}
