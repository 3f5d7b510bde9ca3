import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { passwordRule, required } from '@partsboard/ui/lib/form-rules.tsx';
import { PASSWORD_MIN_LENGTH } from '../../lib/api/contract-values.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useChangeOwnPassword } from './own-account.mutations.ts';

const NotMatching = () => useTranslation().t('The passwords do not match.');

interface OwnPasswordFormProps {
  readonly onChanged?: () => void;
}

/** At the first login, when the password is a one-time one, and in the own account. */
export function OwnPasswordForm({ onChanged }: OwnPasswordFormProps) {
  const { t } = useTranslation();
  const change = useChangeOwnPassword();
  const form = useForm({
    initialValues: { currentPassword: '', password: '', repeat: '' },
    validate: {
      currentPassword: required,
      password: passwordRule(PASSWORD_MIN_LENGTH),
      repeat: (repeat, { password }) => (repeat === password ? null : <NotMatching />),
    },
  });
  const submit = ({ currentPassword, password }: typeof form.values) =>
    change.mutate(
      { currentPassword, password },
      {
        onSuccess: () => {
          form.reset();
          onChanged?.();
        },
        onError: (error) => {
          const errors = fieldErrors(error);
          // Refused as a whole: the current password is the one thing that can be wrong.
          form.setErrors(Object.keys(errors).length > 0 ? errors : { currentPassword: refusalOf(error) });
        },
      },
    );
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
      <Stack gap="md" maw={360}>
        <PasswordField
          {...form.getInputProps('currentPassword')}
          autoComplete="current-password"
          label={t('Current password')}
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
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('Save password')}
        </Button>
      </Stack>
    </form>
  );
}
