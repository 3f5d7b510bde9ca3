import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function CatalogScreen() {
  const { t } = useTranslation();
  return <Page title={t('Catalog')}>{t('This page is being prepared.')}</Page>;
}
