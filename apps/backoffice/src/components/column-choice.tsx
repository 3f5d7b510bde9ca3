import { Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconColumns3 } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';

interface Choice {
  readonly name: string;
  readonly title: string;
}

interface ColumnMenuProps {
  readonly choices: readonly Choice[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: string[]) => void;
}

function ColumnMenu({ choices, hidden, onChange }: ColumnMenuProps) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconColumns3 size={16} aria-hidden />}
        >
          {t('Choose columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Choose columns')}>
        <Stack gap="xs">
          {choices.map(({ name, title }) => (
            <Checkbox
              key={name}
              label={title}
              checked={!hidden.includes(name)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked ? hidden.filter((each) => each !== name) : [...hidden, name],
                )
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ColumnChoice<T> {
  readonly columns: DataTableColumn<T>[];
  /** Where they are chosen; stands above the list. */
  readonly menu: ReactNode;
}

/** The columns that this person wants to see of a list, remembered in the browser; the first one always stays. */
export function useColumnChoice<T>(list: string, columns: DataTableColumn<T>[]): ColumnChoice<T> {
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `columns-${list}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const nameOf = ({ accessor }: DataTableColumn<T>) => String(accessor);
  const choices = columns
    .slice(1)
    .flatMap((column) =>
      typeof column.title === 'string' && column.title !== ''
        ? [{ name: nameOf(column), title: column.title }]
        : [],
    );
  const choosable = new Set(choices.map(({ name }) => name));
  return {
    columns: columns.map((column) =>
      choosable.has(nameOf(column)) && hidden.includes(nameOf(column)) ? { ...column, hidden: true } : column,
    ),
    menu: (
      <Group justify="flex-end" mb={-8}>
        <ColumnMenu choices={choices} hidden={hidden} onChange={setHidden} />
      </Group>
    ),
  };
}
