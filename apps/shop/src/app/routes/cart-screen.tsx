import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function CartScreen() {
  const { t } = useTranslation();
  return <Page title={t('Cart')}>{t('This page is being prepared.')}</Page>;
}
