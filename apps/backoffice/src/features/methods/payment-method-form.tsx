import type { PaymentSettings, StaffPaymentMethod } from '@partsboard/contract/backoffice/methods';
import { Button, MultiSelect, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/panel.tsx';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { without } from '../../lib/without.ts';
import { useStaff } from '../session/session.queries.ts';
import { CommonFields } from './common-fields.tsx';
import { emptyMethod } from './empty-method.ts';
import { useSavePaymentMethod } from './methods.mutations.ts';
import { shippingMethodsQuery } from './methods.queries.ts';

const empty: PaymentSettings = {
  ...emptyMethod,
  kind: 'transfer',
  shippingMethods: [],
  counterBranchIds: [],
};

const settingsOf = (method: StaffPaymentMethod): PaymentSettings =>
  without(method, 'id', 'systemName', 'name', 'version');

interface PaymentMethodFormProps {
  /** Null for one that is added. */
  readonly method: StaffPaymentMethod | null;
  readonly onSaved: (id: number) => void;
}

export function PaymentMethodForm({ method, onSaved }: PaymentMethodFormProps) {
  const { t } = useTranslation();
  const branches = useStaff()?.branches ?? [];
  const shippingMethods = useQuery(shippingMethodsQuery).data ?? [];
  const save = useSavePaymentMethod(method);
  const form = useForm<PaymentSettings>({
    initialValues: method ? settingsOf(method) : empty,
    validate: { namePl: required, nameEn: required },
  });
  const kinds: { value: PaymentSettings['kind']; label: string }[] = [
    { value: 'transfer', label: t('Prepaid to the bank account') },
    { value: 'credit', label: t('On trade credit') },
    { value: 'counter', label: t('At the counter of a branch') },
    { value: 'other', label: t('Otherwise, such as to the courier') },
  ];
  const submit = (values: PaymentSettings) =>
    save.mutate(values, {
      onSuccess: ({ id }) => onSaved(id),
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
      <UnsavedChangesGuard isDirty={form.isDirty() && !save.isPending && !save.isSuccess} />
      <Stack gap="lg">
        <Panel title={t('Payment')}>
          <CommonFields form={form}>
            <Select {...form.getInputProps('kind')} label={t('Kind')} allowDeselect={false} data={kinds} />
            <MultiSelect
              {...form.getInputProps('shippingMethods')}
              label={t('Only with these ways of delivery')}
              description={t('Empty: all')}
              clearable
              data={shippingMethods.map(({ systemName, name }) => ({ value: systemName, label: name }))}
            />
            {form.values.kind === 'counter' ? (
              <MultiSelect
                label={t('Branches')}
                description={t('At whose counter it is paid')}
                error={form.errors.counterBranchIds}
                clearable
                data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={form.values.counterBranchIds.map(String)}
                onChange={(ids) => form.setFieldValue('counterBranchIds', ids.map(Number))}
              />
            ) : null}
          </CommonFields>
        </Panel>
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
          {method ? t('Save') : t('Add')}
        </Button>
      </Stack>
    </form>
  );
}
