import { NumberInput, Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { MAX_CREDIT_LIMIT, MAX_PAYMENT_DAYS } from '../../lib/api/contract-values.ts';
import { discountTablesQuery } from './companies.queries.ts';

interface DiscountTableFieldProps {
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

export function DiscountTableField({ value, onChange }: DiscountTableFieldProps) {
  const { t } = useTranslation();
  const tables = useQuery(discountTablesQuery).data ?? [];
  return (
    <Select
      label={t('Discount table')}
      placeholder={t('Catalog prices')}
      clearable
      data={tables.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
      value={value}
      onChange={onChange}
    />
  );
}

export interface Credit {
  readonly creditLimit: number;
  readonly paymentDays: number;
}

interface CreditFieldsProps {
  readonly value: Credit;
  readonly onChange: (value: Credit) => void;
}

/** Empty means none. */
const numberOf = (value: string | number): number => (typeof value === 'number' ? value : 0);

export function CreditFields({ value, onChange }: CreditFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <NumberInput
        label={t('Credit limit in PLN')}
        min={0}
        max={MAX_CREDIT_LIMIT}
        clampBehavior="strict"
        decimalScale={2}
        thousandSeparator=" "
        decimalSeparator=","
        value={value.creditLimit}
        onChange={(limit) => onChange({ ...value, creditLimit: numberOf(limit) })}
      />
      <NumberInput
        label={t('Days for payment')}
        min={0}
        max={MAX_PAYMENT_DAYS}
        clampBehavior="strict"
        allowDecimal={false}
        value={value.paymentDays}
        onChange={(days) => onChange({ ...value, paymentDays: numberOf(days) })}
      />
    </>
  );
}
