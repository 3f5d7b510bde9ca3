import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { emailRule } from '@partsboard/ui/lib/form-rules.tsx';
import { AuthCard } from './auth-card.tsx';
import classes from './auth-card.module.css';
import { usePasswordRecovery } from './auth.mutations.ts';
import { paths } from '../../lib/paths.ts';

export function ForgotPasswordForm() {
  const { t } = useTranslation();
  const recovery = usePasswordRecovery();
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailRule } });
  return (
    <AuthCard
      title={t('Forgot password')}
      intro={t(
        'Enter your email. If it belongs to an account, you will receive a link to set a new password.',
      )}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(({ email }) => recovery.mutate(email), focusFirstError)}
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
        <Button type="submit" size="md" loading={recovery.isPending}>
          {t('Reset password')}
        </Button>
        <div className={classes.links}>
          <LinkAnchor to={paths.login}>{t('Back to login')}</LinkAnchor>
        </div>
      </form>
    </AuthCard>
  );
}
