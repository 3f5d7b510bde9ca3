import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate } from '@tanstack/react-router';
import { Panel } from '../../components/panel.tsx';
import { OneTimePassword } from '../../features/staff/one-time-password.tsx';
import { StaffForm, type StaffFormValues } from '../../features/staff/staff-form.tsx';
import { useCreateStaffMember } from '../../features/staff/staff.mutations.ts';
import { paths } from '../../lib/paths.ts';

export const idsOf = ({ roleIds, branchIds }: StaffFormValues) => ({
  roleIds: roleIds.map(Number),
  branchIds: branchIds.map(Number),
});

export function NewStaffMemberScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const create = useCreateStaffMember();
  const created = create.data;
  return (
    <Page
      title={t('Add a member of staff')}
      crumbs={[{ label: t('Staff'), link: { to: paths.staff } }, { label: t('Add a member of staff') }]}
      width="text"
    >
      <Panel title={t('Data')}>
        <StaffForm
          member={null}
          isReadOnly={false}
          isSaving={create.isPending || created !== undefined}
          onSave={({ email, name, language, ...ids }, events) =>
            create.mutate({ email, name, language, ...idsOf({ email, name, language, ...ids }) }, events)
          }
        />
      </Panel>
      <OneTimePassword
        password={created?.oneTimePassword ?? null}
        onClose={() => {
          if (created)
            void navigate({
              to: paths.staffMember,
              params: { id: String(created.staffMember.id) },
              ignoreBlocker: true,
            });
        }}
      />
    </Page>
  );
}
