import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useConfig } from '../../../lib/reference/use-reference.ts';
import classes from './intro-screen.module.css';
import { paths } from '../../../lib/paths.ts';

export function IntroScreen() {
  const { t } = useTranslation();
  const general = useConfig()?.general;
  return (
    <Page title={t('Welcome')}>
      <Picture className={classes.picture} src={general?.introImage} alt="" eager />
      <LinkButton to={paths.home} size="md" className={classes.button}>
        {t('Continue')}
      </LinkButton>
    </Page>
  );
}
