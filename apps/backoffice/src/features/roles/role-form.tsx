import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { NewStaffRole, StaffRole } from '@partsboard/contract/backoffice/roles';
import { Alert, Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError, showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { permissionGroups, permissionTexts } from './permission-texts.ts';
import classes from './role-form.module.css';

interface RoleFormProps {
  /** Null for a role that is added. */
  readonly role: StaffRole | null;
  readonly isSaving: boolean;
  readonly isReadOnly: boolean;
  /** Nobody can give what they do not have. */
  readonly ownPermissions: readonly Permission[];
  readonly onSave: (values: NewStaffRole, events: { readonly onError: (error: unknown) => void }) => void;
}

export function RoleForm({ role, isSaving, isReadOnly, ownPermissions, onSave }: RoleFormProps) {
  const { t } = useTranslation();
  const texts = permissionTexts(t);
  const form = useForm<NewStaffRole>({
    initialValues: {
      namePl: role?.namePl ?? '',
      nameEn: role?.nameEn ?? '',
      permissions: role?.permissions ?? [],
      requiresSecondFactor: role?.requiresSecondFactor ?? true,
    },
    validate: { namePl: required, nameEn: required },
  });
  const holdsEverything = role?.holdsEverything ?? false;
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
        <Group gap="md" align="flex-start">
          <TextInput
            {...form.getInputProps('namePl')}
            label={t('Polish name')}
            readOnly={isReadOnly}
            maxLength={80}
          />
          <TextInput
            {...form.getInputProps('nameEn')}
            label={t('English name')}
            readOnly={isReadOnly}
            maxLength={80}
          />
        </Group>
        <Switch
          {...form.getInputProps('requiresSecondFactor', { type: 'checkbox' })}
          label={t('Requires the second factor')}
          disabled={isReadOnly}
        />
        {holdsEverything ? (
          <Alert color="accent">{t('This role allows everything. That cannot be changed.')}</Alert>
        ) : (
          <Checkbox.Group {...form.getInputProps('permissions')} label={t('Permissions')}>
            <div className={classes.grid}>
              {permissionGroups(t).map(({ title, permissions }) => (
                <fieldset key={title} className={classes.group}>
                  <legend>{title}</legend>
                  <Stack gap="xs">
                    {permissions.map((permission) => (
                      <Checkbox
                        key={permission}
                        value={permission}
                        label={texts[permission]}
                        disabled={isReadOnly || !ownPermissions.includes(permission)}
                      />
                    ))}
                  </Stack>
                </fieldset>
              ))}
            </div>
          </Checkbox.Group>
        )}
        {isReadOnly ? null : (
          <Button type="submit" loading={isSaving} style={{ alignSelf: 'flex-start' }}>
            {role ? t('Save') : t('Add')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
