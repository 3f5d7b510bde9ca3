import type { WebhookDeliveryFilter, WebhookDeliverySummary } from '@partsboard/contract/backoffice/webhooks';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE, WIDEST } from '../../components/list-table.tsx';
import rowLink from '../../components/row-link.module.css';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { StateBadge } from './state-badge.tsx';
import { deliveriesQuery } from './webhooks.queries.ts';
import classes from './webhooks.module.css';

const columns = (t: TFunction): DataTableColumn<WebhookDeliverySummary>[] => [
  {
    accessor: 'event',
    title: t('Event'),
    render: ({ id, event, subject }) => (
      <>
        <Link to={paths.webhookDelivery} params={{ id: String(id) }} className={rowLink.link}>
          {event}
        </Link>
        <div className={classes.second}>{subject}</div>
      </>
    ),
  },
  {
    accessor: 'createdAt',
    title: t('Time'),
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>,
  },
  {
    accessor: 'endpoint',
    title: t('Receiver'),
    visibleMediaQuery: WIDE,
    render: ({ endpoint }) => endpoint.name,
  },
  {
    accessor: 'state',
    title: t('Status'),
    width: 150,
    render: ({ state }) => <StateBadge state={state} />,
  },
  { accessor: 'tries', title: t('Tries'), textAlign: 'right', visibleMediaQuery: WIDE },
  {
    accessor: 'lastResult',
    title: t('Last answer'),
    visibleMediaQuery: WIDE,
    render: ({ lastResult }) => lastResult ?? '–',
  },
  {
    accessor: 'nextTryAt',
    title: t('Next try'),
    noWrap: true,
    visibleMediaQuery: WIDEST,
    render: ({ nextTryAt }) => (nextTryAt === null ? '–' : formatShortDateTime(nextTryAt)),
  },
];

/** What was sent or is to be sent, newest first. */
export function DeliveryList({ filter }: { readonly filter: WebhookDeliveryFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(deliveriesQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const deliveries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={classes.list}>
      <ListTable
        label={t('Messages')}
        records={deliveries}
        columns={columns(t)}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No message fits these filters.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={deliveries.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
