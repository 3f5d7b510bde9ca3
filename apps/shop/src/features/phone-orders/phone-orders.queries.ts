import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** Who works in this tab for whom. */
export const actingStaffQuery = queryOptions({
  queryKey: ['acting-staff'],
  queryFn: ({ signal }) => callApi('actingStaff', {}, { signal }),
  staleTime: Infinity,
});
