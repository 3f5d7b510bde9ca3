import type { CatalogueSearchResult } from '@partsboard/contract/search';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import { classifyVin } from '@partsboard/domain/vin';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';

/** With fewer characters too many numbers match. */
const SHORTEST_TERM = 3;
/** A name has letters, two of them together at least; a whole VIN is none. */
const NAME = /\p{L}{2}/u;
const MAX_NAME_LENGTH = 60;

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

export const mayBeName = (text: string): boolean => NAME.test(text) && classifyVin(text).kind !== 'vin';

const nameTerm = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH);

/** A few parts, groups and boards with the typed words in their names; those of the vehicle first. */
export const nameSuggestionsQuery = (text: string, vehicle: VehicleFilterInput | null) => {
  const term = nameTerm(text).toLowerCase();
  return queryOptions({
    queryKey: ['name-suggestions', currentLanguage(), vehicle, term],
    queryFn: ({ signal }) => callApi('suggestNames', { body: { ...vehicle, term } }, { signal }),
    enabled: vehicle !== null && mayBeName(term),
    staleTime: 60_000,
    meta: { notice: false },
  });
};

const KEPT_MS = 30 * 60_000;

/** Those of the names that no part of the vehicle has. Fails where one of them gets no answer: the next visit asks again. */
export const namesWithoutPartsQuery = (names: readonly string[], vehicle: VehicleFilterInput) =>
  queryOptions({
    queryKey: ['names-without-parts', currentLanguage(), vehicle, names],
    queryFn: async () => {
      const answers = await Promise.all(
        names.map((name) =>
          queryClient.query({ ...nameSuggestionsQuery(name, vehicle), staleTime: KEPT_MS }),
        ),
      );
      return names.filter((_name, index) => answers[index]?.Parts.length === 0);
    },
    staleTime: KEPT_MS,
    meta: { notice: false },
  });

/** Everything that a name, or the beginning of a part number, leads to. */
export const catalogueSearchQuery = (text: string, vehicle: VehicleFilterInput) => {
  const term = nameTerm(text);
  return queryOptions({
    queryKey: ['catalogue-search', currentLanguage(), vehicle, term],
    queryFn: ({ signal }) => callApi('searchCatalogue', { body: { ...vehicle, term } }, { signal }),
    enabled: term !== '',
    staleTime: 60_000,
  });
};

export const isNothing = ({ Parts, Groups, Boards }: CatalogueSearchResult): boolean =>
  Parts.length === 0 && Groups.length === 0 && Boards.length === 0;
