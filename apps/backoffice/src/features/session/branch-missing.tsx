import { Alert } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useStaff } from './session.queries.ts';

/** Tells somebody who works in their own branches only, and has none, why there are no orders. */
export function BranchMissing() {
  const { t } = useTranslation();
  const staff = useStaff();
  if (!staff || staff.branches.length > 0) return null;
  const { permissions } = staff;
  if (!permissions.includes('orders.read') || permissions.includes('branches.all')) return null;
  return (
    <Alert color="amber">
      {t('You belong to no branch, so that you see no orders. An administrator chooses it under Staff.')}
    </Alert>
  );
}
