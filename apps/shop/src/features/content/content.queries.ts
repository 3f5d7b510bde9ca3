import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';

/** One content page. A missing page is shown by the page-not-found screen, not by a notice. */
export const topicQuery = (seName: string) =>
  queryOptions({
    queryKey: ['content', seName],
    queryFn: ({ signal }) => callApi('topic', { query: { seName } }, { signal }),
    staleTime: 5 * 60_000,
    meta: { notice: (error) => !isNotFound(error) },
  });
