import { parseQuantity } from '@partsboard/domain/decimal-input';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import classes from './quantity-input.module.css';
import { RowButton } from './row-button.tsx';

interface Props {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  /** Labels of the field and both buttons, for people who cannot see the row around them. */
  readonly texts: { readonly field: string; readonly less: string; readonly more: string };
  readonly max: number;
  readonly disabled?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1 };

/** A whole number above zero. Anything can be typed; Enter or leaving the field restores the number. */
export function QuantityInput({ value, onChange, texts, max, disabled = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && draft !== '' && parseQuantity(draft, max) === undefined;

  const set = (quantity: number) => {
    setDraft(null);
    onChange(Math.min(Math.max(quantity, 1), max));
  };

  const onType = (typed: string) => {
    setDraft(typed);
    // Invalid characters are not removed: `1,5` must not become 15, nor six digits five.
    const quantity = parseQuantity(typed, max);
    if (quantity !== undefined) onChange(quantity);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setDraft(null);
    const step = steps[event.key];
    if (step === undefined) return;
    // The row around the field would move on or change the quantity once more.
    event.preventDefault();
    event.stopPropagation();
    set(value + step);
  };

  return (
    <div className={classes.group} role="group" aria-label={texts.field}>
      <RowButton
        look="framed"
        className={classes.less}
        aria-label={texts.less}
        disabled={disabled || value <= 1}
        tabIndex={-1}
        onClick={() => set(value - 1)}
      >
        <IconMinus size={14} aria-hidden />
      </RowButton>
      <input
        className={classes.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        aria-label={texts.field}
        aria-invalid={isWrong}
        value={draft ?? String(value)}
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => setDraft(null)}
        onKeyDown={onKeyDown}
      />
      <RowButton
        look="framed"
        className={classes.more}
        aria-label={texts.more}
        disabled={disabled || value >= max}
        tabIndex={-1}
        onClick={() => set(value + 1)}
      >
        <IconPlus size={14} aria-hidden />
      </RowButton>
    </div>
  );
}
