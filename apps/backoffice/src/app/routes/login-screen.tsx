import { Main } from '@partsboard/ui/components/main.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OwnPasswordForm } from '../../features/own-account/own-password-form.tsx';
import { SecondFactorSetup } from '../../features/own-account/second-factor-setup.tsx';
import { LoginCard } from '../../features/session/login-card.tsx';
import cardClasses from '../../features/session/login-card.module.css';
import { PasswordStep } from '../../features/session/password-step.tsx';
import { SecondFactorStep } from '../../features/session/second-factor-step.tsx';
import { takeSession, useSession } from '../../features/session/session.queries.ts';
import { LanguageToggle } from './language-toggle.tsx';
import classes from './login-screen.module.css';

/** The steps of the login, as the session asks for them. The guard decides which screen follows. */
export function LoginScreen() {
  const { t } = useTranslation();
  const stage = useSession()?.stage ?? null;
  const router = useRouter();
  useEffect(() => {
    if (stage === 'complete') void router.invalidate();
  }, [stage, router]);
  return (
    <Main>
      <div className={classes.screen}>
        <LanguageToggle />
        {stage === null ? <PasswordStep /> : null}
        {stage === 'second-factor' ? <SecondFactorStep /> : null}
        {stage === 'new-password' ? (
          <LoginCard
            title={t('Choose a new password')}
            intro={t('The one that you were given works for one login only.')}
          >
            <div className={cardClasses.form}>
              <OwnPasswordForm />
            </div>
          </LoginCard>
        ) : null}
        {stage === 'second-factor-setup' ? (
          <LoginCard
            isWide
            title={t('Set up the second factor')}
            intro={t('Your role requires it: besides the password you will need your phone to log in.')}
          >
            <div className={cardClasses.form}>
              <SecondFactorSetup onDone={takeSession} />
            </div>
          </LoginCard>
        ) : null}
      </div>
    </Main>
  );
}
