import type { OrderView } from '@partsboard/contract/backoffice/order-views';
import { ActionIcon, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useChangeOrderView, useCreateOrderView, useDeleteOrderView } from './order-views.mutations.ts';

interface ViewsDialogProps {
  readonly isOpen: boolean;
  readonly views: readonly OrderView[];
  readonly onClose: () => void;
}

/** Renames and deletes the own views. */
export function ViewsDialog({ isOpen, views, onClose }: ViewsDialogProps) {
  const { t } = useTranslation();
  const create = useCreateOrderView();
  const remove = useDeleteOrderView();
  const removeView = ({ id, name, filter }: OrderView) =>
    remove.mutate(id, {
      onSuccess: () =>
        showInfo(t('The view “{{name}}” is deleted.', { name }), {
          label: t('Undo'),
          onClick: () => create.mutate({ name, filter }),
        }),
    });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Your views')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="sm">
        {views.map((view) => (
          <ViewRow key={`${view.id} ${view.name}`} view={view} onDelete={() => removeView(view)} />
        ))}
        {views.length === 0 ? t('You have no saved views.') : null}
      </Stack>
    </Modal>
  );
}

interface ViewRowProps {
  readonly view: OrderView;
  readonly onDelete: () => void;
}

function ViewRow({ view, onDelete }: ViewRowProps) {
  const { t } = useTranslation();
  const change = useChangeOrderView();
  const form = useForm({ initialValues: { name: view.name }, validate: { name: required } });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name }) =>
        change.mutate({ ...view, name }, { onError: (error) => form.setErrors(fieldErrors(error)) }),
      )}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          {...form.getInputProps('name')}
          aria-label={t('Name of the view')}
          maxLength={60}
          style={{ flex: 1 }}
        />
        <Button type="submit" variant="default" disabled={!form.isDirty()} loading={change.isPending}>
          {t('Rename')}
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('Delete {{name}}', { name: view.name })}
          onClick={onDelete}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </form>
  );
}
