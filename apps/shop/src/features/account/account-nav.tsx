import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './account.module.css';

/** The pages of the account, beside each of them. */
export function AccountNav() {
  const { t } = useTranslation();
  return (
    <nav className={classes.nav} aria-label={t('My account')}>
      <Link to="/my-account/my-profile">{t('My profile')}</Link>
      <Link to="/my-account/addresses">{t('Addresses')}</Link>
      <Link to="/my-account/order-history">{t('Order history')}</Link>
      <Link to="/my-account/shopping-list">{t('Shopping lists')}</Link>
    </nav>
  );
}
