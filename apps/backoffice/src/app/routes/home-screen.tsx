import { Text } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Link } from '@tanstack/react-router';
import { useStaff } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useAllowedScreens } from '../use-allowed-screens.ts';
import classes from './home-screen.module.css';

/** Welcomes, and leads to what the person may do. */
export function HomeScreen() {
  const { t } = useTranslation();
  const staff = useStaff();
  const screens = useAllowedScreens().filter(({ path }) => path !== paths.home);
  return (
    <Page title={t('Welcome, {{name}}', { name: staff?.name ?? '' })} tabTitle={t('Home')}>
      <Text c="dimmed">
        {t('Your roles: {{roles}}', { roles: staff?.roles.map(({ name }) => name).join(', ') ?? '' })}
      </Text>
      {screens.length === 0 ? <Text>{t('The screens for your role will appear here.')}</Text> : null}
      <ul className={classes.cards}>
        {screens.map(({ path, title, description, icon: ScreenIcon }) => (
          <li key={path}>
            <Link to={path} className={classes.card}>
              <ScreenIcon size={24} stroke={1.5} aria-hidden />
              <strong>{title}</strong>
              <span>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
