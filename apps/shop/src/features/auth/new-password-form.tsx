import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { newPasswordRule } from '../../lib/new-password-rule.ts';
import { AuthCard } from './auth-card.tsx';
import classes from './auth-card.module.css';
import { useNewPassword } from './auth.mutations.ts';
import { paths } from '../../lib/paths.ts';

interface NewPasswordFormProps {
  /** From the link in the recovery mail. */
  readonly email: string;
  readonly token: string;
  readonly onSet: () => void;
}

const NotMatching = () => useTranslation().t('Password not match');

export function NewPasswordForm({ email, token, onSet }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const newPassword = useNewPassword(onSet);
  const form = useForm({
    initialValues: { password: '', repeat: '' },
    validate: {
      password: newPasswordRule,
      repeat: (repeat, { password }) => (repeat === password ? null : <NotMatching />),
    },
  });
  return (
    <AuthCard title={t('Set a new password')} intro={email}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          ({ password }) => newPassword.mutate({ email, token, password }),
          focusFirstError,
        )}
      >
        {/* Password managers store the new password under this name. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.getInputProps('password')}
          size="md"
          autoComplete="new-password"
          name="password"
          label={t('New password')}
          autoFocus
        />
        <PasswordField
          {...form.getInputProps('repeat')}
          size="md"
          autoComplete="new-password"
          name="repeat"
          label={t('Confirm password')}
        />
        <Button type="submit" size="md" loading={newPassword.isPending}>
          {t('Save password')}
        </Button>
        <div className={classes.links}>
          <LinkAnchor to={paths.login}>{t('Back to login')}</LinkAnchor>
        </div>
      </form>
    </AuthCard>
  );
}
