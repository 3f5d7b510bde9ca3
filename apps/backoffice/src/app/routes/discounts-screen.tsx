import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { DiscountEditor } from '../../features/discounts/discount-editor.tsx';
import { discountGridQuery } from '../../features/discounts/discounts.queries.ts';

/** Which table takes how much off which group. */
export function DiscountsScreen() {
  const { t } = useTranslation();
  const query = useQuery(discountGridQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <PageSkeleton />;
  return (
    <Page title={t('Discounts')} width="wide">
      <DiscountEditor grid={query.data} />
    </Page>
  );
}
