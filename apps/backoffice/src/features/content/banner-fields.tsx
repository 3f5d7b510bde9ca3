import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { MomentField } from '../../components/moment-field.tsx';
import type { BannerValues } from './banner-values.ts';

/** What a banner says, where it leads and when it is shown. */
export function BannerFields({ form }: { readonly form: UseFormReturnType<BannerValues> }) {
  const { t } = useTranslation();
  const decoration = t('For people who do not see it. Empty where it only decorates.');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput {...form.getInputProps('headlinePl')} label={t('Polish headline')} maxLength={160} />
      <TextInput {...form.getInputProps('headlineEn')} label={t('English headline')} maxLength={160} />
      <TextInput
        {...form.getInputProps('altPl')}
        label={t('What the picture shows, Polish')}
        description={decoration}
        maxLength={200}
      />
      <TextInput
        {...form.getInputProps('altEn')}
        label={t('What the picture shows, English')}
        description={decoration}
        maxLength={200}
      />
      <TextInput {...form.getInputProps('buttonPl')} label={t('Button, Polish')} maxLength={40} />
      <TextInput {...form.getInputProps('buttonEn')} label={t('Button, English')} maxLength={40} />
      <TextInput
        {...form.getInputProps('link')}
        label={t('Link')}
        description={t('A path in the shop, such as /p/delivery, or an https address.')}
        maxLength={300}
      />
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label={t('Shown in the shop')}
        style={{ alignSelf: 'end' }}
      />
      <MomentField
        label={t('Shown from')}
        error={form.errors.shownFrom}
        value={form.values.shownFrom}
        onChange={(moment) => form.setFieldValue('shownFrom', moment)}
      />
      <MomentField
        label={t('Shown until')}
        error={form.errors.shownUntil}
        value={form.values.shownUntil}
        onChange={(moment) => form.setFieldValue('shownUntil', moment)}
      />
    </SimpleGrid>
  );
}
