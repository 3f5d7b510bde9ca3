import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export function OfferScreen() {
  const { t } = useTranslation();
  return <Page title={t('Offer')}>{t('This page is being prepared.')}</Page>;
}
