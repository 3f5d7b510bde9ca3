import { Alert, Anchor, FileInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './cart-forms.module.css';
import { readCsvFile, type CsvFile } from './csv-file.ts';
import { csvProblem } from './csv-problem.ts';
import { RowImport } from './row-import.tsx';

interface Chosen {
  readonly file: File;
  readonly content: CsvFile;
  /** Every chosen file is a new import, also the same file once more. */
  readonly turn: number;
}

/** Choose a file, see a preview, import it, see the result of each row. */
export function CsvImport() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const onFile = async (file: File | null) => {
    const content = file ? await readCsvFile(file) : null;
    setChosen((before) => (file && content ? { file, content, turn: (before?.turn ?? 0) + 1 } : null));
  };

  const content = chosen?.content;
  return (
    <div className={classes.csv}>
      <FileInput
        label={t('CSV file')}
        placeholder={t('Choose a file')}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        accept=".csv,text/csv,text/plain"
        clearable
        clearButtonProps={{ 'aria-label': t('Remove file') }}
        value={chosen?.file ?? null}
        onChange={(file) => void onFile(file)}
      />
      {content && content.kind !== 'rows' ? (
        <Alert color="red" role="alert">
          {csvProblem(content, t)}
        </Alert>
      ) : null}
      {content?.kind === 'rows' && content.incomplete.length > 0 ? (
        <p className={classes.hint}>
          {t('Rows without a number or a quantity are left out: {{rows}}.', {
            rows: content.incomplete.join(', '),
          })}
        </p>
      ) : null}
      <RowImport
        key={chosen?.turn ?? 0}
        rows={content?.kind === 'rows' ? content.rows : none}
        label={t('Rows of the file')}
        action={() => t('Import cart')}
      />
      <Anchor href="/cart.csv" download size="sm">
        {t('Download example import')}
      </Anchor>
    </div>
  );
}

const none: readonly never[] = [];
