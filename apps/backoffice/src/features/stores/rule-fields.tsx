import type { StorePage, StoreSettings } from '@partsboard/contract/backoffice/stores';
import type { UseFormReturnType } from '@mantine/form';
import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useStaff } from '../session/session.queries.ts';

interface RuleFieldsProps {
  readonly form: UseFormReturnType<StoreSettings>;
  readonly pages: readonly StorePage[];
}

/** Terms, prices, pickup and where goods may come from. */
export function RuleFields({ form, pages }: RuleFieldsProps) {
  const { t } = useTranslation();
  const branches = useStaff()?.branches ?? [];
  const { pickupBranchId } = form.values;
  const transfers: { value: StoreSettings['transfersFrom']; label: string }[] = [
    { value: 'nowhere', label: t('Its own stock only') },
    { value: 'central', label: t('Also from central warehouses') },
    { value: 'everywhere', label: t('Also from all other branches') },
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Select
        {...form.getInputProps('termsPage')}
        label={t('Page with the terms of sale')}
        description={t('The checkout links it.')}
        placeholder={t('None')}
        clearable
        data={pages.map(({ seName, titlePl, titleEn }) => ({
          value: seName,
          label: currentLanguage() === 'pl' ? titlePl : titleEn,
        }))}
      />
      <TextInput
        {...form.getInputProps('branchLink')}
        label={t('Link of branches without one of their own')}
        description={t('Such as /p/contact. Empty: none.')}
        maxLength={300}
      />
      <Select
        label={t('Branch for pickup that is offered first')}
        placeholder={t('None')}
        clearable
        error={form.errors.pickupBranchId}
        data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={pickupBranchId === null ? null : String(pickupBranchId)}
        onChange={(id) => form.setFieldValue('pickupBranchId', id === null ? null : Number(id))}
      />
      <Select
        {...form.getInputProps('transfersFrom')}
        label={t('What an executing branch sells')}
        allowDeselect={false}
        data={transfers}
      />
      <Switch {...form.getInputProps('allowsPickup', { type: 'checkbox' })} label={t('Pickup in a branch')} />
      <Switch
        {...form.getInputProps('pickupOnly', { type: 'checkbox' })}
        label={t('Pickup only, no delivery')}
      />
      <Switch {...form.getInputProps('showsNetPrices', { type: 'checkbox' })} label={t('Show net prices')} />
      <Switch
        {...form.getInputProps('allowsBackOrders', { type: 'checkbox' })}
        label={t('Sell what is not in stock (back orders)')}
      />
      <Switch
        {...form.getInputProps('takesUnconfirmedOrders', { type: 'checkbox' })}
        label={t('Take orders while the ERP does not answer')}
        description={t('At the last known prices. Off: such an order is refused with a sentence.')}
      />
      <Switch
        {...form.getInputProps('showsAccountingOrders', { type: 'checkbox' })}
        label={t('Show documents of the accounting system')}
      />
    </SimpleGrid>
  );
}
