import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { bannersQuery } from '../features/content/banners.queries.ts';
import { parseSearch, stringifySearch } from '@partsboard/ui/lib/search-values.ts';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { queryClient } from '../lib/query-client.ts';
import { ErrorScreen, PageErrorScreen } from '@partsboard/ui/components/error-screen.tsx';
import { requireGuest, requireLogin, requireTexts } from './guards.ts';
import { EmptyLayout } from './frame/empty-layout.tsx';
import { SimpleLayout } from './frame/simple-layout.tsx';
import { lazyScreen } from '@partsboard/ui/lib/lazy-screen.ts';
import { logOut } from './log-out.ts';
import { AuthenticatedOutlet } from './authenticated-outlet.tsx';
import { RootScreen } from './root-screen.tsx';
import { prefetchHome } from './routes/catalogue/prefetch-home.ts';
import { LoginScreen } from './routes/guest/login-screen.tsx';
import {
  catalogSearch,
  categorySearch,
  checkoutSearch,
  homeSearch,
  orderHistorySearch,
  productSearch,
  profileSearch,
  recoverySearch,
  successSearch,
} from './search-params.ts';
import { paths } from '../lib/paths.ts';

const root = createRootRoute({ component: RootScreen, errorComponent: PageErrorScreen });

const guest = createRoute({
  getParentRoute: () => root,
  id: 'guest',
  beforeLoad: requireGuest,
  component: SimpleLayout,
  errorComponent: PageErrorScreen,
});
const customer = createRoute({
  getParentRoute: () => root,
  id: 'customer',
  beforeLoad: (context) => {
    requireLogin(context);
    return requireTexts();
  },
  component: AuthenticatedOutlet,
  errorComponent: PageErrorScreen,
});

/** The three layouts of the screens for customers. */
const defaultLayout = createRoute({
  getParentRoute: () => customer,
  id: 'default',
  component: lazyScreen(() => import('./frame/default-layout.tsx'), 'DefaultLayout'),
  errorComponent: PageErrorScreen,
});
const simpleLayout = createRoute({ getParentRoute: () => customer, id: 'simple', component: SimpleLayout });
const emptyLayout = createRoute({ getParentRoute: () => customer, id: 'empty', component: EmptyLayout });

const logout = createRoute({ getParentRoute: () => root, path: paths.logout, beforeLoad: logOut });

const phoneOrder = createRoute({
  getParentRoute: () => root,
  path: paths.phoneOrder,
  beforeLoad: requireTexts,
  component: lazyScreen(() => import('./routes/staff/phone-order-screen.tsx'), 'PhoneOrderScreen'),
});

const guestPages = [
  // In the first code and not fetched apart: most visits begin with it.
  createRoute({
    getParentRoute: () => guest,
    path: paths.login,
    loader: () => {
      // Not awaited: the page works without banners.
      queryClient.query(bannersQuery('LoginPage')).catch(() => undefined);
    },
    component: LoginScreen,
  }),
  createRoute({
    getParentRoute: () => guest,
    path: paths.register,
    beforeLoad: requireTexts,
    component: lazyScreen(() => import('./routes/guest/register-screen.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: paths.forgotPassword,
    beforeLoad: requireTexts,
    component: lazyScreen(() => import('./routes/guest/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: paths.newPassword,
    beforeLoad: requireTexts,
    validateSearch: recoverySearch,
    component: lazyScreen(() => import('./routes/guest/new-password-screen.tsx'), 'NewPasswordScreen'),
  }),
] as const;

/** A person who browses the catalogue of motorcycles (`vehicleType`) stays in it from screen to screen. */
const defaultPages = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.home,
    validateSearch: homeSearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    loaderDeps: ({ search }) => ({ vehicleType: search.vehicleType }),
    loader: ({ deps }) => {
      // Not awaited: on the way to it, the screen is shown before its data.
      void prefetchHome(deps.vehicleType);
    },
    component: lazyScreen(() => import('./routes/catalogue/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.intro,
    component: lazyScreen(() => import('./routes/content/intro-screen.tsx'), 'IntroScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.account,
    beforeLoad: () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
      throw redirect({ to: paths.profile, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.profile,
    validateSearch: profileSearch,
    component: lazyScreen(() => import('./routes/account/profile-screen.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.addresses,
    component: lazyScreen(() => import('./routes/account/addresses-screen.tsx'), 'AddressesScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.orderHistory,
    validateSearch: orderHistorySearch,
    component: lazyScreen(() => import('./routes/account/order-history-screen.tsx'), 'OrderHistoryScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.accountOrder,
    component: lazyScreen(() => import('./routes/account/account-order-screen.tsx'), 'AccountOrderScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.shoppingLists,
    component: lazyScreen(() => import('./routes/account/shopping-lists-screen.tsx'), 'ShoppingListsScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.order,
    component: lazyScreen(() => import('./routes/account/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.catalogue,
    validateSearch: catalogSearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    component: lazyScreen(() => import('./routes/catalogue/catalog-screen.tsx'), 'CatalogScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.category,
    validateSearch: categorySearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    component: lazyScreen(() => import('./routes/catalogue/category-screen.tsx'), 'CategoryScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.product,
    validateSearch: productSearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    component: lazyScreen(() => import('./routes/product/product-screen.tsx'), 'ProductScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.content,
    component: lazyScreen(() => import('./routes/content/content-screen.tsx'), 'ContentScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: paths.notFound,
    component: lazyScreen(() => import('./routes/content/not-found-screen.tsx'), 'NotFoundScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '$',
    component: lazyScreen(() => import('./routes/content/not-found-screen.tsx'), 'NotFoundScreen'),
  }),
] as const;

const simplePages = [
  createRoute({
    getParentRoute: () => simpleLayout,
    path: paths.cart,
    component: lazyScreen(() => import('./routes/cart/cart-screen.tsx'), 'CartScreen'),
  }),
  createRoute({
    getParentRoute: () => simpleLayout,
    path: paths.checkout,
    validateSearch: checkoutSearch,
    component: lazyScreen(() => import('./routes/checkout/checkout-screen.tsx'), 'CheckoutScreen'),
  }),
] as const;

const emptyPages = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: paths.offer,
    component: lazyScreen(() => import('./routes/cart/offer-screen.tsx'), 'OfferScreen'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    path: paths.success,
    validateSearch: successSearch,
    beforeLoad: ({ search }) => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
      if (search.order === undefined) throw redirect({ to: paths.home, replace: true });
    },
    component: lazyScreen(() => import('./routes/checkout/success-screen.tsx'), 'SuccessScreen'),
  }),
] as const;

const routeTree = root.addChildren([
  logout,
  phoneOrder,
  guest.addChildren([...guestPages]),
  customer.addChildren([
    defaultLayout.addChildren([...defaultPages]),
    simpleLayout.addChildren([...simplePages]),
    emptyLayout.addChildren([...emptyPages]),
  ]),
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 300,
  defaultErrorComponent: ErrorScreen,
  // Every navigation starts at the top, back and forward too: see root-screen.tsx.
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Of a category that was opened by its key: where it has one board, that is shown instead of a list of one. */
    opensOnlyBoard?: boolean;
  }
}
