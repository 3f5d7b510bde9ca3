import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Page } from '@partsboard/ui/components/page.tsx';
import { BoardNeighbours } from '../../../features/boards/board-neighbours.tsx';
import { BoardSkeleton } from '../../../features/boards/board-skeleton.tsx';
import { useBoard } from '../../../features/boards/use-board.ts';
import { usePrefetchBoard } from '../../../features/boards/use-prefetch-board.ts';
import { isIdentifiedByVin } from '../../../features/vehicles/vehicle-text.ts';
import { ApiError } from '@partsboard/ui/api/api-error.ts';
import { BoardWithPrices } from './board-with-prices.tsx';
import { LoadErrorScreen } from '../../../components/load-error-screen.tsx';
import { useCatalogueBreadcrumbs } from '../../../features/boards/use-catalogue-breadcrumbs.ts';
import { useCatalogueFilter } from '../../../features/vehicles/use-catalogue-filter.ts';
import { equipmentSelection, type EquipmentSearch } from '../../../features/boards/equipment-search.ts';
import { useRememberBoard } from './use-remember-board.ts';
import { useVehicleChange } from './use-vehicle-change.ts';
import { VinRequired } from '../../../features/vehicles/vin-required.tsx';

interface Props {
  readonly id: number;
  readonly pinned: readonly string[] | undefined;
  readonly equipment: EquipmentSearch;
  readonly vehicleSpecific: boolean;
}

/** A board: its drawing, its parts for the chosen vehicle, and links to the boards beside it. */
export function BoardScreen({ id, pinned, equipment, vehicleSpecific }: Props) {
  const { t } = useTranslation();
  const { vehicle, filter } = useCatalogueFilter();
  const needsVin = vehicleSpecific && !isIdentifiedByVin(vehicle);
  const selection = equipmentSelection(equipment);
  const { board, error, retry, ...rest } = useBoard(filter, { id, vehicleSpecific }, selection, !needsVin);
  const isOtherVehicle = useVehicleChange(vehicle, filter, board);
  const prefetch = usePrefetchBoard(filter);
  const crumbs = useCatalogueBreadcrumbs(board?.CategoryPath ?? [], board?.Name ?? '');
  useRememberBoard(isOtherVehicle ? null : vehicle, board);
  const refused = error instanceof ApiError && error.code === 'vin-required';

  if (needsVin || refused) return <VinRequired />;
  if (error && !board) return <LoadErrorScreen error={error} onRetry={retry} />;
  if (!board || isOtherVehicle) {
    return (
      <Page title="" width="wide" crumbs={crumbs}>
        <BoardSkeleton />
      </Page>
    );
  }
  return (
    <Page
      title={board.Sku}
      description={board.Name}
      width="wide"
      crumbs={crumbs}
      actions={
        <>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('Print')}
            title={t('Print')}
            onClick={() => window.print()}
          >
            <IconPrinter size={18} aria-hidden />
          </ActionIcon>
          <BoardNeighbours board={board} onPointAt={(neighbour) => prefetch({ Id: neighbour })} />
        </>
      }
    >
      <BoardWithPrices
        board={board}
        vehicle={vehicle}
        filter={filter}
        selection={selection}
        pinned={pinned}
        {...rest}
      />
    </Page>
  );
}
