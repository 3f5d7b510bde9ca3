import { Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { useAllowedScreens } from '../use-allowed-screens.ts';
import classes from './screen-cards.module.css';

/** Leads to what the person may do. */
export function ScreenCards() {
  const { t } = useTranslation();
  const screens = useAllowedScreens().filter(({ path }) => path !== paths.home);
  return (
    <>
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
    </>
  );
}
