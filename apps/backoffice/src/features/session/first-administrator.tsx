import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { emailRule, required } from '@partsboard/ui/lib/form-rules.tsx';
import { LoginCard } from './login-card.tsx';
import classes from './login-card.module.css';
import { useCreateAdministrator } from './session.mutations.ts';

/** The first thing that anybody sees of an empty shop: whoever has seen the server's output becomes its administrator. */
export function FirstAdministrator({ onCreated }: { readonly onCreated: () => Promise<void> }) {
  const { t } = useTranslation();
  const create = useCreateAdministrator(onCreated);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '', name: '', email: '', password: '' },
    validate: { code: required, name: required, email: emailRule, password: required },
  });
  return (
    <LoginCard
      title={t('Set up the shop')}
      intro={t('Nobody can log in yet. The set-up code was printed when the server started.')}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) =>
            create.mutate(
              { ...values, language: currentLanguage() },
              { onError: (error) => form.setErrors(fieldErrors(error)) },
            ),
          focusFirstError,
        )}
      >
        <TextInput
          {...form.getInputProps('code')}
          key={form.key('code')}
          size="md"
          label={t('Set-up code')}
          autoComplete="off"
          autoFocus
        />
        <TextInput
          {...form.getInputProps('name')}
          key={form.key('name')}
          size="md"
          label={t('Your name')}
          autoComplete="name"
          maxLength={100}
        />
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          size="md"
          type="email"
          inputMode="email"
          label={t('Email')}
          autoComplete="username"
        />
        <PasswordField
          {...form.getInputProps('password')}
          key={form.key('password')}
          size="md"
          label={t('Password')}
          autoComplete="new-password"
        />
        <Button type="submit" size="md" loading={create.isPending}>
          {t('Become the administrator')}
        </Button>
      </form>
    </LoginCard>
  );
}
