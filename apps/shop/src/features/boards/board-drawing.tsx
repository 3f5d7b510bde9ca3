import type { Board, Hotspot, BoardLine } from '@partsboard/contract/boards';
import { lazy, Suspense, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DrawingViewer } from '../../components/drawing/drawing-viewer.tsx';
import type { HotspotArea, HotspotTone } from '../../components/drawing/hotspot-layer.tsx';
import { Picture } from '../../components/picture.tsx';
import type { ShownLines } from './folded-lines.ts';
import { hotspotArea, linesByPosition, VIEWBOX } from './hotspot-areas.ts';
import classes from './board-drawing.module.css';

// The drawing is painted first, and is highlighted by its callouts where it has no outlines.
const PartOutlines = lazy(() =>
  import('./part-outlines.tsx').then((file) => ({ default: file.PartOutlines })),
);

/** Renders what is known of the lines of a position, beside its callout. */
export type RenderTip = (lines: readonly BoardLine[], id: string, anchor: ReactElement) => ReactNode;

interface Props {
  readonly board: Pick<Board, 'Name' | 'Sku' | 'PictureUrl'>;
  readonly shown: Pick<ShownLines, 'view' | 'lines'>;
  readonly hotspots: readonly Hotspot[];
  readonly hovered: string | null;
  readonly pinned: readonly string[];
  /** The number of a position as far as it was typed. */
  readonly typed: string;
  readonly toneOf: (lines: readonly BoardLine[]) => HotspotTone;
  readonly renderTip: RenderTip;
  readonly onHover: (position: string | null) => void;
  readonly onPin: (position: string | null) => void;
}

/** The exploded view with its callouts. */
export function BoardDrawing({ board, shown, hotspots, typed, toneOf, renderTip, ...highlight }: Props) {
  const { t } = useTranslation();
  const { hovered, pinned } = highlight;
  const [isPointedAt, setIsPointedAt] = useState(false);
  // Asked for when it can be of use.
  const isNeeded = hotspots.length > 0 && (isPointedAt || hovered !== null || pinned.length > 0);
  const lines = useMemo(() => linesByPosition(shown.lines), [shown.lines]);
  const areas = useMemo((): readonly HotspotArea[] => {
    const stocks: Readonly<Record<HotspotTone, string>> = {
      plain: '',
      muted: '',
      good: t('in stock'),
      low: t('not enough in stock'),
      none: t('out of stock'),
    };
    return hotspots.map((hotspot) => {
      const position = hotspot.bildposNummer;
      const behind = lines.get(position) ?? [];
      const tone = behind.length === 0 ? 'muted' : toneOf(behind);
      const label =
        behind.length === 0 && shown.view === 'vehicle'
          ? t('Position {{position}}, no part for this vehicle', { position })
          : t('Position {{position}}, {{count}} parts', { position, count: behind.length });
      return {
        ...hotspotArea(hotspot),
        mark: position,
        label: [label, stocks[tone]].filter(Boolean).join(', '),
        tone,
      };
    });
  }, [lines, shown.view, hotspots, toneOf, t]);

  return (
    <DrawingViewer
      {...highlight}
      aspect={VIEWBOX.width / VIEWBOX.height}
      hotspots={areas}
      onEnter={() => setIsPointedAt(true)}
      renderOutlines={(handlers) =>
        isNeeded ? (
          <Suspense>
            <PartOutlines pictureUrl={board.PictureUrl} {...handlers} />
          </Suspense>
        ) : null
      }
      renderTip={(mark, id, anchor) => renderTip(lines.get(mark) ?? [], id, anchor)}
      texts={{
        zoomIn: t('Zoom in'),
        zoomOut: t('Zoom out'),
        whole: t('Show the whole drawing'),
        pinned: t('Zoom to the position'),
        hotspots: t('Positions on the drawing'),
      }}
    >
      <Picture
        src={board.PictureUrl}
        alt={t('Drawing of {{name}}', { name: board.Name })}
        fit="contain"
        eager
        className={classes.picture}
      />
      {typed === '' ? null : <span className={classes.typed}>{typed}…</span>}
    </DrawingViewer>
  );
}
