import { Alert, Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { MAX_CHOSEN_ORDERS } from '../../lib/api/contract-values.ts';
import type { SelectionReach } from './selection-reach.ts';
import classes from './order-list.module.css';

interface SelectMatchingProps {
  readonly reach: Exclude<SelectionReach, 'rows'>;
  readonly selected: number;
  readonly isLoading: boolean;
  readonly onSelect: () => void;
}

/** Once all orders that are shown are selected: the way to those of the next pages, and whether these are all. */
export function SelectMatching({ reach, selected, isLoading, onSelect }: SelectMatchingProps) {
  const { t } = useTranslation();
  const sentences: Readonly<Record<SelectMatchingProps['reach'], string>> = {
    shown: t('All orders shown are selected: {{number}}.', { number: selected }),
    limit: t(
      'The first {{limit}} matching orders are selected. More do not go at once: do these first, then select the next ones.',
      { limit: MAX_CHOSEN_ORDERS },
    ),
    all: t('All matching orders are selected: {{number}}.', { number: selected }),
  };
  return (
    <Alert color="accent" p="xs" role="status">
      <div className={classes.matching}>
        <span>{sentences[reach]}</span>
        {reach === 'shown' ? (
          <Button variant="default" loading={isLoading} onClick={onSelect}>
            {t('Select all matching orders')}
          </Button>
        ) : null}
      </div>
    </Alert>
  );
}
