import type { CartLine } from '@partsboard/contract/cart';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { linesOfVehicles, useFitOfLines } from '../../../features/fit/fit.queries.ts';
import classes from './unfit-lines.module.css';

/** Warns of lines that do not fit a vehicle for which they were added; they can be ordered all the same. */
export function UnfitLines({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const fitOf = useFitOfLines(linesOfVehicles(lines));
  const unfit = lines.flatMap(({ Product, Vehicles }) =>
    Vehicles.flatMap((vehicle) => {
      const fit = fitOf(Product.Id, vehicle);
      return fit?.Fit === 'does-not-fit' ? [{ Product, vehicle, reason: fit.Reason }] : [];
    }),
  );
  if (unfit.length === 0) return null;
  return (
    <Alert
      color="amber"
      variant="outline"
      role="status"
      title={t('These parts do not fit the vehicle for which they were added')}
    >
      <ul className={classes.list}>
        {unfit.map(({ Product: { Id, Sku, Name }, vehicle, reason }) => (
          <li key={`${Id} ${vehicle.Id ?? vehicle.Name}`}>
            <strong>{Sku}</strong> {Name}, {t('for {{vehicle}}', { vehicle: vehicle.Name })}. {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
