import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

interface Props {
  readonly loading: boolean;
  readonly onCheck: () => void;
  /** What is asked about, for those who can't see the row. */
  readonly subject: string;
  /** Whether it was asked in vain before. */
  readonly again?: boolean;
  readonly size?: 'compact-xs' | 'compact-sm' | 'sm';
}

/** Asks for price and stock. It stays clickable to the eye while it runs, so that the row does not jump. */
export function CheckStockButton({ loading, onCheck, subject, again = false, size = 'compact-xs' }: Props) {
  const { t } = useTranslation();
  const label = loading ? t('Loading') : again ? t('Retry') : t('Check Stock and Price');
  return (
    <Button
      variant="light"
      size={size}
      aria-label={`${label}: ${subject}`}
      aria-busy={loading}
      aria-disabled={loading}
      {...(loading ? { 'data-disabled': true } : {})}
      onClick={() => {
        if (!loading) onCheck();
      }}
    >
      {label}
    </Button>
  );
}
