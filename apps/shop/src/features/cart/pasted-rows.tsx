import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ImportColumns } from './import-columns.ts';
import { TableImport } from './lazy-table-import.ts';

interface Props {
  readonly block: ImportColumns;
  readonly onClose: () => void;
}

/** Rows from the clipboard, with the same limit as those of a file. */
export function PastedRows({ block, onClose }: Props) {
  const { t } = useTranslation();
  return block.lines.length > MAX_CSV_ROWS ? (
    <Alert color="red" role="alert">
      {t('Max 100 items.')}
    </Alert>
  ) : (
    <TableImport
      columns={block}
      isQuantityOptional
      label={t('Pasted rows')}
      action={(count) => (count === 0 ? null : t('Add {{count}} rows', { count }))}
      onAllAdded={onClose}
    />
  );
}
