import type { PageSettings, StaffPage } from '@partsboard/contract/backoffice/pages';
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { PagePlaceFields } from './page-place-fields.tsx';
import { PagePreview } from './page-preview.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { slugOf } from './slug.ts';

const empty: PageSettings = {
  seName: '',
  titlePl: '',
  titleEn: '',
  bodyPl: '',
  bodyEn: '',
  position: 0,
  footerRows: [],
  inTopMenu: false,
  inSitemap: true,
};

const settingsOf = (page: StaffPage): PageSettings => ({
  seName: page.seName,
  titlePl: page.titlePl,
  titleEn: page.titleEn,
  bodyPl: page.bodyPl,
  bodyEn: page.bodyEn,
  position: page.position,
  footerRows: page.footerRows,
  inTopMenu: page.inTopMenu,
  inSitemap: page.inSitemap,
});

interface PageFormProps {
  /** Null for one that is added. */
  readonly page: StaffPage | null;
  readonly isSaving: boolean;
  readonly onSave: (
    values: PageSettings & { readonly publish: boolean },
    events: { readonly onError: (error: unknown) => void },
  ) => void;
}

/** A page in both languages beside each other, saved as a draft or for the shop. */
export function PageForm({ page, isSaving, onSave }: PageFormProps) {
  const { t } = useTranslation();
  const [previewed, setPreviewed] = useState<PageSettings | null>(null);
  const form = useForm<PageSettings>({
    initialValues: page ? settingsOf(page) : empty,
    validate: { titlePl: required, titleEn: required, seName: required },
  });
  const save = (publish: boolean) =>
    form.onSubmit(
      (values) => onSave({ ...values, publish }, { onError: (error) => showFieldErrors(form, error) }),
      focusFirstError,
    )();
  const suggestAddress = () => {
    if (form.values.seName === '') form.setFieldValue('seName', slugOf(form.values.titlePl));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
    >
      <UnsavedChangesGuard isDirty={form.isDirty() && !isSaving} />
      <Stack gap="lg">
        <Panel title={t('Text')}>
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <Stack gap="md">
              <TextInput
                {...form.getInputProps('titlePl')}
                label={t('Polish title')}
                maxLength={120}
                onBlur={suggestAddress}
              />
              <RichTextField
                label={t('Polish text')}
                initialValue={form.values.bodyPl}
                error={form.errors.bodyPl}
                onChange={(html) => form.setFieldValue('bodyPl', html)}
              />
            </Stack>
            <Stack gap="md">
              <TextInput {...form.getInputProps('titleEn')} label={t('English title')} maxLength={120} />
              <RichTextField
                label={t('English text')}
                initialValue={form.values.bodyEn}
                error={form.errors.bodyEn}
                onChange={(html) => form.setFieldValue('bodyEn', html)}
              />
            </Stack>
          </SimpleGrid>
        </Panel>
        <Panel title={t('Address and links')}>
          <PagePlaceFields form={form} />
        </Panel>
        <Group gap="xs">
          <Button loading={isSaving} onClick={() => save(true)}>
            {t('Publish')}
          </Button>
          <Button type="submit" variant="default" disabled={isSaving}>
            {t('Save draft')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            onClick={() => setPreviewed(form.values)}
          >
            {t('Preview')}
          </Button>
        </Group>
      </Stack>
      <PagePreview title={t('Preview')} page={previewed} onClose={() => setPreviewed(null)} />
    </form>
  );
}
