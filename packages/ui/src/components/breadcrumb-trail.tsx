import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './breadcrumb-trail.module.css';

export interface Crumb {
  readonly label: string;
  /** The link's target; the last breadcrumb, the screen itself, has none. */
  readonly link?: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

/** Home > Catalog > … ; the home page is always the first breadcrumb. */
export function BreadcrumbTrail({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  const trail: readonly Crumb[] = [{ label: t('Home'), link: { to: '/' } }, ...crumbs];
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <ol className={classes.trail}>
        {trail.map(({ label, link }) => (
          <li key={label} className={classes.crumb}>
            {link ? <Link {...link}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
