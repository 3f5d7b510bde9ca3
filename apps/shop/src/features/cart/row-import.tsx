import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useMeantBrand } from '../vehicles/vehicles.queries.ts';
import { useFindUnfit, useFit } from '../fit/fit.queries.ts';
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

/** Numbers that replace damaged ones, and brands of numbers that several have, by the index of their row. */
type Corrections = Readonly<Record<number, Pick<ImportRow, 'sku' | 'brandId'>>>;

/** Rows to be added: a preview, the button that adds them, and afterwards the result of each. */
export function RowImport({ rows: given, label, action, onAllAdded }: Props) {
  const { t } = useTranslation();
  const [corrections, setCorrections] = useState<Corrections>({});
  const rows = given.map((row, index) => ({ ...row, ...corrections[index] }));
  const brand = useMeantBrand();
  const check = useQuery({
    ...checkRowsQuery(rows, brand),
    enabled: rows.length > 0,
    // While a corrected row is checked the others stay as they are.
    placeholderData: keepPreviousData,
  });
  const add = useAddRows();
  const productIds = (check.data ?? []).flatMap(({ Product }) => Product?.Id ?? []);
  const fits = useFit(productIds);
  const findUnfit = useFindUnfit();
  const [leavesOutUnfit, setLeavesOutUnfit] = useState(true);
  const isUnfit = (outcome: CsvRowOutcome) =>
    !isRefused(outcome) && outcome.Product !== null && fits.get(outcome.Product.Id)?.Fit === 'does-not-fit';
  const hasUnfit = (check.data ?? []).some(isUnfit);
  const checked = (check.data ?? []).flatMap((outcome, index) => {
    const row = rows[index];
    return row ? [{ row, outcome, isLeftOut: leavesOutUnfit && isUnfit(outcome) }] : [];
  });
  const failed = checked.filter(({ outcome, isLeftOut }) => isLeftOut || isRefused(outcome));
  const buttonText = action(rows.length - failed.length);
  const isChosen = !add.isSuccess && !add.isPending;

  const addRows = async () => {
    // Who was faster than the answer about the fit sees it before anything is added.
    if (fits.size === 0 && (await findUnfit(productIds)).size > 0) return;
    const wanted = checked.filter(({ isLeftOut }) => !isLeftOut);
    add.mutate(
      wanted.map(({ row }) => row),
      {
        onSuccess: (messages) => {
          if (messages.length === 0 && wanted.length === checked.length) onAllAdded();
        },
      },
    );
  };
  return (
    <>
      {check.data ? (
        <CsvRowsTable
          outcomes={check.data}
          fits={fits}
          isUnfit={isUnfit}
          leavesOutUnfit={leavesOutUnfit}
          isDone={add.isSuccess}
          label={label}
          onTake={
            isChosen
              ? (index, correction) => setCorrections((before) => ({ ...before, [index]: correction }))
              : undefined
          }
        />
      ) : null}
      {hasUnfit && !add.isSuccess ? (
        <Checkbox
          label={t('Leave out what does not fit this vehicle')}
          checked={leavesOutUnfit}
          disabled={add.isPending}
          onChange={({ currentTarget }) => setLeavesOutUnfit(currentTarget.checked)}
        />
      ) : null}
      {add.isSuccess || buttonText === null ? null : (
        <Button
          disabled={rows.length === 0 || checked.every(({ isLeftOut }) => isLeftOut)}
          loading={add.isPending || check.isFetching}
          onClick={() => void addRows()}
        >
          {buttonText}
        </Button>
      )}
      {add.isSuccess && failed.length > 0 ? (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => downloadFailedRows(failed, t('Does not fit this vehicle'))}
        >
          {t('Download {{count}} failed rows', { count: failed.length })}
        </Button>
      ) : null}
    </>
  );
}
