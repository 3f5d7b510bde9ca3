import type { Warehouse } from '@partsboard/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { useWarehouses } from '../../lib/reference/use-reference.ts';
import { customerQuery } from '../account/account.queries.ts';

/** The branch that the customer orders from, once there is a stock of it to show. */
export function useHomeBranch(enabled: boolean): Warehouse | undefined {
  const id = useQuery({ ...customerQuery, enabled, staleTime: 5 * 60_000 }).data?.HomeBranchId;
  return useWarehouses().find(({ Id }) => Id === id);
}
