import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { Button } from '@mantine/core';
import { FitNote } from '../../components/fit-note.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useFit } from '../fit/fit.queries.ts';
import classes from './cart-forms.module.css';

interface Props {
  readonly outcomes: readonly CsvRowOutcome[];
  /** Whether the rows were imported; before that the table is a preview. */
  readonly isDone: boolean;
  readonly label: string;
  /** Replaces a damaged number by the suggested one; absent where nothing can be changed any more. */
  readonly onTake: ((index: number, sku: string) => void) | undefined;
}

const kinds = {
  added: 'good',
  replaced: 'good',
  unavailable: 'warning',
  unknown: 'bad',
  damaged: 'bad',
  ambiguous: 'bad',
  'bad-quantity': 'bad',
} as const satisfies Record<CsvRowOutcome['Status'], string>;

/** Each row with the part that it means and what is or will be done with it. */
export function CsvRowsTable({ outcomes, isDone, label, onTake }: Props) {
  const { t } = useTranslation();
  const fits = useFit(outcomes.flatMap(({ Product }) => Product?.Id ?? []));
  return (
    <div className={classes.rows} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Row')}</th>
            <th scope="col">{t('Part')}</th>
            <th scope="col">{t('Quantity')}</th>
            <th scope="col">{isDone ? t('Result') : t('Preview')}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome, index) => (
            <tr key={outcome.Row}>
              <td>{outcome.Row}</td>
              <td>
                {outcome.Product ? outcome.Product.Sku : outcome.Sku}
                {outcome.Product ? (
                  <>
                    <br />
                    {outcome.Product.Name}
                    <FitNote fit={fits.get(outcome.Product.Id)} isCompact />
                  </>
                ) : null}
              </td>
              <td>{outcome.Quantity ?? '–'}</td>
              <td className={classes.status} data-kind={kinds[outcome.Status]}>
                {outcome.Message ?? (isDone ? t('Added') : t('Will be added'))}
                <Suggested outcome={outcome} onTake={onTake && ((sku) => onTake(index, sku))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SuggestedProps {
  readonly outcome: CsvRowOutcome;
  readonly onTake: ((sku: string) => void) | undefined;
}

/** A button with the part that a damaged number probably means. */
function Suggested({ outcome: { Suggestion: part }, onTake }: SuggestedProps) {
  const { t } = useTranslation();
  if (!part || !onTake) return null;
  return (
    <Button
      variant="default"
      size="compact-xs"
      className={classes.take}
      title={part.Name}
      onClick={() => onTake(part.Sku)}
    >
      {t('Take {{number}}', { number: part.Sku })}
    </Button>
  );
}
