export { HeaderSearch } from '../catalogue/header-search.tsx';
export { VehicleBar } from '../../features/vehicles/vehicle-bar.tsx';

/** The numbers on the icons; a number that is not known yet shows no badge. */
export interface HeaderCounts {
  readonly shoppingLists?: number;
  readonly cartLines?: number;
}

export function useHeaderCounts(): HeaderCounts {
  return {};
}
