import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate } from '@tanstack/react-router';
import { RoleForm } from '../../features/roles/role-form.tsx';
import { useCreateRole } from '../../features/roles/roles.mutations.ts';
import { useStaff } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';

export function NewRoleScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const staff = useStaff();
  const create = useCreateRole();
  return (
    <Page
      title={t('Add a role')}
      crumbs={[{ label: t('Roles'), link: { to: paths.roles } }, { label: t('Add a role') }]}
    >
      <RoleForm
        role={null}
        isReadOnly={false}
        isSaving={create.isPending}
        ownPermissions={staff?.permissions ?? []}
        onSave={(values, events) =>
          create.mutate(values, {
            ...events,
            onSuccess: () => void navigate({ to: paths.roles, ignoreBlocker: true }),
          })
        }
      />
    </Page>
  );
}
