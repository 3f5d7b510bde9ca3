import type { SliderType } from '@partsboard/contract/reference';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { sliderTypes } from '../../lib/api/contract-values.ts';

/** The banners of one place. A page works without them, so their failure shows no notice. */
export const bannersQuery = (place: SliderType) =>
  queryOptions({
    queryKey: ['banners', place],
    queryFn: ({ signal }) => callApi('slider', { query: { sliderType: sliderTypes[place] } }, { signal }),
    staleTime: 5 * 60_000,
    meta: { notice: false },
  });
