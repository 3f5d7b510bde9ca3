import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { BrandMark } from '@partsboard/ui/components/brand-mark.tsx';
import { StoreLogo } from '../../components/store-logo.tsx';
import { useStore } from '../../lib/reference/use-reference.ts';
import classes from './logo.module.css';
import { paths } from '../../lib/paths.ts';

/** The store's logo as a link to the home page; the default one where the store has none. */
export function Logo() {
  const { t } = useTranslation();
  const name = useStore()?.Name ?? '';
  return (
    <Link to={paths.home} className={classes.logo} aria-label={`${name} – ${t('Home')}`}>
      <LogoPicture />
    </Link>
  );
}

export function LogoPicture() {
  const name = useStore()?.Name;
  return (
    <StoreLogo className={classes.image}>
      <span className={classes.packaged}>
        <BrandMark size={28} />
        <span>{name}</span>
      </span>
    </StoreLogo>
  );
}
