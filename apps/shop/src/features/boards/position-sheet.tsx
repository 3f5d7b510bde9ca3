import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { BoardLine } from '@partsboard/contract/boards';
import { Drawer } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import { QuantityInput } from '../../components/quantity-input.tsx';
import { MAX_LINE_QUANTITY } from '../../lib/api/contract-values.ts';
import { BoardLineText } from './board-line-text.tsx';
import { defaultQuantity } from './board-line.ts';
import classes from './position-sheet.module.css';

interface Rendered {
  readonly renderOffer: (line: BoardLine, quantity: number) => ReactNode;
  readonly renderAdd: (line: BoardLine, quantity: number, look?: 'icon' | 'button') => ReactNode;
}

interface Props extends Rendered {
  /** The position that was tapped; null while the sheet is closed. */
  readonly position: string | null;
  /** The lines of the board that are shown. */
  readonly lines: readonly BoardLine[];
  readonly onClose: () => void;
}

/**
 * The parts of a tapped position, from the lower edge of the screen. The drawing above it can still be used: another
 * position that is tapped takes its place.
 */
export function PositionSheet({ position, lines, onClose, ...rendered }: Props) {
  const { t } = useTranslation();
  // Shown until the sheet has slid away.
  const [last, setLast] = useState(position);
  if (position !== null && position !== last) setLast(position);
  const own = lines.filter(({ Position }) => Position !== null && Position === last);
  return (
    <Drawer
      opened={useOpened(position !== null)}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('Position {{position}}', { position: last })}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44, iconSize: 22 }}
      withOverlay={false}
      lockScroll={false}
      transitionProps={{ duration: 160 }}
      classNames={{
        content: classes.sheet,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      {own.length === 0 ? <p className={classes.none}>{t('No part for this vehicle.')}</p> : null}
      {own.map((line) => (
        <SheetLine key={line.LineId} line={line} {...rendered} />
      ))}
    </Drawer>
  );
}

function SheetLine({ line, renderOffer, renderAdd }: Rendered & { readonly line: BoardLine }) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState(defaultQuantity(line));
  return (
    <section
      className={classes.line}
      aria-label={line.Name}
      data-not-applicable={line.NotApplicable || undefined}
    >
      <BoardLineText line={line} heading={line.CommentBefore || line.Condition ? 'first' : 'none'} />
      {line.NotApplicable ? null : (
        <>
          <div className={classes.offer}>{renderOffer(line, quantity)}</div>
          <div className={classes.order}>
            <QuantityInput
              value={quantity}
              onChange={setQuantity}
              max={MAX_LINE_QUANTITY}
              texts={{
                field: t('Quantity of {{name}}', { name: line.Name }),
                less: t('One less'),
                more: t('One more'),
              }}
            />
            {renderAdd(line, quantity, 'button')}
          </div>
        </>
      )}
    </section>
  );
}
