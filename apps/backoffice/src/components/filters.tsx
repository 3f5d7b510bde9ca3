import { Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './filters.module.css';

interface FiltersProps {
  /** What stays in sight on a phone, where the others are behind a button. */
  readonly first?: ReactNode;
  /** Beside a first field the others are narrow, unless their labels and values are long. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The filters above a list. */
export function Filters({ first, isWide = false, children }: FiltersProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={classes.filters}
      role="search"
      aria-label={t('Filters')}
      data-many={first !== undefined || undefined}
      data-wide={isWide || undefined}
    >
      {first}
      {first ? (
        <Button
          className={classes.toggle}
          variant="default"
          aria-expanded={isOpen}
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Filters')}
        </Button>
      ) : null}
      <div className={classes.others} data-folded={(first !== undefined && !isOpen) || undefined}>
        {children}
      </div>
    </div>
  );
}
