import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useAddRows } from './cart.mutations.ts';
import { checkRowsQuery, isRefused } from './cart.queries.ts';
import type { ImportRow } from './row-table.ts';
import { CsvRowsTable } from './csv-rows-table.tsx';
import { downloadFailedRows } from './download-failed-rows.ts';

interface Props {
  readonly rows: readonly ImportRow[];
  /** The label of the rows for people who cannot see where they are. */
  readonly label: string;
  /** The text of the button for a number of rows; no button where it is null. */
  readonly action: (count: number) => string | null;
  readonly onAllAdded: () => void;
}

/** Suggested numbers that replace damaged ones, by the index of their row. */
type Corrections = Readonly<Record<number, string>>;

/** Rows to be added: a preview, the button that adds them, and afterwards the result of each. */
export function RowImport({ rows: given, label, action, onAllAdded }: Props) {
  const { t } = useTranslation();
  const [corrections, setCorrections] = useState<Corrections>({});
  const rows = given.map((row, index) => ({ ...row, sku: corrections[index] ?? row.sku }));
  const check = useQuery({
    ...checkRowsQuery(rows),
    enabled: rows.length > 0,
    // While a corrected row is checked the others stay as they are.
    placeholderData: keepPreviousData,
  });
  const add = useAddRows();
  const failed = (check.data ?? []).flatMap((outcome, index) => {
    const row = rows[index];
    return row && isRefused(outcome) ? [{ row, outcome }] : [];
  });
  const buttonText = action(rows.length - failed.length);
  const isChosen = !add.isSuccess && !add.isPending;
  return (
    <>
      {check.data ? (
        <CsvRowsTable
          outcomes={check.data}
          isDone={add.isSuccess}
          label={label}
          onTake={
            isChosen ? (index, sku) => setCorrections((before) => ({ ...before, [index]: sku })) : undefined
          }
        />
      ) : null}
      {add.isSuccess || buttonText === null ? null : (
        <Button
          disabled={rows.length === 0}
          loading={add.isPending || check.isFetching}
          onClick={() =>
            add.mutate(rows, { onSuccess: (messages) => (messages.length === 0 ? onAllAdded() : undefined) })
          }
        >
          {buttonText}
        </Button>
      )}
      {add.isSuccess && failed.length > 0 ? (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => downloadFailedRows(failed)}
        >
          {t('Download {{count}} failed rows', { count: failed.length })}
        </Button>
      ) : null}
    </>
  );
}
