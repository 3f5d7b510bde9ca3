import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function CheckoutScreen() {
  const { t } = useTranslation();
  return <Page title={t('Checkout')}>{t('This page is being prepared.')}</Page>;
}
