import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { describeError } from './describe-error.ts';
import { showError } from './notices.tsx';

interface CallMeta extends Record<string, unknown> {
  /** `false`, or a function that returns it, where the screen itself shows the error or none is to be shown. */
  readonly notice?: boolean | ((error: unknown) => boolean);
  /** `false` for the calls that start and end a session: their 401 does not mean that it is lost. */
  readonly session?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface Session {
  /** What the calls of the current session carry; null without one. */
  readonly readToken: () => string | null;
  /** Called when the server does not know the session any more. */
  readonly endSession: () => void;
}

/** The one place where a failed call becomes a notice and a lost session a logout. */
function report(session: Session, error: unknown, meta: CallMeta | undefined, retry?: () => void): void {
  const isSessionLost = error instanceof ApiError && error.status === 401 && meta?.session !== false;
  if (isSessionLost) {
    // A session that has already ended needs no notice, and must not end the one started since.
    if (error.token === null || error.token !== session.readToken()) return;
    session.endSession();
  }
  const { notice = true } = meta ?? {};
  if (!(typeof notice === 'function' ? notice(error) : notice)) return;
  const canRetry = retry && error instanceof ApiError && error.isConnectionLoss;
  showError({
    ...describeError(error),
    ...(canRetry ? { retry } : {}),
    ...(isSessionLost ? { topic: 'session' } : {}),
  });
}

export function createQueryClient(session: Session): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(session, error, query.meta, () => retryFailed(client)),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(session, error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a call fails at once with a notice, instead of waiting silently.
        networkMode: 'always',
        // What was shown while there was no network may be outdated, however short that was.
        refetchOnReconnect: 'always',
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.isConnectionLoss,
        retryDelay: 500,
      },
      // A write is never sent twice.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** A lost connection fails many calls and shows one notice; its button retries all of them. */
function retryFailed(client: QueryClient): void {
  void client.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}
