import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { SaveTarget } from '../shopping-lists/shopping-lists.mutations.ts';
import classes from './cart-forms.module.css';

interface Props {
  readonly lists: readonly ShoppingList[];
  readonly isSaving: boolean;
  readonly onSave: (target: SaveTarget) => void;
}

/** Saves the cart as a new shopping list, or adds it to an existing one. */
export function SaveCartForm({ lists, isSaving, onSave }: Props) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<'new' | 'existing'>('new');
  const [name, setName] = useState('');
  const [listId, setListId] = useState('');
  const canSave = mode === 'new' ? name.trim() !== '' : listId !== '';

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSave || isSaving) return;
    onSave(mode === 'new' ? { name: name.trim() } : { listId: Number(listId) });
  };

  return (
    <form className={classes.csv} onSubmit={onSubmit} noValidate aria-label={t('Save Cart')}>
      <SegmentedControl
        fullWidth
        size="xs"
        value={mode}
        onChange={(value) => setMode(value === 'existing' ? 'existing' : 'new')}
        data={[
          { value: 'new', label: t('New list') },
          { value: 'existing', label: t('Existing list'), disabled: lists.length === 0 },
        ]}
      />
      {mode === 'new' ? (
        <TextInput
          label={t('List name')}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : (
        <NativeSelect
          label={t('Shopping list')}
          value={listId}
          onChange={(event) => setListId(event.currentTarget.value)}
          data={[
            { value: '', label: t('Choose a list') },
            ...lists.map((list) => ({ value: String(list.Id), label: list.Name })),
          ]}
        />
      )}
      <Button type="submit" variant="default" disabled={!canSave} loading={isSaving}>
        {t('Save Cart')}
      </Button>
    </form>
  );
}
