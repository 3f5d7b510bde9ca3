import type { StaffWarehouse } from '@partsboard/contract/backoffice/warehouses';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { paths } from '../../lib/paths.ts';
import { warehousesQuery } from './branches.queries.ts';

export function BranchList() {
  const { t } = useTranslation();
  const query = useQuery(warehousesQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  const columns: DataTableColumn<StaffWarehouse>[] = [
    {
      accessor: 'name',
      title: t('Branch'),
      render: ({ id, name }) => (
        <LinkAnchor to={paths.branch} params={{ id: String(id) }}>
          {name}
        </LinkAnchor>
      ),
    },
    { accessor: 'code', title: t('Code'), width: 90 },
    {
      accessor: 'isBranchOffice',
      title: t('Kind'),
      width: 120,
      render: ({ isBranchOffice }) => (isBranchOffice ? t('Branch') : t('Warehouse')),
    },
    { accessor: 'city', title: t('City'), visibleMediaQuery: WIDE },
    { accessor: 'phoneNumber', title: t('Phone'), visibleMediaQuery: WIDE },
  ];
  return (
    <ListTable
      label={t('Branches')}
      records={query.data ?? []}
      columns={columns}
      isFetching={query.isPending}
      emptyText={t('There are no branches yet. Stock, pickup and orders need one.')}
    />
  );
}
