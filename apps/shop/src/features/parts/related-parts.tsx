import type { RelatedProduct } from '@partsboard/contract/parts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './part-view.module.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly title: string;
  readonly parts: readonly RelatedProduct[];
}

/** Parts that belong to this one: in its kit, needed for the repair, or fitting it. */
export function RelatedParts({ title, parts }: Props) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.related}>
        {parts.map(({ Id, Sku, Name, Quantity, Note }) => (
          <li key={Id}>
            <Link to={paths.product} params={{ product: String(Id) }} className={classes.relatedName}>
              {Name}
            </Link>
            <span className={classes.relatedSku}>{Sku}</span>
            <span className={classes.relatedQuantity}>{t('{{count}} pcs', { count: Quantity })}</span>
            {Note ? <span className={classes.relatedNote}>{Note}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
