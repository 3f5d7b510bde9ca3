import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { CodeField, codeRule } from '../../components/code-field.tsx';
import { useWaitingForConfirmation } from './fresh-login.mutations.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useConfirmSession } from './session.mutations.ts';
import { useStaff } from './session.queries.ts';

/** Asks for password and code again before a dangerous action. */
export function ConfirmLoginDialog() {
  const { t } = useTranslation();
  const waiting = useWaitingForConfirmation();
  return (
    <Modal
      opened={waiting !== null}
      onClose={() => waiting?.cancel()}
      title={t('Confirm that it is you')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {waiting ? <ConfirmForm onConfirmed={waiting.confirm} onCancel={waiting.cancel} /> : null}
    </Modal>
  );
}

interface ConfirmFormProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

function ConfirmForm({ onConfirmed, onCancel }: ConfirmFormProps) {
  const { t } = useTranslation();
  const needsCode = useStaff()?.hasSecondFactor ?? false;
  const confirm = useConfirmSession(onConfirmed);
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: { password: required, code: (value) => (needsCode ? codeRule(value) : null) },
  });
  const refusal = refusalOf(confirm.error);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ password, code }) => confirm.mutate(needsCode ? { password, code } : { password }),
        focusFirstError,
      )}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('This change is protected. Your last login was a while ago.')}</Text>
        <PasswordField
          {...form.getInputProps('password')}
          label={t('Password')}
          autoComplete="current-password"
          error={form.errors.password ?? refusal}
          data-autofocus
        />
        {needsCode ? <CodeField {...form.getInputProps('code')} /> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {t('Confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
