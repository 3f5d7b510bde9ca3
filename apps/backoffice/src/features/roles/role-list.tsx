import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { StaffRole } from '@partsboard/contract/backoffice/roles';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { paths } from '../../lib/paths.ts';
import { permissionGroups, permissionTexts } from './permission-texts.ts';
import { rolesQuery } from './roles.queries.ts';

export function RoleList() {
  const { t } = useTranslation();
  const query = useQuery(rolesQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  const texts = permissionTexts(t);
  const order = permissionGroups(t).flatMap((group) => group.permissions);
  const sorted = (permissions: readonly Permission[]) => order.filter((each) => permissions.includes(each));
  const columns: DataTableColumn<StaffRole>[] = [
    {
      accessor: 'name',
      title: t('Role'),
      width: 200,
      render: ({ id, name }) => (
        <LinkAnchor to={paths.role} params={{ id: String(id) }}>
          {name}
        </LinkAnchor>
      ),
    },
    {
      accessor: 'permissions',
      title: t('Allows'),
      visibleMediaQuery: WIDE,
      render: ({ holdsEverything, permissions }) =>
        holdsEverything
          ? t('Everything')
          : sorted(permissions)
              .map((permission) => texts[permission])
              .join(', ') || '–',
    },
    {
      accessor: 'requiresSecondFactor',
      title: t('Second factor'),
      width: 220,
      render: ({ requiresSecondFactor }) => (requiresSecondFactor ? t('Required') : t('By choice')),
    },
    { accessor: 'staffCount', title: t('People'), width: 90, textAlign: 'right' },
  ];
  return (
    <ListTable
      label={t('Roles')}
      records={query.data ?? []}
      columns={columns}
      isFetching={query.isPending}
      emptyText={t('There are no roles.')}
    />
  );
}
