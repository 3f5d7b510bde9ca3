import type { FilterStep } from '@partsboard/domain/filter-cascade';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

/** The labels of the filters. */
export function useFilterLabel(): (step: FilterStep) => string {
  const { t } = useTranslation();
  const labels: Readonly<Record<FilterStep, string>> = {
    brand: t('Brand'),
    category: t('Category'),
    catalog: t('Catalog'),
    type: t('Type'),
    serie: t('Serie'),
    body: t('Body'),
    model: t('Model'),
    engine: t('Engine'),
    version: t('Version'),
    steering: t('Steering'),
    transmission: t('Transmission'),
    year: t('Year'),
    month: t('Month'),
  };
  return (step) => labels[step];
}
