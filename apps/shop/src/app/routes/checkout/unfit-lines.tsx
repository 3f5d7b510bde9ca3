import type { CartLine } from '@partsboard/contract/cart';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useFitOfLines } from '../../../features/fit/fit.queries.ts';
import classes from './unfit-lines.module.css';

/** Warns of lines that do not fit the vehicle for which they were added; they can be ordered all the same. */
export function UnfitLines({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const fits = useFitOfLines(lines);
  const unfit = lines.filter(({ Product }) => fits.get(Product.Id)?.Fit === 'does-not-fit');
  if (unfit.length === 0) return null;
  return (
    <Alert
      color="amber"
      variant="outline"
      role="status"
      title={t('These parts do not fit the vehicle for which they were added')}
    >
      <ul className={classes.list}>
        {unfit.map(({ Product: { Id, Sku, Name }, Vehicle: vehicle }) => (
          <li key={Id}>
            <strong>{Sku}</strong> {Name}, {t('for {{vehicle}}', { vehicle: vehicle?.Name })}.{' '}
            {fits.get(Id)?.Reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
