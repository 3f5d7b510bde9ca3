/** The one search field of the header, between navigation and icons. */
export function HeaderSearch() {
  return null;
}

/** The chosen vehicle, under the header and never hidden with it. */
export function VehicleBar() {
  return null;
}

/** The numbers on the icons; a number that is not known yet shows no badge. */
export interface HeaderCounts {
  readonly shoppingLists?: number;
  readonly cartLines?: number;
}

export function useHeaderCounts(): HeaderCounts {
  return {};
}
