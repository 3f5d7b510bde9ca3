import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function OrderHistoryScreen() {
  const { t } = useTranslation();
  return <Page title={t('Order history')}>{t('This page is being prepared.')}</Page>;
}
