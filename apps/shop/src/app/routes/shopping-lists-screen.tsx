import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function ShoppingListsScreen() {
  const { t } = useTranslation();
  return <Page title={t('Shopping lists')}>{t('This page is being prepared.')}</Page>;
}
