import type { Board, Condition, Hotspot, BoardLine } from '@partsboard/contract/boards';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { HotspotTone } from '../../components/drawing/hotspot-layer.tsx';
import { LoadError } from '../../components/load-error.tsx';
import type { QueryFailure } from '../../lib/query-failure.ts';
import { BoardDrawing } from './board-drawing.tsx';
import { BoardLines, LINE_HEIGHT } from './board-lines.tsx';
import { EquipmentFilters } from './equipment-filters.tsx';
import { HiddenLines } from './hidden-lines.tsx';
import { useHighlight } from './use-highlight.ts';
import classes from './board-view.module.css';

interface Props {
  readonly board: Board;
  /** Whether the drawing has been painted; the rest is rendered after it. */
  readonly isDrawn: boolean;
  readonly hotspots: readonly Hotspot[];
  /** Set where the positions could not be loaded. */
  readonly hotspotsFailure: QueryFailure | undefined;
  readonly conditions: readonly Condition[];
  /** Whether the lines shown still belong to the previous filters. */
  readonly isRefreshing: boolean;
  readonly pinned: readonly string[];
  readonly onPin: (positions: readonly string[]) => void;
  readonly onFilter: (selected: readonly number[]) => void;
  readonly toneOf: (lines: readonly BoardLine[]) => HotspotTone;
  readonly renderOffer: (line: BoardLine, quantity: number) => ReactNode;
  readonly renderAdd: (line: BoardLine, quantity: number) => ReactNode;
  /** Buttons for all lines at once. */
  readonly actions: ReactNode;
}

const none: readonly never[] = [];

/** Drawing and parts side by side; the drawing stays visible while the list scrolls. */
export function BoardView(props: Props) {
  const { board, isDrawn, hotspots, conditions, isRefreshing, pinned, onPin, onFilter, toneOf, actions } =
    props;
  const { t } = useTranslation();
  const lines = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const { hovered, setHovered, pin } = useHighlight(pinned, onPin);

  const showLine = useCallback((position: string) => {
    lines.current
      ?.querySelector(`[data-position="${CSS.escape(position)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, []);

  const pinOnDrawing = useCallback(
    (position: string | null) => {
      pin(position);
      if (position !== null) showLine(position);
    },
    [pin, showLine],
  );

  // The URL can name the position of the part that the person is looking for.
  const [initialPosition] = useState(pinned[0]);
  useEffect(() => {
    if (initialPosition !== undefined && isDrawn) showLine(initialPosition);
  }, [initialPosition, isDrawn, showLine]);

  const showDrawing = useCallback(() => drawing.current?.scrollIntoView({ block: 'nearest' }), []);

  return (
    <div className={classes.board}>
      <div className={classes.left}>
        <div ref={drawing} className={classes.drawing}>
          <BoardDrawing
            board={board}
            hotspots={isDrawn ? hotspots : none}
            hovered={hovered}
            pinned={pinned}
            toneOf={toneOf}
            onHover={setHovered}
            onPin={pinOnDrawing}
          />
        </div>
        {props.hotspotsFailure ? (
          <LoadError
            {...props.hotspotsFailure}
            what={t('The positions on the drawing could not be loaded.')}
          />
        ) : null}
        {isDrawn && conditions.length > 0 ? (
          <EquipmentFilters conditions={conditions} onChange={onFilter} />
        ) : null}
      </div>
      <div className={classes.right} ref={lines} aria-busy={isRefreshing || !isDrawn}>
        {isDrawn ? (
          <>
            <div className={classes.toolbar}>
              <HiddenLines board={board} onShowAll={() => onFilter([])} />
              {actions}
            </div>
            {board.Products.length === 0 ? (
              <Alert color="gray" variant="light">
                {t('No products found. Select equipment filter.')}
              </Alert>
            ) : (
              <BoardLines
                lines={board.Products}
                hovered={hovered}
                pinned={pinned}
                onHover={setHovered}
                onPin={pin}
                onShowDrawing={showDrawing}
                renderOffer={props.renderOffer}
                renderAdd={props.renderAdd}
              />
            )}
          </>
        ) : (
          <div style={{ minHeight: board.Products.length * LINE_HEIGHT }} />
        )}
      </div>
    </div>
  );
}
