import type { SavedView, ViewList } from '@partsboard/contract/backoffice/saved-views';
import { Button, Menu } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconBookmark, IconDeviceFloppy, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewViewDialog } from './new-view-dialog.tsx';
import { savedViewsQuery } from './saved-views.queries.ts';
import { ViewsDialog } from './views-dialog.tsx';

interface SavedViewsProps {
  readonly list: ViewList;
  readonly filter: SavedView['filter'];
  readonly onOpen: (filter: SavedView['filter']) => void;
}

/** The person's own filters of a list under their names. */
export function SavedViews({ list, filter, onOpen }: SavedViewsProps) {
  const { t } = useTranslation();
  const { data: views = [] } = useQuery(savedViewsQuery(list));
  const [dialog, setDialog] = useState<'new' | 'all' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} aria-hidden />}>
            {t('Views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map(({ id, name, filter: saved }) => (
            <Menu.Item key={id} onClick={() => onOpen(saved)}>
              {name}
            </Menu.Item>
          ))}
          {views.length > 0 ? <Menu.Divider /> : null}
          <Menu.Item
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            onClick={() => setDialog('new')}
          >
            {t('Save these filters …')}
          </Menu.Item>
          {views.length > 0 ? (
            <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={() => setDialog('all')}>
              {t('Rename or delete …')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <NewViewDialog list={list} isOpen={dialog === 'new'} filter={filter} onClose={close} />
      <ViewsDialog list={list} isOpen={dialog === 'all'} views={views} onClose={close} />
    </>
  );
}
