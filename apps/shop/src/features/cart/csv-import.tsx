import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { Alert, Anchor, Button, FileInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './boxes.module.css';
import { useAddRows, useCheckRows } from './cart.mutations.ts';
import { CsvRowsTable } from './csv-rows-table.tsx';
import { decodeCsv, readCsv, type CsvFile, type CsvRow } from './csv-file.ts';
import { downloadFailedRows } from './failed-rows.ts';

interface Props {
  /** Rows that were pasted elsewhere; they are treated like those of a file. */
  readonly pasted: readonly CsvRow[];
  readonly onDone: () => void;
}

/** Choose a file, see what it means, import it, see what became of each row. */
export function CsvImport({ pasted, onDone }: Props) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<CsvFile | null>(null);
  const check = useCheckRows();
  const add = useAddRows();
  const rows = pasted.length > 0 ? pasted : read?.kind === 'rows' ? read.rows : [];
  const outcomes = check.data;

  const onFile = async (chosen: File | null) => {
    setFile(chosen);
    check.reset();
    add.reset();
    onDone();
    const content = chosen ? readCsv(decodeCsv(await chosen.arrayBuffer())) : null;
    setRead(content);
    if (content?.kind === 'rows') check.mutate(content.rows);
  };

  const problem = read && read.kind !== 'rows' ? csvProblem(read, t) : null;
  return (
    <div className={classes.csv}>
      <FileInput
        label={t('CSV file')}
        placeholder={t('Choose a file')}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        accept=".csv,text/csv,text/plain"
        clearable
        clearButtonProps={{ 'aria-label': t('Remove file') }}
        value={file}
        onChange={(chosen) => void onFile(chosen)}
      />
      {problem === null ? null : (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {outcomes ? <CsvRowsTable outcomes={outcomes} isDone={add.isSuccess} /> : null}
      {pasted.length > 0 && !outcomes ? (
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate(pasted)}>
          {t('Check {{count}} rows', { count: pasted.length })}
        </Button>
      ) : null}
      {add.isSuccess && outcomes ? (
        <FailedRows outcomes={outcomes} rows={rows} />
      ) : (
        <Button
          disabled={rows.length === 0}
          loading={add.isPending || check.isPending}
          onClick={() => add.mutate(rows)}
        >
          {t('Import cart')}
        </Button>
      )}
      <Anchor href="/cart.csv" download size="sm">
        {t('Download example import')}
      </Anchor>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function csvProblem(read: Exclude<CsvFile, { readonly kind: 'rows' }>, t: Translate): string {
  switch (read.kind) {
    case 'too-many':
      return t('Max 100 items.');
    case 'wrong-format':
      return t('Wrong format, please download example import');
    case 'parse-error':
      return read.message;
  }
}

interface FailedRowsProps {
  readonly outcomes: readonly CsvRowOutcome[];
  readonly rows: readonly CsvRow[];
}

function FailedRows({ outcomes, rows }: FailedRowsProps) {
  const { t } = useTranslation();
  const failed = outcomes.filter(({ Status }) => !['added', 'replaced', 'unavailable'].includes(Status));
  if (failed.length === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => downloadFailedRows(failed, rows)}
    >
      {t('Download {{count}} failed rows', { count: failed.length })}
    </Button>
  );
}
