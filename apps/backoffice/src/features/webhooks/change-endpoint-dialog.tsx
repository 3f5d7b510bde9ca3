import type { WebhookEndpoint } from '@partsboard/contract/backoffice/webhooks';
import { Switch } from '@mantine/core';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';
import { useChangeEndpoint } from './webhooks.mutations.ts';

interface ChangeEndpointDialogProps {
  /** As it was when the dialog was opened. */
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
}

export function ChangeEndpointDialog({ endpoint, onClose }: ChangeEndpointDialogProps) {
  const { t } = useTranslation();
  const { id, name, url, events, lowStock, version } = endpoint;
  const change = useChangeEndpoint(id);
  const form = useEndpointForm({ name, url, events, lowStock });
  const [isEnabled, setEnabled] = useState(endpoint.isEnabled);
  return (
    <FormDialog
      title={t('Change the webhook')}
      isOpen
      onClose={onClose}
      label={t('Save')}
      isPending={change.isPending}
      onSubmit={() => {
        if (form.validate().hasErrors) return;
        change.mutate(
          { ...form.values, isEnabled, version },
          {
            onSuccess: () => {
              onClose();
              showInfo(t('Data was successfully saved.'));
            },
            onError: (error) => form.setErrors(fieldErrors(error)),
          },
        );
      }}
    >
      <EndpointFields form={form} />
      <Switch
        label={t('Enabled')}
        description={t(
          'While it is disabled, nothing new is written for it, and what waits goes on waiting.',
        )}
        checked={isEnabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
