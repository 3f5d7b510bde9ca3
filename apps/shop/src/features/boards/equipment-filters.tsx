import type { Condition } from '@partsboard/contract/boards';
import { Checkbox, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { selectedConditionIds } from './boards.queries.ts';
import type { LineView } from './folded-lines.ts';
import classes from './equipment-filters.module.css';

interface Props {
  readonly conditions: readonly Condition[];
  readonly view: LineView | null;
  /** The ids of the filters that are on; an empty list shows all parts. */
  readonly onChange: (selected: readonly number[]) => void;
}

/** The vehicle's equipment: parts for other equipment are hidden. Collapsed on small screens. */
export function EquipmentFilters({ conditions, view, onChange }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const [open, setOpen] = useState(false);
  const selected = selectedConditionIds(conditions);
  // A vehicle with none of this equipment has no filter on, and its lines are folded all the same.
  const showsAll = view === null ? selected.length === 0 : view === 'all';
  return (
    <aside className={classes.sidebar} aria-label={t('Equipment filters')} data-open={open || undefined}>
      <h2 className={classes.heading}>{t('Equipment filters')}</h2>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {t('Equipment filters')} ({selected.length})
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <div id={list} className={classes.filters}>
        <Checkbox
          label={t('Show all parts')}
          checked={showsAll}
          // Already checked when everything is shown; checking another box unchecks it.
          readOnly={showsAll}
          onChange={() => onChange([])}
        />
        {conditions.map(({ Id, Code, Purpose, Selected }) => (
          <Checkbox
            key={Id}
            label={`${Code} - ${Purpose}`}
            checked={Selected === 1}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...selected, Id] : selected.filter((id) => id !== Id))
            }
          />
        ))}
      </div>
    </aside>
  );
}
