import { paths } from '../lib/paths.ts';
import { router } from './router.tsx';
import { prefetchHome } from './routes/catalogue/prefetch-home.ts';
import { homeSearch } from './search-params.ts';

/**
 * Fetches what a customer opens first: its code beside the texts, which the router would load one after the other, and the
 * data of the home screen, so that it need not be drawn twice.
 */
export async function fetchFirstScreen(): Promise<void> {
  const { latestLocation: location } = router;
  const data =
    location.pathname === paths.home ? prefetchHome(homeSearch(location.search).vehicleType) : undefined;
  const [routes] = router.getMatchedRoutes(location.pathname);
  for (const route of routes) void router.loadRouteChunk(route);
  await Promise.all([router.load(), data]);
}
