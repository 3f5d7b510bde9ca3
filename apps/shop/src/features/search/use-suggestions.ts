import type { CatalogueSearchResult } from '@partsboard/contract/search';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mayBeName, nameSuggestionsQuery, suggestionsQuery } from './search.queries.ts';
import { stillFitting } from './still-fitting.ts';

/** Of names: long enough to type the next character, short enough to feel immediate. */
const DEBOUNCE_MS = 150;

export type Suggestions = Pick<CatalogueSearchResult, 'Parts' | 'Names' | 'Groups' | 'Boards'>;

/** The value of an option in the list: what it is and its id. */
export const optionValue = (kind: keyof Suggestions, id: number | string): string => `${kind} ${id}`;

const none: Suggestions = { Parts: [], Names: [], Groups: [], Boards: [] };

/** What the typed text may become: parts by their number and, with a vehicle filter, anything by its name. */
export function useSuggestions(text: string, names: VehicleFilterInput | null): Suggestions {
  const [term] = useDebouncedValue(text, DEBOUNCE_MS);
  // Not delayed: numbers are found in no time, and a newer call ends an older one.
  const { data: found = [], isPlaceholderData } = useQuery({
    ...suggestionsQuery(text),
    // The list must not flicker between two characters.
    placeholderData: keepPreviousData,
  });
  const { data: named = none } = useQuery({
    ...nameSuggestionsQuery(term, names),
    placeholderData: keepPreviousData,
  });
  if (text.trim() === '') return none;
  const { Parts, ...rest } = names !== null && mayBeName(text) ? named : none;
  const numbered = isPlaceholderData ? stillFitting(found, text) : found;
  const numbers = /\d/.test(text) ? numbered : [];
  const parts = [...numbers, ...Parts.filter(({ Id }) => !numbers.some((part) => part.Id === Id))];
  return { ...rest, Parts: parts };
}
