import type { Board } from '@partsboard/contract/boards';
import type { Vehicle, VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { paths } from '../../../lib/paths.ts';
import { vehicleKey } from '../../../features/vehicles/vehicle-text.ts';
import { boardForVehicle } from '../../../features/boards/board-for-vehicle.ts';
import { boardsQuery } from '../../../features/boards/boards.queries.ts';
import { withEquipment } from '../../../features/boards/equipment-search.ts';

/**
 * Another vehicle chosen on a board leads to the same board for that vehicle, or else to its category. Filters that were
 * set for the vehicle before do not hold for another one.
 *
 * @returns whether the vehicle has changed and its board is still being looked for
 */
export function useVehicleChange(
  vehicle: Vehicle | null,
  filter: VehicleFilterInput,
  board: Board | undefined,
): boolean {
  const { t } = useTranslation();
  const navigate = useNavigate({ from: paths.product });
  const key = vehicleKey(vehicle);
  const hasVehicle = vehicle !== null;
  const [shownFor, setShownFor] = useState(key);
  const isChanged = shownFor !== key;
  const category = board?.CategoryPath.at(-1);
  const { data: boards, isError } = useQuery({
    ...boardsQuery(filter, { id: category?.Id ?? 0, isSubgroup: true }),
    enabled: isChanged && hasVehicle && category !== undefined,
  });

  useEffect(() => {
    if (!isChanged || (hasVehicle && !isError && boards === undefined)) return;

    const move = () => {
      // Without the list of boards this one is shown, whose lines are judged for the vehicle too.
      const target = board && boards ? boardForVehicle(board, boards) : board;
      if (!board || target?.Id === board.Id) {
        return navigate({
          search: (before) => withEquipment(before, undefined),
          replace: true,
          resetScroll: false,
        });
      }
      if (target) {
        const search = target.VehicleSpecific ? { vehicleSpecific: true as const } : {};
        return navigate({ to: paths.product, params: { product: String(target.Id) }, search, replace: true });
      }
      showInfo(t('This vehicle does not have the board {{name}}.', { name: board.Name }));
      if (!category || boards?.length === 0) return navigate({ to: paths.catalogue, replace: true });
      return navigate({
        to: paths.category,
        params: { category: String(category.Id) },
        search: { name: category.Name },
        replace: true,
      });
    };
    void move().then(() => setShownFor(key));
  }, [board, boards, category, hasVehicle, isChanged, isError, key, navigate, t]);

  return isChanged;
}
