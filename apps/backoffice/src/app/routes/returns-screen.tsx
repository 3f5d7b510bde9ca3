import type { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListExportMenu } from './list-export-menu.tsx';
import { useExportReturns } from '../../features/returns/returns.mutations.ts';
import { ReturnFilters } from '../../features/returns/return-filters.tsx';
import { ReturnList } from '../../features/returns/return-list.tsx';
import { useStaff } from '../../features/session/session.queries.ts';
import { useChosenBranch } from '../../lib/chosen-branch.ts';
import { paths } from '../../lib/paths.ts';

/** What customers send back, of the branch that the person works in. */
export function ReturnsScreen() {
  const { t } = useTranslation();
  const exportReturns = useExportReturns();
  const search = useSearch({ from: '/frame/returns' });
  const chosen = useChosenBranch();
  const known = useStaff()?.branches.some(({ id }) => id === chosen) ?? false;
  const navigate = useNavigate();
  const filter: ReturnFilter = { ...(known && chosen !== null ? { branchId: chosen } : {}), ...search };
  return (
    <Page
      title={t('Returns')}
      width="wide"
      actions={
        <ListExportMenu
          isPending={exportReturns.isPending}
          onExport={(format) => exportReturns.mutate({ ...filter, format })}
        />
      }
    >
      <ReturnFilters
        filter={search}
        onChange={(next) => void navigate({ to: paths.returns, search: next, replace: true })}
      />
      <ReturnList filter={filter} />
    </Page>
  );
}
