import type { CompanyFilter } from '@partsboard/contract/backoffice/companies';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useColumnChoice } from '../../components/column-choice.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { companiesQuery } from './companies.queries.ts';
import { companyColumns } from './company-columns.tsx';
import classes from './company-list.module.css';

/** The customers, a page at a time. */
export function CompanyList({ filter }: { readonly filter: CompanyFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(companiesQuery(filter));
  const { columns, menu } = useColumnChoice('customers', companyColumns(t));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const companies = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={classes.list}>
      {menu}
      <ListTable
        label={t('Customers')}
        records={companies}
        columns={columns}
        isFetching={query.isPending || query.isPlaceholderData}
        emptyText={t('No customer fits these filters.')}
      />
      {query.isPending ? null : (
        <ShowMore
          loadsAhead={!query.isFetching && !query.isFetchNextPageError}
          count={companies.length}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
