import type {
  CatalogueImport,
  CatalogueProblem,
  CatalogueProblemFilter,
} from '@partsboard/contract/backoffice/catalogue-imports';
import { Badge, Group, Select, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { ExportMenu } from '../../components/export-menu.tsx';
import { Filters } from '../../components/filters.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { withValue } from '../../lib/with-value.ts';
import { useDownloadReport } from './catalogue-imports.mutations.ts';
import { problemsQuery } from './catalogue-imports.queries.ts';
import { severityTexts } from './import-texts.ts';
import classes from './catalogue-imports.module.css';

type Row = CatalogueProblem & { readonly id: number };

/** From here on there is room for more than the sentence. */
const ROOMY = '(min-width: 48em)';

function Severity({ severity }: Pick<Row, 'severity'>) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" tt="none" color={severity === 'error' ? 'red' : 'gray'}>
      {severityTexts(t)[severity]}
    </Badge>
  );
}

const columns = (t: TFunction): DataTableColumn<Row>[] => [
  { accessor: 'file', title: t('File'), noWrap: true, visibleMediaQuery: ROOMY },
  {
    accessor: 'row',
    title: t('Row'),
    textAlign: 'right',
    width: 90,
    visibleMediaQuery: ROOMY,
    render: ({ row }) => (row === 0 ? '–' : row),
  },
  {
    accessor: 'severity',
    title: t('Kind'),
    width: 110,
    visibleMediaQuery: ROOMY,
    render: ({ severity }) => <Severity severity={severity} />,
  },
  {
    accessor: 'reason',
    title: t('What is the matter'),
    cellsClassName: classes.reason ?? '',
    render: ({ file, row, severity, reason }) => (
      <>
        <Group hiddenFrom="sm" gap="xs" mb={4}>
          <Severity severity={severity} />
          <Text c="dimmed" size="sm">
            {row === 0 ? file : `${file} · ${t('Row')} ${row}`}
          </Text>
        </Group>
        {reason}
      </>
    ),
  },
];

/** What is wrong with the files, by file and row. */
export function ProblemReport({ imported }: { readonly imported: CatalogueImport }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<CatalogueProblemFilter>({});
  const query = useInfiniteQuery(problemsQuery(imported.id, filter));
  const download = useDownloadReport(imported.id);
  const texts = severityTexts(t);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isShortened = imported.problemCount + imported.noteCount > imported.listedProblems;
  const shared = { placeholder: t('All'), clearable: true };
  return (
    <Panel title={t('Check report')}>
      <div className={classes.list}>
        <Filters
          first={
            <SearchField
              placeholder={t('Text of the message')}
              value={filter.text ?? ''}
              onSearch={(text) => setFilter((before) => withValue(before, 'text', text))}
            />
          }
        >
          <Select
            {...shared}
            label={t('File')}
            data={imported.problemFiles}
            value={filter.file ?? null}
            onChange={(file) => setFilter((before) => withValue(before, 'file', file))}
          />
          <Select
            {...shared}
            label={t('Kind')}
            data={(['error', 'note'] as const).map((value) => ({ value, label: texts[value] }))}
            value={filter.severity ?? null}
            onChange={(severity) => setFilter((before) => withValue(before, 'severity', severity))}
          />
        </Filters>
        <div>
          <ExportMenu
            isPending={download.isPending}
            onExport={(format) => download.mutate({ ...filter, format })}
          />
        </div>
        {isShortened ? (
          <Text c="dimmed" size="sm">
            {t('Of each file the first 200 messages are listed.')}
          </Text>
        ) : null}
        {query.isError && !query.data ? (
          <LoadError error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ListTable
            label={t('Check report')}
            records={rows.map((row, id) => ({ ...row, id }))}
            columns={columns(t)}
            isFetching={query.isPending || query.isPlaceholderData}
            emptyText={t('No message fits these filters.')}
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
