import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useAddRows } from './cart.mutations.ts';
import { checkRowsQuery, isRefused } from './cart.queries.ts';
import type { CsvRow } from './csv-file.ts';
import { CsvRowsTable } from './csv-rows-table.tsx';
import { downloadFailedRows } from './failed-rows.ts';

interface Props {
  readonly rows: readonly CsvRow[];
  /** Names the rows for those who can't see where they stand. */
  readonly label: string;
  /** What the button says, told how many rows it will add; without words there is no button. */
  readonly action: (count: number) => string | null;
}

/** Rows to be added: what they mean, the button that adds them, and afterwards what became of each. */
export function RowImport({ rows, label, action }: Props) {
  const { t } = useTranslation();
  const check = useQuery({ ...checkRowsQuery(rows), enabled: rows.length > 0 });
  const add = useAddRows();
  const failed = check.data?.filter(isRefused) ?? [];
  const words = action(rows.length - failed.length);
  return (
    <>
      {check.data ? <CsvRowsTable outcomes={check.data} isDone={add.isSuccess} label={label} /> : null}
      {add.isSuccess || words === null ? null : (
        <Button
          disabled={rows.length === 0}
          loading={add.isPending || check.isFetching}
          onClick={() => add.mutate(rows)}
        >
          {words}
        </Button>
      )}
      {add.isSuccess && failed.length > 0 ? (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => downloadFailedRows(failed, rows)}
        >
          {t('Download {{count}} failed rows', { count: failed.length })}
        </Button>
      ) : null}
    </>
  );
}
