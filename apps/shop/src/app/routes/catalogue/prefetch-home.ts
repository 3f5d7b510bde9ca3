import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { bannersQuery } from '../../../features/content/banners.queries.ts';
import { categoriesQuery } from '../../../features/boards/boards.queries.ts';
import { chosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { queryClient } from '../../../lib/query-client.ts';

const ignore = (): void => undefined;

/** Fetches the data of the home screen while its code is being loaded. The screen itself reports a failure. */
export function prefetchHome(vehicleType: VehicleKind | undefined): void {
  const vehicle = vehicleFilterInput(chosenVehicle(), vehicleType);
  queryClient.query({ ...categoriesQuery(vehicle), meta: { notice: false } }).catch(ignore);
  queryClient.query(bannersQuery('HomePage')).catch(ignore);
}
