import { drawBanner } from './banners.ts';
import { drawBranch } from './branches.ts';
import { drawIntro } from './intro.ts';
import { drawLogo } from './logo.ts';

/** The demo shop's own pictures by the names under which the demo data asks for them. */
export const artwork = (): Readonly<Record<string, string>> => ({
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
