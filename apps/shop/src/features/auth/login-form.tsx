import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { ApiError } from '@partsboard/ui/api/api-error.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { emailRule, required } from '@partsboard/ui/lib/form-rules.tsx';
import { AuthCard } from './auth-card.tsx';
import classes from './auth-card.module.css';
import { useLogin } from './auth.mutations.ts';
import { paths } from '../../lib/paths.ts';

interface LoginErrors {
  readonly email: ReactElement | null;
  readonly password: ReactElement | null;
}

/**
 * The guard decides which page follows the login. Two plain fields without the form library, since most visits begin
 * with this page.
 */
export function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
  const [errors, setErrors] = useState<LoginErrors>({ email: null, password: null });

  const isRefused = login.error instanceof ApiError && login.error.code === 'wrong-credentials';
  const clear = (field: keyof LoginErrors) => {
    setErrors({ ...errors, [field]: null });
    if (login.isError) login.reset();
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = { email: text(data.get('email')), password: text(data.get('password')) };
    const found = { email: emailRule(values.email), password: required(values.password) };
    setErrors(found);
    if (found.email ?? found.password) focusFirstError(found, values, event);
    else login.mutate(values);
  };

  return (
    <AuthCard title={t('Log in')} intro={t('For registered trade customers.')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          size="md"
          type="email"
          inputMode="email"
          autoComplete="username"
          name="email"
          label={t('Email')}
          error={errors.email}
          onChange={() => clear('email')}
          autoFocus
        />
        <PasswordField
          size="md"
          autoComplete="current-password"
          name="password"
          label={t('Password')}
          error={errors.password ?? (isRefused ? t('Wrong email address or password.') : null)}
          onChange={() => clear('password')}
        />
        <Button type="submit" size="md" loading={login.isPending}>
          {t('Log in')}
        </Button>
        <div className={classes.links}>
          <LinkAnchor to={paths.forgotPassword}>{t('Forgot password?')}</LinkAnchor>
          <span>
            {t('No account yet?')}{' '}
            <LinkAnchor to={paths.register} underline="always">
              {t('Register')}
            </LinkAnchor>
          </span>
        </div>
      </form>
    </AuthCard>
  );
}

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
