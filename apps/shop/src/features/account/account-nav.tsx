import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './account.module.css';
import { paths } from '../../lib/paths.ts';

/** Links between the pages of the account. */
export function AccountNav() {
  const { t } = useTranslation();
  return (
    <nav className={classes.nav} aria-label={t('My account')}>
      <Link to={paths.profile}>{t('My profile')}</Link>
      <Link to={paths.addresses}>{t('Addresses')}</Link>
      <Link to={paths.orderHistory}>{t('Order history')}</Link>
      <Link to={paths.shoppingLists}>{t('Shopping lists')}</Link>
    </nav>
  );
}
