import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { newPasswordRule } from '../../lib/new-password-rule.ts';
import classes from './account.module.css';
import { useSetPassword } from './account.mutations.ts';

const NotMatching = () => useTranslation().t('Password not match.');

export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { currentPassword: '', password: '', repeat: '' },
    validate: {
      currentPassword: required,
      password: newPasswordRule,
      repeat: (repeat, { password }) => (repeat === password ? null : <NotMatching />),
    },
  });
  const setPassword = useSetPassword(form.reset);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ currentPassword, password }) =>
          setPassword.mutate(
            { currentPassword, password },
            { onError: (error) => form.setErrors(fieldErrors(error)) },
          ),
        focusFirstError,
      )}
    >
      <TextInput
        label={t('Email')}
        value={email}
        autoComplete="username"
        readOnly
        variant="filled"
        className={classes.wide}
      />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        autoComplete="current-password"
        label={t('Current password')}
        className={classes.wide}
      />
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="new-password"
        label={t('New password')}
      />
      <PasswordField
        {...form.getInputProps('repeat')}
        autoComplete="new-password"
        label={t('Repeat password')}
      />
      <div className={classes.submit}>
        <Button type="submit" loading={setPassword.isPending}>
          {t('Save password')}
        </Button>
      </div>
    </form>
  );
}
