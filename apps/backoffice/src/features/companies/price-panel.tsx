import { Button, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceQuery } from './companies.queries.ts';
import { PriceSteps } from './price-steps.tsx';

interface PricePanelProps {
  readonly companyId: number;
  /** The number that is explained at once. */
  readonly asked: string;
}

/** Why a part costs this customer what it costs. */
export function PricePanel({ companyId, asked: first }: PricePanelProps) {
  const { t } = useTranslation();
  const [number, setNumber] = useState(first);
  const [quantity, setQuantity] = useState(1);
  const [asked, setAsked] = useState({ number: first, quantity: 1 });
  const query = useQuery(priceQuery(companyId, asked));
  return (
    <Stack gap="md">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ number: number.trim(), quantity });
        }}
      >
        <Stack gap="xs">
          <TextInput
            label={t('Part number')}
            maxLength={60}
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
            error={query.isError ? describeError(query.error).message : null}
          />
          <NumberInput
            label={t('Quantity')}
            min={1}
            max={99_999}
            clampBehavior="strict"
            allowDecimal={false}
            value={quantity}
            onChange={(value) => setQuantity(typeof value === 'number' ? value : 1)}
          />
          <Button type="submit" variant="default" loading={query.isFetching}>
            {t('Explain the price')}
          </Button>
        </Stack>
      </form>
      {(query.data ?? []).map((price) => (
        <div key={price.partId} role="status">
          <Text fw={600}>{`${price.brand} ${price.number}`}</Text>
          <Text c="dimmed" size="sm">
            {price.name}
          </Text>
          {price.hasPrice ? <PriceSteps price={price} /> : <Text>{t('This part has no price.')}</Text>}
        </div>
      ))}
    </Stack>
  );
}
