import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function AccountOrderScreen() {
  const { t } = useTranslation();
  return <Page title={t('Order details')}>{t('This page is being prepared.')}</Page>;
}
