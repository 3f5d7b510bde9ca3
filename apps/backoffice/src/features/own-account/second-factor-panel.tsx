import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { RecoveryCodes } from '../../components/recovery-codes.tsx';
import { setSession, useStaff } from '../session/session.queries.ts';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from './own-account.mutations.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The second factor of the logged-in person: turn on, replace, turn off, new recovery codes. */
export function SecondFactorPanel() {
  const { t } = useTranslation();
  const staff = useStaff();
  const [isSettingUp, setSettingUp] = useState(false);
  const remove = useRemoveSecondFactor();
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!staff) return null;
  return (
    <Stack gap="sm" align="flex-start">
      <Group gap="xs">
        <Badge color={staff.hasSecondFactor ? 'green' : 'gray'} variant="light">
          {staff.hasSecondFactor ? t('On') : t('Off')}
        </Badge>
        {staff.hasSecondFactor ? (
          <Text c="dimmed">{t('Recovery codes left: {{count}}', { count: staff.recoveryCodesLeft })}</Text>
        ) : null}
      </Group>
      {staff.isSecondFactorRequired ? (
        <Text c="dimmed">{t('One of your roles requires the second factor.')}</Text>
      ) : null}
      <Group gap="xs">
        <Button variant="default" onClick={() => setSettingUp(true)}>
          {staff.hasSecondFactor ? t('Set up on another phone') : t('Set up')}
        </Button>
        {staff.hasSecondFactor ? (
          <Button
            variant="default"
            loading={renew.isPending}
            onClick={() =>
              renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })
            }
          >
            {t('New recovery codes')}
          </Button>
        ) : null}
        {staff.hasSecondFactor && !staff.isSecondFactorRequired ? (
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, { onSuccess: () => showInfo(t('The second factor is off.')) })
            }
          >
            {t('Turn off')}
          </Button>
        ) : null}
      </Group>
      <Modal
        opened={isSettingUp}
        onClose={() => setSettingUp(false)}
        title={t('Set up the second factor')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <SecondFactorSetup
          onDone={(session) => {
            setSession(session);
            setSettingUp(false);
          }}
        />
      </Modal>
      <Modal
        opened={codes !== null}
        onClose={() => setCodes(null)}
        title={t('New recovery codes')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(null)} /> : null}
      </Modal>
    </Stack>
  );
}
