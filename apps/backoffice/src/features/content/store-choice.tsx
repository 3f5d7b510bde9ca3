import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { contentStoresQuery } from './content.queries.ts';

interface StoreChoiceProps {
  readonly value: number | undefined;
  readonly onChange: (storeId: number) => void;
}

/** Whose pages and banners are meant; nothing to choose where there is one store. */
export function StoreChoice({ value, onChange }: StoreChoiceProps) {
  const { t } = useTranslation();
  const stores = useQuery(contentStoresQuery).data ?? [];
  if (stores.length < 2) return null;
  return (
    <Select
      label={t('Store')}
      allowDeselect={false}
      data={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value ?? stores[0]?.id)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
