import type { StaffRole } from '@partsboard/contract/backoffice/roles';
import { Button, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useDeleteRole } from './roles.mutations.ts';

interface DeleteRoleProps {
  readonly role: StaffRole;
  readonly onDeleted: () => void;
}

/** Deletes a role that was added, after a question. One that somebody has stays; the server names them. */
export function DeleteRole({ role, onDeleted }: DeleteRoleProps) {
  const { t } = useTranslation();
  const remove = useDeleteRole();
  const [isAsking, setAsking] = useState(false);
  if (role.key !== null) return null;
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        {t('Delete role …')}
      </Button>
      <FormDialog
        title={t('Delete role')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        label={t('Delete')}
        isDangerous
        isPending={remove.isPending}
        onSubmit={() =>
          remove.mutate(role.id, {
            onSuccess: () => {
              showInfo(t('The role {{name}} is deleted.', { name: role.name }));
              onDeleted();
            },
            onError: () => setAsking(false),
          })
        }
      >
        <Text>{t('The role {{name}} and what it allows are deleted.', { name: role.name })}</Text>
      </FormDialog>
    </>
  );
}
