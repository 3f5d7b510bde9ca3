import type { StaffStore, StoreSettings } from '@partsboard/contract/backoffice/stores';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { without } from '../../lib/without.ts';
import { CompanyFields } from './company-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { useChangeStore } from './stores.mutations.ts';

/** The values of the form; the others of the store are not settings. */
const settingsOf = (store: StaffStore): StoreSettings =>
  without(store, 'id', 'isDefault', 'version', 'pages', 'logoUrl', 'darkLogoUrl');

const useStoreForm = (store: StaffStore) =>
  useForm<StoreSettings>({
    initialValues: settingsOf(store),
    validate: { name: required, titlePl: required, titleEn: required },
  });

export function StoreForm({ store }: { readonly store: StaffStore }) {
  const { t } = useTranslation();
  const change = useChangeStore(store.id);
  const form = useStoreForm(store);
  const save = (values: StoreSettings) =>
    change.mutate(
      { ...values, version: store.version },
      {
        onSuccess: () => showInfo(t('Data was successfully saved.')),
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <form noValidate onSubmit={form.onSubmit(save, focusFirstError)}>
      <UnsavedChangesGuard isDirty={form.isDirty() && !change.isPending} />
      <Stack gap="lg">
        <Panel title={t('Company')}>
          <CompanyFields form={form} />
        </Panel>
        <Panel title={t('In the shop')}>
          <LookFields form={form} />
        </Panel>
        <Panel title={t('Rules')}>
          <RuleFields form={form} pages={store.pages} />
        </Panel>
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}
