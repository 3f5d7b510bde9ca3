import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { isRefused } from './cart.queries.ts';
import classes from './csv-rows-table.module.css';

interface Props {
  readonly outcomes: readonly CsvRowOutcome[];
  /** Rows that could be added, but whose part does not fit. */
  readonly unfit: number;
  readonly leavesOutUnfit: boolean;
  readonly isDone: boolean;
}

/** How many rows are or will be added, how many of them under another number, and why others are left out. */
export function OutcomeCounts({ outcomes, unfit, leavesOutUnfit, isDone }: Props) {
  const { t } = useTranslation();
  const count = (...statuses: readonly CsvRowOutcome['Status'][]) =>
    outcomes.filter(({ Status }) => statuses.includes(Status)).length;
  const added = outcomes.filter((outcome) => !isRefused(outcome)).length - (leavesOutUnfit ? unfit : 0);
  const [replaced, notFound, unclear, unavailable, badQuantity] = [
    count('replaced'),
    count('unknown', 'damaged'),
    count('ambiguous'),
    count('unavailable'),
    count('bad-quantity'),
  ];
  const problems = [
    notFound > 0 ? t('Not found: {{number}}.', { number: notFound }) : '',
    unclear > 0 ? t('Unclear: {{number}}.', { number: unclear }) : '',
    unavailable > 0 ? t('Unavailable: {{number}}.', { number: unavailable }) : '',
    badQuantity > 0 ? t('Wrong quantity: {{number}}.', { number: badQuantity }) : '',
    unfit > 0 ? t('Does not fit: {{number}}.', { number: unfit }) : '',
  ].filter((text) => text !== '');
  return (
    <>
      {isDone ? t('Added: {{number}}.', { number: added }) : t('To be added: {{number}}.', { number: added })}
      {replaced > 0 ? ` ${t('Replaced by a newer number: {{number}}.', { number: replaced })}` : null}
      {problems.length > 0 ? <strong className={classes.problems}>{` ${problems.join(' ')}`}</strong> : null}
    </>
  );
}
