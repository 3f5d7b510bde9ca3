import type { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListExportMenu } from './list-export-menu.tsx';
import { useExportReturns } from '../../features/returns/returns.mutations.ts';
import { ReturnFilters } from '../../features/returns/return-filters.tsx';
import { ReturnList } from '../../features/returns/return-list.tsx';
import { SavedViews } from '../../features/saved-views/saved-views.tsx';
import { useStaff } from '../../features/session/session.queries.ts';
import { chooseBranch, useChosenBranch } from '../../lib/chosen-branch.ts';
import { paths } from '../../lib/paths.ts';
import { withValue } from '../../lib/with-value.ts';
import { returnSearch } from '../search-params.ts';

/** What customers send back. The address names all filters but the branch that the person works in. */
export function ReturnsScreen() {
  const { t } = useTranslation();
  const exportReturns = useExportReturns();
  const search = useSearch({ from: '/frame/returns' });
  const chosen = useChosenBranch();
  const known = useStaff()?.branches.some(({ id }) => id === chosen) ?? false;
  const navigate = useNavigate();
  const filter: ReturnFilter = { ...(known && chosen !== null ? { branchId: chosen } : {}), ...search };
  const show = (next: ReturnFilter) => void navigate({ to: paths.returns, search: next, replace: true });
  return (
    <Page
      title={t('Returns')}
      width="wide"
      actions={
        <>
          <SavedViews
            list="returns"
            filter={filter}
            onOpen={(saved) => void navigate({ to: paths.returns, search: returnSearch(saved) })}
          />
          <ListExportMenu
            isPending={exportReturns.isPending}
            onExport={(format) => exportReturns.mutate({ ...filter, format })}
          />
        </>
      }
    >
      <ReturnFilters
        filter={search}
        branchId={filter.branchId}
        onChange={show}
        onBranch={(branchId) => {
          if (branchId === undefined) chooseBranch(null);
          show(withValue(search, 'branchId', branchId));
        }}
      />
      <ReturnList filter={filter} />
    </Page>
  );
}
