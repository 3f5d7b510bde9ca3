import { Button } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { OneTimeSecret } from '../../components/one-time-secret.tsx';
import { AddEndpointDialog } from '../../features/webhooks/add-endpoint-dialog.tsx';
import { EndpointList } from '../../features/webhooks/endpoint-list.tsx';

/** Which systems are told of what happens here. */
export function WebhooksScreen() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Page
      title={t('Webhooks')}
      width="wide"
      actions={
        <Button
          aria-label={t('Add a webhook')}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('Add')}
        </Button>
      }
    >
      <EndpointList onSecret={setSecret} />
      {isAdding ? (
        <AddEndpointDialog
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            setSecret(added);
          }}
        />
      ) : null}
      <OneTimeSecret
        title={t('The new secret')}
        text={t('The other system checks signatures with it. Copy it now: it is shown only once.')}
        secret={secret}
        testId="webhook-secret"
        onClose={() => setSecret(null)}
      />
    </Page>
  );
}
