import { drawBanner } from '@partsboard/demo-catalogue/artwork/banners';
import { drawBranch } from '@partsboard/demo-catalogue/artwork/branches';
import { drawIntro } from '@partsboard/demo-catalogue/artwork/intro';
import { drawLogo } from '@partsboard/demo-catalogue/artwork/logo';
import type { BranchCode } from './demo-branches.ts';
import type { BannerName } from './demo-slides.ts';

type PicturedBranch = Exclude<BranchCode, 'CENTRAL'>;
export type ArtworkName =
  'logo' | 'logo-dark' | 'intro' | `banner-${BannerName}` | `branch-${PicturedBranch}`;

type Artwork = Readonly<Record<ArtworkName, string>>;

/** How each picture of the demo shop is drawn. Together they take a second or two. */
const drawings: Readonly<Record<ArtworkName, () => string>> = {
  logo: () => drawLogo('light'),
  'logo-dark': () => drawLogo('dark'),
  intro: () => drawIntro(),
  'banner-brakes': () => drawBanner('home', 0),
  'banner-catalogue': () => drawBanner('home', 1),
  'banner-delivery': () => drawBanner('home', 2),
  'banner-service-kits': () => drawBanner('service', 0),
  'banner-air-filters': () => drawBanner('service', 1),
  'banner-original-parts': () => drawBanner('accessories', 0),
  'banner-trade-credit': () => drawBanner('accessories', 1),
  'banner-login-prices': () => drawBanner('motorcycle', 0),
  'banner-login-orders': () => drawBanner('motorcycle', 1),
  'branch-WAW': () => drawBranch(0),
  'branch-KRK': () => drawBranch(1),
  'branch-GDN': () => drawBranch(2),
  'branch-WRO': () => drawBranch(3),
  'branch-POZ': () => drawBranch(4),
  'branch-KTW': () => drawBranch(5),
};

/** Makes every picture of the demo shop, by default with the real drawings. */
export const makeArtwork = (draw: (name: ArtworkName) => string = (name) => drawings[name]()): Artwork =>
  // The keys of the table are the names.
  Object.fromEntries((Object.keys(drawings) as ArtworkName[]).map((name) => [name, draw(name)])) as Record<
    ArtworkName,
    string
  >;
