import { ActionIcon } from '@mantine/core';
import { IconArrowsMaximize, IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { MAX_SCALE, WHOLE_VIEW, zoomAt, type View } from './view-transform.ts';
import classes from './drawing-viewer.module.css';

const CENTRE = { x: 0.5, y: 0.5 };
const STEP = 1.6;

export interface ZoomTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly pinned: string;
}

interface Props {
  readonly scale: number;
  readonly texts: ZoomTexts;
  readonly onZoom: (change: (view: View) => View) => void;
  /** Undefined where no position is pinned. */
  readonly onZoomToPinned: (() => void) | undefined;
}

export function ZoomButtons({ scale, texts, onZoom, onZoomToPinned }: Props) {
  const isWhole = scale === 1;
  const buttons = [
    {
      label: texts.zoomIn,
      Icon: IconPlus,
      disabled: scale >= MAX_SCALE,
      onClick: () => onZoom((view) => zoomAt(view, CENTRE, STEP)),
    },
    {
      label: texts.zoomOut,
      Icon: IconMinus,
      disabled: isWhole,
      onClick: () => onZoom((view) => zoomAt(view, CENTRE, 1 / STEP)),
    },
    {
      label: texts.whole,
      Icon: IconArrowsMaximize,
      disabled: isWhole,
      onClick: () => onZoom(() => WHOLE_VIEW),
    },
    {
      label: texts.pinned,
      Icon: IconFocusCentered,
      disabled: onZoomToPinned === undefined,
      onClick: () => onZoomToPinned?.(),
    },
  ];
  return (
    <div className={classes.controls}>
      <ActionIcon.Group orientation="vertical">
        {buttons.map(({ label, Icon, disabled, onClick }) => (
          <ActionIcon
            key={label}
            variant="default"
            size="lg"
            aria-label={label}
            title={label}
            disabled={disabled}
            onClick={onClick}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
    </div>
  );
}
