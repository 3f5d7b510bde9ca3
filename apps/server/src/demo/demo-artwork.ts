import { artworkFile, readAsset } from '@partsboard/demo-catalogue/assets/demo-assets';

const artworkNames = [
  'logo',
  'logo-dark',
  'intro',
  'banner-brakes',
  'banner-catalogue',
  'banner-delivery',
  'banner-filters',
  'banner-workshop',
  'banner-suspension',
  'banner-trade',
  'banner-branches',
  'banner-login-parts',
  'banner-login-orders',
  'branch-WAW',
  'branch-KRK',
  'branch-GDN',
  'branch-WRO',
  'branch-POZ',
  'branch-KTW',
] as const;

export type ArtworkName = (typeof artworkNames)[number];

/** One of the demo shop's own pictures, as SVG. */
export const readArtwork = (name: ArtworkName): string => readAsset(artworkFile(name));

export const readAllArtwork = (): ReadonlyMap<ArtworkName, string> =>
  new Map(artworkNames.map((name) => [name, readArtwork(name)]));
