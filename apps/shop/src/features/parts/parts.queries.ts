import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', currentLanguage(), id],
    queryFn: ({ signal }) => callApi('product', { params: { id } }, { signal }),
    staleTime: 60_000,
    // The page itself shows that there is no such product.
    meta: { notice: false },
  });
