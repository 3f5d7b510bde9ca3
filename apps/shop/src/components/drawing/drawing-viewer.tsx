import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIsFirstPaintDone } from '../use-is-first-paint-done.ts';
import { HotspotLayer, placed, type HotspotArea } from './hotspot-layer.tsx';
import { usePanZoom } from './use-pan-zoom.ts';
import { useTip } from './use-tip.ts';
import {
  around,
  contentArea,
  contentPoint,
  reveal,
  WHOLE_VIEW,
  zoomTo,
  type Area,
  type View,
} from './view-transform.ts';
import { ZoomButtons, type ZoomTexts } from './zoom-buttons.tsx';
import classes from './drawing-viewer.module.css';

/** A tap that misses a small callout by fewer pixels than this selects it. */
const TOUCH_TOLERANCE = 22;

export interface DrawingTexts extends ZoomTexts {
  readonly hotspots: string;
}

export interface OutlineProps {
  readonly highlighted: readonly string[];
  readonly pinned: readonly string[];
  readonly onHover: (mark: string | null) => void;
  readonly onPin: (mark: string) => void;
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
  /** The pointer is over the drawing for the first time. */
  readonly onEnter: () => void;
  /** What is shown beside a callout that is pointed at or has the keyboard focus. */
  readonly renderTip: (mark: string, id: string, anchor: ReactElement) => ReactNode;
  /** The parts of the drawing, where it is known where they are: elements of SVG with `data-outline`. */
  readonly renderOutlines: (props: OutlineProps) => ReactNode;
}

/** A drawing with buttons on its callouts that can be zoomed (wheel, pinch, buttons) and dragged. */
export function DrawingViewer(props: Props) {
  const { children, aspect, hotspots, hovered, pinned, texts, onHover, onPin, onEnter } = props;
  const { view, gliding, glideTo, wasDrag, paneProps } = usePanZoom();
  const hasButtons = useIsFirstPaintDone();
  const highlighted = useMemo(() => (hovered === null ? pinned : [hovered]), [hovered, pinned]);
  const [viewer, setViewer] = useState<HTMLDivElement | null>(null);
  const { tip, tipId, showTip } = useTip(viewer);

  useEffect(() => {
    // What a person points at here stays under the pointer.
    const isPointedAt = viewer?.matches(':hover') === true && viewer.querySelector(':focus-visible') === null;
    const target = hotspots.find(({ mark }) => highlighted.includes(mark));
    if (target && !isPointedAt) glideTo((current) => reveal(current, target));
  }, [viewer, highlighted, hotspots, glideTo]);

  /** Where these marks are on the drawing: their callouts, and their parts where those are known. */
  const areaOf = useCallback(
    (marks: readonly string[]) =>
      around([...hotspots.filter(({ mark }) => marks.includes(mark)), ...outlineAreas(viewer, view, marks)]),
    [viewer, hotspots, view],
  );
  const hoverHere = useCallback(
    (mark: string | null) => {
      onHover(mark);
      const area = mark === null ? undefined : areaOf([mark]);
      showTip(mark !== null && area ? { mark, area } : null);
    },
    [onHover, showTip, areaOf],
  );
  const pinHere = useCallback((mark: string) => onPin(pinned.includes(mark) ? null : mark), [onPin, pinned]);

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

  const zoomToPinned = () => {
    const area = areaOf(pinned);
    if (area) glideTo(() => zoomTo(area));
  };

  return (
    <div ref={setViewer} className={classes.viewer} style={{ aspectRatio: aspect }} onPointerEnter={onEnter}>
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
          {props.renderOutlines({ highlighted, pinned, onHover: hoverHere, onPin: pinHere })}
          <HotspotLayer
            hotspots={hotspots}
            highlighted={highlighted}
            pinned={pinned}
            label={texts.hotspots}
            tipOf={tip?.mark ?? null}
            tipId={tipId}
            onHover={hoverHere}
            onPin={pinHere}
          />
          {tip
            ? props.renderTip(
                tip.mark,
                tipId,
                <span className={classes.tipAnchor} style={placed(tip.area)} />,
              )
            : null}
        </div>
      </div>
      {hasButtons ? (
        <ZoomButtons
          scale={view.scale}
          texts={texts}
          onZoom={glideTo}
          onZoomToPinned={pinned.length > 0 ? zoomToPinned : undefined}
        />
      ) : null}
    </div>
  );
}

/** Where the outlines of these marks are on the drawing. */
function outlineAreas(viewer: Element | null, view: View, marks: readonly string[]): readonly Area[] {
  if (!viewer) return [];
  const pane = viewer.getBoundingClientRect();
  return [...viewer.querySelectorAll<SVGElement>('[data-outline]')]
    .filter(({ dataset }) => marks.includes(dataset.outline ?? ''))
    .map((outline) => contentArea(view, pane, outline.getBoundingClientRect()));
}
