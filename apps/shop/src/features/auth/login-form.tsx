import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { LinkAnchor } from '../../components/links.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { emailRule, required } from '../../lib/form-rules.ts';
import { AuthCard } from './auth-card.tsx';
import classes from './auth-card.module.css';
import { useLogin } from './auth.mutations.ts';

/** Where a person goes after it is the guard's business: a started session leaves the page by itself. */
export function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: { email: emailRule, password: required },
  });
  return (
    <AuthCard title={t('Log in')} intro={t('For registered trade customers.')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((values) => login.mutate(values), focusFirstError)}
      >
        <TextInput
          {...form.getInputProps('email')}
          size="md"
          type="email"
          inputMode="email"
          autoComplete="username"
          name="email"
          label={t('Email')}
          autoFocus
        />
        <PasswordField
          {...form.getInputProps('password')}
          size="md"
          autoComplete="current-password"
          name="password"
          label={t('Password')}
        />
        <Button type="submit" size="md" loading={login.isPending}>
          {t('Log in')}
        </Button>
        <div className={classes.links}>
          <LinkAnchor to="/forgot-password">{t('Forgot password?')}</LinkAnchor>
          <span>
            {t('No account yet?')} <LinkAnchor to="/register">{t('Register')}</LinkAnchor>
          </span>
        </div>
      </form>
    </AuthCard>
  );
}
