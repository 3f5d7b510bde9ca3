import type { MailText } from '@partsboard/contract/backoffice/order-mails';
import { Stack, Tabs } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './mail-preview.module.css';

/** A mail as its reader sees it, and as plain text. Nothing of it runs: no script, no form, no link. */
export function MailPreview({ mail }: { readonly mail: MailText }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <Tabs defaultValue="html" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="html">{t('As it looks')}</Tabs.Tab>
          <Tabs.Tab value="text">{t('Plain text')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="html" pt="sm">
          <iframe className={classes.frame} title={mail.subject} sandbox="" srcDoc={mail.html} />
        </Tabs.Panel>
        <Tabs.Panel value="text" pt="sm">
          <pre className={classes.text} tabIndex={0}>
            {mail.text}
          </pre>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
