import type { Company } from '@partsboard/contract/backoffice/companies';
import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { companyCalls, type ChangeCompany } from './companies.mutations.ts';
import { useBranchChoices } from './use-branch-choices.ts';

interface CompanyFormProps {
  readonly company: Company;
  readonly change: ChangeCompany;
  readonly isReadOnly: boolean;
}

/** What the form edits of a company, as its fields have it. */
export const companyFields = (company: Company) => ({
  name: company.name,
  vatNumber: company.vatNumber,
  externalId: company.externalId ?? '',
  homeBranchId: company.branch ? String(company.branch.id) : null,
});

/** Name, VAT number, home branch and the number in the dealer's own system. */
export function CompanyForm({ company, change, isReadOnly }: CompanyFormProps) {
  const { t } = useTranslation();
  const branches = useBranchChoices(company.branch);
  const form = useForm({ initialValues: companyFields(company), validate: { name: required } });
  /** Others of the screen's changes leave what is typed here unsaved. */
  const [isSaving, setSaving] = useState(false);
  const save = ({ name, vatNumber, externalId, homeBranchId }: typeof form.values) => {
    setSaving(true);
    change.mutate(
      () =>
        companyCalls.change(company, {
          name,
          vatNumber,
          externalId: externalId.trim() === '' ? null : externalId,
          homeBranchId: homeBranchId === null ? null : Number(homeBranchId),
        }),
      {
        onSuccess: () => showInfo(t('Data was successfully saved.')),
        onError: (error) => showFieldErrors(form, error),
        onSettled: () => setSaving(false),
      },
    );
  };
  return (
    <form noValidate onSubmit={form.onSubmit(save, focusFirstError)}>
      <UnsavedChangesGuard isDirty={form.isDirty() && !isSaving} />
      <Stack gap="md" maw={520}>
        <TextInput
          {...form.getInputProps('name')}
          label={t('Company name')}
          maxLength={200}
          readOnly={isReadOnly}
          autoComplete="off"
        />
        <TextInput
          {...form.getInputProps('vatNumber')}
          label={t('VAT number')}
          maxLength={40}
          readOnly={isReadOnly}
          autoComplete="off"
        />
        <Select
          {...form.getInputProps('homeBranchId')}
          label={t('Home branch')}
          placeholder={t('None')}
          clearable={!isReadOnly}
          readOnly={isReadOnly}
          data={branches}
        />
        <TextInput
          {...form.getInputProps('externalId')}
          label={t('Number in the own system')}
          maxLength={60}
          readOnly={isReadOnly}
          autoComplete="off"
        />
        {isReadOnly ? null : (
          <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('Save')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
