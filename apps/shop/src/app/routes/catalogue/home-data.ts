import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { bannersQuery } from '../../../features/content/banners.queries.ts';
import { categoriesQuery } from '../../../features/boards/categories.queries.ts';
import { storedCategories } from '../../../features/boards/stored-categories.ts';
import { chosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { queryClient } from '../../../lib/query-client.ts';

const ignore = (): void => undefined;

/**
 * Fetches what the home screen shows, and waits for its categories where this browser has stored none of the vehicle. The screen
 * itself reports a failure.
 */
export async function fetchHomeData(vehicleType: VehicleKind | undefined): Promise<void> {
  const vehicle = vehicleFilterInput(chosenVehicle(), vehicleType);
  const categories = queryClient
    .query({ ...categoriesQuery(vehicle), meta: { notice: false } })
    .catch(ignore);
  queryClient.query(bannersQuery('HomePage')).catch(ignore);
  if (storedCategories(vehicle) === undefined) await categories;
}
