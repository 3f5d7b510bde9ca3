import { normalisePartNumber } from '@partsboard/domain/part-number';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';

/** Fewer characters begin too many numbers to be of help. */
const SHORTEST_TERM = 3;

/** Parts whose number begins with what has been typed. A newer term aborts the call of an older one. */
export const suggestionsQuery = (text: string) => {
  const term = normalisePartNumber(text);
  return queryOptions({
    queryKey: ['suggestions', currentLanguage(), term],
    queryFn: ({ signal }) => callApi('suggestParts', { query: { term } }, { signal }),
    enabled: term.length >= SHORTEST_TERM,
    staleTime: 60_000,
    // Suggestions are a courtesy: their failure says nothing, the search itself will.
    meta: { notice: false },
  });
};
