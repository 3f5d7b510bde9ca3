import { Modal } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import classes from './order-list.module.css';

export interface Outcome {
  readonly number: string;
  readonly problem: string | null;
}

interface BulkOutcomesProps {
  readonly title: string;
  readonly outcomes: readonly Outcome[];
  readonly onClose: () => void;
}

/** What became of each order, and why not where it was not done. */
export function BulkOutcomes({ title, outcomes, onClose }: BulkOutcomesProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={outcomes.length > 0}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ul className={classes.results}>
        {outcomes.map(({ number, problem }) => (
          <li key={number}>
            {problem === null ? (
              <IconCheck size={16} aria-hidden color="var(--mantine-color-green-6)" />
            ) : (
              <IconAlertTriangle size={16} aria-hidden color="var(--mantine-color-red-6)" />
            )}{' '}
            <strong>{number}</strong> {problem ?? t('Done')}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
