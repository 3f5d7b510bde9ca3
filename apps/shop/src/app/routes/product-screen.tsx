import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function ProductScreen() {
  const { t } = useTranslation();
  return <Page title={t('Product')}>{t('This page is being prepared.')}</Page>;
}
