import type { StoreSettings } from '@partsboard/contract/backoffice/stores';
import type { UseFormReturnType } from '@mantine/form';
import { ColorInput, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

/** What visitors see of a store, and under which addresses. */
export function LookFields({ form }: { readonly form: UseFormReturnType<StoreSettings> }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        {...form.getInputProps('titlePl')}
        label={t('Title of the browser tab, Polish')}
        maxLength={120}
      />
      <TextInput
        {...form.getInputProps('titleEn')}
        label={t('Title of the browser tab, English')}
        maxLength={120}
      />
      <TextInput
        {...form.getInputProps('descriptionPl')}
        label={t('Description for search engines, Polish')}
        maxLength={300}
      />
      <TextInput
        {...form.getInputProps('descriptionEn')}
        label={t('Description for search engines, English')}
        maxLength={300}
      />
      <TextInput {...form.getInputProps('copyrightPl')} label={t('Copyright line, Polish')} maxLength={200} />
      <TextInput
        {...form.getInputProps('copyrightEn')}
        label={t('Copyright line, English')}
        maxLength={200}
      />
      <ColorInput
        {...form.getInputProps('accentColor')}
        value={form.values.accentColor ?? ''}
        onChange={(color) => form.setFieldValue('accentColor', color === '' ? null : color)}
        label={t('Color of buttons and links')}
        description={t('Empty: the usual blue. White letters must be readable on it.')}
        eyeDropperButtonProps={{ 'aria-label': t('Pick a color from the screen') }}
      />
      <TagsInput
        {...form.getInputProps('hostNames')}
        label={t('Host names')}
        description={t('Under these addresses browsers find this store. Enter adds one.')}
        placeholder={form.values.hostNames.length === 0 ? 'parts.dealer.example' : ''}
        maxTags={20}
      />
    </SimpleGrid>
  );
}
