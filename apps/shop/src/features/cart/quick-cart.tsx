import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './boxes.module.css';
import { useAddRows } from './cart.mutations.ts';
import { checkRowsQuery, isRefused } from './cart.queries.ts';
import { readPastedRows, type CsvRow } from './csv-file.ts';
import { PastedRows } from './pasted-rows.tsx';

const none: readonly CsvRow[] = [];

/** Number, Enter, quantity, Enter, and ready for the next part at once. Lines of a spreadsheet can be pasted. */
export function QuickCart() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [number, setNumber] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pasted, setPasted] = useState(none);
  const numberField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const add = useAddRows();
  const isEmpty = number.trim() === '';

  const type = (typed: string) => {
    setNumber(typed);
    setRefusal(null);
  };

  const clear = () => {
    type('');
    setQuantity('1');
    numberField.current?.focus();
  };

  /** Gives a row back to be corrected, unless the next one is being typed already. */
  const giveBack = (row: CsvRow, reason: string | null, field: typeof numberField) => {
    if (numberField.current?.value !== '') return;
    flushSync(() => {
      setNumber(row.sku);
      setQuantity(row.quantity);
      setRefusal(reason);
    });
    field.current?.select();
  };

  const send = async (row: CsvRow) => {
    try {
      const sentences = await add.mutateAsync([row]);
      // A sentence may also tell of a replaced number; only a number that was not taken comes back.
      const [outcome] = sentences.length > 0 ? await client.query(checkRowsQuery([row])) : [];
      if (!outcome || !isRefused(outcome)) return;
      giveBack(row, outcome.Message, outcome.Status === 'bad-quantity' ? quantityField : numberField);
    } catch {
      // The notice of the failed call says why.
      giveBack(row, null, numberField);
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    void send({ sku: number.trim(), quantity: quantity.trim() || '1' });
    clear();
  };

  const onNumberKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isEmpty) return;
    event.preventDefault();
    quantityField.current?.select();
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const rows = readPastedRows(text);
    const [row] = rows;
    // A plain number goes into the field as usual.
    if (!row || (rows.length === 1 && row.sku === text.trim())) return;
    event.preventDefault();
    if (rows.length > 1) {
      setPasted(rows);
      return;
    }
    type(row.sku);
    setQuantity(row.quantity);
    quantityField.current?.select();
  };

  return (
    <div className={classes.csv}>
      <form className={classes.quick} onSubmit={onSubmit} noValidate aria-label={t('Quick Cart')}>
        <TextInput
          ref={numberField}
          className={classes.number}
          label={t('Part number')}
          value={number}
          error={refusal}
          onChange={(event) => type(event.currentTarget.value)}
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
        <Button type="submit" disabled={isEmpty} loading={isEmpty && add.isPending}>
          {t('Add to cart')}
        </Button>
      </form>
      {pasted.length > 0 ? (
        <PastedRows rows={pasted} onClose={() => setPasted(none)} />
      ) : (
        <p className={classes.hint}>{t('Rows copied from a spreadsheet can be pasted here.')}</p>
      )}
    </div>
  );
}
