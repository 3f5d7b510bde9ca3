import type { SavedView, SavedViewInput, ViewList } from '@partsboard/contract/backoffice/saved-views';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { savedViewsQuery } from './saved-views.queries.ts';

const refresh = (list: ViewList) =>
  queryClient.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey });

/** A name that is taken is told at its field. */
const meta = { notice: (error: unknown) => fieldErrors(error).name === undefined };

export const useCreateView = (list: ViewList) =>
  useSingleMutation({
    mutationFn: (body: SavedViewInput) => callApi('createSavedView', { params: { list }, body }),
    onSuccess: () => refresh(list),
    meta,
  });

export const useChangeView = (list: ViewList) =>
  useSingleMutation({
    mutationFn: ({ id, ...body }: SavedView) => callApi('changeSavedView', { params: { list, id }, body }),
    onSuccess: () => refresh(list),
    meta,
  });

export const useDeleteView = (list: ViewList) =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('deleteSavedView', { params: { list, id } }),
    onSuccess: () => refresh(list),
  });
