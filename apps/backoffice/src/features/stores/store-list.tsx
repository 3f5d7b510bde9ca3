import type { StaffStore } from '@partsboard/contract/backoffice/stores';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { paths } from '../../lib/paths.ts';
import { storesQuery } from './stores.queries.ts';

export function StoreList() {
  const { t } = useTranslation();
  const query = useQuery(storesQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  const columns: DataTableColumn<StaffStore>[] = [
    {
      accessor: 'name',
      title: t('Store'),
      render: ({ id, name }) => (
        <LinkAnchor to={paths.store} params={{ id: String(id) }}>
          {name}
        </LinkAnchor>
      ),
    },
    { accessor: 'companyName', title: t('Company'), visibleMediaQuery: WIDE },
    {
      accessor: 'hostNames',
      title: t('Host names'),
      render: ({ hostNames, isDefault }) =>
        [...hostNames, ...(isDefault ? [t('all others')] : [])].join(', ') || '–',
    },
  ];
  return (
    <ListTable
      label={t('Stores')}
      records={query.data ?? []}
      columns={columns}
      isFetching={query.isPending}
      emptyText=""
    />
  );
}
