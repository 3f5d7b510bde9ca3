import type { LanguageCode } from '@partsboard/contract/language';
import type { StaffMember } from '@partsboard/contract/backoffice/staff';
import {
  Alert,
  Button,
  Checkbox,
  MultiSelect,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { emailRule, required } from '@partsboard/ui/lib/form-rules.tsx';
import { useQuery } from '@tanstack/react-query';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { rolesQuery } from '../roles/roles.queries.ts';
import { branchesQuery } from '../branches/branches.queries.ts';
import { lacksBranch } from './lacks-branch.ts';

export interface StaffFormValues {
  readonly email: string;
  readonly name: string;
  readonly language: LanguageCode;
  readonly roleIds: string[];
  readonly branchIds: string[];
}

interface StaffFormProps {
  /** Null for somebody who is added. */
  readonly member: StaffMember | null;
  readonly isSaving: boolean;
  readonly onSave: (values: StaffFormValues, events: { readonly onError: (error: unknown) => void }) => void;
  readonly isReadOnly: boolean;
}

const idsOf = (things: readonly { readonly id: number }[]): string[] => things.map(({ id }) => String(id));

const valuesOf = (member: StaffMember | null): StaffFormValues => ({
  email: member?.email ?? '',
  name: member?.name ?? '',
  language: member?.language ?? currentLanguage(),
  roleIds: idsOf(member?.roles ?? []),
  branchIds: idsOf(member?.branches ?? []),
});

export function StaffForm({ member, isSaving, onSave, isReadOnly }: StaffFormProps) {
  const { t } = useTranslation();
  const roles = useQuery(rolesQuery);
  const branches = useQuery(branchesQuery);
  const form = useForm<StaffFormValues>({
    initialValues: valuesOf(member),
    validate: { email: member ? () => null : emailRule, name: required },
  });
  const chosenRoles = (roles.data ?? []).filter(({ id }) => form.values.roleIds.includes(String(id)));
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => onSave(values, { onError: (error) => showFieldErrors(form, error) }),
        focusFirstError,
      )}
    >
      <UnsavedChangesGuard isDirty={form.isDirty() && !isSaving} />
      <Stack gap="md" maw={520}>
        <TextInput
          {...form.getInputProps('name')}
          label={t('Name')}
          maxLength={120}
          readOnly={isReadOnly}
          autoComplete="off"
        />
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          label={t('Email')}
          autoComplete="off"
          readOnly={member !== null}
          {...(member ? { variant: 'filled' } : {})}
        />
        <div>
          <Text size="sm" fw={500} mb={4} id="staff-language">
            {t('Language')}
          </Text>
          <SegmentedControl
            {...form.getInputProps('language')}
            aria-labelledby="staff-language"
            disabled={isReadOnly}
            data={[
              { value: 'pl', label: 'Polski' },
              { value: 'en', label: 'English' },
            ]}
          />
        </div>
        <Checkbox.Group {...form.getInputProps('roleIds')} label={t('Roles')} readOnly={isReadOnly}>
          <Stack gap="xs" mt={4}>
            {(roles.data ?? []).map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} disabled={isReadOnly} />
            ))}
          </Stack>
        </Checkbox.Group>
        <MultiSelect
          {...form.getInputProps('branchIds')}
          label={t('Branches')}
          description={t('Roles that work in all branches need none.')}
          data={(branches.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          readOnly={isReadOnly}
          searchable
        />
        {lacksBranch(chosenRoles, form.values.branchIds) ? (
          <Alert color="amber" role="status">
            {t('Without a branch this person sees no orders: these roles work in their own branches only.')}
          </Alert>
        ) : null}
        {isReadOnly ? null : (
          <Button type="submit" loading={isSaving} style={{ alignSelf: 'flex-start' }}>
            {member ? t('Save') : t('Add')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
