import type { StaffWarehouse } from '@partsboard/contract/backoffice/warehouses';
import { Button, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useDeleteBranch } from './branches.mutations.ts';

interface DeleteBranchProps {
  readonly branch: StaffWarehouse;
  readonly onDeleted: () => void;
}

/** Deletes a branch in which nothing has happened yet, after a question. */
export function DeleteBranch({ branch, onDeleted }: DeleteBranchProps) {
  const { t } = useTranslation();
  const remove = useDeleteBranch(branch.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        {t('Delete branch …')}
      </Button>
      <FormDialog
        title={t('Delete branch')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        label={t('Delete')}
        isDangerous
        isPending={remove.isPending}
        onSubmit={() => remove.mutate(undefined, { onSuccess: onDeleted, onError: () => setAsking(false) })}
      >
        <Text>
          {t(
            'The branch “{{name}}” is deleted. That is possible as long as it has had neither stock nor orders.',
            { name: branch.name },
          )}
        </Text>
      </FormDialog>
    </>
  );
}
