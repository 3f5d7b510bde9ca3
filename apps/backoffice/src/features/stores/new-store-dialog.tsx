import { Button, TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useCreateStore } from './stores.mutations.ts';

/** Adds a store, which is then filled in on its own screen. */
export function NewStoreDialog({ onCreated }: { readonly onCreated: (id: number) => void }) {
  const { t } = useTranslation();
  const create = useCreateStore();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('Add a store')}
      </Button>
      <FormDialog
        title={t('Add a store')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={t('Add')}
        isPending={create.isPending}
        isDisabled={name.trim() === ''}
        onSubmit={() => create.mutate({ name }, { onSuccess: ({ id }) => onCreated(id) })}
      >
        <TextInput
          label={t('Name of the store')}
          maxLength={80}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </FormDialog>
    </>
  );
}
