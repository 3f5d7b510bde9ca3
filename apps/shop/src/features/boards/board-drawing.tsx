import type { Board, Hotspot, BoardLine } from '@partsboard/contract/boards';
import { useMemo } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DrawingViewer } from '../../components/drawing/drawing-viewer.tsx';
import type { HotspotArea, HotspotTone } from '../../components/drawing/hotspot-layer.tsx';
import { Picture } from '../../components/picture.tsx';
import type { ShownLines } from './folded-lines.ts';
import { hotspotArea, linesByPosition, VIEWBOX } from './hotspot-areas.ts';
import classes from './board-drawing.module.css';

interface Props {
  readonly board: Pick<Board, 'Name' | 'Sku' | 'PictureUrl'>;
  readonly shown: Pick<ShownLines, 'view' | 'lines'>;
  readonly hotspots: readonly Hotspot[];
  readonly hovered: string | null;
  readonly pinned: readonly string[];
  readonly toneOf: (lines: readonly BoardLine[]) => HotspotTone;
  readonly onHover: (position: string | null) => void;
  readonly onPin: (position: string | null) => void;
}

/** The exploded view with its callouts. */
export function BoardDrawing({ board, shown, hotspots, toneOf, ...highlight }: Props) {
  const { t } = useTranslation();
  const areas = useMemo((): readonly HotspotArea[] => {
    const lines = linesByPosition(shown.lines);
    return hotspots.map((hotspot) => {
      const position = hotspot.bildposNummer;
      const behind = lines.get(position) ?? [];
      return {
        ...hotspotArea(hotspot),
        mark: position,
        label:
          behind.length === 0 && shown.view === 'vehicle'
            ? t('Position {{position}}, no part for this vehicle', { position })
            : t('Position {{position}}, {{count}} parts', { position, count: behind.length }),
        tone: behind.length === 0 ? 'muted' : toneOf(behind),
      };
    });
  }, [shown, hotspots, toneOf, t]);

  return (
    <DrawingViewer
      {...highlight}
      aspect={VIEWBOX.width / VIEWBOX.height}
      hotspots={areas}
      texts={{
        zoomIn: t('Zoom in'),
        zoomOut: t('Zoom out'),
        whole: t('Show the whole drawing'),
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
    </DrawingViewer>
  );
}
