import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useRenameList } from './shopping-lists.mutations.ts';
import classes from './shopping-list-accordion.module.css';

interface Props {
  readonly list: ShoppingList;
  readonly onDone: () => void;
}

/** Gives a list another name. */
export function ListNameForm({ list, onDone }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(list.Name);
  const rename = useRenameList(onDone);
  return (
    <form
      className={classes.nameForm}
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate({ id: list.Id, name: name.trim() });
      }}
    >
      <TextInput
        label={t('List name')}
        value={name}
        maxLength={120}
        data-autofocus
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button variant="default" onClick={onDone}>
        {t('Cancel')}
      </Button>
      <Button type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
        {t('Save')}
      </Button>
    </form>
  );
}
