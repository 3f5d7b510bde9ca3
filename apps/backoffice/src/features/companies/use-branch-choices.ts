import type { Branch } from '@partsboard/contract/backoffice/branches';
import { useStaff } from '../session/session.queries.ts';

/** The branches of the person, and the one that is chosen already. */
export function useBranchChoices(chosen: Branch | null): { value: string; label: string }[] {
  const own = useStaff()?.branches ?? [];
  const all = chosen === null || own.some(({ id }) => id === chosen.id) ? own : [...own, chosen];
  return all.map(({ id, name }) => ({ value: String(id), label: name }));
}
