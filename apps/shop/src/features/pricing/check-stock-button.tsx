import { Button, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useAwaitsApproval } from '../account/account.queries.ts';

interface Props {
  readonly loading: boolean;
  readonly onCheck: () => void;
  /** The part that is checked, for people who cannot see the row. */
  readonly subject: string;
  /** Whether the last check has failed. */
  readonly again?: boolean;
  readonly size?: 'compact-xs' | 'compact-sm' | 'sm';
}

/** Fetches price and stock. It looks enabled while it runs, so that the row does not flicker. */
export function CheckStockButton({ loading, onCheck, subject, again = false, size = 'compact-xs' }: Props) {
  const { t } = useTranslation();
  const awaitsApproval = useAwaitsApproval();
  if (awaitsApproval)
    return (
      <Text size="xs" c="dimmed">
        {t('Price after approval')}
      </Text>
    );
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
