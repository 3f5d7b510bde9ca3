import type { StaffMember } from '@partsboard/contract/backoffice/staff';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { OneTimePassword } from './one-time-password.tsx';
import { useChangeStaffStatus, useResetStaffPassword, useResetStaffSecondFactor } from './staff.mutations.ts';

type Asked = 'disable' | 'password' | 'second-factor';

/** What can be done with a login besides changing its data; each asks first, since sessions end by it. */
export function StaffActions({ member }: { readonly member: StaffMember }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const status = useChangeStaffStatus(member.id);
  const resetPassword = useResetStaffPassword(member.id);
  const resetFactor = useResetStaffSecondFactor(member.id);
  const isActive = member.status === 'active';

  const questions: Readonly<Record<Asked, string>> = {
    disable: t('{{name}} is logged out at once and can no longer log in.', { name: member.name }),
    password: t('{{name}} is logged out and gets a password that works for one login.', {
      name: member.name,
    }),
    'second-factor': t('{{name}} is logged out and sets up a new second factor at the next login.', {
      name: member.name,
    }),
  };
  const labels: Readonly<Record<Asked, string>> = {
    disable: t('Disable'),
    password: t('Reset password'),
    'second-factor': t('Reset second factor'),
  };
  const action: Readonly<Record<Asked, () => void>> = {
    disable: () => status.mutate('disabled', { onSuccess: () => showInfo(t('The login is disabled.')) }),
    password: () =>
      resetPassword.mutate(undefined, { onSuccess: ({ oneTimePassword }) => setPassword(oneTimePassword) }),
    'second-factor': () =>
      resetFactor.mutate(undefined, { onSuccess: () => showInfo(t('The second factor is removed.')) }),
  };
  return (
    <Stack gap="xs" align="stretch">
      <Button variant="default" loading={resetPassword.isPending} onClick={() => setAsked('password')}>
        {labels.password}
      </Button>
      {member.hasSecondFactor ? (
        <Button variant="default" loading={resetFactor.isPending} onClick={() => setAsked('second-factor')}>
          {labels['second-factor']}
        </Button>
      ) : null}
      {isActive ? (
        <Button variant="light" color="red" loading={status.isPending} onClick={() => setAsked('disable')}>
          {labels.disable}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={status.isPending}
          onClick={() => status.mutate('active', { onSuccess: () => showInfo(t('The login works again.')) })}
        >
          {t('Enable')}
        </Button>
      )}
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === null ? '' : labels[asked]}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Text>{asked === null ? '' : questions[asked]}</Text>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={() => setAsked(null)}>
            {t('Cancel')}
          </Button>
          <Button
            color={asked === 'disable' ? 'red' : 'accent'}
            onClick={() => {
              if (asked !== null) action[asked]();
              setAsked(null);
            }}
          >
            {asked === null ? '' : labels[asked]}
          </Button>
        </Group>
      </Modal>
      <OneTimePassword password={password} onClose={() => setPassword(null)} />
    </Stack>
  );
}
