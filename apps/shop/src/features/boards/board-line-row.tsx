import type { BoardLine } from '@partsboard/contract/boards';
import { memo, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { QuantityInput } from '../../components/quantity-input.tsx';
import { MAX_LINE_QUANTITY } from '../../lib/api/contract-values.ts';
import { BoardLineText } from './board-line-text.tsx';
import { defaultQuantity } from './board-line.ts';
import type { HeadingPlace } from './line-headings.ts';
import classes from './board-lines.module.css';

interface Props {
  readonly line: BoardLine;
  readonly index: number;
  readonly heading: HeadingPlace;
  readonly isHighlighted: boolean;
  readonly isPinned: boolean;
  /** Whether the Tab key reaches this row; the arrow keys move on from there. */
  readonly isTabStop: boolean;
  readonly onEnter: (index: number) => void;
  readonly onHover: (position: string | null) => void;
  readonly onPin: (position: string | null) => void;
  readonly onShowDrawing: () => void;
  readonly renderOffer: (line: BoardLine, quantity: number) => ReactNode;
  readonly renderAdd: (line: BoardLine, quantity: number) => ReactNode;
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, [role=dialog]') !== null;

const focusNextRow = (row: Element, key: string) => {
  const next =
    key === 'ArrowDown' ? row.nextElementSibling : key === 'ArrowUp' ? row.previousElementSibling : null;
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
};

/** One part of the board, with its price and the quantity to order. */
export const BoardLineRow = memo(function BoardLineRow(props: Props) {
  const { line, index, isHighlighted, isPinned, isTabStop, onEnter, onHover, onPin } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number | null>(null);
  const quantity = chosen ?? defaultQuantity(line);
  const setQuantity = (wanted: number) => setChosen(Math.min(Math.max(wanted, 1), MAX_LINE_QUANTITY));
  const togglePin = () => onPin(isPinned ? null : line.Position);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The arrow keys work on the row's buttons too; Enter there activates the button.
    if (focusNextRow(event.currentTarget, key)) event.preventDefault();
    else if (event.target !== event.currentTarget) return;
    else if (key === '+' || key === '=') setQuantity(quantity + 1);
    else if (key === '-') setQuantity(quantity - 1);
    else if (key === 'Enter') togglePin();
  };
  const onClick = (event: MouseEvent) => {
    if (!isControl(event.target)) togglePin();
  };

  return (
    <div
      role="row"
      className={classes.line}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isPinned || undefined}
      data-position={line.Position ?? undefined}
      data-heading={props.heading}
      data-highlighted={isHighlighted || undefined}
      data-not-applicable={line.NotApplicable || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      // The same event type as on the callouts, or leaving a row would be handled after entering a callout.
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onHover(line.Position);
      }}
      onPointerLeave={() => onHover(null)}
      onFocus={() => {
        onEnter(index);
        onHover(line.Position);
      }}
      onBlur={() => onHover(null)}
    >
      <span role="cell" className={classes.position}>
        {line.Position === null ? (
          <span title={t('Not shown on the drawing')}>--</span>
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={classes.badge}
            aria-label={t('Show position {{position}} on the drawing', { position: line.Position })}
            onClick={() => {
              onPin(line.Position);
              props.onShowDrawing();
            }}
          >
            {line.Position}
          </button>
        )}
      </span>
      <div role="cell" className={classes.part}>
        <BoardLineText line={line} heading={props.heading} />
      </div>
      <span role="cell" className={classes.perVehicle}>
        {line.Attributes.Quantity?.[0] ?? ''}
      </span>
      <div role="cell" className={classes.offer}>
        {line.NotApplicable ? null : props.renderOffer(line, quantity)}
      </div>
      <div role="cell" className={classes.order}>
        {line.NotApplicable ? null : (
          <>
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
            {props.renderAdd(line, quantity)}
          </>
        )}
      </div>
    </div>
  );
});
