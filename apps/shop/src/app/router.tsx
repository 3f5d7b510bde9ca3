import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { bannersQuery } from '../features/banners/banners.queries.ts';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { queryClient } from '../lib/query-client.ts';
import { ErrorScreen, PageErrorScreen } from './error-screen.tsx';
import { requireGuest, requireLogin, requireTexts } from './guards.ts';
import { EmptyLayout } from './layouts/empty-layout.tsx';
import { SimpleLayout } from './layouts/simple-layout.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { leaveSession } from './log-out.ts';
import { MemberScreen } from './authenticated-outlet.tsx';
import { RootScreen } from './root-screen.tsx';
import {
  catalogSearch,
  categorySearch,
  checkoutSearch,
  homeSearch,
  orderHistorySearch,
  parseSearch,
  productSearch,
  profileSearch,
  recoverySearch,
  stringifySearch,
  successSearch,
} from './search-params.ts';

const root = createRootRoute({ component: RootScreen, errorComponent: PageErrorScreen });

const guest = createRoute({
  getParentRoute: () => root,
  id: 'guest',
  beforeLoad: requireGuest,
  component: SimpleLayout,
  errorComponent: PageErrorScreen,
});
const member = createRoute({
  getParentRoute: () => root,
  id: 'member',
  beforeLoad: (context) => {
    requireLogin(context);
    return requireTexts();
  },
  component: MemberScreen,
  errorComponent: PageErrorScreen,
});

/** The three frames that a page for members can have. */
const framed = createRoute({
  getParentRoute: () => member,
  id: 'default',
  component: lazyScreen(() => import('./layouts/default-layout.tsx'), 'DefaultLayout'),
  errorComponent: PageErrorScreen,
});
const simple = createRoute({ getParentRoute: () => member, id: 'simple', component: SimpleLayout });
const empty = createRoute({ getParentRoute: () => member, id: 'empty', component: EmptyLayout });

const logout = createRoute({ getParentRoute: () => root, path: '/logout', beforeLoad: leaveSession });

const guestPages = [
  createRoute({
    getParentRoute: () => guest,
    path: '/login',
    loader: () => {
      // Not awaited: the page works without banners.
      queryClient.query(bannersQuery('LoginPage')).catch(() => undefined);
    },
    component: lazyScreen(() => import('./routes/guest/login-screen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: '/register',
    beforeLoad: requireTexts,
    component: lazyScreen(() => import('./routes/guest/register-screen.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: '/forgot-password',
    beforeLoad: requireTexts,
    component: lazyScreen(() => import('./routes/guest/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: '/forgot-password/confirm',
    beforeLoad: requireTexts,
    validateSearch: recoverySearch,
    component: lazyScreen(() => import('./routes/guest/new-password-screen.tsx'), 'NewPasswordScreen'),
  }),
] as const;

/** Whoever browses the catalogue of motorcycles (`vehicleType`) stays in it from screen to screen. */
const framedPages = [
  createRoute({
    getParentRoute: () => framed,
    path: '/',
    validateSearch: homeSearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    component: lazyScreen(() => import('./routes/catalogue/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/intro',
    component: lazyScreen(() => import('./routes/content/intro-screen.tsx'), 'IntroScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/my-account',
    beforeLoad: () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
      throw redirect({ to: '/my-account/my-profile', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/my-account/my-profile',
    validateSearch: profileSearch,
    component: lazyScreen(() => import('./routes/account/profile-screen.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/my-account/addresses',
    component: lazyScreen(() => import('./routes/account/addresses-screen.tsx'), 'AddressesScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/my-account/order-history',
    validateSearch: orderHistorySearch,
    component: lazyScreen(() => import('./routes/account/order-history-screen.tsx'), 'OrderHistoryScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/my-account/order-history/$id',
    component: lazyScreen(() => import('./routes/account/account-order-screen.tsx'), 'AccountOrderScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/my-account/shopping-list',
    component: lazyScreen(() => import('./routes/account/shopping-lists-screen.tsx'), 'ShoppingListsScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/orderdetails/$id',
    component: lazyScreen(() => import('./routes/account/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/level4',
    validateSearch: catalogSearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    component: lazyScreen(() => import('./routes/catalogue/catalog-screen.tsx'), 'CatalogScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/level4/category/$category',
    validateSearch: categorySearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    component: lazyScreen(() => import('./routes/catalogue/category-screen.tsx'), 'CategoryScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/level4/product/$product',
    validateSearch: productSearch,
    search: { middlewares: [retainSearchParams(['vehicleType'])] },
    component: lazyScreen(() => import('./routes/product/product-screen.tsx'), 'ProductScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/p/$url',
    component: lazyScreen(() => import('./routes/content/content-screen.tsx'), 'ContentScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/404',
    component: lazyScreen(() => import('./routes/content/not-found-screen.tsx'), 'NotFoundScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '$',
    component: lazyScreen(() => import('./routes/content/not-found-screen.tsx'), 'NotFoundScreen'),
  }),
] as const;

const simplePages = [
  createRoute({
    getParentRoute: () => simple,
    path: '/cart',
    component: lazyScreen(() => import('./routes/cart/cart-screen.tsx'), 'CartScreen'),
  }),
  createRoute({
    getParentRoute: () => simple,
    path: '/checkout',
    validateSearch: checkoutSearch,
    component: lazyScreen(() => import('./routes/checkout/checkout-screen.tsx'), 'CheckoutScreen'),
  }),
] as const;

const emptyPages = [
  createRoute({
    getParentRoute: () => empty,
    path: '/offer',
    component: lazyScreen(() => import('./routes/cart/offer-screen.tsx'), 'OfferScreen'),
  }),
  createRoute({
    getParentRoute: () => empty,
    path: '/success',
    validateSearch: successSearch,
    beforeLoad: ({ search }) => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
      if (search.order === undefined) throw redirect({ to: '/', replace: true });
    },
    component: lazyScreen(() => import('./routes/checkout/success-screen.tsx'), 'SuccessScreen'),
  }),
] as const;

const routeTree = root.addChildren([
  logout,
  guest.addChildren([...guestPages]),
  member.addChildren([
    framed.addChildren([...framedPages]),
    simple.addChildren([...simplePages]),
    empty.addChildren([...emptyPages]),
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
}
