import type {
  CatalogueImport,
  DifferenceKind,
  PartDifference,
} from '@partsboard/contract/backoffice/catalogue-imports';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatNumber, formatPercent } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { differenceKinds } from '../../lib/api/contract-values.ts';
import { differenceQuery } from './catalogue-imports.queries.ts';
import { differenceTexts } from './import-texts.ts';
import classes from './catalogue-imports.module.css';

type Row = PartDifference & { readonly id: number };

const price = (net: number | null) => (net === null ? '–' : formatMoney(net));

const priceColumns = (t: TFunction): DataTableColumn<Row>[] => [
  {
    accessor: 'netBefore',
    title: t('Net price now'),
    textAlign: 'right',
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ netBefore }) => price(netBefore),
  },
  {
    accessor: 'netAfter',
    title: t('Net price then'),
    textAlign: 'right',
    noWrap: true,
    render: ({ netAfter }) => price(netAfter),
  },
];

const changeColumn = (t: TFunction): DataTableColumn<Row> => ({
  accessor: 'changePercent',
  title: t('Change of the price'),
  textAlign: 'right',
  noWrap: true,
  render: ({ changePercent, netBefore, netAfter }) =>
    changePercent === null
      ? '–'
      : `${(netAfter ?? 0) < (netBefore ?? 0) ? '−' : '+'}${formatPercent(changePercent)}`,
});

const columns = (t: TFunction, kind: DifferenceKind): DataTableColumn<Row>[] => [
  {
    accessor: 'number',
    title: t('Part number'),
    render: ({ brand, number }) => (
      <>
        {number}
        <div className={classes.second}>{brand}</div>
      </>
    ),
  },
  { accessor: 'name', title: t('Part name') },
  ...(kind === 'changed' ? [] : priceColumns(t)),
  ...(kind === 'price' ? [changeColumn(t)] : []),
];

interface DifferencePanelProps {
  readonly importId: number;
  readonly counts: NonNullable<CatalogueImport['difference']>;
}

const FIRST_PERCENT = 10;

/** What loading a catalogue changes: parts that come, go or change, and prices that change by more than a share. */
export function DifferencePanel({ importId, counts }: DifferencePanelProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<DifferenceKind>(
    () => differenceKinds.find((each) => counts[each] > 0) ?? 'new',
  );
  const [percent, setPercent] = useState<number | string>(FIRST_PERCENT);
  const [settled] = useDebouncedValue(percent, 300);
  const filter = kind === 'price' ? { kind, percent: Number(settled) || 0 } : { kind };
  const query = useInfiniteQuery(differenceQuery(importId, filter));
  const texts = differenceTexts(t);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('Difference to the loaded catalog')}>
      <div className={classes.list}>
        <SegmentedControl
          className={classes.kinds ?? ''}
          aria-label={t('Difference')}
          value={kind}
          onChange={(value) => setKind(differenceKinds.find((each) => each === value) ?? 'new')}
          data={differenceKinds.map((value) => ({
            value,
            label: `${texts[value]}: ${formatNumber(counts[value], 0)}`,
          }))}
        />
        {kind === 'price' ? (
          <NumberInput
            label={t('Changed by more than, in percent')}
            w={280}
            min={0}
            max={1_000_000}
            value={percent}
            onChange={setPercent}
          />
        ) : null}
        {query.isError && !query.data ? (
          <LoadError error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ListTable
            label={texts[kind]}
            records={rows.map((row, id) => ({ ...row, id }))}
            columns={columns(t, kind)}
            isFetching={query.isPending || query.isPlaceholderData}
            emptyText={t('No part of this kind.')}
          />
        )}
        <ShowMore
          count={rows.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
    </Panel>
  );
}
