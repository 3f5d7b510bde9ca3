import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatPercent } from '@partsboard/ui/lib/format.ts';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { changeInPercent } from './change-in-percent.ts';
import classes from './dashboard.module.css';

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** The number before, as it is written. */
  readonly beforeText: string;
}

/** How a number compares with that of the time before. */
export function Change({ now, before, beforeText }: ChangeProps) {
  const { t } = useTranslation();
  const percent = changeInPercent(now, before);
  const direction = percent === null || percent === 0 ? 'same' : percent > 0 ? 'up' : 'down';
  return (
    <span className={classes.change} data-direction={direction}>
      {direction === 'up' ? <IconArrowUpRight size={14} aria-hidden /> : null}
      {direction === 'down' ? <IconArrowDownRight size={14} aria-hidden /> : null}
      {percent === null ? null : <b>{`${percent > 0 ? '+' : ''}${formatPercent(percent)}`}</b>}
      <span>{t('before: {{number}}', { number: beforeText })}</span>
    </span>
  );
}
