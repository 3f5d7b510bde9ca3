import type { SavedView, ViewList } from '@partsboard/contract/backoffice/saved-views';
import { ActionIcon, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useChangeView, useCreateView, useDeleteView } from './saved-views.mutations.ts';

interface ViewsDialogProps {
  readonly list: ViewList;
  readonly isOpen: boolean;
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

/** Renames and deletes the own views. */
export function ViewsDialog({ list, isOpen, views, onClose }: ViewsDialogProps) {
  const { t } = useTranslation();
  const create = useCreateView(list);
  const remove = useDeleteView(list);
  const removeView = ({ id, name, filter }: SavedView) =>
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
          <ViewRow
            key={`${view.id} ${view.name}`}
            list={list}
            view={view}
            onDelete={() => removeView(view)}
          />
        ))}
        {views.length === 0 ? t('You have no saved views.') : null}
      </Stack>
    </Modal>
  );
}

interface ViewRowProps {
  readonly list: ViewList;
  readonly view: SavedView;
  readonly onDelete: () => void;
}

function ViewRow({ list, view, onDelete }: ViewRowProps) {
  const { t } = useTranslation();
  const change = useChangeView(list);
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
