import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { LineView } from './folded-lines.ts';
import classes from './folded-lines-row.module.css';

interface Props {
  readonly count: number;
  readonly view: LineView;
  /** Whether a highlighted position of the drawing has folded lines only. */
  readonly isHighlighted: boolean;
  readonly onChange: (view: LineView) => void;
}

/** One row for all lines that do not fit the vehicle; it shows them and folds them again. */
export function FoldedLinesRow({ count, view, isHighlighted, onChange }: Props) {
  const { t } = useTranslation();
  const isFolded = view === 'vehicle';
  return (
    <UnstyledButton
      className={classes.row}
      data-folded-lines
      data-open={!isFolded || undefined}
      data-highlighted={isHighlighted || undefined}
      onClick={() => onChange(isFolded ? 'all' : 'vehicle')}
    >
      <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      {isFolded
        ? t('{{count}} lines do not fit this vehicle: show', { count })
        : t('{{count}} lines do not fit this vehicle: hide', { count })}
    </UnstyledButton>
  );
}
