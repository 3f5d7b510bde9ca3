import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CorrectionFilters } from '../../features/parts/correction-filters.tsx';
import { CorrectionList } from '../../features/parts/correction-list.tsx';
import { paths } from '../../lib/paths.ts';

/** What staff corrected; the address names all filters. */
export function StockCorrectionsScreen() {
  const { t } = useTranslation();
  const filter = useSearch({ from: '/frame/stock-corrections' });
  const navigate = useNavigate();
  return (
    <Page
      title={t('Stock corrections')}
      width="wide"
      crumbs={[{ label: t('Parts'), link: { to: paths.parts } }, { label: t('Stock corrections') }]}
    >
      <CorrectionFilters
        filter={filter}
        onChange={(search) => void navigate({ to: paths.stockCorrections, search, replace: true })}
      />
      <CorrectionList filter={filter} />
    </Page>
  );
}
