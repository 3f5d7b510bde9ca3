import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddRows } from './cart.mutations.ts';
import { readPastedRows, type CsvRow } from './csv-file.ts';
import classes from './boxes.module.css';

interface Props {
  /** Several lines were pasted: they are shown before they are added. */
  readonly onPasteRows: (rows: readonly CsvRow[]) => void;
}

/** Number, Enter, quantity, Enter, and ready for the next part. */
export function QuickCart({ onPasteRows }: Props) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [quantity, setQuantity] = useState('1');
  const numberField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const add = useAddRows();
  const isEmpty = number.trim() === '';

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty || add.isPending) return;
    add.mutate([{ sku: number.trim(), quantity: quantity.trim() || '1' }], {
      onSuccess: () => {
        setNumber('');
        setQuantity('1');
        numberField.current?.focus();
      },
    });
  };

  const onNumberKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isEmpty) return;
    event.preventDefault();
    quantityField.current?.select();
  };

  const onPaste = (event: ClipboardEvent) => {
    const rows = readPastedRows(event.clipboardData.getData('text'));
    if (rows.length < 2) return;
    event.preventDefault();
    onPasteRows(rows);
  };

  return (
    <form className={classes.quick} onSubmit={onSubmit} noValidate aria-label={t('Quick Cart')}>
      <TextInput
        ref={numberField}
        className={classes.number}
        label={t('Part number')}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        onKeyDown={onNumberKey}
        onPaste={onPaste}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextInput
        ref={quantityField}
        className={classes.quantity}
        label={t('Quantity')}
        value={quantity}
        onChange={(event) => setQuantity(event.currentTarget.value.replace(/\D/g, '').slice(0, 5))}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" disabled={isEmpty} loading={add.isPending}>
        {t('Add to cart')}
      </Button>
    </form>
  );
}
