import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { useRef } from 'react';
import type { PartFit } from '@partsboard/contract/fit';
import { FitNote } from '../../components/fit-note.tsx';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { FitOfParts } from '../fit/fit.queries.ts';
import { isRefused } from './cart.queries.ts';
import classes from './csv-rows-table.module.css';
import { OutcomeCounts } from './outcome-counts.tsx';
import type { ImportRow } from './row-table.ts';
import { TakeNumber } from './take-number.tsx';
import { TakeBrand } from './take-brand.tsx';

interface Props {
  readonly outcomes: readonly CsvRowOutcome[];
  /** Whether the parts fit the chosen vehicle; empty while it is not known. */
  readonly fits: FitOfParts;
  /** Whether a row that could be added has a part that does not fit. */
  readonly isUnfit: (outcome: CsvRowOutcome) => boolean;
  readonly leavesOutUnfit: boolean;
  /** Whether the rows were imported; before that the table is a preview. */
  readonly isDone: boolean;
  readonly label: string;
  /** Replaces a number by the suggested one or by that of a brand; absent where nothing can be changed any more. */
  readonly onTake: ((index: number, correction: Correction) => void) | undefined;
}

type Correction = Pick<ImportRow, 'sku' | 'brandId'>;

const kinds = {
  added: 'good',
  replaced: 'good',
  unavailable: 'warning',
  unknown: 'bad',
  damaged: 'bad',
  ambiguous: 'bad',
  'bad-quantity': 'bad',
} as const satisfies Record<CsvRowOutcome['Status'], string>;

/** Each row with the part that it means and what is or will be done with it; those with a problem come first. */
export function CsvRowsTable(props: Props) {
  const { outcomes, fits, isUnfit, leavesOutUnfit, isDone, label, onTake } = props;
  const { t } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  const problemOf = (outcome: CsvRowOutcome) => (isRefused(outcome) ? 2 : isUnfit(outcome) ? 1 : 0);
  const rows = outcomes
    .map((outcome, index) => ({ outcome, index }))
    .sort((one, other) => problemOf(other.outcome) - problemOf(one.outcome));
  return (
    <>
      {/* The button that has imported the rows is gone: its focus goes on here. */}
      <p
        key={String(isDone)}
        ref={isDone ? focusIfLost : undefined}
        tabIndex={-1}
        className={classes.summary}
        role="status"
      >
        <OutcomeCounts
          outcomes={outcomes}
          unfit={outcomes.filter(isUnfit).length}
          leavesOutUnfit={leavesOutUnfit}
          isDone={isDone}
        />
      </p>
      <div ref={region} className={classes.rows} tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Row')}</th>
              <th scope="col">{t('Part')}</th>
              <th scope="col">{t('Quantity')}</th>
              <th scope="col">
                <span className={classes.statusHead}>{isDone ? t('Result') : t('Preview')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ outcome, index }) => (
              <OutcomeRow
                key={outcome.Row}
                outcome={outcome}
                fit={outcome.Product ? fits.get(outcome.Product.Id) : undefined}
                isUnfit={isUnfit(outcome)}
                isLeftOut={leavesOutUnfit && isUnfit(outcome)}
                isDone={isDone}
                onTake={
                  onTake &&
                  ((correction) => {
                    // The button goes away with the problem.
                    region.current?.focus();
                    onTake(index, correction);
                  })
                }
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface OutcomeRowProps {
  readonly outcome: CsvRowOutcome;
  readonly fit: PartFit | undefined;
  readonly isUnfit: boolean;
  readonly isLeftOut: boolean;
  readonly isDone: boolean;
  readonly onTake: ((correction: Correction) => void) | undefined;
}

function OutcomeRow({ outcome, fit, isUnfit, isLeftOut, isDone, onTake }: OutcomeRowProps) {
  const { t } = useTranslation();
  const { Product: part, Suggestion: suggestion } = outcome;
  const leftOut = isDone ? t('Left out') : t('Will be left out');
  const added = outcome.Message ?? (isDone ? t('Added') : t('Will be added'));
  return (
    <tr>
      <td>{outcome.Row}</td>
      <td>
        <strong>{part ? part.Sku : outcome.Sku}</strong>
        {part ? <div>{part.Name}</div> : null}
        <FitNote fit={fit} isCompact />
      </td>
      <td>{outcome.Quantity ?? '–'}</td>
      <td className={classes.status} data-kind={isUnfit ? 'warning' : kinds[outcome.Status]}>
        {isLeftOut ? leftOut : added}
        {suggestion && onTake ? (
          <TakeNumber
            sku={suggestion.Sku}
            name={suggestion.Name}
            className={classes.take}
            onTake={(sku) => onTake({ sku })}
          />
        ) : null}
        {onTake ? <TakeBrand choices={outcome.Choices} className={classes.take} onTake={onTake} /> : null}
      </td>
    </tr>
  );
}
