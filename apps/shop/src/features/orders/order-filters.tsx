import { orderStatuses } from '@partsboard/domain/order-status';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DayField } from './day-field.tsx';
import { useExportOrders } from './orders.mutations.ts';
import type { OrderFilter } from './orders.queries.ts';
import classes from './order-filters.module.css';
import { useStatusTexts } from './status-text.tsx';

const SEARCH_DELAY_MS = 300;

interface Props {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
}

/** Search, status and days, and the orders that fit them as a file. */
export function OrderFilters({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const texts = useStatusTexts();
  const exporting = useExportOrders();
  const change = <K extends keyof OrderFilter>(name: K, value: OrderFilter[K] | undefined) => {
    const others = Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name));
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <div className={classes.filters}>
      <OrderSearch search={filter.search ?? ''} onSearch={(text) => change('search', text || undefined)} />
      <NativeSelect
        label={t('Order status')}
        value={filter.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change(
            'status',
            orderStatuses.find((status) => status === value),
          )
        }
        data={[
          { value: '', label: t('All') },
          ...orderStatuses.map((value) => ({ value, label: texts[value] })),
        ]}
      />
      <DayField
        label={t('From day')}
        max={filter.to}
        day={filter.from}
        onDay={(day) => change('from', day)}
      />
      <DayField label={t('To day')} min={filter.from} day={filter.to} onDay={(day) => change('to', day)} />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate(filter)}
      >
        {t('Export to CSV')}
      </Button>
    </div>
  );
}

interface OrderSearchProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Searches a moment after the last key. */
function OrderSearch({ search, onSearch }: OrderSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [given, setGiven] = useState(search);
  const searchSoon = useDebouncedCallback((text: string) => {
    setAsked(text.trim());
    onSearch(text.trim());
  }, SEARCH_DELAY_MS);
  if (search !== given) {
    setGiven(search);
    // Set by a link and not by this field, such as the link to all orders.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }
  return (
    <TextInput
      label={t('Search by order number, your reference, part number or part name')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      maxLength={100}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
    />
  );
}
