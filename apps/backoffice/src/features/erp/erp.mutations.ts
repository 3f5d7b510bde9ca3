import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { erpKeys } from './erp.queries.ts';

export const useCompareWithErp = () =>
  useSingleMutation({
    mutationFn: () => callApi('compareWithErp', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: erpKeys.reports }),
  });
