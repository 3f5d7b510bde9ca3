import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiError, isConnectionLoss, isUnavailable } from '../api/api-error.ts';
import { describeError } from './describe-error.ts';
import { showError } from './notices.tsx';
import { createResume } from './resume-queries.ts';

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

/**
 * The one place where a failed call becomes a notice and a lost session a logout. Returns a function that removes the
 * notice; null where there is none.
 */
function report(
  session: Session,
  error: unknown,
  meta: CallMeta | undefined,
  retry?: () => void,
): (() => void) | null {
  const isSessionLost = error instanceof ApiError && error.status === 401 && meta?.session !== false;
  if (isSessionLost) {
    // A session that has already ended needs no notice, and must not end the one started since.
    if (error.token === null || error.token !== session.readToken()) return null;
    session.endSession();
  }
  const { notice = true } = meta ?? {};
  if (!(typeof notice === 'function' ? notice(error) : notice)) return null;
  const canRetry = retry && isConnectionLoss(error);
  return showError({
    ...describeError(error),
    ...(canRetry ? { retry } : {}),
    ...(canRetry && isUnavailable(error) ? { hint: continuesByItself() } : {}),
    ...(isSessionLost ? { topic: 'session' } : {}),
  });
}

const continuesByItself = (): string =>
  i18next.t('This page will continue by itself as soon as the service is available again.');

export function createQueryClient(session: Session): QueryClient {
  /** Removes the notice that the server is not available; null while there is none. */
  let hideUnavailable: (() => void) | null = null;
  const retryAll = () => {
    hideUnavailable = null;
    retryFailed(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isUnavailable(error)) {
          report(session, error, query.meta, retryAll);
          return;
        }
        resume();
        // Told once, however many queries fail and however often they are repeated.
        hideUnavailable ??= report(session, error, query.meta, retryAll);
      },
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
        retry: (failures, error) => failures < 1 && isConnectionLoss(error),
        retryDelay: 500,
      },
      // A write is never sent twice.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  const resume = createResume(client, {
    onResumed: () => {
      hideUnavailable?.();
      hideUnavailable = null;
    },
  });
  return client;
}

/** A lost connection fails many calls and shows one notice; its button retries all of them. */
function retryFailed(client: QueryClient): void {
  void client.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}
