import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function ProfileScreen() {
  const { t } = useTranslation();
  return <Page title={t('My profile')}>{t('This page is being prepared.')}</Page>;
}
