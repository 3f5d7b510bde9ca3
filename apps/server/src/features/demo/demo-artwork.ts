import { drawBanner } from '@partsboard/demo-catalogue/artwork/banners';
import { drawBranch } from '@partsboard/demo-catalogue/artwork/branches';
import { drawIntro } from '@partsboard/demo-catalogue/artwork/intro';
import { drawLogo } from '@partsboard/demo-catalogue/artwork/logo';
import type { BranchCode } from './demo-branches.ts';
import type { BannerName } from './demo-slides.ts';

export type ArtworkName =
  'logo' | 'logo-dark' | 'intro' | `banner-${BannerName}` | `branch-${Exclude<BranchCode, 'CENTRAL'>}`;

/** The shop's own pictures, drawn by the hand that draws the boards. */
export const demoArtwork = (): Readonly<Record<ArtworkName, string>> => ({
  logo: drawLogo('light'),
  'logo-dark': drawLogo('dark'),
  intro: drawIntro(),
  'banner-brakes': drawBanner('home', 0),
  'banner-catalogue': drawBanner('home', 1),
  'banner-delivery': drawBanner('home', 2),
  'banner-filters': drawBanner('service', 0),
  'banner-workshop': drawBanner('service', 1),
  'banner-suspension': drawBanner('accessories', 0),
  'banner-trade': drawBanner('accessories', 1),
  'banner-branches': drawBanner('login', 2),
  'banner-login-parts': drawBanner('login', 0),
  'banner-login-orders': drawBanner('login', 1),
  'branch-WAW': drawBranch(0),
  'branch-KRK': drawBranch(1),
  'branch-GDN': drawBranch(2),
  'branch-WRO': drawBranch(3),
  'branch-POZ': drawBranch(4),
  'branch-KTW': drawBranch(5),
});
