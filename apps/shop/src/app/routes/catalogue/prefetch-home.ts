import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { bannersQuery } from '../../../features/banners/banners.queries.ts';
import { categoriesQuery } from '../../../features/boards/boards.queries.ts';
import { chosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Fetches the data of the home screen while its code is being loaded. The screen itself reports a failure. */
export function prefetchHome(vehicleType: VehicleKind | undefined): void {
  const queries = [
    categoriesQuery(vehicleFilterInput(chosenVehicle(), vehicleType)),
    bannersQuery('HomePage'),
  ];
  for (const query of queries) {
    queryClient.query<unknown>({ ...query, meta: { notice: false } }).catch(() => undefined);
  }
}
