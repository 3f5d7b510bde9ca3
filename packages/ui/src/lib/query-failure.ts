import type { UseQueryResult } from '@tanstack/react-query';

export interface QueryFailure {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * The error of a query without data, and a function that retries it; undefined where an earlier answer is still there.
 */
export const queryFailure = (query: UseQueryResult): QueryFailure | undefined =>
  query.isError && query.data === undefined
    ? { error: query.error, onRetry: () => void query.refetch() }
    : undefined;
