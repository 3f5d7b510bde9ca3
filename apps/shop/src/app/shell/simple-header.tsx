import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/links.tsx';
import { useIsAuthenticated } from '../../lib/session.ts';
import { SkipLink } from '../layouts/main.tsx';
import classes from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

/** Menu, logo and the way out. */
export function SimpleHeader() {
  const { t } = useTranslation();
  const authenticated = useIsAuthenticated();
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <MenuButton />
          <Logo />
          <div className={classes.spacer} />
          {authenticated ? (
            <LinkButton
              to="/"
              variant="subtle"
              color="gray"
              leftSection={<IconArrowLeft size={16} stroke={1.6} />}
            >
              {t('Return to home')}
            </LinkButton>
          ) : (
            <LanguageToggle />
          )}
        </div>
      </header>
    </>
  );
}
