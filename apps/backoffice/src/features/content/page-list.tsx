import type { PageSummary } from '@partsboard/contract/backoffice/pages';
import { Badge, Group } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { paths } from '../../lib/paths.ts';
import { pagesQuery } from './content.queries.ts';
import { PageStateBadge } from './page-state-badge.tsx';

export function PageList({ storeId }: { readonly storeId: number | undefined }) {
  const { t } = useTranslation();
  const query = useQuery(pagesQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  const columns: DataTableColumn<PageSummary>[] = [
    {
      accessor: 'title',
      title: t('Page'),
      render: ({ id, titlePl, titleEn, isTermsPage }) => (
        <Group gap="xs">
          <LinkAnchor to={paths.page} params={{ id: String(id) }}>
            {currentLanguage() === 'pl' ? titlePl : titleEn}
          </LinkAnchor>
          {isTermsPage ? (
            <Badge variant="light" tt="none">
              {t('Terms of sale')}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    {
      accessor: 'seName',
      title: t('Address'),
      visibleMediaQuery: WIDE,
      render: ({ seName }) => `/p/${seName}`,
    },
    {
      accessor: 'state',
      title: t('Status'),
      width: 220,
      render: ({ state }) => <PageStateBadge state={state} />,
    },
    {
      accessor: 'changedAt',
      title: t('Changed'),
      visibleMediaQuery: WIDE,
      render: ({ changedAt, changedBy }) =>
        [formatShortDateTime(changedAt), changedBy].filter(Boolean).join(', '),
    },
  ];
  return (
    <ListTable
      label={t('Pages')}
      records={(query.data ?? []).filter((page) => page.storeId === storeId)}
      columns={columns}
      isFetching={query.isPending}
      emptyText={t('There are no pages yet. The checkout needs one with the terms of sale.')}
    />
  );
}
