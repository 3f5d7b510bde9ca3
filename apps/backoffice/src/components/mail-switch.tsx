import { Alert } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconMailOff } from '@tabler/icons-react';

/** Said wherever people expect that mails are sent. */
export function MailIsOff({ held }: { readonly held: number }) {
  const { t } = useTranslation();
  return (
    <Alert
      color="amber"
      variant="light"
      icon={<IconMailOff aria-hidden />}
      title={t('Outgoing mail is switched off')}
    >
      {t('No email leaves this system, and those that come due are held. Held now: {{held}}.', { held })}{' '}
      {t('The setting OUTGOING_MAIL of the server turns it on.')}
    </Alert>
  );
}
