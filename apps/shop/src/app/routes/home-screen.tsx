import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { BannerSlider } from '../../features/banners/banner-slider.tsx';
import { BranchOffices } from '../../features/branches/branch-offices.tsx';
import classes from './home-screen.module.css';

export function HomeScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('Home')} hideHeading>
      <h1 className={classes.heading}>{t('Home')}</h1>
      <BannerSlider place="HomePage" className={classes.banners} />
      <BranchOffices />
    </Page>
  );
}
