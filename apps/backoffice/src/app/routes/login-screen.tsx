import { Main } from '@partsboard/ui/components/main.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OwnPasswordForm } from '../../features/own-account/own-password-form.tsx';
import { SecondFactorSetup } from '../../features/own-account/second-factor-setup.tsx';
import { LoginCard } from '../../features/session/login-card.tsx';
import cardClasses from '../../features/session/login-card.module.css';
import { PasswordStep } from '../../features/session/password-step.tsx';
import { SecondFactorStep } from '../../features/session/second-factor-step.tsx';
import { FirstAdministrator } from '../../features/session/first-administrator.tsx';
import { firstRunQuery, setSession, useSession } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';
import { LanguageToggle } from './language-toggle.tsx';
import classes from './login-screen.module.css';

/** Where nobody can log in yet, the shop asks who sets it up. */
function FirstStep() {
  const { data } = useQuery(firstRunQuery);
  const navigate = useNavigate();
  // The first thing to do after the login is complete.
  const openChecklist = () => navigate({ to: paths.login, replace: true, state: { returnTo: paths.setUp } });
  return data?.needsAdministrator ? <FirstAdministrator onCreated={openChecklist} /> : <PasswordStep />;
}

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
        {stage === null ? <FirstStep /> : null}
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
              <SecondFactorSetup onDone={setSession} />
            </div>
          </LoginCard>
        ) : null}
      </div>
    </Main>
  );
}
