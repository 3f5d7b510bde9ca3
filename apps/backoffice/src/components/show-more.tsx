import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface ShowMoreProps {
  readonly count: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** Below a list that comes in pages: how many rows are shown, and a button for the next ones. */
export function ShowMore({ count, hasMore, isLoading, onMore }: ShowMoreProps) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" mih={36}>
      <Text c="dimmed" role="status">
        {t('{{count}} rows', { count })}
      </Text>
      {hasMore ? (
        <Button variant="default" loading={isLoading} onClick={onMore}>
          {t('Show more')}
        </Button>
      ) : null}
    </Group>
  );
}
