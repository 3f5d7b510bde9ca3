import type { CatalogueVersion } from '@partsboard/contract/backoffice/catalogue-imports';
import { Badge, Button, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatNumber, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useReturnToVersion } from './catalogue-imports.mutations.ts';
import { versionsQuery } from './catalogue-imports.queries.ts';
import classes from './catalogue-imports.module.css';

type Row = CatalogueVersion & { readonly id: number };

const columns = (t: TFunction, onReturn: (version: Row) => void): DataTableColumn<Row>[] => [
  { accessor: 'number', title: t('Version'), textAlign: 'right', width: 90 },
  {
    accessor: 'name',
    title: t('Catalog'),
    render: ({ name, issued, restores }) => (
      <>
        {name}
        <div className={classes.second}>
          {restores === null
            ? t('Issued {{date}}', { date: formatDate(issued) })
            : t('Version {{number}} put back', { number: restores })}
        </div>
      </>
    ),
  },
  {
    accessor: 'loadedAt',
    title: t('Loaded'),
    noWrap: true,
    visibleMediaQuery: '(min-width: 36em)',
    render: ({ loadedAt }) => <time dateTime={loadedAt}>{formatShortDateTime(loadedAt)}</time>,
  },
  {
    accessor: 'loadedBy',
    title: t('Who'),
    visibleMediaQuery: WIDE,
    render: ({ loadedBy }) => loadedBy ?? '–',
  },
  {
    accessor: 'rowCount',
    title: t('Rows'),
    textAlign: 'right',
    visibleMediaQuery: WIDE,
    render: ({ rowCount }) => (rowCount === null ? '–' : formatNumber(rowCount, 0)),
  },
  {
    accessor: 'partCount',
    title: t('Parts'),
    textAlign: 'right',
    visibleMediaQuery: WIDE,
    render: ({ partCount }) => (partCount === null ? '–' : formatNumber(partCount, 0)),
  },
  {
    accessor: 'isLive',
    title: t('Status'),
    width: 170,
    render: (version) =>
      version.isLive ? (
        <Badge variant="light" tt="none" color="green">
          {t('In the shop')}
        </Badge>
      ) : version.canReturn ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('Go back to version {{number}}', { number: version.number })}
          onClick={() => onReturn(version)}
        >
          {t('Go back')}
        </Button>
      ) : null,
  },
];

/** The catalogues that were loaded; one that is kept can be put back. */
export function VersionList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useQuery(versionsQuery);
  const [chosen, setChosen] = useState<Row | null>(null);
  const goBack = useReturnToVersion();
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Panel title={t('Versions')}>
      <ListTable
        label={t('Versions')}
        records={(query.data ?? []).map((version) => ({ ...version, id: version.number }))}
        columns={columns(t, setChosen)}
        isFetching={query.isPending}
        emptyText={t('No catalog was loaded yet.')}
      />
      <FormDialog
        title={t('Go back to this catalog?')}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        label={t('Go back')}
        isPending={goBack.isPending}
        onSubmit={() => {
          if (chosen === null) return;
          goBack.mutate(chosen.number, {
            onSuccess: ({ id }) => {
              setChosen(null);
              void navigate({ to: paths.catalogueImport, params: { id: String(id) } });
            },
          });
        }}
      >
        <Text>
          {t(
            'The shop shows {{name}} again. Prices and stock stay as they are; parts that come back have the price they had, and no stock until the next stock file.',
            {
              name: chosen?.name ?? '',
            },
          )}
        </Text>
      </FormDialog>
    </Panel>
  );
}
