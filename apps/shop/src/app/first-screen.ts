import { beginCall } from '../lib/api/api-client.ts';
import { sliderTypes } from '../lib/api/contract-values.ts';
import { isAuthenticated } from '../lib/session.ts';

const layout = () => import('./layouts/default-layout.tsx');

/** The login page shows its first banner larger than anything else. */
async function fetchLoginBanner(): Promise<void> {
  const [banner] = await beginCall('slider', { query: { sliderType: sliderTypes.LoginPage } });
  if (banner) new Image().src = banner.PictureUrl;
}

type Begin = () => Promise<unknown>;

/** By the beginning of the address, the longer ones first. Whatever is missing here is fetched by the router. */
const guestScreens: readonly (readonly [path: string, ...begin: Begin[]])[] = [
  ['/register', () => import('./routes/register-screen.tsx')],
  ['/forgot-password', () => import('./routes/forgot-password-screen.tsx')],
  // Guests end up there, wherever they wanted to go.
  ['/', () => import('./routes/login-screen.tsx'), fetchLoginBanner],
];

const memberScreens: typeof guestScreens = [
  ['/level4/category/', layout, () => import('./routes/category-screen.tsx')],
  ['/level4/product/', layout, () => import('./routes/product-screen.tsx')],
  ['/level4', layout, () => import('./routes/catalog-screen.tsx')],
  ['/my-account', layout],
  ['/cart', () => import('./routes/cart-screen.tsx')],
  ['/checkout', () => import('./routes/checkout-screen.tsx')],
  ['/offer', () => import('./routes/offer-screen.tsx')],
  ['/', layout, () => import('./routes/home-screen.tsx')],
];

/** Fetches the code of the screen that the address leads to. */
export async function beginFirstScreen(path: string): Promise<void> {
  const screens = isAuthenticated() ? memberScreens : guestScreens;
  const [, ...begin] =
    screens.find(([start]) => (start === '/' ? isHomeOrGuest(path) : path.startsWith(start))) ?? [];
  await Promise.all(begin.map((each) => each()));
}

const isHomeOrGuest = (path: string): boolean => path === '/' || !isAuthenticated();
