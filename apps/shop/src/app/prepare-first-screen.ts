import { queryClient } from '../lib/query-client.ts';
import { PENDING_MS, router } from './router.tsx';
import { startUpQueries } from './start-up.ts';

/** Whoever asks again in the usual way hears of a failure there. */
const ignore = (): void => undefined;

/**
 * Does before the first drawing what need not wait for one. Where the answers came with the page and the code of the
 * screen is there, React draws that screen at once, and not an empty one and the loading screen before it.
 */
export async function prepareFirstScreen(): Promise<void> {
  for (const query of startUpQueries) queryClient.query<unknown>(query).catch(ignore);
  const laterThanPending = new Promise((resolve) => setTimeout(resolve, PENDING_MS));
  await Promise.race([router.load().catch(ignore), laterThanPending]);
}
