import { useEffect, useMemo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useIsFirstPaintDone } from '../use-is-first-paint-done.ts';
import { HotspotLayer, type HotspotArea } from './hotspot-layer.tsx';
import { usePanZoom } from './use-pan-zoom.ts';
import { contentPoint, reveal, WHOLE_VIEW } from './view-transform.ts';
import { ZoomButtons, type ZoomTexts } from './zoom-buttons.tsx';
import classes from './drawing-viewer.module.css';

/** A tap that misses a small callout by fewer pixels than this selects it. */
const TOUCH_TOLERANCE = 22;

export interface DrawingTexts extends ZoomTexts {
  readonly hotspots: string;
}

interface Props {
  readonly children: ReactNode;
  /** Width divided by height. */
  readonly aspect: number;
  readonly hotspots: readonly HotspotArea[];
  /** The mark under the pointer or with the keyboard focus, here or elsewhere on the page. */
  readonly hovered: string | null;
  readonly pinned: readonly string[];
  readonly texts: DrawingTexts;
  readonly onHover: (mark: string | null) => void;
  readonly onPin: (mark: string | null) => void;
}

/** A drawing with buttons on its callouts that can be zoomed (wheel, pinch, buttons) and dragged. */
export function DrawingViewer({ children, aspect, hotspots, hovered, pinned, texts, onHover, onPin }: Props) {
  const { view, gliding, glideTo, wasDrag, paneProps } = usePanZoom();
  const hasButtons = useIsFirstPaintDone();
  const highlighted = useMemo(() => (hovered === null ? pinned : [hovered]), [hovered, pinned]);

  useEffect(() => {
    const target = hotspots.find(({ mark }) => highlighted.includes(mark));
    if (target) glideTo((current) => reveal(current, target));
  }, [highlighted, hotspots, glideTo]);

  const onPaneClick = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = contentPoint(view, {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    });
    const away = ({ left, top, width, height }: HotspotArea) =>
      Math.hypot(
        Math.max(left - at.x, 0, at.x - left - width) * box.width * view.scale,
        Math.max(top - at.y, 0, at.y - top - height) * box.height * view.scale,
      );
    const nearest = hotspots.toSorted((a, b) => away(a) - away(b))[0];
    onPin(nearest && away(nearest) < TOUCH_TOLERANCE ? nearest.mark : null);
  };

  return (
    <div className={classes.viewer} style={{ aspectRatio: aspect }}>
      <div
        {...paneProps}
        className={classes.pane}
        data-zoomed={view.scale > 1 || undefined}
        onClickCapture={(event) => {
          if (wasDrag()) event.stopPropagation();
        }}
        onClick={onPaneClick}
        onDoubleClick={() => glideTo(() => WHOLE_VIEW)}
      >
        <div
          className={classes.content}
          data-gliding={gliding || undefined}
          style={
            {
              transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`,
              '--drawing-scale': view.scale,
            } as CSSProperties
          }
        >
          {children}
          <HotspotLayer
            hotspots={hotspots}
            highlighted={highlighted}
            pinned={pinned}
            label={texts.hotspots}
            onHover={onHover}
            onPin={(mark) => onPin(pinned.includes(mark) ? null : mark)}
          />
        </div>
      </div>
      {hasButtons ? <ZoomButtons scale={view.scale} texts={texts} onZoom={glideTo} /> : null}
    </div>
  );
}
