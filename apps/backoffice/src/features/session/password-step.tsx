import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { emailRule, required } from '@partsboard/ui/lib/form-rules.tsx';
import { LoginCard } from './login-card.tsx';
import classes from './login-card.module.css';
import { refusalOf } from '../../lib/refusal.ts';
import { useLogIn } from './session.mutations.ts';

export function PasswordStep() {
  const { t } = useTranslation();
  const logIn = useLogIn();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: emailRule, password: required },
    onValuesChange: () => {
      if (logIn.isError) logIn.reset();
    },
  });
  return (
    <LoginCard title={t('Log in')} intro={t('Back office for staff.')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((values) => logIn.mutate(values), focusFirstError)}
      >
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          size="md"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('Email')}
          autoFocus
        />
        <PasswordField
          {...form.getInputProps('password')}
          key={form.key('password')}
          size="md"
          autoComplete="current-password"
          label={t('Password')}
          error={form.errors.password ?? refusalOf(logIn.error)}
        />
        <Button type="submit" size="md" loading={logIn.isPending}>
          {t('Log in')}
        </Button>
      </form>
    </LoginCard>
  );
}
