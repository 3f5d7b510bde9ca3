import type { Board, Condition, Hotspot, BoardLine } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useIsFirstPaintDone } from '../../../components/use-is-first-paint-done.ts';
import { defaultQuantity } from '../../../features/boards/board-line.ts';
import { BoardView } from '../../../features/boards/board-view.tsx';
import { EquipmentInterview } from '../../../features/boards/equipment-interview.tsx';
import { shownLines, type LineView } from '../../../features/boards/folded-lines.ts';
import type { FilterSelection } from '../../../features/boards/use-board.ts';
import { withEquipment, type EquipmentSearch } from '../../../features/boards/equipment-search.ts';
import { CheckStockButton } from '../../../features/pricing/check-stock-button.tsx';
import { LineOffer } from '../../../features/pricing/line-offer.tsx';
import { useStockOfAll } from '../../../features/pricing/pricing.mutations.ts';
import { useStockLevels } from '../../../features/pricing/use-stock-levels.ts';
import type { ChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import {
  askSkippedAgain,
  rememberAnswer,
  skipQuestion,
  takeBackAnswer,
} from '../../../features/vehicles/equipment-answers.ts';
import { vehicleKind } from '../../../features/vehicles/vehicle-text.ts';
import type { QueryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { AddLineButton } from './add-line-button.tsx';
import { paths } from '../../../lib/paths.ts';

const PositionTip = lazy(() => import('./position-tip.tsx').then((file) => ({ default: file.PositionTip })));
/** Few boards that are opened have no line for the vehicle. */
const NoFittingLine = lazy(() =>
  import('../../../features/boards/no-fitting-line.tsx').then((file) => ({ default: file.NoFittingLine })),
);

interface Props {
  readonly board: Board;
  readonly hotspots: readonly Hotspot[] | undefined;
  readonly hotspotsFailure: QueryFailure | undefined;
  readonly conditions: readonly Condition[];
  readonly selection: FilterSelection;
  readonly isRefreshing: boolean;
  readonly vehicle: ChosenVehicle | null;
  readonly filter: VehicleFilterInput;
  readonly pinned: readonly string[] | undefined;
}

const none: readonly never[] = [];

/** A board with prices and add-to-cart buttons. Pinned positions and filters are kept in the URL. */
export function BoardWithPrices(props: Props) {
  const { board, vehicle, selection, pinned = none, hotspots = none, ...rest } = props;
  const { t } = useTranslation();
  const navigate = useNavigate({ from: paths.product });
  const kind = vehicleKind(vehicle);
  const [asked, setAsked] = useState<readonly string[]>(none);
  const sellable = board.Products.filter(({ NotApplicable }) => !NotApplicable);
  // The drawing is what a person looks at first: it is painted before everything around it.
  const isDrawn = useIsFirstPaintDone();
  const levels = useStockLevels(isDrawn ? sellable : none, kind, defaultQuantity);
  const { mutate: checkAll, isPending: checking, isIdle, isError: checkFailed } = useStockOfAll();
  const allKnown = sellable.every(({ Id }) => levels.has(Id));

  const onPin = useCallback(
    (positions: readonly string[]) =>
      void navigate({
        search: (search) => ({ ...search, hotspots: positions }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const setEquipment = (equipment: EquipmentSearch) =>
    void navigate({
      search: (search) => withEquipment(search, equipment),
      replace: true,
      resetScroll: false,
    });
  const onFilter = (selected: readonly number[]) => setEquipment(selected.length > 0 ? selected : 'all');
  const onView = (view: LineView) => setEquipment(view === 'all' ? 'all' : undefined);
  const hasVehicle = vehicle !== null;
  const shown = useMemo(() => shownLines(board, hasVehicle, selection), [board, hasVehicle, selection]);
  const toneOf = useCallback(
    (lines: readonly BoardLine[]) => {
      if (lines.every(({ NotApplicable }) => NotApplicable)) return 'muted';
      const known = lines.flatMap(({ Id }) => levels.get(Id) ?? []);
      return (['good', 'low', 'none'] as const).find((level) => known.includes(level)) ?? 'plain';
    },
    [levels],
  );
  const renderOffer = useCallback(
    (line: BoardLine, quantity: number) => (
      <LineOffer part={line} wanted={quantity} produktart={kind} loading={checking} failed={checkFailed} />
    ),
    [kind, checking, checkFailed],
  );
  const renderAdd = useCallback(
    (line: BoardLine, quantity: number, look: 'icon' | 'button' = 'icon') => (
      <AddLineButton
        line={line}
        place={{ BoardId: board.Id, LineId: line.LineId }}
        quantity={quantity}
        vehicle={vehicle}
        look={look}
      />
    ),
    [board.Id, vehicle],
  );

  return (
    <BoardView
      {...rest}
      board={board}
      shown={shown}
      isDrawn={isDrawn}
      hotspots={hotspots}
      pinned={pinned}
      asked={asked}
      onPin={onPin}
      onFilter={onFilter}
      onView={onView}
      toneOf={toneOf}
      renderTip={(lines, id, anchor) => (
        <Suspense>
          <PositionTip lines={lines} kind={kind} id={id} anchor={anchor} />
        </Suspense>
      )}
      renderOffer={renderOffer}
      renderAdd={renderAdd}
      interview={
        vehicle === null ? null : (
          <EquipmentInterview
            board={board}
            answers={vehicle.Answers ?? none}
            skippedCodes={vehicle.SkippedCodes ?? none}
            conditions={props.conditions}
            isRefreshing={props.isRefreshing}
            onAnswer={rememberAnswer}
            onTakeBack={takeBackAnswer}
            onSkip={skipQuestion}
            onAskAgain={askSkippedAgain}
            onPointAt={setAsked}
          />
        )
      }
      wayOut={
        <Suspense>
          <NoFittingLine board={board} vehicle={props.filter} />
        </Suspense>
      }
      actions={
        sellable.length === 0 || (allKnown && isIdle) ? null : allKnown ? (
          <Text ref={focusIfLost} tabIndex={-1} size="xs" c="dimmed">
            {t('Prices are up to date.')}
          </Text>
        ) : (
          <CheckStockButton
            size="compact-sm"
            loading={checking}
            subject={t('All parts')}
            onCheck={() => checkAll(sellable)}
          />
        )
      }
    />
  );
}
