import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const roleKeys = { all: ['roles'] as const };

export const rolesQuery = queryOptions({
  queryKey: roleKeys.all,
  queryFn: async ({ signal }) => (await callApi('roles', {}, { signal })).items,
});
