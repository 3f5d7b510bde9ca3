import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { MailTemplates } from '../../features/mail-templates/mail-templates.tsx';

export function MailTemplatesScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('Email templates')} width="wide">
      <MailTemplates />
    </Page>
  );
}
