import type { StaffWarehouse, WarehouseSettings } from '@partsboard/contract/backoffice/warehouses';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { without } from '../../lib/without.ts';
import { BranchAddressFields } from './branch-address-fields.tsx';
import { BranchHoursFields } from './branch-hours-fields.tsx';

/** What a branch begins with. */
const empty: WarehouseSettings = {
  code: '',
  isBranchOffice: true,
  position: 0,
  namePl: '',
  nameEn: '',
  link: '',
  hoursPl: '',
  hoursEn: '',
  orderUntil: null,
  holidays: [],
  address1: '',
  city: '',
  zipPostalCode: '',
  countryId: 0,
  phoneNumber: '',
  email: '',
};

const settingsOf = (branch: StaffWarehouse): WarehouseSettings =>
  without(branch, 'id', 'name', 'version', 'pictureUrl');

const useBranchForm = (initialValues: WarehouseSettings) =>
  useForm<WarehouseSettings>({
    initialValues,
    validate: { code: required, namePl: required, nameEn: required },
  });

interface BranchFormProps {
  /** Null for one that is added. */
  readonly branch: StaffWarehouse | null;
  readonly homeCountryId: number;
  readonly isSaving: boolean;
  readonly onSave: (
    values: WarehouseSettings,
    events: { readonly onError: (error: unknown) => void },
  ) => void;
}

export function BranchForm({ branch, homeCountryId, isSaving, onSave }: BranchFormProps) {
  const { t } = useTranslation();
  const form = useBranchForm(branch ? settingsOf(branch) : { ...empty, countryId: homeCountryId });
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
        <Panel title={t('Name and address')}>
          <BranchAddressFields form={form} />
        </Panel>
        <Panel title={t('Hours')}>
          <BranchHoursFields form={form} />
        </Panel>
        <Button type="submit" loading={isSaving} style={{ alignSelf: 'flex-start' }}>
          {branch ? t('Save') : t('Add')}
        </Button>
      </Stack>
    </form>
  );
}
