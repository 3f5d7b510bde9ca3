import { formatMoney, formatPercent } from '@partsboard/ui/lib/format.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useConfig, useCurrencyCode } from './reference/use-reference.ts';

/** Amounts in zloty, rates in percent. */
interface Amounts {
  readonly net: number;
  readonly taxes: readonly { readonly Rate: number; readonly Value: number }[];
  readonly total: number;
}

export interface TotalRow {
  readonly name: string;
  readonly value: string;
  readonly isTotal: boolean;
}

/**
 * The last rows of every list of totals: net, VAT by rate and gross where the store shows net prices, else the VAT that
 * the total includes.
 */
export function useTotalRows(): (amounts: Amounts) => readonly TotalRow[] {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const showsNet = useConfig()?.general.showPriceNetto ?? false;
  const money = (amount: number) => formatMoney(amount, currency);
  return ({ net, taxes, total }) => [
    ...(showsNet ? [{ name: t('Net total'), value: money(net), isTotal: false }] : []),
    ...taxes.map(({ Rate, Value }) => ({
      name: showsNet
        ? t('VAT {{rate}}', { rate: formatPercent(Rate) })
        : t('including VAT {{rate}}', { rate: formatPercent(Rate) }),
      value: money(Value),
      isTotal: false,
    })),
    { name: showsNet ? t('Order total (gross)') : t('Order total'), value: money(total), isTotal: true },
  ];
}
