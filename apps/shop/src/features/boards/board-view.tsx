import type { Board, Condition, Hotspot, BoardLine } from '@partsboard/contract/boards';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { lazy, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { HotspotTone } from '../../components/drawing/hotspot-layer.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import type { QueryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { WhenNeeded } from '../../components/when-needed.tsx';
import { BoardDrawing, type RenderTip } from './board-drawing.tsx';
import { BoardLines, LINE_HEIGHT } from './board-lines.tsx';
import { EquipmentFilters } from './equipment-filters.tsx';
import { isOfVehicle, type LineView, type ShownLines } from './folded-lines.ts';
import { FoldedLinesRow } from './folded-lines-row.tsx';
import { LineCount } from './line-count.tsx';
import { LineViewSwitch } from './line-view-switch.tsx';
import { useHighlight } from './use-highlight.ts';
import { usePositionKeys } from './use-position-keys.ts';
import classes from './board-view.module.css';

// Only a phone shows it.
const PositionSheet = lazy(() =>
  import('./position-sheet.tsx').then((file) => ({ default: file.PositionSheet })),
);
const isPhone = () => window.matchMedia('(max-width: 48em)').matches;

interface Props {
  readonly board: Board;
  readonly shown: ShownLines;
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
  readonly onView: (view: LineView) => void;
  readonly toneOf: (lines: readonly BoardLine[]) => HotspotTone;
  readonly renderTip: RenderTip;
  readonly renderOffer: (line: BoardLine, quantity: number) => ReactNode;
  readonly renderAdd: (line: BoardLine, quantity: number, look?: 'icon' | 'button') => ReactNode;
  /** Positions that a question is about. */
  readonly asked: readonly string[];
  /** Questions about the vehicle, above the lines that depend on the answers. */
  readonly interview: ReactNode;
  /** Leads to a board that has lines for the vehicle, where this one has none. */
  readonly wayOut: ReactNode;
  /** Buttons for all lines at once. */
  readonly actions: ReactNode;
}

const none: readonly never[] = [];

/** Drawing and parts side by side; the drawing stays visible while the list scrolls. */
export function BoardView(props: Props) {
  const { board, shown, isDrawn, hotspots, conditions, isRefreshing, pinned, onPin, onFilter, onView } =
    props;
  const { view, unfitting } = shown;
  const { t } = useTranslation();
  const lines = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const { hovered, setHovered, pin } = useHighlight(pinned, onPin);

  const lineOf = useCallback(
    (position: string) =>
      lines.current?.querySelector<HTMLElement>(`[data-position="${CSS.escape(position)}"]`) ??
      lines.current?.querySelector<HTMLElement>('[data-fold]'),
    [],
  );
  const showLine = useCallback(
    (position: string) => lineOf(position)?.scrollIntoView({ block: 'nearest' }),
    [lineOf],
  );

  const [sheet, setSheet] = useState<string | null>(null);
  const pinOnDrawing = useCallback(
    (position: string | null) => {
      pin(position);
      // On a phone the lines of a position come to the drawing.
      if (isPhone()) setSheet(position);
      else if (position !== null) showLine(position);
    },
    [pin, showLine],
  );

  const positions = useMemo(() => hotspots.map(({ bildposNummer }) => bildposNummer), [hotspots]);
  const typed = usePositionKeys(positions, (position) => {
    pin(position);
    showLine(position);
    lineOf(position)?.focus({ preventScroll: true });
  });

  // The URL can name the position of the part that the person is looking for.
  const [initialPosition] = useState(pinned[0]);
  useEffect(() => {
    if (initialPosition !== undefined && isDrawn) showLine(initialPosition);
  }, [initialPosition, isDrawn, showLine]);

  const showDrawing = useCallback(() => drawing.current?.scrollIntoView({ block: 'nearest' }), []);

  const highlighted = hovered === null ? pinned : [hovered];
  const isFolded = (position: string) => !shown.lines.some((line) => line.Position === position);

  return (
    <div className={classes.board}>
      <div className={classes.left}>
        <div ref={drawing} className={classes.drawing}>
          <BoardDrawing
            board={board}
            shown={shown}
            hotspots={isDrawn ? hotspots : none}
            hovered={hovered}
            pinned={props.asked.length > 0 ? props.asked : pinned}
            typed={typed}
            toneOf={props.toneOf}
            renderTip={props.renderTip}
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
          <EquipmentFilters conditions={conditions} view={view} onChange={onFilter} />
        ) : null}
      </div>
      <div className={classes.right} ref={lines} aria-busy={isRefreshing || !isDrawn}>
        {isDrawn ? (
          <>
            <div className={classes.toolbar}>
              {view === null ? null : <LineViewSwitch view={view} onChange={onView} />}
              <LineCount shown={shown} onShowAll={() => onFilter([])} />
              <div className={classes.actions}>{props.actions}</div>
            </div>
            {view === 'vehicle' ? props.interview : null}
            {isOfVehicle(shown) ? null : props.wayOut}
            {board.Products.length === 0 ? (
              <Alert color="gray" variant="light">
                {t('No products found. Select equipment filter.')}
              </Alert>
            ) : null}
            {shown.lines.length === 0 ? null : (
              <BoardLines
                lines={shown.lines}
                hovered={hovered}
                pinned={pinned}
                onHover={setHovered}
                onPin={pin}
                onShowDrawing={showDrawing}
                renderOffer={props.renderOffer}
                renderAdd={props.renderAdd}
              />
            )}
            {view === null || unfitting === 0 ? null : (
              <FoldedLinesRow
                count={unfitting}
                view={view}
                isHighlighted={highlighted.some(isFolded)}
                onChange={onView}
              />
            )}
          </>
        ) : (
          <div style={{ minHeight: shown.lines.length * LINE_HEIGHT }} />
        )}
      </div>
      <WhenNeeded isNeeded={sheet !== null}>
        <PositionSheet
          position={sheet}
          lines={shown.lines}
          onClose={() => setSheet(null)}
          renderOffer={props.renderOffer}
          renderAdd={props.renderAdd}
        />
      </WhenNeeded>
    </div>
  );
}
