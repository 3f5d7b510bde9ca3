import type { ShippingSettings, StaffShippingMethod } from '@partsboard/contract/backoffice/methods';
import { Button, MultiSelect, NumberInput, Stack, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { decimalSign } from '@partsboard/ui/lib/format.ts';
import { Panel } from '../../components/panel.tsx';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { without } from '../../lib/without.ts';
import { useStaff } from '../session/session.queries.ts';
import { CommonFields } from './common-fields.tsx';
import { emptyMethod } from './empty-method.ts';
import { useSaveShippingMethod } from './methods.mutations.ts';

const empty: ShippingSettings = {
  ...emptyMethod,
  freeFrom: null,
  postcodePrefixes: [],
  branchIds: null,
  orderUntil: null,
};

const settingsOf = (method: StaffShippingMethod): ShippingSettings =>
  without(method, 'id', 'systemName', 'name', 'version');

interface ShippingMethodFormProps {
  /** Null for one that is added. */
  readonly method: StaffShippingMethod | null;
  readonly onSaved: (id: number) => void;
}

export function ShippingMethodForm({ method, onSaved }: ShippingMethodFormProps) {
  const { t } = useTranslation();
  const branches = useStaff()?.branches ?? [];
  const save = useSaveShippingMethod(method);
  const form = useForm<ShippingSettings>({
    initialValues: method ? settingsOf(method) : empty,
    validate: { namePl: required, nameEn: required },
  });
  const { freeFrom, branchIds, orderUntil } = form.values;
  const submit = (values: ShippingSettings) =>
    save.mutate(values, {
      onSuccess: ({ id }) => onSaved(id),
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
      <UnsavedChangesGuard isDirty={form.isDirty() && !save.isPending && !save.isSuccess} />
      <Stack gap="lg">
        <Panel title={t('Delivery')}>
          <CommonFields form={form}>
            <TagsInput
              {...form.getInputProps('postcodePrefixes')}
              label={t('Postcodes')}
              description={t('What they begin with. Empty: all')}
              splitChars={[',', ' ']}
            />
            <NumberInput
              label={t('Free from a gross sub total of')}
              description={t('Empty: never')}
              error={form.errors.freeFrom}
              min={0}
              decimalScale={2}
              decimalSeparator={decimalSign()}
              suffix=" zł"
              value={freeFrom ?? ''}
              onChange={(value) => form.setFieldValue('freeFrom', value === '' ? null : Number(value))}
            />
            <MultiSelect
              label={t('Branches')}
              description={t('From where it is possible. Empty: from all')}
              error={form.errors.branchIds}
              clearable
              data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={(branchIds ?? []).map(String)}
              onChange={(ids) => form.setFieldValue('branchIds', ids.length === 0 ? null : ids.map(Number))}
            />
            <TextInput
              type="time"
              label={t('Leaves on the same day for orders until')}
              description={t('Empty: not said.')}
              error={form.errors.orderUntil}
              value={orderUntil ?? ''}
              onChange={(event) => form.setFieldValue('orderUntil', event.currentTarget.value || null)}
            />
          </CommonFields>
        </Panel>
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
          {method ? t('Save') : t('Add')}
        </Button>
      </Stack>
    </form>
  );
}
