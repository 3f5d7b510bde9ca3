import type { StaffBanner } from '@partsboard/contract/backoffice/banners';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { Panel } from '../../components/panel.tsx';
import { PictureField } from '../../components/picture-field.tsx';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { without } from '../../lib/without.ts';
import { BannerFields } from './banner-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import type { BannerValues } from './banner-values.ts';

const empty: BannerValues = {
  headlinePl: '',
  headlineEn: '',
  altPl: '',
  altEn: '',
  buttonPl: '',
  buttonEn: '',
  link: '',
  isActive: true,
  shownFrom: null,
  shownUntil: null,
  picture: null,
};

const valuesOf = (banner: StaffBanner): BannerValues => ({
  ...without(banner, 'id', 'storeId', 'place', 'version', 'state', 'pictureUrl'),
  picture: null,
});

/** Browsers tell the kind of a picture by its content. */
const asUrl = (base64: string): string => `data:image/*;base64,${base64}`;

interface BannerFormProps {
  /** Null for one that is added. */
  readonly banner: StaffBanner | null;
  readonly isSaving: boolean;
  readonly onSave: (values: BannerValues, events: { readonly onError: (error: unknown) => void }) => void;
}

export function BannerForm({ banner, isSaving, onSave }: BannerFormProps) {
  const { t } = useTranslation();
  const form = useForm<BannerValues>({
    initialValues: banner ? valuesOf(banner) : empty,
    validate: {
      headlinePl: required,
      headlineEn: required,
      picture: (picture) => (banner ? null : required(picture ?? '')),
    },
  });
  const { picture } = form.values;
  const pictureUrl = picture === null ? (banner?.pictureUrl ?? null) : asUrl(picture);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => onSave(values, { onError: (error) => showFieldErrors(form, error) }),
        focusFirstError,
      )}
    >
      <UnsavedChangesGuard isDirty={form.isDirty() && !isSaving} />
      <Stack gap="lg">
        <Panel title={t('Preview')}>
          <BannerPreview banner={form.values} pictureUrl={pictureUrl} />
        </Panel>
        <Panel title={t('Picture')}>
          <PictureField
            label={t('Picture of the banner')}
            url={pictureUrl}
            error={form.errors.picture}
            isRemovable={false}
            onChange={(content) => form.setFieldValue('picture', content)}
          />
        </Panel>
        <Panel title={t('Text and link')}>
          <BannerFields form={form} />
        </Panel>
        <Button type="submit" loading={isSaving} style={{ alignSelf: 'flex-start' }}>
          {banner ? t('Save') : t('Add')}
        </Button>
      </Stack>
    </form>
  );
}
