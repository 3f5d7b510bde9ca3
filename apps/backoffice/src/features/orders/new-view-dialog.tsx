import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useCreateOrderView } from './order-views.mutations.ts';

interface NewViewDialogProps {
  readonly isOpen: boolean;
  readonly filter: OrderFilter;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function NewViewDialog({ isOpen, filter, onClose }: NewViewDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Save the filters as a view')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <NewViewForm filter={filter} onDone={onClose} />
    </Modal>
  );
}

interface NewViewFormProps {
  readonly filter: OrderFilter;
  readonly onDone: () => void;
}

function NewViewForm({ filter, onDone }: NewViewFormProps) {
  const { t } = useTranslation();
  const create = useCreateOrderView();
  const form = useForm({ initialValues: { name: '' }, validate: { name: required } });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ name }) =>
          create.mutate(
            { name, filter },
            {
              onSuccess: () => {
                showInfo(t('The view is saved.'));
                onDone();
              },
              onError: (error) => form.setErrors(fieldErrors(error)),
            },
          ),
        focusFirstError,
      )}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('Name of the view')}
        maxLength={60}
        data-autofocus
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={create.isPending}>
          {t('Save')}
        </Button>
      </Group>
    </form>
  );
}
