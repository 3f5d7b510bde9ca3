import type { BoardListItem, Category } from '@partsboard/contract/boards';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';

/** Opens the groups and boards that a search has found, or all that it has found. */
export function useOpenFound() {
  const navigate = useNavigate();
  return {
    openGroup: ({ Id, Name, HasChildren }: Category) =>
      void (HasChildren
        ? navigate({ to: paths.catalogue, search: { id: Id, name: Name } })
        : navigate({ to: paths.category, params: { category: String(Id) }, search: { name: Name } })),
    openBoard: ({ Id, VehicleSpecific }: BoardListItem) =>
      void navigate({
        to: paths.product,
        params: { product: String(Id) },
        search: VehicleSpecific ? { vehicleSpecific: true } : {},
      }),
    openResults: (text: string) => void navigate({ to: paths.catalogue, search: { search: text.trim() } }),
  };
}
