import { Alert, Anchor, Button, FileInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './cart-forms.module.css';
import { readImportFile, type ImportFile } from './import-file.ts';
import { importProblem } from './import-problem.ts';
import { ImportWindow } from './import-window.tsx';
import { TableImport } from './lazy-table-import.ts';

interface Chosen {
  readonly file: File;
  readonly content: ImportFile;
  /** Every chosen file is a new import, also the same file once more. */
  readonly turn: number;
}

/** Choose a file, see its rows in a window, import them, see the result of each. */
export function CsvImport() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const onFile = async (file: File | null) => {
    const content = file ? await readImportFile(file) : null;
    setChosen((before) => (file && content ? { file, content, turn: (before?.turn ?? 0) + 1 } : null));
  };

  const close = () => setChosen(null);
  const content = chosen?.content;
  const isOpen = content?.kind === 'columns';
  return (
    <div className={classes.csv}>
      <FileInput
        label={t('CSV or Excel file')}
        placeholder={t('Choose a file')}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        accept=".csv,.xlsx,text/csv,text/plain"
        clearable
        clearButtonProps={{ 'aria-label': t('Remove file') }}
        value={chosen?.file ?? null}
        onChange={(file) => void onFile(file)}
      />
      {content && content.kind !== 'columns' ? (
        <Alert color="red" role="alert">
          {importProblem(content, t)}
        </Alert>
      ) : null}
      {/* With a file the button stands below its rows. */}
      {isOpen ? null : <Button disabled>{t('Import cart')}</Button>}
      <ImportWindow title={t('Rows of the file')} isOpen={isOpen} onClose={close}>
        {isOpen ? (
          <TableImport
            key={chosen?.turn}
            columns={content.columns}
            label={t('Rows of the file')}
            action={() => t('Import cart')}
            onAllAdded={close}
          />
        ) : null}
      </ImportWindow>
      <Anchor href="/cart.csv" download size="sm">
        {t('Download example import')}
      </Anchor>
    </div>
  );
}
