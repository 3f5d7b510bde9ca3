import type { StaffPaymentMethod, StaffShippingMethod } from '@partsboard/contract/backoffice/methods';
import { Badge } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable } from '../../components/list-table.tsx';
import type { paths } from '../../lib/paths.ts';

type Method = StaffShippingMethod | StaffPaymentMethod;

interface MethodListProps {
  readonly label: string;
  readonly methods: readonly Method[] | undefined;
  readonly to: (typeof paths)['shippingMethod' | 'paymentMethod'];
  readonly emptyText: string;
}

export function MethodList({ label, methods, to, emptyText }: MethodListProps) {
  const { t } = useTranslation();
  const columns: DataTableColumn<Method>[] = [
    {
      accessor: 'name',
      title: t('Method'),
      render: ({ id, name }) => (
        <LinkAnchor to={to} params={{ id: String(id) }}>
          {name}
        </LinkAnchor>
      ),
    },
    {
      accessor: 'fee',
      title: t('Net fee'),
      width: 110,
      textAlign: 'right',
      render: ({ fee }) => formatMoney(fee),
    },
    {
      accessor: 'countries',
      title: t('Countries'),
      width: 180,
      render: ({ countries }) =>
        countries.length === 0
          ? t('All')
          : countries.length > 4
            ? t('Countries: {{number}}', { number: countries.length })
            : countries.join(', '),
    },
    {
      accessor: 'isActive',
      title: t('Status'),
      width: 130,
      render: ({ isActive }) =>
        isActive ? (
          <Badge color="green.7">{t('Offered')}</Badge>
        ) : (
          <Badge variant="default">{t('Not offered')}</Badge>
        ),
    },
  ];
  return (
    <ListTable
      label={label}
      records={methods ?? []}
      columns={columns}
      isFetching={methods === undefined}
      emptyText={emptyText}
    />
  );
}
