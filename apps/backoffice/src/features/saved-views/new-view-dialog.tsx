import type { SavedView, ViewList } from '@partsboard/contract/backoffice/saved-views';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useCreateView } from './saved-views.mutations.ts';

interface NewViewDialogProps {
  readonly list: ViewList;
  readonly isOpen: boolean;
  readonly filter: SavedView['filter'];
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function NewViewDialog({ list, isOpen, filter, onClose }: NewViewDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Save the filters as a view')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <NewViewForm list={list} filter={filter} onDone={onClose} />
    </Modal>
  );
}

interface NewViewFormProps {
  readonly list: ViewList;
  readonly filter: SavedView['filter'];
  readonly onDone: () => void;
}

function NewViewForm({ list, filter, onDone }: NewViewFormProps) {
  const { t } = useTranslation();
  const create = useCreateView(list);
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
