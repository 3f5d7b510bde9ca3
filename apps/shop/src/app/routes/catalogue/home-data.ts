import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { bannersQuery } from '../../../features/content/banners.queries.ts';
import { categoriesQuery } from '../../../features/boards/categories.queries.ts';
import { storedCategories } from '../../../features/boards/stored-categories.ts';
import { chosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { whenIdle } from '../../../lib/when-idle.ts';

const ignore = (): void => undefined;
const fetchBanners = () => void queryClient.query(bannersQuery('HomePage')).catch(ignore);

/**
 * Fetches what the home screen shows, and waits for its categories. Where this browser has stored those of the vehicle, the
 * screen is drawn first and asks itself for newer ones. It also reports a failure.
 */
export async function fetchHomeData(vehicleType: VehicleKind | undefined): Promise<void> {
  const vehicle = chosenVehicle();
  // With a vehicle they are folded.
  if (vehicle) whenIdle(fetchBanners);
  else fetchBanners();
  const filter = vehicleFilterInput(vehicle, vehicleType);
  if (storedCategories(filter) !== undefined) return;
  await queryClient.query({ ...categoriesQuery(filter), meta: { notice: false } }).catch(ignore);
}
