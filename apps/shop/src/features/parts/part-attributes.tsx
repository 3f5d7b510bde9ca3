import type { Product } from '@partsboard/contract/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './part-view.module.css';

/** Meant for the catalogue's editors. */
const HIDDEN = new Set(['Repair info', 'Reach info']);

/** The part's attributes in the catalogue. */
export function PartAttributes({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const entries: readonly (readonly [string, string])[] = [
    [t('Brand'), product.Brand],
    ...Object.entries(product.Attributes)
      .filter(([name]) => !HIDDEN.has(name))
      .map(([name, values]) => [name === 'Quantity' ? t('Quantity') : name, values.join(', ')] as const),
  ];
  return (
    <dl className={classes.attributes} aria-label={t('Attributes')}>
      {entries.map(([name, value]) => (
        <div key={name} className={classes.attribute}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
