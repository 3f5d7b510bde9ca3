import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './cart-forms.module.css';
import type { ImportColumns } from './import-columns.ts';
import { ImportWindow } from './import-window.tsx';
import { clearRows, readPastedBlock } from './pasted-block.ts';
import { PastedRows } from './pasted-rows.tsx';
import type { ImportRow } from './row-table.ts';
import { TakeBrand } from './take-brand.tsx';
import { TakeNumber } from './take-number.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { TypedPartFit } from './typed-part-fit.tsx';
import { useAddRow, type RefusedRow } from './use-add-row.ts';

interface Pasted {
  readonly block: ImportColumns;
  /** Every pasted block is a new import, also the same one once more. */
  readonly turn: number;
}

type Refusal = Pick<RefusedRow, 'reason' | 'suggestion' | 'choices' | 'isUnfit'>;

/** Number, Enter, quantity, Enter, and the fields are ready for the next part. Rows of a spreadsheet can be pasted. */
export function QuickCart() {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [quantity, setQuantity] = useState('1');
  /** The brand that was chosen for the number. */
  const [brand, setBrand] = useState<Pick<ImportRow, 'brandId'>>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const { send, isSending } = useAddRow();
  const isEmpty = number.trim() === '';

  const type = (typed: string) => {
    setNumber(typed);
    setBrand({});
    setRefusal(null);
  };

  const clear = () => {
    type('');
    setQuantity('1');
    numberField.current?.focus();
  };

  const edit = ({ row, isQuantity, ...reason }: RefusedRow) => {
    flushSync(() => {
      setNumber(row.sku);
      setQuantity(row.quantity);
      setBrand(row.brandId === undefined ? {} : { brandId: row.brandId });
      setRefusal(reason);
    });
    const field = isQuantity ? quantityField.current : numberField.current;
    // The focus must not be taken away from something else.
    if (field?.form?.contains(document.activeElement)) field.select();
  };

  /** A refused row is put back into the fields, or listed below while the next one is being typed. */
  const add = async (row: ImportRow) => {
    const failed = await send(row, refusal?.isUnfit === true);
    if (!failed) return;
    if (numberField.current?.value === '') edit(failed);
    else setRefused((before) => [...before, failed]);
  };

  /** The content of the fields and the row to be corrected change places. */
  const correct = (chosen: RefusedRow) => {
    const typed = {
      reason: '',
      ...refusal,
      row: { sku: number.trim(), quantity, ...brand },
      isQuantity: false,
    };
    setRefused((before) => before.flatMap((each) => (each !== chosen ? [each] : isEmpty ? [] : [typed])));
    numberField.current?.focus();
    edit(chosen);
  };

  const takeSuggestion = (sku: string) => {
    type(sku);
    quantityField.current?.select();
  };

  const takeBrand = ({ sku, ...chosen }: Pick<ImportRow, 'sku' | 'brandId'>) => {
    takeSuggestion(sku);
    setBrand(chosen);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    void add({ sku: number.trim(), quantity: quantity.trim() || '1', ...brand });
    clear();
  };

  const closePasted = () => {
    setPasted(null);
    numberField.current?.focus();
  };

  const onNumberKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isEmpty) return;
    event.preventDefault();
    quantityField.current?.select();
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const block = readPastedBlock(text);
    const rows = clearRows(block);
    const [row, ...others] = rows ?? [];
    // A plain number is pasted into the field as usual.
    if (rows && (!row || (others.length === 0 && row.sku === text.trim()))) return;
    event.preventDefault();
    if (!row || others.length > 0) {
      setPasted((before) => ({ block, turn: (before?.turn ?? 0) + 1 }));
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
          // The notice has given the reason; what remains to be done is one click.
          error={refusal?.suggestion === undefined ? refusal?.reason : t('Did you mean this number?')}
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
          onChange={(event) => setQuantity(event.currentTarget.value)}
          maxLength={10}
          inputMode="numeric"
          autoComplete="off"
        />
        {refusal?.suggestion === undefined ? null : (
          <TakeNumber sku={refusal.suggestion} onTake={takeSuggestion} />
        )}
        <TakeBrand choices={refusal?.choices ?? []} onTake={takeBrand} />
        <Button type="submit" disabled={isEmpty} loading={isEmpty && isSending}>
          {refusal?.isUnfit ? t('Add anyway') : t('Add to cart')}
        </Button>
      </form>
      <TypedPartFit number={number} />
      <RefusedRows rows={refused} onCorrect={correct} />
      <p className={classes.hint}>{t('Rows copied from a spreadsheet can be pasted here.')}</p>
      <ImportWindow title={t('Pasted rows')} isOpen={pasted !== null} onClose={closePasted}>
        {pasted ? <PastedRows key={pasted.turn} block={pasted.block} onClose={closePasted} /> : null}
      </ImportWindow>
    </div>
  );
}
