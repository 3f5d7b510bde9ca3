import { beginCall } from '../lib/api/api-client.ts';
import { sliderTypes } from '../lib/api/contract-values.ts';
import { fetchRestOfTexts } from '../lib/i18n/fetch-texts.ts';
import { isAuthenticated } from '../lib/session.ts';

const layout = () => import('./layouts/default-layout.tsx');

/** The login page shows its first banner larger than anything else, so the picture does not wait for the page. */
async function showLoginBanner(): Promise<void> {
  const [banner] = await beginCall('slider', { query: { sliderType: sliderTypes.LoginPage } });
  if (!banner) return;
  const picture = new Image();
  picture.src = banner.PictureUrl;
  // `boot.css` puts it where the page is going to have it, and hides it when a screen is there.
  picture.className = 'boot-banner';
  picture.alt = '';
  document.body.append(picture);
}

type Begin = () => Promise<unknown>;

/** The first that fits the address counts. Whatever is missing here is fetched by the router. */
type Screens = readonly (readonly [address: RegExp, ...begin: Begin[]])[];

const guestScreens: Screens = [
  [/^\/register/, fetchRestOfTexts, () => import('./routes/guest/register-screen.tsx')],
  [/^\/forgot-password/, fetchRestOfTexts, () => import('./routes/guest/forgot-password-screen.tsx')],
  // Guests end up there, wherever they wanted to go.
  [/^/, () => import('./routes/guest/login-screen.tsx'), showLoginBanner],
];

const memberScreens: Screens = [
  [/^\/level4\/category\//, layout, () => import('./routes/catalogue/category-screen.tsx')],
  [/^\/level4\/product\//, layout, () => import('./routes/product/product-screen.tsx')],
  [/^\/level4/, layout, () => import('./routes/catalogue/catalog-screen.tsx')],
  [/^\/my-account/, layout],
  [/^\/cart/, () => import('./routes/cart/cart-screen.tsx')],
  [/^\/checkout/, () => import('./routes/checkout/checkout-screen.tsx')],
  [/^\/offer/, () => import('./routes/cart/offer-screen.tsx')],
  [/^\/$/, layout, () => import('./routes/catalogue/home-screen.tsx')],
];

/** Fetches the code and the words of the screen that the address leads to. */
export async function beginFirstScreen(path: string): Promise<void> {
  const [screens, ...always] = isAuthenticated() ? [memberScreens, fetchRestOfTexts] : [guestScreens];
  const [, ...begin] = screens.find(([address]) => address.test(path)) ?? [];
  await Promise.all([...always, ...begin].map((each) => each()));
}
