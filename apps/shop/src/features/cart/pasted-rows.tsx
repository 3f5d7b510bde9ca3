import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { MAX_CSV_ROWS } from '../../lib/api/contract-values.ts';
import type { CsvRow } from './csv-file.ts';
import { RowImport } from './row-import.tsx';

interface Props {
  readonly rows: readonly CsvRow[];
  readonly onClose: () => void;
}

/** Rows from the clipboard, held to the same limit as those of a file. */
export function PastedRows({ rows, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {rows.length > MAX_CSV_ROWS ? (
        <Alert color="red" role="alert">
          {t('Max 100 items.')}
        </Alert>
      ) : (
        <RowImport
          key={JSON.stringify(rows)}
          rows={rows}
          label={t('Pasted rows')}
          action={(count) => (count === 0 ? null : t('Add {{count}} rows', { count }))}
        />
      )}
      <Button variant="subtle" onClick={onClose}>
        {t('Close')}
      </Button>
    </>
  );
}
