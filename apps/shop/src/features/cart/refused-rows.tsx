import { Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './cart-forms.module.css';
import type { RefusedRow } from './use-add-row.ts';

interface Props {
  readonly rows: readonly RefusedRow[];
  readonly onCorrect: (refused: RefusedRow) => void;
}

/** Rows that were refused while the next one was being typed, with a button to correct them. */
export function RefusedRows({ rows, onCorrect }: Props) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <ul className={classes.refused} aria-label={t('Not added')}>
      {rows.map((refused, index) => (
        <li key={`${index} ${refused.row.sku}`}>
          <div>
            <strong>
              {refused.row.sku} × {refused.row.quantity}
            </strong>
            <p className={classes.status} data-kind="bad">
              {refused.reason}
            </p>
          </div>
          <Button
            variant="default"
            size="xs"
            aria-label={`${t('Correct')}: ${refused.row.sku}`}
            onClick={() => onCorrect(refused)}
          >
            {t('Correct')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
