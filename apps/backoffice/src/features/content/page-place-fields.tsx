import type { PageSettings } from '@partsboard/contract/backoffice/pages';
import { MultiSelect, NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

const FOOTER_ROWS = [1, 2, 3];

/** Under which address the shop has a page, and what links it. */
export function PagePlaceFields({ form }: { readonly form: UseFormReturnType<PageSettings> }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        {...form.getInputProps('seName')}
        label={t('Address of the page')}
        description={t('Small letters, digits and dashes. Links elsewhere break when it changes.')}
        leftSection="/p/"
        leftSectionWidth={38}
        maxLength={80}
      />
      <NumberInput
        {...form.getInputProps('position')}
        label={t('Place in menu and footer')}
        description={t('Smaller numbers come first.')}
        min={0}
        max={9999}
        allowDecimal={false}
      />
      <MultiSelect
        label={t('Columns of the footer')}
        placeholder={form.values.footerRows.length === 0 ? t('Not in the footer') : ''}
        error={form.errors.footerRows}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        data={FOOTER_ROWS.map((row) => ({
          value: String(row),
          label: t('Column {{number}}', { number: row }),
        }))}
        value={form.values.footerRows.map(String)}
        onChange={(rows) => form.setFieldValue('footerRows', rows.map(Number).sort())}
      />
      <SimpleGrid cols={1} spacing="sm" style={{ alignSelf: 'end' }}>
        <Switch {...form.getInputProps('inTopMenu', { type: 'checkbox' })} label={t('In the top menu')} />
        <Switch {...form.getInputProps('inSitemap', { type: 'checkbox' })} label={t('In the sitemap')} />
      </SimpleGrid>
    </SimpleGrid>
  );
}
