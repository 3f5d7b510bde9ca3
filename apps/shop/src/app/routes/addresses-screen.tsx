import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function AddressesScreen() {
  const { t } = useTranslation();
  return <Page title={t('Addresses')}>{t('This page is being prepared.')}</Page>;
}
