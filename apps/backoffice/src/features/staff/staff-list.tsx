import type { StaffMember } from '@partsboard/contract/backoffice/staff';
import { Badge } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE, WIDEST } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { staffListQuery, type StaffListFilter } from './staff.queries.ts';

const names = (things: readonly { readonly name: string }[]): string =>
  things.map(({ name }) => name).join(', ');

export function StaffList({ filter }: { readonly filter: StaffListFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(staffListQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const members = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: DataTableColumn<StaffMember>[] = [
    {
      accessor: 'name',
      title: t('Name'),
      render: ({ id, name }) => (
        <LinkAnchor to={paths.staffMember} params={{ id: String(id) }}>
          {name}
        </LinkAnchor>
      ),
    },
    { accessor: 'email', title: t('Email'), visibleMediaQuery: WIDEST },
    { accessor: 'roles', title: t('Roles'), visibleMediaQuery: WIDE, render: ({ roles }) => names(roles) },
    {
      accessor: 'branches',
      title: t('Branches'),
      visibleMediaQuery: WIDE,
      render: ({ branches }) => names(branches) || '–',
    },
    {
      accessor: 'hasSecondFactor',
      title: t('Second factor'),
      visibleMediaQuery: WIDEST,
      render: ({ hasSecondFactor }) => (hasSecondFactor ? t('On') : t('Off')),
    },
    {
      accessor: 'lastLoginAt',
      title: t('Last login'),
      visibleMediaQuery: WIDEST,
      noWrap: true,
      render: ({ lastLoginAt }) => (lastLoginAt === null ? t('Never') : formatShortDateTime(lastLoginAt)),
    },
    {
      accessor: 'status',
      title: t('Status'),
      width: 130,
      render: ({ status }) => (
        <Badge variant="light" tt="none" color={status === 'active' ? 'green' : 'gray'}>
          {status === 'active' ? t('Active') : t('Disabled')}
        </Badge>
      ),
    },
  ];
  return (
    <>
      <ListTable
        label={t('Staff')}
        records={members}
        columns={columns}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('Nobody fits these filters.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={members.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
