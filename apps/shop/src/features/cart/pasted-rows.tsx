import { Alert, Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';
import { rowsOfBlock, type PastedBlock } from './pasted-block.ts';
import { RowImport } from './row-import.tsx';

interface Props {
  readonly block: PastedBlock;
  readonly onClose: () => void;
}

/** Rows from the clipboard, with the same limit as those of a file. */
export function PastedRows({ block, onClose }: Props) {
  const { t } = useTranslation();
  const [column, setColumn] = useState(block.quantityColumns[0]);
  return (
    <>
      {block.lines.length > MAX_CSV_ROWS ? (
        <Alert color="red" role="alert">
          {t('Max 100 items.')}
        </Alert>
      ) : (
        <>
          <QuantityColumn block={block} column={column} onColumn={setColumn} />
          <RowImport
            key={column}
            rows={rowsOfBlock(block, column)}
            label={t('Pasted rows')}
            action={(count) => (count === 0 ? null : t('Add {{count}} rows', { count }))}
          />
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
  readonly column: number;
  readonly onColumn: (column: number) => void;
}

/** Asks for the column with the quantities where several are possible: prices without decimals look like quantities. */
function QuantityColumn({ block, column, onColumn }: ColumnProps) {
  const { t } = useTranslation();
  if (block.quantityColumns.length < 2) return null;
  const example = (index: number) => block.lines.find(({ cells }) => cells[index])?.cells[index] ?? '';
  const name = (index: number) => block.headings[index] ?? t('Column {{number}}', { number: index + 1 });
  return (
    <NativeSelect
      label={t('Quantities are in')}
      value={String(column)}
      onChange={(event) => onColumn(Number(event.currentTarget.value))}
      data={block.quantityColumns
        .toSorted((one, other) => one - other)
        .map((index) => ({ value: String(index), label: `${name(index)}: ${example(index)}…` }))}
    />
  );
}
