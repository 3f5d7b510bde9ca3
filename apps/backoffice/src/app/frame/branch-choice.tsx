import type { Branch } from '@partsboard/contract/backoffice/branches';
import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconBuildingStore } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { chooseBranch, useChosenBranch } from '../../lib/chosen-branch.ts';
import { withValue } from '../../lib/with-value.ts';

const ALL = 'all';

/** The branch that the person works in now; lists begin with it. */
export function BranchChoice({ branches }: { readonly branches: readonly Branch[] }) {
  const { t } = useTranslation();
  const chosen = useChosenBranch();
  const navigate = useNavigate();
  if (branches.length < 2) return null;
  const known = branches.some(({ id }) => id === chosen);
  return (
    <Select
      aria-label={t('Branch')}
      leftSection={<IconBuildingStore size={16} aria-hidden />}
      allowDeselect={false}
      data={[
        { value: ALL, label: t('All my branches') },
        ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={known ? String(chosen) : ALL}
      onChange={(value) => {
        chooseBranch(value === null || value === ALL ? null : Number(value));
        // A list that was filtered by another branch follows too.
        void navigate({
          to: '.',
          search: (search) => withValue(search, 'branchId', undefined),
          replace: true,
        });
      }}
    />
  );
}
