import { Text } from '@mantine/core';
import i18next from 'i18next';

/** By this id the shop finds a failed call in its log. One click selects it, to be copied. */
export function ErrorId({ id }: { readonly id: string | null }) {
  if (id === null) return null;
  return (
    <Text size="xs" mt={4} c="inherit">
      {i18next.t('Error ID')} <span style={{ userSelect: 'all', overflowWrap: 'anywhere' }}>{id}</span>
    </Text>
  );
}
