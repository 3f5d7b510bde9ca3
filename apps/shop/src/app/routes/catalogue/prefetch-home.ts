import type { VehicleKind } from '@partsboard/contract/vehicles';

/**
 * Fetches the data of the home screen while its code is being loaded. What knows the vehicle is not in the first code: the
 * login page needs none of it.
 */
export const prefetchHome = (vehicleType: VehicleKind | undefined): Promise<void> =>
  import('./home-data.ts').then((file) => file.fetchHomeData(vehicleType)).catch(() => undefined);
