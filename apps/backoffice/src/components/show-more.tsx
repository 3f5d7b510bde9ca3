import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNextRowsAhead } from './use-next-rows-ahead.ts';

interface ShowMoreProps {
  readonly count: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
  /** For a list that is the whole screen, unless rows are being read or could not be: the next come as somebody scrolls. */
  readonly loadsAhead?: boolean;
}

/**
 * Below a list that comes in pages: how many rows are shown, and a button for the next ones. At the left: at the right
 * a notice that they could not be read would cover it.
 */
export function ShowMore({ count, hasMore, isLoading, onMore, loadsAhead = false }: ShowMoreProps) {
  const { t } = useTranslation();
  const end = useNextRowsAhead(loadsAhead && hasMore && !isLoading, count, onMore);
  return (
    <Group ref={end} mih={36}>
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
