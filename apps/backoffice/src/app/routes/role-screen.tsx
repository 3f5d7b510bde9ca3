import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { DeleteRole } from '../../features/roles/delete-role.tsx';
import { RoleForm } from '../../features/roles/role-form.tsx';
import { useChangeRole } from '../../features/roles/roles.mutations.ts';
import { rolesQuery } from '../../features/roles/roles.queries.ts';
import { useMay, useStaff } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';
import { without } from '../../lib/without.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

export function RoleScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ from: '/frame/roles/$id' }).id);
  const staff = useStaff();
  const may = useMay();
  const navigate = useNavigate();
  const query = useQuery(rolesQuery);
  const change = useChangeRole(id);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <PageSkeleton />;
  const role = query.data.find((each) => each.id === id);
  if (!role) return <NotFoundScreen />;
  return (
    <Page
      title={role.name}
      crumbs={[{ label: t('Roles'), link: { to: paths.roles } }, { label: role.name }]}
      actions={
        may('roles.edit') ? (
          <DeleteRole key={role.id} role={role} onDeleted={() => void navigate({ to: paths.roles })} />
        ) : null
      }
    >
      <SteadyRecord key={role.id} record={role} fieldsOf={(each) => without(each, 'version')}>
        {(held) => (
          <RoleForm
            role={held}
            isReadOnly={!may('roles.edit')}
            isSaving={change.isPending}
            ownPermissions={staff?.permissions ?? []}
            onSave={(values, events) =>
              change.mutate(
                { ...values, version: held.version },
                { ...events, onSuccess: () => showInfo(t('Data was successfully saved.')) },
              )
            }
          />
        )}
      </SteadyRecord>
    </Page>
  );
}
