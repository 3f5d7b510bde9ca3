import { normalisePartNumber } from '@partsboard/domain/part-number';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';

/** With fewer characters too many numbers match. */
const SHORTEST_TERM = 3;

/** Parts whose number begins with the typed text. A newer query aborts an older one. */
export const suggestionsQuery = (text: string) => {
  const term = normalisePartNumber(text);
  return queryOptions({
    queryKey: ['suggestions', currentLanguage(), term],
    queryFn: ({ signal }) => callApi('suggestParts', { query: { term } }, { signal }),
    enabled: term.length >= SHORTEST_TERM,
    staleTime: 60_000,
    // A failed suggestion shows no notice; the search itself does.
    meta: { notice: false },
  });
};
