import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function CategoryScreen() {
  const { t } = useTranslation();
  return <Page title={t('Category')}>{t('This page is being prepared.')}</Page>;
}
