import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';
import { describeError } from './describe-error.ts';
import { textsReady } from './i18n/i18n.ts';
import { showDanger } from './notices.tsx';
import { endSession, readToken } from './session.ts';

interface CallMeta extends Record<string, unknown> {
  /** `false`, or a test that says no, where the screen itself tells what went wrong or nothing is to be told. */
  readonly notice?: boolean | ((error: unknown) => boolean);
  /** `false` for the calls that start and end a session: their 401 says nothing about it. */
  readonly session?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** The one place that turns a failed call into a notice and a lost session into a logout. */
function report(error: unknown, meta: CallMeta | undefined, retry?: () => void): void {
  const isSessionLost = error instanceof ApiError && error.status === 401 && meta?.session !== false;
  if (isSessionLost) {
    // Of a session that has ended already there is nothing to tell, and it must not end the one started since.
    if (error.token === null || error.token !== readToken()) return;
    endSession();
  }
  const { notice = true } = meta ?? {};
  if (!(typeof notice === 'function' ? notice(error) : notice)) return;
  const canRetry = retry && error instanceof ApiError && error.isConnectionLoss;
  void textsReady.then(() =>
    showDanger({
      ...describeError(error),
      ...(canRetry ? { retry } : {}),
      ...(isSessionLost ? { topic: 'session' } : {}),
    }),
  );
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => report(error, query.meta, retryFailed),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a call fails at once and says so, instead of waiting in silence.
      networkMode: 'always',
      // What was shown while there was no network may be old, however short that was.
      refetchOnReconnect: 'always',
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.isConnectionLoss,
      retryDelay: 500,
    },
    // Nothing that writes is ever sent twice.
    mutations: { networkMode: 'always', retry: false },
  },
});

/** One lost connection fails many calls with one notice; its button tries all of them again. */
function retryFailed(): void {
  void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}
