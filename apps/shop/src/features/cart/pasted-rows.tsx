import { Alert, Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';
import { filledCells, rowsOfBlock, type PastedBlock } from './pasted-block.ts';
import { RowImport } from './row-import.tsx';

/** A column of quantities, or that there is none. */
type ColumnChoice = number | 'none';

interface Props {
  readonly block: PastedBlock;
  readonly onClose: () => void;
}

/** Rows from the clipboard, with the same limit as those of a file. */
export function PastedRows({ block, onClose }: Props) {
  const { t } = useTranslation();
  const [column, setColumn] = useState<ColumnChoice | null>(block.quantityColumn);
  return (
    <>
      {block.lines.length > MAX_CSV_ROWS ? (
        <Alert color="red" role="alert">
          {t('Max 100 items.')}
        </Alert>
      ) : (
        <>
          <QuantityColumn block={block} column={column} onColumn={setColumn} />
          {column === null ? null : (
            <RowImport
              key={column}
              rows={rowsOfBlock(block, column === 'none' ? null : column)}
              label={t('Pasted rows')}
              action={(count) => (count === 0 ? null : t('Add {{count}} rows', { count }))}
            />
          )}
        </>
      )}
      <Button variant="subtle" onClick={onClose}>
        {t('Close')}
      </Button>
    </>
  );
}

interface ColumnProps {
  readonly block: PastedBlock;
  readonly column: ColumnChoice | null;
  readonly onColumn: (column: ColumnChoice) => void;
}

/** As many cells of a column as it takes to recognize it. */
const EXAMPLES = 3;

/** Asks for the column with the quantities where several are possible: prices without decimals look like quantities. */
function QuantityColumn({ block, column, onColumn }: ColumnProps) {
  const { t } = useTranslation();
  const { lines, headings, quantityColumns, quantityColumn } = block;
  if (quantityColumns.length < 2 && quantityColumn !== null) return null;
  const name = (index: number) => headings[index] ?? t('Column {{number}}', { number: index + 1 });
  const examples = (index: number) => {
    const cells = filledCells(lines, index);
    return `${cells.slice(0, EXAMPLES).join(' · ')}${cells.length > EXAMPLES ? ' …' : ''}`;
  };
  return (
    <NativeSelect
      label={t('Quantities are in')}
      description={
        column === null ? (
          <span role="status">{t('Prices can look like quantities. Please choose the column.')}</span>
        ) : undefined
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={String(column ?? '')}
      onChange={({ currentTarget: { value } }) => onColumn(value === 'none' ? value : Number(value))}
    >
      {column === null ? <option value="">{t('Choose a column')}</option> : null}
      {quantityColumns.map((index) => (
        <option key={index} value={index}>
          {`${name(index)}: ${examples(index)}`}
        </option>
      ))}
      <option value="none">{t('No column: one piece of each')}</option>
    </NativeSelect>
  );
}
