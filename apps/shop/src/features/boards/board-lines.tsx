import type { BoardLine } from '@partsboard/contract/boards';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { BoardLineRow } from './board-line-row.tsx';
import { headingPlaces } from './line-headings.ts';
import classes from './board-lines.module.css';

interface Props {
  readonly lines: readonly BoardLine[];
  readonly hovered: string | null;
  readonly pinned: readonly string[];
  readonly onHover: (position: string | null) => void;
  readonly onPin: (position: string | null) => void;
  /** Scrolls to the drawing, where it is not beside the list. */
  readonly onShowDrawing: () => void;
  readonly renderOffer: (line: BoardLine, quantity: number) => ReactNode;
  readonly renderAdd: (line: BoardLine, quantity: number) => ReactNode;
}

/** The height of a line without remarks in pixels, reserved for each line until it is rendered. */
export const LINE_HEIGHT = 41;

/**
 * The parts of a board: a table on a wide screen, cards on a narrow one. Made with roles and not with table elements,
 * which lose their semantics once CSS stacks their cells.
 */
export function BoardLines({ lines, hovered, pinned, ...rest }: Props) {
  const { t } = useTranslation();
  const [tabStopIndex, setTabStopIndex] = useState(0);
  const highlighted = hovered === null ? pinned : [hovered];
  const headings = useMemo(() => headingPlaces(lines), [lines]);

  return (
    <div role="table" aria-label={t('Parts')} className={classes.table}>
      <div role="rowgroup" className={classes.head}>
        <div role="row" className={classes.columns}>
          <span role="columnheader">{t('Pos.')}</span>
          <span role="columnheader">{t('Part')}</span>
          <span role="columnheader" className={classes.perVehicleHead}>
            {t('Per vehicle')}
          </span>
          <span role="columnheader" className={classes.offerHead}>
            {t('Price and stock')}
          </span>
          <span role="columnheader">{t('Quantity')}</span>
        </div>
      </div>
      <div role="rowgroup">
        {lines.map((line, index) => (
          <BoardLineRow
            key={line.LineId}
            line={line}
            index={index}
            heading={headings[index] ?? 'none'}
            isHighlighted={line.Position !== null && highlighted.includes(line.Position)}
            isPinned={line.Position !== null && pinned.includes(line.Position)}
            isTabStop={index === Math.min(tabStopIndex, lines.length - 1)}
            onEnter={setTabStopIndex}
            {...rest}
          />
        ))}
      </div>
    </div>
  );
}
