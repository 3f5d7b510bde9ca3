import type { ErpReport } from '@partsboard/contract/backoffice/erp-reports';
import { Alert, Badge } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { reportStateTexts } from './erp-texts.ts';
import { erpReportsQuery } from './erp.queries.ts';
import { ReportDifferences } from './report-differences.tsx';

const colors: Readonly<Record<ErpReport['state'], string>> = {
  running: 'accent',
  done: 'green',
  failed: 'red',
};

const differencesOf = (report: ErpReport): number =>
  report.stockDifferences + report.priceDifferences + report.orderDifferences + report.partsUnknown;

const count = (
  accessor: Extract<keyof ErpReport, string>,
  title: string,
  value: (report: ErpReport) => number,
): DataTableColumn<ErpReport> => ({
  accessor,
  title,
  textAlign: 'right',
  visibleMediaQuery: WIDE,
  render: (report) => formatNumber(value(report)),
});

const columns = (t: TFunction): DataTableColumn<ErpReport>[] => [
  {
    accessor: 'startedAt',
    title: t('When'),
    noWrap: true,
    render: ({ startedAt }) => <time dateTime={startedAt}>{formatShortDateTime(startedAt)}</time>,
  },
  {
    accessor: 'state',
    title: t('Status'),
    render: ({ state }) => (
      <Badge variant="light" tt="none" fw={500} miw="max-content" color={colors[state]}>
        {reportStateTexts(t)[state]}
      </Badge>
    ),
  },
  { ...count('id', t('Differences'), differencesOf), visibleMediaQuery: '' },
  count('stockDifferences', t('Stock'), (report) => report.stockDifferences),
  count('priceDifferences', t('Price'), (report) => report.priceDifferences),
  count('orderDifferences', t('Orders'), (report) => report.orderDifferences),
  count('partsUnknown', t('Parts not in the ERP'), (report) => report.partsUnknown),
  count('partsCompared', t('Parts compared'), (report) => report.partsCompared),
  count('ordersCompared', t('Orders compared'), (report) => report.ordersCompared),
];

/** The comparisons of the last weeks; a row opens to what differs. */
export function ReportList() {
  const { t } = useTranslation();
  const query = useQuery(erpReportsQuery);
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {query.data?.isConnected === false ? (
        <Alert mb="md">{t('No ERP is connected. The setting ERP_URL of the server names one.')}</Alert>
      ) : null}
      <ListTable
        label={t('Comparisons with the ERP')}
        records={query.data?.items ?? []}
        columns={columns(t)}
        isFetching={query.isPending}
        emptyText={t('Nothing was compared yet.')}
        rowExpansion={{ content: ({ record }) => <ReportDifferences report={record} /> }}
      />
    </>
  );
}
