import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './cart-forms.module.css';
import { ColumnSelect, type ColumnChoice } from './column-select.tsx';
import { importRows, type ImportColumns } from './import-columns.ts';
import { completeRows } from './import-file.ts';
import { RowImport } from './row-import.tsx';

interface Props {
  readonly columns: ImportColumns;
  /** Whether rows without a quantity mean one piece. */
  readonly isQuantityOptional?: boolean;
  readonly label: string;
  /** The text of the button for a number of rows; no button where it is null. */
  readonly action: (count: number) => string | null;
  /** Called when every row was added: there is nothing left to look at. */
  readonly onAllAdded: () => void;
}

/** Asks for the columns where they are not clear, then shows the rows and adds them. */
export function TableImport({ columns, isQuantityOptional = false, label, action, onAllAdded }: Props) {
  const { t } = useTranslation();
  const { lines, numbers, quantities } = columns;
  const [number, setNumber] = useState<ColumnChoice | null>(numbers.chosen);
  const [quantity, setQuantity] = useState<ColumnChoice | null>(quantities.chosen);
  const isKnown = typeof number === 'number' && quantity !== null;
  const rows = isKnown ? importRows(lines, number, quantity === 'none' ? null : quantity) : [];
  const { complete, incomplete } = completeRows(
    isQuantityOptional ? rows.map((row) => ({ ...row, quantity: row.quantity || '1' })) : rows,
  );
  return (
    <div className={classes.csv}>
      <ColumnSelect
        label={t('Part numbers are in')}
        question={t('Several columns look like part numbers. Please choose the column.')}
        columns={columns}
        guess={numbers}
        value={number}
        onChange={setNumber}
      />
      <ColumnSelect
        label={t('Quantities are in')}
        question={t('Prices can look like quantities. Please choose the column.')}
        columns={columns}
        guess={quantities}
        value={quantity}
        onChange={setQuantity}
        none={t('No column: one piece of each')}
      />
      {incomplete.length > 0 ? (
        <p className={classes.hint}>
          {t('Rows without a number or a quantity are left out: {{rows}}.', { rows: incomplete.join(', ') })}
        </p>
      ) : null}
      {isKnown && complete.length === 0 ? (
        <Alert color="red" role="alert">
          {t('Wrong format, please download example import')}
        </Alert>
      ) : null}
      {complete.length > 0 ? (
        <RowImport
          key={`${number} ${quantity}`}
          rows={complete}
          label={label}
          action={action}
          onAllAdded={onAllAdded}
        />
      ) : null}
    </div>
  );
}
