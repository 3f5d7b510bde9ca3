import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffListQuery, staffMemberQuery } from '../staff/staff.queries.ts';

interface PersonFilterProps {
  readonly staffId: number | undefined;
  readonly onChange: (staffId: number | undefined) => void;
}

/** One member of staff, found by name however many there are. */
export function PersonFilter({ staffId, onChange }: PersonFilterProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 300);
  const chosen = useQuery({ ...staffMemberQuery(staffId ?? 0), enabled: staffId !== undefined }).data;
  // The field shows the name of the chosen person, which is no search for it.
  const isSearch = search !== '' && search !== chosen?.name;
  const found = useInfiniteQuery(staffListQuery(isSearch ? { search } : {})).data?.pages[0]?.items ?? [];
  const people = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      label={t('Who')}
      placeholder={t('All')}
      clearable
      searchable
      data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      onSearchChange={setText}
      value={staffId === undefined ? null : String(staffId)}
      onChange={(value) => onChange(value === null ? undefined : Number(value))}
    />
  );
}
