import type { MailFilter, MailSummary } from '@partsboard/contract/backoffice/mails';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { MailStateBadge } from '../../components/mail-state-badge.tsx';
import rowLink from '../../components/row-link.module.css';
import { ShowMore } from '../../components/show-more.tsx';
import { paths } from '../../lib/paths.ts';
import { mailKindText } from './mail-texts.ts';
import { mailsQuery } from './mails.queries.ts';
import classes from './mails.module.css';

const columns = (t: TFunction): DataTableColumn<MailSummary>[] => [
  {
    accessor: 'subject',
    title: t('Subject'),
    render: ({ id, subject, recipient, problem }) => (
      <>
        <Link to={paths.mail} params={{ id: String(id) }} className={rowLink.link}>
          {subject}
        </Link>
        <div className={classes.second}>{recipient}</div>
        {problem === null ? null : <div className={classes.problem}>{problem}</div>}
      </>
    ),
  },
  {
    accessor: 'kind',
    title: t('Kind'),
    visibleMediaQuery: WIDE,
    render: ({ kind }) => mailKindText(t, kind),
  },
  {
    accessor: 'createdAt',
    title: t('Time'),
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>,
  },
  {
    accessor: 'state',
    title: t('Status'),
    width: 170,
    render: ({ state }) => <MailStateBadge state={state} />,
  },
];

/** All mails, newest first. */
export function MailList({ filter }: { readonly filter: MailFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(mailsQuery(filter));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const mails = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ListTable
        label={t('Emails')}
        records={mails}
        columns={columns(t)}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No email fits these filters.')}
      />
      {query.isPending ? null : (
        <ShowMore
          count={mails.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
