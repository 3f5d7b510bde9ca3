import { Button } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { OneTimeSecret } from '../../components/one-time-secret.tsx';
import { AddKeyDialog } from '../../features/keys/add-key-dialog.tsx';
import { KeyList } from '../../features/keys/key-list.tsx';

/** What other systems call with. */
export function KeysScreen() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  return (
    <Page
      title={t('API keys')}
      width="wide"
      actions={
        <Button
          aria-label={t('Add an API key')}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('Add')}
        </Button>
      }
    >
      <KeyList />
      {isAdding ? (
        <AddKeyDialog
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            setKey(added);
          }}
        />
      ) : null}
      <OneTimeSecret
        title={t('The new API key')}
        text={t('Copy it into the other system now. It is shown only once.')}
        secret={key}
        testId="api-key"
        onClose={() => setKey(null)}
      />
    </Page>
  );
}
