import { Stack } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { Panel } from '../../components/panel.tsx';
import { OwnPasswordForm } from '../../features/own-account/own-password-form.tsx';
import { OwnSessions } from '../../features/own-account/own-sessions.tsx';
import { SecondFactorPanel } from '../../features/own-account/second-factor-panel.tsx';
import { useStaff } from '../../features/session/session.queries.ts';

export function OwnAccountScreen() {
  const { t } = useTranslation();
  const staff = useStaff();
  return (
    <Page title={t('My account')} description={staff?.email ?? ''} width="text">
      <Stack gap="md">
        <Panel title={t('Password')}>
          <OwnPasswordForm
            onChanged={() => showInfo(t('The password is changed. Your other sessions have ended.'))}
          />
        </Panel>
        <Panel title={t('Second factor')}>
          <SecondFactorPanel />
        </Panel>
        <Panel title={t('Your sessions')}>
          <OwnSessions />
        </Panel>
      </Stack>
    </Page>
  );
}
