import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';
import { useAddEndpoint } from './webhooks.mutations.ts';

interface AddEndpointDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (secret: string) => void;
}

export function AddEndpointDialog({ onClose, onAdded }: AddEndpointDialogProps) {
  const { t } = useTranslation();
  const add = useAddEndpoint();
  const form = useEndpointForm({ name: '', url: '', events: [], lowStock: 0 });
  return (
    <FormDialog
      title={t('Add a webhook')}
      isOpen
      onClose={onClose}
      label={t('Add')}
      isPending={add.isPending}
      onSubmit={() => {
        if (form.validate().hasErrors) return;
        add.mutate(form.values, {
          onSuccess: ({ secret }) => onAdded(secret),
          onError: (error) => form.setErrors(fieldErrors(error)),
        });
      }}
    >
      <EndpointFields form={form} />
    </FormDialog>
  );
}
