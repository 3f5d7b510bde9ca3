import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { refreshTasks } from './tasks.queries.ts';

export const useRetryTask = () =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('retryTask', { params: { id } }),
    onSettled: refreshTasks,
  });

export const useCancelTask = () =>
  useSingleMutation({
    mutationFn: (id: number) => callApi('cancelTask', { params: { id } }),
    onSettled: refreshTasks,
  });
