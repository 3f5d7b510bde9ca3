import { IconHome } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { useIsAuthenticated } from '../../lib/use-is-authenticated.ts';
import { SkipLink } from '@partsboard/ui/components/main.tsx';
import classes from './header.module.css';
import frame from '../../components/frame-width.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { paths } from '../../lib/paths.ts';

/** Menu, logo and the link to the home page. */
export function SimpleHeader() {
  const { t } = useTranslation();
  const authenticated = useIsAuthenticated();
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <div className={`${frame.width} ${classes.bar}`}>
          <MenuButton />
          <Logo />
          <div className={classes.spacer} />
          {authenticated ? (
            <LinkButton
              to={paths.home}
              variant="subtle"
              color="gray"
              className={classes.wayOut}
              aria-label={t('Return to home')}
            >
              <IconHome size={18} stroke={1.6} aria-hidden="true" />
              <span className={classes.wayOutText}>{t('Return to home')}</span>
            </LinkButton>
          ) : (
            <LanguageToggle />
          )}
        </div>
      </header>
    </>
  );
}
