import { memo, useState, type KeyboardEvent } from 'react';
import type { Area } from './view-transform.ts';
import classes from './drawing-viewer.module.css';

/** Stock behind a callout: enough, little, none; `muted` where none of its parts can be used. */
export type HotspotTone = 'plain' | 'good' | 'low' | 'none' | 'muted';

export interface HotspotArea extends Area {
  /** Several rectangles can have the same mark: they are highlighted together. */
  readonly mark: string;
  readonly label: string;
  readonly tone: HotspotTone;
}

interface Props {
  readonly hotspots: readonly HotspotArea[];
  readonly highlighted: readonly string[];
  readonly pinned: readonly string[];
  readonly label: string;
  /** The mark whose tip is shown, and the id of that tip. */
  readonly tipOf: string | null;
  readonly tipId: string;
  readonly onHover: (mark: string | null) => void;
  readonly onPin: (mark: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const percent = (fraction: number) => `${fraction * 100}%`;

export const placed = ({ left, top, width, height }: Area) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** The callouts as buttons over the drawing. They are one tab stop: the arrow keys move between them. */
export const HotspotLayer = memo(function HotspotLayer(props: Props) {
  const { hotspots, highlighted, pinned, label, tipOf, tipId, onHover, onPin } = props;
  const [tabStopIndex, setTabStopIndex] = useState(0);
  const stop = Math.min(tabStopIndex, hotspots.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (stop + step + hotspots.length) % hotspots.length;
    event.currentTarget.querySelectorAll('button').item(next).focus();
  };

  return (
    <div role="group" aria-label={label} onKeyDown={onKeyDown}>
      {hotspots.map(({ mark, label: name, tone, ...area }, index) => (
        <button
          key={`${mark} ${area.left} ${area.top}`}
          type="button"
          className={classes.hotspot}
          style={placed(area)}
          aria-label={name}
          aria-pressed={pinned.includes(mark)}
          aria-describedby={tipOf === mark ? tipId : undefined}
          data-mark={mark}
          data-tone={tone}
          data-highlighted={highlighted.includes(mark) || undefined}
          tabIndex={index === stop ? 0 : -1}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse') onHover(mark);
          }}
          onPointerLeave={() => onHover(null)}
          onFocus={() => {
            setTabStopIndex(index);
            onHover(mark);
          }}
          onBlur={() => onHover(null)}
          onClick={(event) => {
            event.stopPropagation();
            // The second click of a double click belongs to the drawing, which resets the zoom.
            if (event.detail < 2) onPin(mark);
          }}
        />
      ))}
    </div>
  );
});
