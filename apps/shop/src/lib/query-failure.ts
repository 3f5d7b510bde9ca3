import type { UseQueryResult } from '@tanstack/react-query';

export interface Failure {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why there is nothing to show, and how to ask again; nothing where an earlier answer is still there. */
export const failureOf = (query: UseQueryResult): Failure | undefined =>
  query.isError && query.data === undefined
    ? { error: query.error, onRetry: () => void query.refetch() }
    : undefined;
